import Core
import Glibc
import Store
import StoreSQLite
import TeePalsServer

// Searches for rounds around one place after another, and prints how long each took.
//
//   nearby DATA READER FROM TO < PLACES
//
// DATA is the directory of a server that does not run, READER the id of somebody with an account,
// FROM and TO are the window in milliseconds. Each line of PLACES has a latitude and a longitude
// with a space between. Prints one line of JSON: the microseconds of each search, and how many
// rounds it answered.

func complain(_ words: String) -> Never {
  let bytes = Array(("nearby: " + words + "\n").utf8)
  write(2, bytes, bytes.count)
  exit(2)
}

/// The places of the standard input.
func places() -> [GlobePoint] {
  var places: [GlobePoint] = []
  while let line = readLine() {
    let words = line.split(separator: " ")
    guard words.count == 2, let latitude = Double(words[0]), let longitude = Double(words[1]),
      let place = GlobePoint(latitude: latitude, longitude: longitude)
    else { complain("no place: " + line) }
    places.append(place)
  }
  return places
}

let words = CommandLine.arguments
guard words.count == 5, let reader = UserID(words[2]), let from = Int64(words[3]),
  let to = Int64(words[4]), from < to
else { complain("usage: nearby DATA READER FROM TO < PLACES") }
let begin = Instant(milliseconds: from)
let window = begin..<Instant(milliseconds: to)
let clock = ContinuousClock()
var micros: [String] = []
var counts: [String] = []
do {
  let engine = try SQLiteDatabase.open(directory: words[1])
  for place in places() {
    let began = clock.now
    let found = try engine.readNow { session throws(StoreFailure) in
      try NearbySearch.soonest(
        20, around: place, miles: 25, in: window, for: reader, at: begin, session)
    }
    let spent = (clock.now - began).components
    micros.append(String(spent.seconds * 1_000_000 + spent.attoseconds / 1_000_000_000_000))
    counts.append(String(found.count))
  }
  try engine.close()
} catch {
  complain("\(error)")
}
print(
  "{\"micros\": [\(micros.joined(separator: ","))], \"found\": [\(counts.joined(separator: ","))]}")
