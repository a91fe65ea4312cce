import Calendar
import Core
import Wire

/// Reads what DayBlock itself has written (``DayExport``).
enum OwnReader {
  /// What stands for a session of ours in a file, whatever the file's format.
  static func source(_ id: String) -> String { "dayblock " + String(id.prefix(64)) }

  /// Those who were there; what is no id is nobody's.
  static func friends(_ texts: [String]) -> [DayFriendID] {
    let ids = texts.compactMap { text in DayFriendID(text) }
    return Array(DaySession.inOrder(ids).prefix(DayLimits.friends))
  }

  /// Seconds that may be carried over from an earlier session.
  static let carried = 0...(DayUnit.seconds - 1)

  private static func carried(_ json: JSON?, _ line: Int) throws(ImportFault) -> Int {
    switch json {
    case nil: return 0
    case .integer(let seconds)? where (0...Int64(DayUnit.seconds - 1)).contains(seconds):
      return Int(seconds)
    default: throw ImportFault(line, .malformed("carriedSeconds"))
    }
  }

  /// Whether it was made with the tutorial, by the word of its origin.
  static func isTutorial(_ origin: String) -> Bool {
    sameBytes(origin, DaySession.Origin.tutorial.rawValue)
  }

  static func document(
    _ json: JSON, _ options: ImportOptions
  ) throws(ImportFileFault) -> ImportPlan {
    var plan = ImportPlan(.json, .sessions)
    // Files of older versions have neither.
    let groups = try list(json["groups"] ?? .array([]))
    let blocks = try list(json["blocks"] ?? .array([]))
    plan.isWhole = json["blocks"] != nil
    var names: [BlockGroupID: String] = [:]
    for (index, group) in groups.enumerated() {
      do throws(ImportFault) {
        // The group everybody has is there already, unless somebody named it.
        guard let group = try self.group(group, index + 1) else { continue }
        names[group.group.id] = group.group.name
        plan.take(group)
      } catch { plan.refuse(error, in: .groups) }
    }
    for (index, block) in blocks.enumerated() {
      do throws(ImportFault) {
        if let block = try self.block(block, index + 1, names) { plan.take(block) }
      } catch { plan.refuse(error, in: .blocks) }
    }
    for (index, session) in try list(json["sessions"] ?? .null).enumerated() {
      do throws(ImportFault) {
        plan.take(try row(session, index + 1, options))
      } catch { plan.refuse(error) }
    }
    return plan
  }

  private static func list(_ json: JSON) throws(ImportFileFault) -> [JSON] {
    guard case .array(let list) = json else { throw .unknownFormat }
    guard list.count <= ImportFile.rowLimit else { throw .tooManyRows(limit: ImportFile.rowLimit) }
    return list
  }

  private static func group(_ json: JSON, _ line: Int) throws(ImportFault) -> ImportGroup? {
    let read: BlockGroup
    do throws(WireError) {
      let cursor = WireCursor(json)
      read = try BlockGroup(id: cursor.required("id").id(), cursor)
    } catch { throw ImportFault(line, .malformed("groups")) }
    let name = try ImportFile.name(read.name, limit: DayLimits.groupName, line).name
    guard !name.isEmpty, read.deletedAt == nil else { return nil }
    let color = read.color.flatMap { color in DayLimits.colors.contains(color) ? color : nil }
    return ImportGroup(
      line: line,
      group: BlockGroup(
        id: read.id, name: name, sortKey: read.sortKey, color: color, createdAt: read.createdAt))
  }

  /// What is beyond the limits of a block is left out of it.
  private static func block(
    _ json: JSON, _ line: Int, _ names: [BlockGroupID: String]
  ) throws(ImportFault) -> ImportBlock? {
    let read: Block
    do throws(WireError) {
      let cursor = WireCursor(json)
      read = try Block(id: cursor.required("id").id(), cursor)
    } catch { throw ImportFault(line, .malformed("blocks")) }
    guard read.deletedAt == nil else { return nil }
    let name = try ImportFile.name(read.name, limit: DayLimits.blockName, line).name
    if name.isEmpty { throw ImportFault(line, .blockMissing) }
    var block = Block(
      id: read.id, group: read.group, name: name,
      icon: isWord(read.icon) ? read.icon : Block.usualIcon,
      color: DayLimits.colors.contains(read.color) ? read.color : Block.usualColor,
      sortKey: read.sortKey, createdAt: read.createdAt)
    if isKept({ () throws(DayBlockRejection) in try DayLimits.check(read.goal) }) {
      block.goal = read.goal
    }
    if isKept({ () throws(DayBlockRejection) in try DayLimits.check(read.plans) }) {
      block.plans = read.plans
    }
    block.isGolden = read.isGolden
    block.source = read.source
    block.maxRun = read.maxRun.flatMap { minutes in
      DayLimits.maxRun.contains(minutes) ? minutes : nil
    }
    block.archivedAt = read.archivedAt
    return ImportBlock(line: line, block: block, group: names[read.group] ?? "")
  }

  private static func isKept(_ check: () throws(DayBlockRejection) -> Void) -> Bool {
    do throws(DayBlockRejection) {
      try check()
      return true
    } catch { return false }
  }

  private static func row(
    _ session: JSON, _ line: Int, _ options: ImportOptions
  ) throws(ImportFault) -> ImportRow {
    func text(_ name: String) -> String {
      if case .string(let text)? = session[name] { text } else { "" }
    }
    let block = try ImportFile.name(text("block"), limit: DayLimits.blockName, line).name
    if block.isEmpty { throw ImportFault(line, .blockMissing) }
    guard case .array(let stretches)? = session["segments"], !stretches.isEmpty else {
      throw ImportFault(line, .startMissing)
    }
    guard stretches.count <= DayLimits.segments else {
      throw ImportFault(line, .tooManySegments(limit: DayLimits.segments))
    }
    var segments: [DaySegment] = []
    for stretch in stretches {
      guard case .string(let from)? = stretch["start"], case .string(let to)? = stretch["end"],
        case .integer(let offset)? = stretch["offset"], abs(offset) < 86_400
      else { throw ImportFault(line, .malformed("start, end, offset")) }
      let start = try WrittenTime.read(from, line).instant(options.rules).instant
      let end = try WrittenTime.read(to, line).instant(options.rules).instant
      guard start != end else { throw ImportFault(line, .zeroLength) }
      guard start < end, segments.last.map({ last in last.end <= start }) ?? true else {
        throw ImportFault(line, .endsBeforeStart)
      }
      guard end <= options.now else { throw ImportFault(line, .future) }
      segments.append(DaySegment(start: start, end: end, offset: Int(offset)))
    }
    let (zone, id) = (text("zone"), text("id"))
    var friends: [String] = []
    if case .array(let list)? = session["friends"] {
      for case .string(let id) in list { friends.append(id) }
    }
    return ImportRow(
      line: line, block: block,
      group: try ImportFile.name(text("group"), limit: DayLimits.groupName, line).name,
      segments: segments, carried: try carried(session["carriedSeconds"], line),
      zone: zone.isEmpty ? options.zone : zone, memo: text("memo"),
      friends: OwnReader.friends(friends), isTutorial: isTutorial(text("origin")),
      source: id.isEmpty
        ? ImportRow.source("json", segments[0].start, segments[segments.count - 1].end, block)
        : OwnReader.source(id))
  }
}
