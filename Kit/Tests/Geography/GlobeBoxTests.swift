import Core
import Geography
import Testing

@Suite("Boxes around circles")
struct GlobeBoxTests {
  @Test(
    "the distances of the specification, in miles of an earth of 3 958.8",
    arguments: [
      (37.7749, -122.4194, 34.0522, -118.2437, 347.4253),
      (37.3382, -121.8863, 36.5681, -121.9486, 53.3204), (0, 179.9, 0, -179.9, 13.8188),
      (89.9, 0, 89.9, 180, 13.8188), (0, 0, 0, 180, 12_436.937),
    ])
  func distances(_ a: Double, _ b: Double, _ c: Double, _ d: Double, miles: Double) {
    let metres = Globe.metres(spot(a, b), spot(c, d))
    // The specification's radius is ours to five digits.
    #expect(abs(metres / Globe.metresPerMile / miles - 1) < 1.1e-5)
  }

  @Test("in the middle of the map it is one box that touches the circle")
  func middle() throws {
    let boxes = GlobeBox.around(spot(0, 10), metres: Globe.metresPerDegree)
    let box = try #require(boxes.first)
    #expect(boxes.count == 1)
    #expect(abs(box.north - 1) < 1e-4 && abs(box.south + 1) < 1e-4)
    #expect(abs(box.west - 9) < 1e-4 && abs(box.east - 11) < 1e-4)
  }

  @Test("across the 180th meridian it is two")
  func split() {
    for longitude in [179.9, -179.9, 180, -180] {
      let boxes = GlobeBox.around(spot(12, longitude), metres: 30_000)
      #expect(boxes.count == 2)
      #expect(boxes.contains { box in box.contains(spot(12, 180)) })
      #expect(boxes.contains { box in box.contains(spot(12, -180)) })
      #expect(!boxes.contains { box in box.contains(spot(12, 0)) })
    }
  }

  @Test("with a pole in it, it has every longitude")
  func poles() {
    for (latitude, pole) in [(89.9, 90.0), (-89.9, -90.0)] {
      let boxes = GlobeBox.around(spot(latitude, 50), metres: 30_000)
      #expect(boxes.count == 1)
      for longitude in [-180.0, -50, 0, 180] {
        #expect(boxes[0].contains(spot(pole, longitude)))
        #expect(boxes[0].contains(spot(latitude, longitude)))
      }
    }
    #expect(GlobeBox.around(spot(3, 4), metres: 21_000_000) == [.earth])
  }

  @Test("no place of a circle is outside its boxes", arguments: UInt64(1)...40)
  func recall(seed: UInt64) {
    var wanderer = Wanderer(seed: seed)
    for _ in 0..<50 {
      let center = seed % 4 == 0 ? wanderer.place(85...90) : wanderer.place()
      let metres = wanderer.next(0...1) * wanderer.next(1...10_000_000)
      let boxes = GlobeBox.around(center, metres: metres)
      #expect((1...2).contains(boxes.count))
      for _ in 0..<50 {
        let point = wanderer.place(within: metres, of: center)
        #expect(boxes.contains { box in box.contains(point) })
      }
    }
  }
}
