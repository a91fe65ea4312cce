import Core
import Foundation
import Geography
import Testing

@Suite("Circles as ranges of Z-codes")
struct CircleCoverTests {
  private let radii = [0.5, 1, 2, 5, 10, 25, 50, 100].map { miles in miles * Globe.metresPerMile }

  /// Where circles are difficult, and everywhere else.
  private func center(_ kind: UInt64, _ wanderer: inout Wanderer) -> GlobePoint {
    switch kind % 8 {
    case 0: wanderer.place(-90 ... -85)
    case 1: wanderer.place(85...90)
    case 2: wanderer.place(-85...85, 179...180)
    case 3: wanderer.place(-85...85, -180 ... -179)
    case 4: wanderer.place(-1...1, -1...1)
    // On the corners of large cells.
    case 5: spot(45, -90)
    default: wanderer.place()
    }
  }

  @Test("every place in a circle is in its ranges", arguments: UInt64(1)...64)
  func recall(seed: UInt64) {
    var wanderer = Wanderer(seed: seed)
    var missed: [GlobePoint] = []
    // 102 400 circles over all seeds.
    for turn in 0..<1_600 {
      let metres = radii[turn % radii.count]
      let center = center(seed, &wanderer)
      let cover = CircleCover(center, metres: metres)
      for _ in 0..<8 {
        let point = wanderer.place(within: metres, of: center)
        if !cover.contains(ZCode(point)) { missed.append(center) }
      }
      if cover.cellCount > CircleCover.usualCells { missed.append(center) }
    }
    #expect(missed == [])
  }

  @Test("so it is for circles of any size and covers of few cells", arguments: UInt64(1)...32)
  func anySize(seed: UInt64) {
    var wanderer = Wanderer(seed: seed &+ 1_000)
    for cells in [0, 4, 8, 32, 128] {
      let center = center(seed, &wanderer)
      let metres = pow(10, wanderer.next(-1...7.3))
      let cover = CircleCover(center, metres: metres, mostCells: cells)
      for _ in 0..<100 {
        let point = wanderer.place(within: metres, of: center)
        #expect(cover.contains(ZCode(point)), "around \(center) within \(metres) m")
      }
    }
  }

  /// Not points made for the circle, but points of the world, and the distance decides.
  @Test("the ranges and then the distance find what looking at each place finds")
  func bruteForce() {
    var wanderer = Wanderer(seed: 77)
    let places = (0..<4_000).map { index in
      index % 2 == 0 ? wanderer.place() : wanderer.place(30...40, -125 ... -115)
    }
    for turn in 0..<200 {
      let center = places[turn]
      let metres = radii[turn % radii.count] * (turn % 3 == 0 ? 20 : 1)
      let cover = CircleCover(center, metres: metres)
      let wanted = places.filter { place in Globe.metres(center, place) <= metres }
      let found = places.filter { place in
        cover.contains(ZCode(place)) && Globe.metres(center, place) <= metres
      }
      #expect(found == wanted)
    }
  }

  @Test("ranges are apart, in order, and within the codes", arguments: UInt64(1)...16)
  func merging(seed: UInt64) {
    var wanderer = Wanderer(seed: seed &+ 2_000)
    for metres in radii {
      let cover = CircleCover(center(seed, &wanderer), metres: metres)
      let cell = Int64(1) << Int64(2 * (ZCode.axisBits - cover.level))
      var total: Int64 = 0
      var last: Int64 = -1
      for range in cover.ranges {
        #expect(range.lowerBound > last && range.upperBound <= ZCode.limit)
        #expect(range.lowerBound % cell == 0 && range.upperBound % cell == 0)
        total += Int64(range.count) / cell
        last = range.upperBound
      }
      #expect(Int(total) == cover.cellCount)
      #expect(cover.ranges.count <= cover.cellCount)
    }
  }

  @Test("the whole earth is one range, and a point few cells of the finest level")
  func ends() {
    let earth = CircleCover(spot(12, 34), metres: 30_000_000)
    #expect(earth.ranges == [0..<ZCode.limit])
    let point = CircleCover(spot(12, 34), metres: -5)
    #expect(point.level >= 22 && point.contains(ZCode(spot(12, 34))))
    #expect(CircleCover(spot(0, 0), metres: 0).contains(ZCode(spot(0, 0))))
  }

  @Test("a range ends before the cell that follows")
  func boundaries() throws {
    let cover = CircleCover(spot(37.3, -121.9), metres: 25 * Globe.metresPerMile)
    for range in cover.ranges {
      #expect(range.contains(range.lowerBound) && !range.contains(range.upperBound))
    }
    let southWest = try #require(Geohash("9q")).box
    let code = ZCode(spot(southWest.south, southWest.west)).value
    #expect(code % (1 << 50) == 0)
  }

  /// The specification measured 1.4 to 2.3 times for covers by two bits.
  @Test("what is read too much is bounded", arguments: [0.0, 37.3, -51.5, 64.1, 71])
  func overRead(latitude: Double) {
    var wanderer = Wanderer(seed: 5)
    var shares: [Double] = []
    for _ in 0..<100 {
      for metres in radii {
        let center = spot(latitude, wanderer.next(-180...180))
        let cover = CircleCover(center, metres: metres)
        shares.append(area(of: cover, latitude) / (Double.pi * metres * metres))
      }
    }
    let mean = shares.reduce(0, +) / Double(shares.count)
    #expect(mean < 2.3, "\(mean)")
    #expect((shares.max() ?? 0) < 4.5, "\(shares.max() ?? 0)")
    #expect((shares.min() ?? 0) > 1)
  }

  /// Square metres, taking every cell for one at the centre's latitude.
  private func area(of cover: CircleCover, _ latitude: Double) -> Double {
    let side = pow(2, Double(cover.level))
    let height = 180 / side * Globe.metresPerDegree
    let width = 360 / side * Globe.metresPerDegree * cos(latitude * .pi / 180)
    return Double(cover.cellCount) * height * width
  }
}
