import Calendar
import Core

/// What a file of another program's is.
public enum ExchangeFormat: String, Hashable, Sendable, CaseIterable {
  /// DayBlock's own.
  case csv, json
  case timewarrior, toggl, activityWatch, iCalendar
}

/// One stretch of work that a file tells of.
public struct ImportRow: Hashable, Sendable {
  /// Where it stands, from 1.
  public let line: Int
  /// 1…24 grapheme clusters.
  public var block: String
  /// Empty for none.
  public var group: String
  public var segments: [DaySegment]
  /// Seconds of an earlier session that count in the first unit, of a row that DayBlock wrote
  /// itself.
  public var carried = 0
  /// IANA name.
  public let zone: String
  public var memo: String
  /// Who was there, of a row that DayBlock wrote itself.
  public var friends: [DayFriendID] = []
  /// Made with the tutorial, of a row that DayBlock wrote itself: it counts nowhere.
  public var isTutorial = false
  /// The same for the same row of every file: what was read once is not read again.
  public let source: String
  /// What the same may have been read as before.
  var otherSources: [String] = []
  /// Of a program whose words have no order, where there are several.
  var tags: ImportTags?

  /// What stands for a stretch in the files of a program; names may be of any length, so their
  /// digest stands for them.
  static func source(
    _ program: StaticString, _ start: Instant, _ end: Instant, _ name: String
  ) -> String {
    let digest: ID<AnyName> = ID(of: .text(name))
    return program.description + " " + start.milliseconds.description + " "
      + end.milliseconds.description + " " + digest.description
  }

  /// What stands for something that its program names, for ever.
  static func source(_ program: StaticString, _ name: String) -> String {
    let digest: ID<AnyName> = ID(of: .text(name))
    return program.description + " " + digest.description
  }

  /// The tag of a name's digest.
  private enum AnyName {}

  /// The id of its session: another person who reads the same file makes another one.
  public func id(of user: UserID) -> DaySessionID { ImportRow.id(of: user, source) }

  static func id(of user: UserID, _ source: String) -> DaySessionID {
    ID(of: .text("dayImport " + user.description + " " + source))
  }

  /// Its session, of a block.
  func session(_ id: DaySessionID, of block: BlockID) -> NewSession {
    NewSession(
      id: id, block: block, zone: zone, segments: segments, carried: carried, memo: memo,
      friends: friends, origin: isTutorial ? .tutorial : .imported, source: source)
  }

  /// Why its session would be refused, whatever its block.
  fileprivate var trouble: ImportFault.Reason? {
    do throws(DayBlockRejection) {
      try DayLimits.check(
        session(DaySessionID(high: 0, low: 0), of: BlockID(high: 0, low: 0)))
      return nil
    } catch {
      switch error {
      case .tooMany(.segments, let limit): return .tooManySegments(limit: limit)
      case .outOfRange(.days, _, let days): return .tooLong(hours: days * 24)
      case .unusableCharacter(.zone): return .unknownZone(String(zone.prefix(60)))
      case .badSegments: return .malformed("start/end")
      default: return .unusableCharacter
      }
    }
  }

  /// The session's, of a row that DayBlock wrote itself.
  var ownID: DaySessionID? {
    source.hasPrefix("dayblock ") ? DaySessionID(String(source.dropFirst(9))) : nil
  }

  /// What the next part may be called, of a row that DayBlock wrote itself: that of the next day,
  /// by a boundary that may have been before or after midnight, or a night later.
  fileprivate var nextIDs: [DaySessionID] {
    guard let id = ownID, let last = segments.last else { return [] }
    let day = last.end.civil(offset: last.offset).date
    return (0...2).map { days in DaySession.laterID(of: id, on: day.adding(days: days)) }
  }

  /// Whether both can be one.
  fileprivate func goesOn(with row: ImportRow) -> Bool {
    row.memo.isEmpty && row.carried == 0 && sameBytes(block, row.block)
      && sameBytes(group, row.group)
      && sameBytes(zone, row.zone) && isTutorial == row.isTutorial && end <= row.start
      && segments.count + row.segments.count <= DayLimits.segments
      && DaySession.isWithin(segments + row.segments)
  }

