import Calendar
import Core

/// A match's log as a table (RFC 4180): one line for each entry in match order, for spreadsheets
/// and other programs. Its words are those of the wire, not of a language.
public struct EventTable: Hashable, Sendable {
  public let rows: [[String]]

  public static let columns = [
    "stage", "minute", "clock", "at", "kind", "side", "team", "number", "name", "other_number",
    "other_name", "detail", "code", "text", "status", "id", "counts_for",
  ]

  public init(_ record: MatchRecord, redaction: Redaction = .nobody) {
    rows = record.entries.map { entry in
      EventLine(record, entry, redaction).cells
    }
  }

  /// Lines end in CR LF; texts that begin like a formula get an apostrophe, so that no spreadsheet
  /// computes with what somebody wrote.
  public var text: String {
    var text = EventTable.line(EventTable.columns)
    for row in rows { text += EventTable.line(row) }
    return text
  }

  /// One line with its end.
  public static func line(_ cells: [String]) -> String {
    var line = ""
    for (index, text) in cells.enumerated() {
      if index > 0 { line += "," }
      line += cell(text)
    }
    return line + "\r\n"
  }

  /// One field: in quotation marks where it has a comma, a quotation mark or a line break.
  static func cell(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isQuoted = false
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      bytes.append(UInt8(ascii: "'"))
    default: break
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D {
        isQuoted = true
      }
      bytes.append(byte)
    }
    let written = String(decoding: bytes, as: UTF8.self)
    return isQuoted ? "\"" + written + "\"" : written
  }
}

/// The cells of one entry.
private struct EventLine {
  var side: Side?
  var person: Participant?
  var other: Participant?
  /// Whose score a goal raises.
  var credited: Side?
  var detail = ""
  var code = ""
  var text = ""
  let record: MatchRecord
  let entry: LogEntry
  let redaction: Redaction

  init(_ record: MatchRecord, _ entry: LogEntry, _ redaction: Redaction) {
    self.record = record
    self.entry = entry
    self.redaction = redaction
    take(entry.fact)
  }

  var cells: [String] {
    let person = person.map { person in redaction.applied(to: person) }
    let other = other.map { other in redaction.applied(to: other) }
    let side = side ?? person?.side
    return [
      entry.stage.word, record.minute(of: entry).map { minute in minute.description } ?? "",
      ClockLabel(milliseconds: entry.elapsed).description,
      entry.event.at.civil(offset: 0).description + "Z", entry.fact.kind, side?.rawValue ?? "",
      side.map { side in record.match.team(side).name } ?? "",
      person?.number.map { number in number.description } ?? "",
      person.map { person in person.name ?? person.role ?? "" } ?? "",
      other?.number.map { number in number.description } ?? "", other?.name ?? "", detail, code,
      text, status, entry.event.id.description, credited?.rawValue ?? "",
    ]
  }

  private var status: String {
    if entry.isWithdrawn { return "withdrawn" }
    if entry.isInert { return "without effect" }
    if entry.isOverruled { return "overruled" }
    if entry.isDoubled { return "double" }
    if entry.amendment != nil { return "amended" }
    return entry.event.addition == nil ? "" : "added"
  }

  private mutating func take(_ fact: Fact) {
    switch fact {
    case .goal(let goal):
      (side, person, other, detail) = (goal.scoredBy, goal.scorer, goal.assist, goal.kind.rawValue)
      credited = goal.credited
    case .card(let card):
      (person, detail) = (card.recipient, card.colour.rawValue)
      (code, text) = (card.reason?.code ?? "", card.reason?.text ?? "")
    case .warning(let participant, let reason): (person, text) = (participant, reason)
    case .substitution(let change):
      (side, person, other) = (change.side, change.off, change.on)
      detail = change.kind.rawValue
    case .playerOff(let player, let reason): (person, detail) = (player, reason.rawValue)
    case .playerOn(let player), .sinBinStart(let player, seconds: _): person = player
    case .penaltyAwarded(let side), .kickOff(let side), .shootoutStart(let side),
      .shootoutFirst(let side):
      self.side = side
    case .penaltyMissed(let side, let taker, let miss):
      (self.side, person, detail) = (side, taker, miss.rawValue)
    case .kick(let kick):
      (side, person, detail) = (kick.side, kick.kicker, kick.result.rawValue)
    case .incident(let kind, let text): (detail, self.text) = (kind.rawValue, text)
    case .note(let text): self.text = text
    case .suspension(let reason, let text), .abandonment(let reason, let text):
      (detail, self.text) = (reason.rawValue, text)
    case .addedTime(let minutes): detail = minutes.description
    case .stoppageStart(let reason): detail = reason.rawValue
    case .fullTime(let outcome): detail = outcome.rawValue
    case .initials(let side, let name, let role):
      person = Participant(side, .official, name: name, role: role)
      detail = role
    case .withdrawal(let target, let reason): (code, text) = (target.description, reason)
    case .amendment(let target, let change): (code, text) = (target.description, change.reason)
    case .restoration(let target), .goalOverruled(let target, by: _): code = target.description
    default: break
    }
  }
}
