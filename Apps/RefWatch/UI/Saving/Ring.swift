import Coding
import Core
import RefWatchDomain
import Wire

/// The newest entries, how far the clock was, and which alerts were given: kept outside the
/// database in the very turn in which they came to be, for a page that is killed at once.
struct Ring: Hashable {
  /// How many entries and alerts are kept.
  static let limit = 64

  var events: [MatchEvent] = []
  var beat: Heartbeat?
  var cues: [String] = []
  /// What the server's clock is expected to say.
  var server: ServerOffset?

  init() {}

  /// Anything unreadable counts as not there.
  init(reading text: String?) {
    guard let text, !text.isEmpty else { return }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(text))
      events = try cursor.required("events").decodeArray()
      beat = try cursor.optional("beat")?.decode()
      server = try cursor.optional("server")?.decode()
      cues = try cursor.required("cues").decodeArray()
    } catch { self = Ring() }
  }

  var text: String {
    JSON.object([
      "events": .array(of: events), "beat": beat.map { beat in beat.json },
      "cues": .array(cues.map { cue in .string(cue) }),
      "server": server.map { offset in offset.json },
    ]).text
  }

  mutating func keep(_ new: [MatchEvent]) {
    events = Array((events + new).suffix(Ring.limit))
  }

  mutating func forget(cue: String) { cues.removeAll { known in sameBytes(known, cue) } }

  mutating func keep(cue: String) { cues = Array((cues + [cue]).suffix(Ring.limit)) }
}
