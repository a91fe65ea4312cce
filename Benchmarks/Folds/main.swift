import Core
import Glibc
import RefWatchDomain
import Wire

// Folds a match's log again and again for two seconds, and prints how often that was.
//
//   folds MATCH LOG
//
// MATCH is the match's id, LOG a file with an array of its entries as they travel in a command.

/// Everything in a file; `nil` where there is none.
func content(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&part, 1, part.count, file)
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes += part.prefix(count)
  }
}

func complain(_ words: String) -> Never {
  let bytes = Array(("folds: " + words + "\n").utf8)
  write(2, bytes, bytes.count)
  exit(2)
}

let words = CommandLine.arguments
guard words.count == 3, let id = MatchID(words[1]) else { complain("usage: folds MATCH LOG") }
guard let text = content(of: words[2]) else { complain("there is no file " + words[2]) }
var events: [MatchEvent] = []
do throws(WireError) {
  events = try WireCursor(try JSON.parse(text)).decodeArray()
} catch {
  complain("that is no log")
}
let match = Match(
  id: id, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
  createdAt: Instant(milliseconds: 1_795_000_000_000))
let clock = ContinuousClock()
let began = clock.now
var folds = 0
var counted = 0
while clock.now - began < .seconds(2) {
  let record = MatchRecord(match, events)
  counted = record.entries.count
  folds += 1
}
let spent = (clock.now - began).components
let seconds = Double(spent.seconds) + Double(spent.attoseconds) / 1e18
print("{\"events\": \(counted), \"folds\": \(folds), \"seconds\": \(seconds)}")
