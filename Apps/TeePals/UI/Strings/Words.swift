import Calendar
import Design

/// Speaks to the person: phrases with their gaps filled, dates and times as they read them.
struct Words: Hashable {
  let language: Language
  let formats: Formats

  init(_ language: Language, hourCycle: HourCycle? = nil) {
    self.language = language
    formats = Formats(language, hourCycle: hourCycle)
  }

  func callAsFunction(_ key: some PhraseBook) -> String { key.text(in: language) }

  func callAsFunction(_ key: some PhraseBook, count: Int) -> String {
    key.text(in: language, count: count)
  }

  /// The phrase with its gap `{name}` filled.
  func callAsFunction(_ key: some PhraseBook, name: String) -> String {
    key.text(in: language, [("name", name)])
  }

  func callAsFunction(_ key: some PhraseBook, name: String, count: Int) -> String {
    key.text(in: language, count: count, [("name", name)])
  }

  /// The phrase with its gap `{text}` filled.
  func callAsFunction(_ key: some PhraseBook, text: String) -> String {
    key.text(in: language, [("text", text)])
  }

  func callAsFunction(_ key: some PhraseBook, name: String, text: String) -> String {
    key.text(in: language, [("name", name), ("text", text)])
  }
}
