import AccountsDomain
import AccountsServer
import Calendar
import Testing

@Suite("What security questions and answers must be (specification §24)")
struct SecurityAnswerRulesTests {
  typealias Finding = SecurityAnswerRules.Finding

  static let good: [SecurityAnswer] = [
    .init(question: .listed(.pet), answer: "Biscuit the Third"),
    .init(question: .listed(.birthCity), answer: "New York"),
    .init(question: .own("Where does the blue door lead?"), answer: "to the cellar"),
  ]

  private func check(_ answers: [SecurityAnswer]) throws(Finding) -> [String] {
    try SecurityAnswerRules.check(
      answers, normal: NormalAnswer.form, isCommon: CommonAnswers.contains)
  }

  private func finding(_ answers: [SecurityAnswer]) -> Finding? {
    do throws(Finding) {
      _ = try check(answers)
      return nil
    } catch { return error }
  }

  /// The good ones with the first in another form.
  private static func with(_ question: AskedQuestion, _ answer: String) -> [SecurityAnswer] {
    [SecurityAnswer(question: question, answer: answer)] + good.dropFirst()
  }

  @Test func takesThreeToFive() throws {
    #expect(try check(Self.good) == ["biscuit the third", "new york", "to the cellar"])
    var more = Self.good
    more.append(.init(question: .listed(.teacher), answer: "Frau Abendroth"))
    more.append(.init(question: .listed(.trip), answer: "쿠알라룸푸르"))
    #expect(finding(more) == nil)
    more.append(.init(question: .listed(.street), answer: "Lindenallee"))
    #expect(finding(more) == Finding(.tooMany, at: 5))
    #expect(finding(Array(Self.good.prefix(2))) == Finding(.tooFew, at: 2))
    #expect(finding([]) == Finding(.tooFew, at: 0))
  }

  static let refused:
    [(question: AskedQuestion, answer: String, fault: SecurityAnswerRules.Fault)] =
      [
        (.own(" ?! "), "biscuit", .questionEmpty),
        (.own(String(repeating: "a ", count: 81)), "biscuit", .questionLong),
        (.listed(.pet), "", .tooShort), (.listed(.pet), "ab", .tooShort),
        (.listed(.pet), " a.b! ", .tooShort), (.listed(.birthCity), "부산", .tooShort),
        (.listed(.pet), String(repeating: "x", count: 129), .tooLong),
        (.listed(.pet), "PET", .inQuestion), (.listed(.pet), "first pet?", .inQuestion),
        (.listed(.pet), "반려동물", .inQuestion), (.own("Blue, red or green?"), "Red", .inQuestion),
        (.listed(.pet), "Fluffy", .common), (.listed(.pet), "누렁이", .common),
        (.listed(.food), "김치찌개", .common),
        (.listed(.car), "Toyota  COROLLA", .common), (.listed(.pet), "I don't know", .common),
        (.listed(.pet), "password1", .common), (.listed(.pet), "abcabcabc", .common),
      ]

  @Test(arguments: refused)
  func refuses(question: AskedQuestion, answer: String, fault: SecurityAnswerRules.Fault) {
    #expect(finding(Self.with(question, answer)) == Finding(fault, at: 0))
  }

  @Test func refusesTheSameTwice() {
    var answers = Self.good
    answers[2] = .init(question: .listed(.pet), answer: "to the cellar")
    #expect(finding(answers) == Finding(.questionTwice, at: 2))
    // A question of the list in one's own words is the same question.
    answers[2] = .init(
      question: .own("what was THE NAME of your first pet"), answer: "to the cellar")
    #expect(finding(answers) == Finding(.questionTwice, at: 2))
    answers[2] = .init(question: .listed(.street), answer: "NEW   york!")
    #expect(finding(answers) == Finding(.alike, at: 2))
  }

  /// A device has no NFKC: it finds the obvious, and the server the rest.
  @Test func aDeviceFindsTheObvious() {
    #expect(SecurityAnswerRules.finding(in: Self.good) == nil)
    #expect(
      SecurityAnswerRules.finding(in: Self.with(.listed(.pet), " ab "))
        == Finding(.tooShort, at: 0))
    #expect(
      SecurityAnswerRules.finding(in: Self.with(.own(" "), "biscuit"))
        == Finding(.questionEmpty, at: 0))
    #expect(
      SecurityAnswerRules.finding(in: Self.with(.listed(.pet), "New York"))
        == Finding(.alike, at: 1))
    #expect(SecurityAnswerRules.finding(in: Self.with(.listed(.pet), "Fluffy")) == nil)
  }

  /// The words of the list say what no answer may: each differs, in both languages.
  @Test func everyQuestionOfTheListHasWordsOfItsOwn() {
    for language in [Language.english, .korean] {
      let texts = SecurityQuestion.allCases.map { question in question.text(in: language) }
      #expect(Set(texts).count == texts.count)
    }
    #expect(
      SecurityQuestion.allCases.prefix(5) == [.pet, .birthCity, .school, .food, .car])
  }

  @Test func theListOfCommonAnswersIsInItsNormalForm() {
    for answer in ["Bella", "떡볶이", "삼겹살!", "Honda Civic", "없음", "McDonald's"] {
      #expect(CommonAnswers.contains(NormalAnswer.form(answer)), "\(answer)")
    }
    #expect(!CommonAnswers.contains(""))
    #expect(!CommonAnswers.contains("new york"), "the specification's own example can be used")
  }
}
