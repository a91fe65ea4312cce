import Coding
import Core
import Wire

/// The tag of a library team's id.
public enum TeamTag {}
public typealias TeamID = ID<TeamTag>

/// A team as a match knows it: the name stays when the library's team is gone.
@Wire public struct TeamRef: Hashable, Sendable {
  public var team: TeamID?
  /// 1–40 characters.
  @Field(absent: "") public var name: String
  /// Up to 4 characters; where it is empty, see ``abbreviation``.
  @Field(absent: "") public var short: String
  /// `#RRGGBB`, of the shirts.
  @Field(as: "colour") public var colour: String?

  public init(name: String, short: String = "", team: TeamID? = nil, colour: String? = nil) {
    self.team = team
    self.name = name
    self.short = short
    self.colour = colour
  }
}
