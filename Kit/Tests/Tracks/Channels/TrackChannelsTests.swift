import Testing
import Tracks

@Suite("A run's points as text")
struct TrackChannelsTests {
  /// Somebody who runs at 3 m/s, with everything that a device can know, and small irregularities.
  static func run(seconds: Int, seed: UInt64 = 1) -> [ChannelPoint] {
    var dice = Seeded(seed)
    var (latitude, longitude, path) = (515_000_000, -1_200_000, 0)
    var (altitude, heart) = (320, 140)
    return (0..<seconds).map { second in
      var point = ChannelPoint(time: second * 10, flags: second == 0 ? .begins : [])
      latitude += 190 + dice.below(40)
      longitude += 250 + dice.below(60)
      path += 28 + dice.below(5)
      altitude += dice.below(3) - 1
      heart = min(max(heart + dice.below(3) - 1, 90), 190)
      point.place = ChannelPlace(latitude: latitude, longitude: longitude)
      point.altitude = altitude
      point.path = path
      point.heartRate = heart
      point.cadence = 172 + dice.below(5)
      return point
    }
  }

  @Test(
    "points are read as they were written, whatever is known of each", arguments: UInt64(1)...20)
  func roundTrip(seed: UInt64) {
    var dice = Seeded(seed)
    func some(_ range: ClosedRange<Int>) -> Int? {
      dice.below(3) == 0 ? nil : Int.random(in: range, using: &dice)
    }
    var time = 0
    let points = (0..<300).map { _ in
      time += dice.below(4) * dice.below(1_000)
      var point = ChannelPoint(time: time, flags: ChannelFlags(rawValue: dice.below(8)))
      if let latitude = some(-900_000_000...900_000_000) {
        point.place = ChannelPlace(
          latitude: latitude,
          longitude: Int.random(in: -1_800_000_000...1_800_000_000, using: &dice))
      }
      point.altitude = some(-1_000_000...1_000_000)
      point.path = some(0...100_000_000)
      point.speed = some(0...100_000)
      point.accuracy = some(0...100_000)
      point.heartRate = some(0...1_000)
      point.cadence = some(0...1_000)
      return point
    }
    #expect(TrackChannels.points(TrackChannels.text(points)) == points)
    #expect(TrackChannels.points(TrackChannels.text([ChannelPoint]())) == [])
  }

  @Test("three hours at a point a second are at most 130,000 characters")
  func size() {
    let points = Self.run(seconds: 10_800)
    let text = TrackChannels.text(points)
    #expect(text.utf8.count <= 130_000, "\(text.utf8.count)")
    #expect(TrackChannels.points(text) == points)
  }

  @Test("a channel that nothing is known of takes no room")
  func absent() {
    let times = (0..<1_000).map { second in ChannelPoint(time: second * 10) }
    // Even steps: a digit a point, the first step two more, and the beginning of the text.
    #expect(TrackChannels.text(times).utf8.count < 1_012)
  }

  @Test("a long recording comes in parts, none too long, with nothing lost between them")
  func parts() throws {
    var dice = Seeded(7)
    // As little regular as can be.
    let points = (0..<20_000).map { number in
      var point = ChannelPoint(time: number * 10)
      point.place = ChannelPlace(
        latitude: dice.below(1_800_000_001) - 900_000_000,
        longitude: dice.below(2_000_000_001) - 1_000_000_000)
      return point
    }
    let parts = TrackChannels.parts(points)
    #expect(parts.count > 1)
    for part in parts { #expect(part.utf8.count <= TrackChannels.textLimit) }
    #expect(try parts.flatMap { part in try #require(TrackChannels.points(part)) } == points)
    #expect(TrackChannels.parts([]) == [])
    #expect(TrackChannels.parts(Self.run(seconds: 3_600)).count == 1)
  }

  @Test("what is kept is read for ever")
  func vector() {
    var one = ChannelPoint(time: 0, flags: .begins)
    one.place = ChannelPlace(latitude: 375_665_000, longitude: 1_269_780_000)
    one.path = 0
    one.heartRate = 141
    var two = ChannelPoint(time: 10)
    two.place = ChannelPlace(latitude: 375_665_200, longitude: 1_269_780_250)
    two.path = 31
    var three = ChannelPoint(time: 25, flags: [.estimated, .rejected])
    three.heartRate = 143
    let text = "1D3UBVLx24wsWgq4wsWAhin91rCsym91rCAB_BA7IAFDAL"
    #expect(TrackChannels.text([one, two, three]) == text)
    #expect(TrackChannels.points(text) == [one, two, three])
  }

  @Test("what no points are written as is refused, and nothing traps", arguments: UInt64(1)...20)
  func damage(seed: UInt64) {
    var dice = Seeded(seed)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ *é".utf8)
    let whole = Array(TrackChannels.text(Self.run(seconds: 60, seed: seed)).utf8)
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0...dice.below(4) {
        switch dice.below(3) {
        case 0: bytes[dice.below(bytes.count)] = dice.pick(letters)
        case 1: bytes.insert(dice.pick(letters), at: dice.below(bytes.count))
        default: bytes.removeLast(min(bytes.count - 1, dice.below(9)))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let points = TrackChannels.points(text) { #expect(TrackChannels.text(points) == text) }
    }
    for text in ["", "1", "2AA", "1AB", "1BA", "1CBA", "1_____", "1ABA"] {
      #expect(TrackChannels.points(text) == nil, "\(text)")
    }
  }

  @Test("time that runs backwards and half a place are refused")
  func contradictions() {
    let back = [ChannelPoint(time: 10), ChannelPoint(time: 0)]
    #expect(TrackChannels.points(TrackChannels.text(back)) == nil)
    var half = ChannelPoint(time: 0)
    half.place = ChannelPlace(latitude: 5, longitude: 5)
    // The channel of longitudes taken away from the text's set and its end.
    let text = TrackChannels.text([half])
    let without = "1BD" + text.dropFirst(3).dropLast()
    #expect(TrackChannels.points(String(without)) == nil)
  }
}
