import Coding
import Core
import Wire

public typealias CrewSeatID = ID<CrewSeat>

/// Somebody who records a match, or looks on, together with its owner. The server makes a seat when
/// an invitation is accepted; nobody seats anybody else.
@Memberwise @Wire(identity: "id")
public struct CrewSeat: Hashable, Sendable {
  public let id: CrewSeatID
  public let match: MatchID
  /// An id of nobody's when the person is gone from here: what they recorded stays, and so does the
  /// seat.
  public var user: UserID
  /// What the person calls themselves; empty when the person is gone.
  @Field(absent: "") public var name: String
  public let role: CrewRole
  @Field(as: "time") public let joinedAt: Instant

  /// Nobody's id, in place of the person's when that person is gone from here.
  public var stand: UserID { id.retagged() }

  /// Whether the person is gone from here.
  public var isVacated: Bool { user == stand }

  /// What a person typed as their name, as it can be used; `nil` for one that cannot.
  public static func name(_ text: String) -> String? {
    let name = trimmed(text)
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    return name.unicodeScalars.count <= RefWatchLimits.name ? name : nil
  }

  /// The order of joining: the same on every device.
  func isBefore(_ other: CrewSeat) -> Bool {
    joinedAt != other.joinedAt ? joinedAt < other.joinedAt : id < other.id
  }
}

/// What an invitation is for.
@Wire public enum CrewRole: String, Hashable, Sendable, CaseIterable {
  /// Adds entries to the log, corrects entries, and may take the clock over.
  case recorder
  /// Sees everything and writes nothing.
  case observer
}

/// What somebody is to a match.
public enum CrewPart: Hashable, Sendable {
  case owner
  case seated(CrewRole)

  /// Whether they may add entries to the log.
  public var mayRecord: Bool { self != .seated(.observer) }
}

extension Match {
  /// Nobody's id, in place of the owner's when that person is gone from here.
  public var ownerStand: UserID { id.retagged() }

  /// Whether the owner is gone from here: the crew goes on recording, and nobody changes the
  /// set-up.
  public var isOrphaned: Bool { owner == ownerStand }
}
