import ArgumentParser
import Core
import Foundation
import Geography

struct GeohashCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "geohash",
    abstract: "Print the geohashes of places, to compare with other programs.",
    discussion: """
      Reads lines of latitude and longitude in degrees, such as “37.7749 -122.4194”, from standard \
      input. Prints for each the geohash (12 characters) and the Z-order code (60 bits) that the \
      search for rounds uses.
      """)

  func run() throws {
    var number = 0
    while let line = readLine() {
      number += 1
      let words = line.split(separator: " ").map { word in String(word) }
      guard words.count == 2, let latitude = Double(words[0]), let longitude = Double(words[1]),
        let point = GlobePoint(latitude: latitude, longitude: longitude)
      else { throw ValidationError("line \(number) is not a place: \(line)") }
      print(Geohash(point, precision: Geohash.mostLetters).text, ZCode(point).value)
    }
  }
}
