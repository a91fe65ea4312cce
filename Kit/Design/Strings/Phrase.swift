import Calendar

/// One sentence or word of the interface in every language Fieldday speaks.
///
/// Gaps are written `{name}`. In English a phrase that counts has a form for one and a form for
/// the rest; Korean
/// has one form. A Korean particle that depends on the sound before it is written with both
/// forms, as in
/// `{name}{을/를}`, and chosen when the gap is filled.
public struct Phrase: Hashable, Sendable {
  /// English, for a count of one where the phrase counts.
  public let one: String
  /// English, for every other count.
  public let other: String
  public let korean: String

  /// A phrase that does not count.
  public init(_ english: String, _ korean: String) {
    one = english
    other = english
    self.korean = korean
  }

  /// A phrase whose form depends on `{n}`.
  public init(one: String, other: String, _ korean: String) {
    self.one = one
    self.other = other
    self.korean = korean
  }

  /// The phrase with its gaps filled. `{n}` is the count.
  public func text(
    in language: Language, count: Int? = nil, _ gaps: [(name: String, value: String)] = []
  ) -> String {
    var gaps = gaps
    if let count { gaps.append(("n", String(count))) }
    let template: String
    switch language {
    case .english: template = count == 1 ? one : other
    case .korean: template = korean
    }
    return Gaps.fill(template, gaps)
  }
}

/// A list of phrases: an enum with a case for each, so that a missing one does not compile.
public protocol PhraseBook: CaseIterable, Hashable, Sendable {
  var phrase: Phrase { get }
}

extension PhraseBook {
  /// What it says, in the order of its keys.
  public static var phrases: [Phrase] { allCases.map { key in key.phrase } }

  /// The phrase of this key with its gaps filled.
  public func text(
    in language: Language, count: Int? = nil, _ gaps: [(name: String, value: String)] = []
  ) -> String {
    phrase.text(in: language, count: count, gaps)
  }
}
