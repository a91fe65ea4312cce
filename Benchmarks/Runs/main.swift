import Core
import Foundation
import Wire

// Measures what RunningBuddy does without a browser, and makes the files for it. What it found is
// one line of JSON.
//
//   runs read COUNT FILE             milliseconds of each reading of a FIT, GPX or TCX file
//   runs courses                     errors of distances on seeded courses, in percent
//   runs stops                       what the pause rule sees and adds
//   runs gaits                       what the step counter makes of seeded gaits, in percent
//   runs replay COUNT                milliseconds for three hours of a recording's rows
//   runs make FOLDER COUNT EACH END  writes FIT files of runs, one a day until END (milliseconds
//                                    since 1970), with a point each so many seconds

func complain(_ words: String) -> Never {
  FileHandle.standardError.write(Data(("runs: " + words + "\n").utf8))
  exit(2)
}

/// Milliseconds that something takes.
func milliseconds(_ act: () throws -> Void) rethrows -> Double {
  let spent = try ContinuousClock().measure(act).components
  return Double(spent.seconds) * 1e3 + Double(spent.attoseconds) / 1e15
}

let words = Array(CommandLine.arguments.dropFirst())
let numbers = words.map { word in Int(word) ?? 0 }
switch (words.first, words.count) {
case ("read", 3): print(try readings(of: words[2], numbers[1]).text)
case ("courses", 1): print(courseErrors().text)
case ("stops", 1): print(stops().text)
case ("gaits", 1): print(gaits().text)
case ("replay", 2): print(replays(numbers[1]).text)
case ("make", 5): try makeFiles(in: words[1], numbers[2], each: numbers[3], until: numbers[4])
default:
  complain("read COUNT FILE, courses, stops, gaits, replay COUNT, or make FOLDER COUNT EACH END")
}