  var start: Instant { segments.first?.start ?? Instant(milliseconds: 0) }
  var end: Instant { segments.last?.end ?? Instant(milliseconds: 0) }
}

/// What reading a file comes to, before anything is changed: a preview (specification §15).
public struct ImportPlan: Hashable, Sendable {
  public let format: ExchangeFormat
  /// What the lines of its rows and remarks count.
  public let list: ImportList
  /// By start.
  public private(set) var rows: [ImportRow] = []
  /// In the order of the file.
  public private(set) var faults: [ImportFault] = []
  public private(set) var remarks: [ImportRemark] = []
  /// The groups and blocks that DayBlock's own file tells of besides its sessions, in its order.
  public private(set) var groups: [ImportGroup] = []
  public private(set) var blocks: [ImportBlock] = []
  /// The zones that rows name, whose rules their times were read by.
  public private(set) var zones: [String] = []
  /// Whether the file tells of all its groups and blocks: what is in no named group is in the one
  /// everybody has.
  var isWhole = false

  init(_ format: ExchangeFormat, _ list: ImportList = .lines) {
    self.format = format
    self.list = list
  }

  /// Takes a row that can be kept; what cannot be is a fault, so that nothing is refused later.
  mutating func take(_ row: ImportRow) {
    var row = row
    if isLonger(row.memo, than: DayLimits.memo) {
      row.memo = String(String.UnicodeScalarView(row.memo.unicodeScalars.prefix(DayLimits.memo)))
      remark(ImportRemark(row.line, .shortened))
    }
    if let reason = row.trouble { refuse(ImportFault(row.line, reason)) } else { rows.append(row) }
  }

  /// Notes a zone once.
  mutating func relies(on zone: String) {
    if !zones.contains(where: { name in sameBytes(name, zone) }) { zones.append(zone) }
  }

  mutating func take(_ group: ImportGroup) { groups.append(group) }
  mutating func take(_ block: ImportBlock) { blocks.append(block) }

  /// - Parameter list: What the fault's line counts, where that is not what the rows' count.
  mutating func refuse(_ fault: ImportFault, in list: ImportList? = nil) {
    faults.append(fault.of(list ?? self.list))
  }

  mutating func remark(_ remark: ImportRemark) { remarks.append(remark) }

  /// Puts the rows in order, leaves out what is there twice, and says what overlaps.
  mutating func close() {
    rows.sort { a, b in a.start == b.start ? a.line < b.line : a.start < b.start }
    var lines: [String: Int] = [:]
    var kept: [ImportRow] = []
    kept.reserveCapacity(rows.count)
    var last: (end: Instant, line: Int)?
    for row in rows {
      if let line = lines[row.source] {
        remarks.append(ImportRemark(row.line, .duplicate(line: line)))
        continue
      }
      lines[row.source] = row.line
      if let last, row.start < last.end {
        remarks.append(ImportRemark(row.line, .overlaps(line: last.line)))
      }
      if last.map({ last in last.end < row.end }) ?? true { last = (row.end, row.line) }
      kept.append(row)
    }
    rows = ImportPlan.joined(kept)
    faults = ImportFault.inOrder(faults)
    remarks.sort { a, b in a.line < b.line }
  }

  /// What DayBlock wrote on several days because a day began meanwhile is one thing again: a
  /// half-block that was begun before stays whole.
  private static func joined(_ rows: [ImportRow]) -> [ImportRow] {
    var list: [ImportRow] = []
    list.reserveCapacity(rows.count)
    // The place of what may go on, by the id that it goes on with.
    var open: [DaySessionID: Int] = [:]
    for row in rows {
      guard let id = row.ownID else {
        list.append(row)
        continue
      }
      var place = list.count
      if let head = open[id], list[head].goesOn(with: row) {
        place = head
        list[head].segments += row.segments
        list[head].friends = Array(
          DaySession.inOrder(list[head].friends + row.friends).prefix(DayLimits.friends))
      } else {
        list.append(row)
      }
      for next in list[place].nextIDs { open[next] = place }
    }
    return list
  }
}
