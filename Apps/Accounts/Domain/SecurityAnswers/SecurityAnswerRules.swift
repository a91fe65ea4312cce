import Coding
import Wire

/// A question with what somebody answered to it.
@Memberwise public struct SecurityAnswer: Hashable, Sendable, WireCodable {
  public let question: AskedQuestion
  public let answer: String

  public init(_ cursor: WireCursor) throws(WireError) {
    question = try AskedQuestion(cursor)
    answer = try cursor.required("answer").string(limit: AccountsLimits.typed)
  }

  public var json: JSON { .object([question.member, JSON.Member("answer", .string(answer))]) }
}

/// What questions and answers must be (specification §24).
///
/// What counts is the normal form of an answer. It needs Unicode form NFKC, which only the server
/// has: a device checks the same rules on what was typed, without spaces at the ends, which finds
/// most faults at once; the server decides.
public enum SecurityAnswerRules {
  /// Questions of one person.
  public static let fewest = 3
  public static let most = 5
  /// Where a question stands among those of a person.
  public static let places: ClosedRange<Int64> = 0...Int64(most - 1)
  /// Unicode scalars of the normal form.
  public static let shortest = 3
  public static let longest = 128

  /// What is wrong, in the order in which it is looked for.
  public enum Fault: String, Error, Hashable, Sendable, CaseIterable {
    case tooFew, tooMany
    case questionEmpty, questionLong, questionTwice
    case tooShort, tooLong
    /// The question says it already.
    case inQuestion
    /// Two questions have one answer.
    case alike
    /// Everybody guesses it; only the server knows the list.
    case common

    /// Whether the question is to blame, not the answer.
    public var isAboutQuestion: Bool {
      switch self {
      case .questionEmpty, .questionLong, .questionTwice: true
      case .tooFew, .tooMany, .tooShort, .tooLong, .inQuestion, .alike, .common: false
      }
    }
  }

  /// A fault, and with which question.
  public struct Finding: Error, Hashable, Sendable {
    public let fault: Fault
    public let place: Int

    public init(_ fault: Fault, at place: Int) {
      self.fault = fault
      self.place = place
    }
  }

  /// Answers the normal forms.
  ///
  /// - Parameters:
  ///   - normal: Makes the normal form of a text.
  ///   - isCommon: Whether a normal form is one that everybody guesses.
  public static func check(
    _ answers: [SecurityAnswer], normal: (String) -> String, isCommon: (String) -> Bool
  ) throws(Finding) -> [String] {
    if answers.count > most { throw Finding(.tooMany, at: most) }
    var questions: [[String]] = []
    var forms: [String] = []
    for (place, entry) in answers.enumerated() {
      let texts = normalTexts(entry.question, normal)
      if let fault = fault(of: entry.question, texts, after: questions) {
        throw Finding(fault, at: place)
      }
      questions.append(texts)
      let form = normal(entry.answer)
      let length = form.unicodeScalars.count
      if length < shortest { throw Finding(.tooShort, at: place) }
      if length > longest { throw Finding(.tooLong, at: place) }
      for text in texts where holds(text, form) { throw Finding(.inQuestion, at: place) }
      for other in forms where other == form { throw Finding(.alike, at: place) }
      if isCommon(form) { throw Finding(.common, at: place) }
      forms.append(form)
    }
    if answers.count < fewest { throw Finding(.tooFew, at: answers.count) }
    return forms
  }

  /// The rules on what was typed, as a device can check them.
  public static func finding(in answers: [SecurityAnswer]) -> Finding? {
    do throws(Finding) {
      _ = try check(answers, normal: { text in trimmed(text) }, isCommon: { _ in false })
      return nil
    } catch { return error }
  }

  private static func normalTexts(
    _ question: AskedQuestion, _ normal: (String) -> String
  ) -> [String] {
    var texts: [String] = []
    for text in question.texts { texts.append(normal(text)) }
    return texts
  }

  private static func fault(
    of question: AskedQuestion, _ texts: [String], after others: [[String]]
  ) -> Fault? {
    if case .own(let text) = question {
      if texts[0].isEmpty { return .questionEmpty }
      if text.unicodeScalars.count > AskedQuestion.longest { return .questionLong }
    }
    for other in others {
      for text in other where texts.contains(text) { return .questionTwice }
    }
    return nil
  }

  /// Without spaces at both ends.
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
    while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{3000}"
  }

  /// Whether a text has a part in it.
  static func holds(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard !part.isEmpty, part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) {
      var index = 0
      while index < part.count, text[start + index] == part[index] { index += 1 }
      if index == part.count { return true }
    }
    return false
  }
}
