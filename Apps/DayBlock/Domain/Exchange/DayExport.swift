import Calendar
import Coding
import Core
import Wire

/// Writes sessions for other programs, and for DayBlock itself (specification §9.4).
public struct DayExport: Sendable {
  /// A session with the names that belong to it.
  @Memberwise public struct Entry: Hashable, Sendable {
    public let session: DaySession
    public let block: String
    public let group: String
    /// 0…54 of the palette.
    public let color: Int
  }

  /// In the order they are written.
  public let entries: [Entry]
  /// The groups, the one everybody has too, and the blocks, archived ones too.
  public let groups: [BlockGroup]
  public let blocks: [Block]

  /// Everything of a replica that is visible, by day and start.
  public init(_ replica: DayBlockReplica, of user: UserID, defaultGroup: String) {
    var names: [BlockGroupID: String] = [:]
    for group in replica.groups(of: user) {
      names[group.id] = group.name.isEmpty ? defaultGroup : group.name
    }
    entries = replica.sessions(from: .first, through: .last).map { session in
      let block = replica.block(session.block)
      return Entry(
        session: session, block: block?.name ?? "",
        group: block.flatMap { block in names[block.group] } ?? "", color: block?.color ?? 4)
    }
    groups = replica.groups(of: user)
    blocks = replica.blocks
  }

  /// Whether there is nothing that anybody made.
  public var isEmpty: Bool {
    entries.isEmpty && blocks.isEmpty && groups.allSatisfy { group in group.name.isEmpty }
  }

  // MARK: CSV

