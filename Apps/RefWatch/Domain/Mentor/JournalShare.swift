import Coding
import Core
import Sync
import Wire

public typealias JournalShareID = ID<JournalShare>

extension Scope {
  /// Where a shared journal entry and its comments live: its owner and one mentor are in it.
  public static func sharedJournal(_ share: JournalShareID) -> Scope {
    Scope(kind: "mentor", id: share.retagged())
  }
}

/// A journal entry that its owner lets one other person read and comment. It is a copy, which
/// follows the entry: nothing else of the owner's scope is ever seen.
public struct JournalShare: Hashable, Sendable {
  public let id: JournalShareID
  public let owner: UserID
  /// What the owner calls themselves here.
  public let ownerName: String
  /// `nil` until somebody accepts the invitation.
  public var mentor: UserID?
  /// What the mentor calls themselves; empty when nobody came, or the person is gone from here.
  public var mentorName = ""
  /// Whether people are named in it; numbers always are.
  public let showsNames: Bool
  public let createdAt: Instant
  /// `nil` for until it is ended.
  public let expiresAt: Instant?
  /// Why it is over; `nil` while it is not.
  public var end: ShareEnd?
  /// How many of the other's comments each of them has seen.
  public var ownerSeen = 0
  public var mentorSeen = 0
  public var entry: JournalEntry
  /// `nil` where the match was not there any more.
  public var match: SharedMatch?
  /// What the entry has notes on, as far as it can be told.
  public var moments: [MirrorIncident] = []

  public init(
    id: JournalShareID, owner: UserID, ownerName: String, showsNames: Bool, createdAt: Instant,
    expiresAt: Instant?, entry: JournalEntry
  ) {
    self.id = id
    self.owner = owner
    self.ownerName = ownerName
    self.showsNames = showsNames
    self.createdAt = createdAt
    self.expiresAt = expiresAt
    self.entry = entry
  }

  /// What somebody is in it; `nil` for who has no part in it.
  public func part(of user: UserID) -> SharePart? {
    user == owner ? .owner : user == mentor ? .mentor : nil
  }

  /// Whether it can be read by the mentor, and commented, at a moment.
  public func isOpen(at now: Instant) -> Bool {
    end == nil && (expiresAt.map { end in now < end } ?? true)
  }

  /// Nobody's id, in place of a mentor's who is gone from here.
  public var stand: UserID { id.retagged() }
}

public enum SharePart: Hashable, Sendable {
  case owner, mentor
}

/// Why sharing is over.
public enum ShareEnd: String, Hashable, Sendable, CaseIterable {
  /// By the owner.
  case revoked
  case expired
  /// By the mentor.
  case left
}

/// What a mentor sees of the match.
@Memberwise @Wire public struct SharedMatch: Hashable, Sendable {
  @Field(absent: "") public var home: String
  @Field(absent: "") public var away: String
  /// Empty where unknown.
  @Field(absent: "") public var competition: String
  @Field(as: "time") public var kickOff: Instant
  @Field(as: "goals") public var score: BothSides<Int>
  /// Kicks scored from the penalty mark, where there were any.
  @Field(as: "goals") public var kicks: BothSides<Int>?

  init(_ record: MatchRecord) {
    self.init(
      home: record.match.home.name, away: record.match.away.name,
      competition: record.match.competition, kickOff: record.kickedOffAt,
      score: BothSides(home: record.score.home, away: record.score.away))
    if let shootout = record.shootout {
      kicks = BothSides(home: shootout.scored(.home), away: shootout.scored(.away))
    }
  }
}

extension JournalShare {
  /// Takes over what the entry says now, and what its match came to where that is known.
  mutating func follow(_ entry: JournalEntry, _ record: MatchRecord?) {
    self.entry = entry
    moments.removeAll { moment in
      !entry.notes.contains { note in note.event == moment.id }
    }
    guard let record else { return }
    match = SharedMatch(record)
    let lens = MirrorLens(.owner, showsNames: showsNames)
    moments = entry.notes.compactMap { note in
      record.entries.first { entry in entry.event.id == note.event }
        .flatMap { entry in MirrorIncident(entry, in: record, lens) }
    }
  }

  /// What a note is on; `nil` for what cannot be told.
  public func moment(of note: JournalNote) -> MirrorIncident? {
    moments.first { incident in incident.id == note.event }
  }
}

public typealias JournalCommentID = ID<JournalComment>

/// What the owner or the mentor wrote about a shared entry.
@Memberwise @Wire(identity: "id")
public struct JournalComment: Hashable, Sendable {
  public let id: JournalCommentID
  public let share: JournalShareID
  /// Set by `decide` from who writes it, so `nil` on its way there.
  public var author: UserID?
  @Field(as: "time") public let writtenAt: Instant
  /// Up to ``RefWatchLimits/comment`` Unicode scalars; empty when its author took it back.
  @Field(absent: "") public var text: String

  public var isTakenBack: Bool { text.isEmpty }

  func isBefore(_ other: JournalComment) -> Bool {
    writtenAt != other.writtenAt ? writtenAt < other.writtenAt : id < other.id
  }
}

/// How an entry is shared.
@Memberwise @Wire public struct SharingTerms: Hashable, Sendable {
  /// What the owner calls themselves.
  @Field(absent: "") public var name: String
  @Field(absent: false) public var showsNames: Bool
  /// `nil` for until it is ended.
  @Field(as: "time") public var expiresAt: Instant?
  /// Somebody with whom the owner shares already; `nil` for whoever accepts the invitation.
  public var mentor: UserID?

  /// The days that are offered.
  public static let days = [7, 30, 90]
}
