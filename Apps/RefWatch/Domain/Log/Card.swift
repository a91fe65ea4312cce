import Coding
import Wire

/// A card shown.
@Memberwise @Wire public struct Card: Hashable, Sendable {
  @Wire public enum Colour: String, Hashable, Sendable, CaseIterable {
    case yellow, red
    /// A second caution in the match: yellow, then red.
    case secondYellow
  }

  public var colour: Colour
  public var recipient: Participant
  /// `nil` until the referee gives it, or writes words to it.
  public var reason: CardReason?
  /// The caution is a temporary dismissal.
  @Field("sinBin") public var isSinBin: Bool = false
  /// The first caution, of a second one.
  public var first: MatchEventID?
}

/// A reason out of a misconduct catalog, with the words of that day, or in free text.
@Memberwise @Wire public struct CardReason: Hashable, Sendable {
  /// The catalog's id.
  @Field(absent: "") public var catalog: String
  /// Up to 16 characters; empty as long as the referee has given words and no reason yet.
  @Field(absent: "") public var code: String
  /// Up to 200 characters.
  @Field(absent: "") public var title: String
  /// The referee's own words, up to 1,000 characters.
  public var text: String = ""

  /// Words of the referee's own to a reason that is given later.
  public static func later(catalog: String, text: String) -> CardReason {
    CardReason(catalog: catalog, code: "", title: "", text: text)
  }
}
