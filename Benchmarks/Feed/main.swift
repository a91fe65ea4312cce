import Core
import Glibc
import StoreSQLite
import TeePalsDomain

// What feeds, a day of trust and a morning's reminders take without HTTP around them.
//
//   feed all|friends DATA NOW < READERS     the first pages of feeds, and four more of each
//   feed lists DATA NOW < READERS           what lists take that are read to their end
//   feed trust DATA NOW                     publishes what is known of everybody
//   feed reminders DATA NOW                 queues the emails of everybody whose hour it is
//
// DATA is the directory of a server that does not run, NOW the time in milliseconds. Each line of
// READERS is the id of a golfer. Prints one line of JSON; times are in microseconds.

func complain(_ words: String) -> Never {
  let bytes = Array(("feed: " + words + "\n").utf8)
  write(2, bytes, bytes.count)
  exit(2)
}

/// The golfers of the standard input.
func readers() -> [UserID] {
  var readers: [UserID] = []
  while let line = readLine() {
    guard let reader = UserID(line) else { complain("no golfer: " + line) }
    readers.append(reader)
  }
  return readers
}

let words = CommandLine.arguments
guard words.count == 4, let time = Int64(words[3]) else {
  complain("usage: feed all|friends|lists|trust|reminders DATA NOW")
}
let now = Instant(milliseconds: time)
do {
  let engine = try SQLiteDatabase.open(directory: words[2])
  switch words[1] {
  case "all", "friends":
    let filter: FeedFilter = words[1] == "all" ? .all : .friends
    print(try await Pages(engine, at: now).read(filter, for: readers()))
  case "lists": print(try await Pages(engine, at: now).keep(for: readers()))
  case "trust": print(try await Trust(engine).publish(at: now))
  case "reminders": print(try await Reminders(engine).send(at: now))
  default: complain("nothing is called " + words[1])
  }
  try engine.close()
} catch {
  complain("\(error)")
}
