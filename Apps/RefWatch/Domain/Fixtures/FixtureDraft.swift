import Calendar
import Core

/// What a fixture list says of a match.
public enum FixtureField: String, Hashable, Sendable, CaseIterable {
  case date, time, home, away
  /// Both teams in one: `Harbour v Lantern`.
  case teams
  case competition, venue, role, status, fee, currency, travel, notes
  /// What the list itself calls the match by.
  case identity
  case zone
}

/// One match as a fixture list has it.
public struct FixtureDraft: Hashable, Sendable {
  /// The line it begins in, from 1.
  public let line: Int
  public var home = ""
  public var away = ""
  public var kickOff: Instant?
  /// Where the kick-off was written down.
  public var zone: Zone?
  public var competition = ""
  public var venue = ""
  public var role: OfficialRole?
  public var status: FixtureStatus?
  public var fee: Fee?
  public var travel: Int?
  public var notes = ""
  /// What the source calls it by.
  public var source: FixtureSource
  /// Of a further date of a series: what was odd about this one alone.
  public var oddities: [FixtureFault]?

  init(line: Int, _ source: FixtureSource) {
    self.line = line
    self.source = source
  }
}

/// Something in a fixture list that cannot be read, and where.
public struct FixtureFault: Error, Hashable, Sendable {
  public let line: Int
  public let field: FixtureField?
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    // The match is left out:
    case missing
    case notADate(String)
    /// A date that no calendar has, or not in the order of the others.
    case noSuchDate(String)
    case notATime(String)
    case timeMissing
    /// A text in which two teams cannot be told apart.
    case teamsUnclear(String)
    case unknownZone(String)
    /// A quotation mark without its other.
    case quoteOpen
    /// An event of a calendar without its end.
    case unfinished
    /// A part of a series' rule that is not understood.
    case rule(String)
    /// A rule of RefWatch's own.
    case notKept(RefWatchRejection)
    /// The same as the match of that line.
    case repeated(line: Int)
    // The match is read, but:
    case unknownRole(String)
    case unknownStatus(String)
    case notAFee(String)
    case notADistance(String)
    /// Dates of a series before or behind these days are left out.
    case seriesCut(CivilDate, CivilDate)
    /// The clocks leave out the time; it was moved forward.
    case skippedTime
    /// Longer than so many characters; what goes beyond them was left out.
    case shortened(limit: Int)
    /// Text behind a quoted cell.
    case textAfterQuote
  }

  public init(line: Int, _ field: FixtureField?, _ reason: Reason) {
    self.line = line
    self.field = field
    self.reason = reason
  }

  public init(line: Int, _ reason: Reason) { self.init(line: line, nil, reason) }
}

/// Why a file is no fixture list at all.
public enum FixtureFileFault: Error, Hashable, Sendable {
  /// Bytes.
  case tooLarge(limit: Int)
  case tooManyLines(limit: Int)
  case empty
  /// Neither UTF-8 nor UTF-16 nor a western encoding.
  case encoding
  /// Bytes that are no text.
  case notText
  /// A calendar without events.
  case noEvents
}

/// What was read of a fixture list.
public struct FixtureReading: Hashable, Sendable {
  public var drafts: [FixtureDraft] = []
  /// Lines that are left out, in their order.
  public var faults: [FixtureFault] = []
  /// What was odd about matches that were read, by the line they begin in.
  public var remarks: [Int: [FixtureFault]] = [:]

  public init() {}
}

/// The answers to what a fixture list leaves open.
public struct FixtureOptions: Hashable, Sendable {
  /// What each column of a table is; what they are called where `nil`.
  public var columns: [FixtureField?]?
  public var order: DateOrder?
  /// The kick-off of matches that have a date only.
  public var time: TimeOfDay?
  /// The zone of times that name none.
  public var zone: PlanningZone
  /// The day it is. Of series, what lies more than a year before it is left out.
  public var today: CivilDate?

  public init(zone: PlanningZone) { self.zone = zone }
}
