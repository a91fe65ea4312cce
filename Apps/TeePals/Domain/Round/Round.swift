import Coding
import Core
import Wire

public typealias RoundID = ID<Round>

/// A round of golf that people form (specification §3.5). It lives in the scope of the round, which
/// its host and its accepted members are in.
public struct Round: Hashable, Sendable {
  public let id: RoundID
  /// Another player once the host has handed the round over; the card follows the host's profile.
  public var host: GolferCard
  public var course: RoundCourse
  public var startTime: Instant
  /// The zone of the venue, with the offset at ``startTime``.
  public var zone: Zone
  public var visibility: RoundVisibility
  public var joinPolicy: JoinPolicy
  public var requirements: RoundRequirements
  public var price: RoundPrice
  public var play = RoundPlay()
  /// "Message from host", up to ``GolfLimits/message`` Unicode scalars.
  public var message: String
  /// 2 to 8, the host counted.
  public var maxPlayers: Int
  /// The server's count, the host included.
  public var acceptedCount = 1
  /// The server's count of open requests.
  public var requestCount = 0
  /// The server's count of seats that are held for those who waited and are offered one.
  public var heldCount = 0
  /// Minutes before the start when asking ends, as the server's operator had it when the round was
  /// made.
  public var requestCutOff = GolfLimits.requestCutOff
  public var status = RoundStatus.open
  public let createdAt: Instant
  /// When it was cancelled or completed.
  public var endedAt: Instant?
  /// How often it was changed since it was made, for calendars; by the server's count. Requests
  /// change nothing that players see.
  public var revision = 0
  /// When that was last; `nil` for a round as it was made.
  public var changedAt: Instant?
  /// When it last came to another host; `nil` as long as it is whose who made it.
  public var handedOverAt: Instant?

  public init(
    id: RoundID, host: GolferCard, course: RoundCourse, startTime: Instant, zone: Zone,
    visibility: RoundVisibility = .public, joinPolicy: JoinPolicy? = nil,
    requirements: RoundRequirements = RoundRequirements(), price: RoundPrice = .unknown,
    message: String = "", maxPlayers: Int = 4, createdAt: Instant
  ) {
    self.id = id
    self.host = host
    self.course = course
    self.startTime = startTime
    self.zone = zone
    self.visibility = visibility
    self.joinPolicy = joinPolicy ?? visibility.usualPolicy
    self.requirements = requirements
    self.price = price
    self.message = message
    self.maxPlayers = maxPlayers
    self.createdAt = createdAt
  }

  /// Seats that nobody else can have: of those who play, and held ones.
  public var takenCount: Int { acceptedCount + heldCount }
  public var isFull: Bool { takenCount >= maxPlayers }
  public var spotsRemaining: Int { max(0, maxPlayers - takenCount) }
  public func isPast(at now: Instant) -> Bool { startTime < now }

  /// What players see of it, whenever that was changed.
  var content: Round {
    var content = self
    content.requestCount = 0
    content.revision = 0
    content.changedAt = nil
    return content
  }
}

/// Where a round is played: a copy of the course.
@Memberwise public struct RoundCourse: Hashable, Sendable {
  public var name: String
  public var cityLabel: String
  public var point: GlobePoint
  /// Of the catalogue; `nil` for one that was typed in.
  public var id: CourseID?
  /// Whether somebody said where one that was typed in lies: else its point is its city's.
  public var isPointed: Bool = false

  /// Whether its point leads to it.
  public var isFound: Bool { id != nil || isPointed }
}

@Wire public enum RoundVisibility: String, Hashable, Sendable, CaseIterable {
  case `public`, friends, invite

  public var usualPolicy: JoinPolicy { self == .public ? .request : .instant }
}

@Wire public enum JoinPolicy: String, Hashable, Sendable, CaseIterable {
  case instant, request
}

@Wire public enum RoundStatus: String, Hashable, Sendable, CaseIterable {
  case open, closed, canceled, completed

  /// Nothing changes any more.
  public var isOver: Bool { self == .canceled || self == .completed }
}

/// Whom the host would like to play with. Every part is optional.
public struct RoundRequirements: Hashable, Sendable {
  /// Years; 18…65. 65 as the last means "65 and older".
  public var ages: ClosedRange<Int> = RoundRequirements.allAges
  /// Empty for everybody.
  public var skills: [SkillLevel] = []
  /// Empty for everybody.
  public var genders: [Gender] = []
  public var isEnforced = false

  public init() {}

  public static let allAges = 18...65
  public var isOpenToAll: Bool {
    ages == RoundRequirements.allAges && skills.isEmpty && genders.isEmpty
  }
}

/// One thing that a host wishes of those who join.
@Wire public enum RoundWish: String, Hashable, Sendable, CaseIterable {
  case age, skill, gender
}

/// Prices are information only, in minor units (cents).
public enum RoundPrice: Hashable, Sendable {
  case unknown
  case free
  case estimate(Money)
  case range(from: Money?, to: Money?)
}

@Memberwise @Wire public struct Money: Hashable, Sendable {
  /// One of ``amounts``.
  @Field(in: Money.amounts.wire) public var minor: Int
  /// ISO 4217.
  @Field(reading: "currency", defaults: .required) public var currency: String = "USD"

  /// What ``minor`` may be.
  public static let amounts = 0...99_999_999
}

/// One field of a round and its new value.
public enum RoundEdit: Hashable, Sendable {
  case course(RoundCourse)
  case start(Instant, Zone)
  case visibility(RoundVisibility)
  case joinPolicy(JoinPolicy)
  case requirements(RoundRequirements)
  case price(RoundPrice)
  case play(RoundPlay)
  case message(String)
  case maxPlayers(Int)
  /// What a field was when the person began to change it. Older commands do not say.
  indirect case was(RoundEdit)
}
