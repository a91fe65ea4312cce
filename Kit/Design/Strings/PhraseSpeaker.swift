import Calendar

/// Who speaks to the person: phrases with their gaps filled.
public protocol PhraseSpeaker {
  var language: Language { get }
}

extension PhraseSpeaker {
  public func callAsFunction(_ key: some PhraseBook) -> String { key.text(in: language) }

  public func callAsFunction(_ key: some PhraseBook, count: Int) -> String {
    key.text(in: language, count: count)
  }

  /// The phrase with its gap `{name}` filled.
  public func callAsFunction(_ key: some PhraseBook, name: String) -> String {
    key.text(in: language, [("name", name)])
  }

  public func callAsFunction(_ key: some PhraseBook, name: String, count: Int) -> String {
    key.text(in: language, count: count, [("name", name)])
  }

  /// The phrase with its gap `{text}` filled.
  public func callAsFunction(_ key: some PhraseBook, text: String) -> String {
    key.text(in: language, [("text", text)])
  }

  public func callAsFunction(_ key: some PhraseBook, text: String, count: Int) -> String {
    key.text(in: language, count: count, [("text", text)])
  }

  public func callAsFunction(_ key: some PhraseBook, name: String, text: String) -> String {
    key.text(in: language, [("name", name), ("text", text)])
  }
}
