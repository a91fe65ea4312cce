import Calendar
import Coding
import Core
import Wire

public typealias ConnectionID = ID<Connection>

/// One recorded contact with one or several friends.
@Memberwise @Wire(identity: "id")
public struct Connection: Hashable, Sendable {
  public let id: ConnectionID
  public var type: ConnectionType
  /// The date as lived; it does not move when the person travels.
  @Field(as: "date") public var occurredOn: CivilDate
  public var tookPlaceAt: Instant
  /// The zone at entry.
  @Field(as: "zone") public var zone: Zone
  /// Made together with the friend, from "last contacted".
  @Field("initial", absent: false) public let isInitial: Bool
  /// At most ``noteLimit`` Unicode scalars; empty for none.
  public var note = ""
  @Field(absent: Origin.manual, defaults: .written) public let origin: Origin
  public var friends: Participants
  public let createdAt: Instant

  public static let noteLimit = 2_000
}

/// What kind of contact it was. The last four are offered when the person asks for more kinds.
@Wire public enum ConnectionType: String, Hashable, Sendable, CaseIterable {
  case message, call, meetUp
  case email, videoCall, letter, other

  public var isReserved: Bool {
    switch self {
    case .message, .call, .meetUp: false
    case .email, .videoCall, .letter, .other: true
    }
  }

  /// The kinds to choose from.
  public static func choices(more: Bool) -> [ConnectionType] {
    more ? allCases : [.message, .call, .meetUp]
  }
}

/// Who was there: at least one friend, nobody twice, in ascending order.
public struct Participants: Hashable, Sendable {
  public let ids: [FriendID]

  public static let limit = 100

  /// `nil` for nobody or more than ``limit``.
  public init?(_ ids: [FriendID]) {
    var unique: [FriendID] = []
    for id in ids.sorted() where id != unique.last { unique.append(id) }
    guard (1...Participants.limit).contains(unique.count) else { return nil }
    self.ids = unique
  }

  public init(_ id: FriendID) { ids = [id] }

  public func contains(_ id: FriendID) -> Bool { ids.contains(id) }

  /// Without one; `nil` when that leaves nobody.
  public func without(_ id: FriendID) -> Participants? {
    Participants(ids.filter { other in other != id })
  }
}

/// How a connection came to be.
public enum Origin: Hashable, Sendable {
  case manual, swipe, messageButton, callButton
  /// Made from something else, once for each source.
  case derived(DerivedOrigin, Source)

  /// The object in another system that a connection was made from.
  public struct Source: Hashable, Sendable {
    public let app: String
    public let object: String

    /// Bytes of each part.
    public static let limit = 200

    /// `nil` when a part is empty, longer than ``limit`` or holds a NUL.
    public init?(app: String, object: String) {
      let range = 1...Origin.Source.limit
      guard range.contains(app.utf8.count), range.contains(object.utf8.count) else { return nil }
      guard !hasNul(app), !hasNul(object) else { return nil }
      self.app = app
      self.object = object
    }
  }
}

public enum DerivedOrigin: String, Hashable, Sendable, CaseIterable {
  case `import`, calendar, golf, run, match, block
}
