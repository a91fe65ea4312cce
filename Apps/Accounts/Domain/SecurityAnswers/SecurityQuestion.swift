import Calendar
import Wire

/// A question of the list. The first five are those of the product's first generation, whose
/// answers can be imported.
public enum SecurityQuestion: String, Hashable, Sendable, CaseIterable {
  case pet, birthCity, school, food, car
  case teacher, friend, street, job, trip

  public func text(in language: Language) -> String {
    language == .korean ? korean : english
  }

  private var english: String {
    switch self {
    case .pet: "What was the name of your first pet?"
    case .birthCity: "In which city were you born?"
    case .school: "What was your elementary school called?"
    case .food: "What is your favorite food?"
    case .car: "What model was your first car?"
    case .teacher: "Who was your favorite teacher?"
    case .friend: "Who was your best friend as a child?"
    case .street: "Which street did you grow up on?"
    case .job: "Where did you first earn money?"
    case .trip: "Where was your first trip abroad?"
    }
  }

  private var korean: String {
    switch self {
    case .pet: "처음 키운 반려동물의 이름은 무엇인가요?"
    case .birthCity: "태어난 도시는 어디인가요?"
    case .school: "졸업한 초등학교의 이름은 무엇인가요?"
    case .food: "가장 좋아하는 음식은 무엇인가요?"
    case .car: "처음 산 자동차의 모델은 무엇인가요?"
    case .teacher: "가장 좋아했던 선생님의 성함은 무엇인가요?"
    case .friend: "어릴 때 가장 친했던 친구의 이름은 무엇인가요?"
    case .street: "어릴 때 살던 동네의 길 이름은 무엇인가요?"
    case .job: "처음 돈을 번 곳은 어디인가요?"
    case .trip: "처음 다녀온 해외 여행지는 어디인가요?"
    }
  }
}

/// What is asked: a question of the list, in the reader's language, or one's own, as it was typed.
public enum AskedQuestion: Hashable, Sendable {
  case listed(SecurityQuestion)
  case own(String)

  /// Unicode scalars.
  public static let longest = 160

  public func text(in language: Language) -> String {
    switch self {
    case .listed(let question): question.text(in: language)
    case .own(let text): text
    }
  }

  /// In every language in which it may be read.
  var texts: [String] {
    switch self {
    case .listed(let question):
      [question.text(in: .english), question.text(in: .korean)]
    case .own(let text): [text]
    }
  }

  /// `listed` or `own`, for an object that says more.
  public var member: JSON.Member {
    switch self {
    case .listed(let question): JSON.Member("listed", .string(question.rawValue))
    case .own(let text): JSON.Member("own", .string(text))
    }
  }

  /// Reads the ``member`` of an object.
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let word = try cursor.optional("listed") else {
      self = .own(try cursor.required("own").string(limit: AccountsLimits.typed))
      return
    }
    guard let question = SecurityQuestion(rawValue: try word.string(limit: 32)) else {
      throw word.error(.expected("a question of the list"))
    }
    self = .listed(question)
  }
}
