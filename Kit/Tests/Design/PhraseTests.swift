import Calendar
import Design
import Testing

@Test func englishCountsAndKoreanDoesNot() {
  let phrase = Phrase(one: "{n} day overdue", other: "{n} days overdue", "{n}일 지남")
  #expect(phrase.text(in: .english, count: 1) == "1 day overdue")
  #expect(phrase.text(in: .english, count: 0) == "0 days overdue")
  #expect(phrase.text(in: .english, count: 12) == "12 days overdue")
  #expect(phrase.text(in: .korean, count: 1) == "1일 지남")
}

@Test(arguments: [
  ("김지민", "김지민을 김지민이 김지민과 김지민은 김지민으로"),
  ("서연아", "서연아를 서연아가 서연아와 서연아는 서연아로"),
  ("한별", "한별을 한별이 한별과 한별은 한별로"),
  ("Ana", "Ana를 Ana가 Ana와 Ana는 Ana로"),
  ("Ben", "Ben을 Ben이 Ben과 Ben은 Ben으로"),
  ("Yusuf 3", "Yusuf 3을 Yusuf 3이 Yusuf 3과 Yusuf 3은 Yusuf 3으로"),
  ("8", "8을 8이 8과 8은 8로"),
])
func particlesFitTheSoundBefore(_ name: String, _ expected: String) {
  let phrase = Phrase(
    "", "{name}{을/를} {name}{이/가} {name}{과/와} {name}{은/는} {name}{으로/로}")
  #expect(phrase.text(in: .korean, [("name", name)]) == expected)
}

@Test func whatIsFilledInIsNotReadAsAGap() {
  let phrase = Phrase("Met {name}", "{name} 만남")
  #expect(phrase.text(in: .english, [("name", "{n} {을/를}")]) == "Met {n} {을/를}")
}

private struct Speaker: PhraseSpeaker {
  let language: Language
}

private enum SpokenText: PhraseBook {
  case plain, name, text, both, days, daysOf, daysTo

  var phrase: Phrase {
    switch self {
    case .plain: Phrase("Done", "끝")
    case .name: Phrase("Met {name}", "{name} 만남")
    case .text: Phrase("To {text}", "{text}까지")
    case .both: Phrase("{name} to {text}", "{name} {text}까지")
    case .days: Phrase(one: "{n} day", other: "{n} days", "{n}일")
    case .daysOf: Phrase(one: "{n} day of {name}", other: "{n} days of {name}", "{name} {n}일")
    case .daysTo: Phrase(one: "{n} day to {text}", other: "{n} days to {text}", "{text}까지 {n}일")
    }
  }
}

@Test func whoSpeaksFillsTheGaps() {
  let words = Speaker(language: .english)
  #expect(words(SpokenText.plain) == "Done")
  #expect(words(SpokenText.name, name: "Ana") == "Met Ana")
  #expect(words(SpokenText.text, text: "Busan") == "To Busan")
  #expect(words(SpokenText.both, name: "Ana", text: "Busan") == "Ana to Busan")
  #expect(words(SpokenText.days, count: 1) == "1 day")
  #expect(words(SpokenText.daysOf, name: "Ana", count: 2) == "2 days of Ana")
  #expect(words(SpokenText.daysTo, text: "Busan", count: 2) == "2 days to Busan")
  #expect(Speaker(language: .korean)(SpokenText.daysTo, text: "부산", count: 1) == "부산까지 1일")
}

@Test(arguments: [
  ("", ""), ("Offline", "Offline"), ("하나, 둘", "하나, 둘"), ("{name}", "Ana"), ("{name}{n}", "Ana2"),
  ("{name}에게 {n}개", "Ana에게 2개"), ("{n} for {name}.", "2 for Ana."), ("a } b {n}", "a } b 2"),
  ("{unknown}!", "!"),
])
func gapsAreFilledWhereverTheyStand(_ template: String, _ expected: String) {
  let phrase = Phrase(template, template)
  for language in Language.allCases {
    #expect(phrase.text(in: language, count: 2, [("name", "Ana")]) == expected)
  }
}

@Test func everyKitPhraseSpeaksBothLanguages() {
  for key in KitText.allCases {
    let phrase = key.phrase
    #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
    let words = phrase.korean.replacing(#/\{[^}]*\}/#, with: "")
    #expect(words.firstMatch(of: #/[A-Za-z]/#) == nil, "\(phrase.korean)")
    #expect(words.firstMatch(of: #/[가-힣]/#) != nil, "\(phrase.korean)")
  }
}

@Test func theBadgeSaysOnlyWhatIsTrue() {
  #expect(SyncSummary().text(in: .english) == "On the server")
  #expect(SyncSummary(hasServer: false).text(in: .english) == nil)
  #expect(SyncSummary(saving: 1, waiting: 2).text(in: .english) == "Saving…")
  #expect(
    SyncSummary(waiting: 2, waitingSince: "14:05").text(in: .english)
      == "Saved on this device · 2 waiting since 14:05")
  #expect(SyncSummary(waiting: 2, isOnline: false).text(in: .korean) == "이 기기에 저장됨 · 2건 대기 중")
  let silent = SyncSummary(waiting: 2, isAnswered: false)
  #expect(silent.isOnline && !silent.isReachable)
  #expect(silent.text(in: .korean) == "이 기기에 저장됨 · 2건 대기 중")
  #expect(SyncSummary().absence(in: .english, age: "Today 9:00") == nil)
  #expect(
    silent.absence(in: .english, age: "Today 9:00")
      == "The server does not answer. Last up to date Today 9:00.")
  #expect(
    SyncSummary(isOnline: false, isAnswered: false).absence(in: .english, age: nil)
      == "Offline. Everything here still works.")
  #expect(SyncSummary(waiting: 5, refused: 1).text(in: .english) == "1 change not accepted")
}
