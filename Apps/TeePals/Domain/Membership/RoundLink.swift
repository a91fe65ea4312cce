import Core

/// By which link somebody came to a round (specification §16).
public struct RoundLink: Hashable, Sendable {
  /// Who handed it on.
  public var inviter: UserID?
  /// How: a word of up to ``longest`` small letters.
  public var source: String

  public init(inviter: UserID?, source: String) {
    self.inviter = inviter
    self.source = RoundLink.word(source)
  }

  public static let longest = 16

  /// What is no such word says nothing.
  private static func word(_ text: String) -> String {
    let isWord =
      text.utf8.count <= longest
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      }
    return isWord ? text : ""
  }

  /// Whether it says anything.
  public var isEmpty: Bool { inviter == nil && source.isEmpty }
}