  /// A table (RFC 4180) that ``ImportFile`` reads again: times with their offsets, the exact
  /// stretches in a column of their own.
  public var csv: String {
    var lines = [
      "id,day,block,group,start,end,zone,active_seconds,half_blocks,remainder_seconds,"
        + "carried_seconds,origin,segments,friends,memo"
    ]
    lines.reserveCapacity(entries.count + 1)
    for entry in entries {
      let session = entry.session
      let first = session.segments.first
      let last = session.segments.last
      let stretches = session.segments.map { segment in
        shown(segment.start, segment.offset) + "/" + shown(segment.end, segment.offset)
      }
      let cells = [
        session.id.description, session.day.description, entry.block, entry.group,
        shown(session.startedAt, first?.offset ?? 0), shown(session.endedAt, last?.offset ?? 0),
        session.zone, String(session.active / 1_000), String(session.halfBlocks),
        String(session.remainder), String(session.carried), session.origin.rawValue,
        stretches.joined(separator: " "),
        session.friends.map { friend in friend.description }.joined(separator: " "),
        session.memo,
      ]
      lines.append(cells.map { cell in quoted(cell) }.joined(separator: ","))
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  // MARK: JSON

  /// A document that ``ImportFile`` reads again: the groups, the blocks with all that belongs to
  /// them, the sessions.
  public var json: String {
    let sessions = entries.map { entry in
      let session = entry.session
      return JSON.object([
        "id": .string(session.id.description), "day": .string(session.day.description),
        "block": .string(entry.block), "group": .text(entry.group),
        "zone": .string(session.zone), "origin": .string(session.origin.rawValue),
        "activeSeconds": .integer(session.active / 1_000), "halfBlocks": .int(session.halfBlocks),
        "remainderSeconds": .int(session.remainder),
        "carriedSeconds": .unlessZero(session.carried), "memo": .text(session.memo),
        "friends": session.friends.isEmpty ? nil : .ids(session.friends),
        "segments": .array(
          session.segments.map { segment in
            .object([
              "start": .string(stamp(segment.start, segment.offset)),
              "end": .string(stamp(segment.end, segment.offset)), "offset": .int(segment.offset),
            ])
          }),
      ])
    }
    return JSON.object([
      "dayblock": .int(1),
      "groups": .array(groups.map { group in listed(group.id, group.body) }),
      "blocks": .array(blocks.map { block in listed(block.id, block.body) }),
      "sessions": .array(sessions),
    ]).text
  }

  // MARK: Timewarrior

  /// What `timew import` reads: one interval for each active stretch, in UTC to the second.
  public var timewarrior: String {
    var intervals: [JSON] = []
    for (entry, segments) in joined {
      var tags = [entry.block]
      if !entry.group.isEmpty { tags.append(entry.group) }
      var note = entry.session.memo
      // What came from there with more tags goes back with them.
      if entry.session.source?.hasPrefix("timewarrior ") ?? false {
        let written = ImportTags(memo: note)
        (tags, note) = (tags + written.words, written.note)
      }
      var known: Set<String> = []
      let words = tags.filter { tag in known.insert(tag).inserted }
      for stretch in whole(segments) {
        intervals.append(
          .object([
            "start": .string(universal(stretch.start)), "end": .string(universal(stretch.end)),
            "tags": .array(words.map { word in .string(word) }), "annotation": .text(note),
          ]))
      }
    }
    return JSON.array(intervals).text
  }

  // MARK: ActivityWatch

  /// An export of one bucket, as ActivityWatch imports it.
  public var activityWatch: String {
    var events: [JSON] = []
    // Its importer asks when a bucket was made: before its first event.
    var created: Instant?
    for (entry, segments) in joined {
      for stretch in whole(segments) {
        created = min(created ?? stretch.start, stretch.start)
        events.append(
          .object([
            "timestamp": .string(stamp(stretch.start, 0)),
            "duration": .number(
              Double(stretch.end.milliseconds - stretch.start.milliseconds) / 1_000),
            "data": .object([
              "label": .string(entry.block), "title": .text(entry.session.memo),
              "group": .text(entry.group),
            ]),
          ]))
      }
    }
    let bucket = JSON.object([
      "id": "fieldday-dayblock",
      "created": .string(stamp(created ?? Instant(milliseconds: 0), 0)),
      "type": "general.stopwatch", "client": "fieldday", "hostname": "fieldday",
      "events": .array(events),
    ])
    return JSON.object(["buckets": .object(["fieldday-dayblock": bucket])]).text
  }

  /// The entries with their stretches, those of one run or import on several days as one: other
  /// programs know no days, and read it as the one thing it was.
  private var joined: [(entry: Entry, segments: [DaySegment])] {
    var list: [(entry: Entry, segments: [DaySegment])] = []
    // Those that may go on, which are of the day before, or of the one before a date that a country
    // left out.
    var open: [(id: DaySessionID, index: Int, day: CivilDate)] = []
    for entry in entries {
      let session = entry.session
      open.removeAll { head in head.day.adding(days: 2) < session.day }
      let head = open.firstIndex { head in
        let first = list[head.index]
        return first.entry.session.block == session.block
          && first.segments.last?.end == session.startedAt
          && DaySession.laterID(of: head.id, on: session.day) == session.id
      }
      if let head, session.memo.isEmpty {
        list[open[head].index].segments += session.segments
        open[head].day = session.day
      } else {
        open.append((session.id, list.count, session.day))
        list.append((entry, session.segments))
      }
    }
    return list
  }

  /// Stretches that touch as one: only a change of the offset parted them. What is not a second
  /// long would be nothing to programs that count in seconds.
  private func whole(_ segments: [DaySegment]) -> [(start: Instant, end: Instant)] {
    var stretches: [(start: Instant, end: Instant)] = []
    for segment in segments {
      if let last = stretches.last, last.end == segment.start {
        stretches[stretches.count - 1].end = segment.end
      } else {
        stretches.append((segment.start, segment.end))
      }
    }
    return stretches.filter { stretch in
      stretch.end.milliseconds / 1_000 > stretch.start.milliseconds / 1_000
    }
  }
}

/// What a thing is, with its id.
private func listed<Tag>(_ id: ID<Tag>, _ body: JSON) -> JSON {
  guard case .object(let members) = body else { return body }
  return .object([JSON.Member("id", .id(id))] + members)
}

/// `2026-11-22T09:00:00+09:00`, with milliseconds where there are any.
private func stamp(_ instant: Instant, _ offset: Int) -> String {
  // An offset with seconds, as before there were time zones, cannot be written: UTC says the same.
  let offset = offset % 60 == 0 ? offset : 0
  let civil = instant.civil(offset: offset)
  var text = civil.description
  if civil.time.secondOfMinute == 0 { text += ":00" }
  let rest = Int((instant.milliseconds % 1_000 + 1_000) % 1_000)
  if rest > 0 { text += "." + (rest < 10 ? "00" : rest < 100 ? "0" : "") + String(rest) }
  if offset == 0 { return text + "Z" }
  let absolute = abs(offset)
  func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
  return text + (offset < 0 ? "-" : "+") + two(absolute / 3_600) + ":" + two(absolute / 60 % 60)
}

/// The same with what clocks showed: `+00:00` of clocks in UTC, where `Z` says nothing of them.
private func shown(_ instant: Instant, _ offset: Int) -> String {
  let text = stamp(instant, offset)
  return offset == 0 ? String(text.dropLast()) + "+00:00" : text
}

/// `20261122T000000Z`.
private func universal(_ instant: Instant) -> String {
  let civil = instant.civil(offset: 0)
  let plain = civil.description.utf8.filter { byte in
    byte != UInt8(ascii: "-") && byte != UInt8(ascii: ":")
  }
  return String(decoding: plain, as: UTF8.self)
    + (civil.time.secondOfMinute == 0 ? "00Z" : "Z")
}

/// A cell with quotation marks where it needs them.
private func quoted(_ cell: String) -> String {
  let needs = cell.utf8.contains { byte in
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == 10 || byte == 13
  }
  guard needs else { return cell }
  var text = "\""
  for sign in cell {
    if sign == "\"" { text += "\"" }
    text.append(sign)
  }
  return text + "\""
}
