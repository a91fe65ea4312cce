import RunningBuddyDomain
import Testing

@Suite("What a map is turned by")
struct HeadingFilterTests {
  private func filter(_ readings: [Double]) -> HeadingFilter {
    var filter = HeadingFilter()
    for reading in readings { filter.take(reading) }
    return filter
  }

  @Test("The first reading is the direction; without one there is none")
  func first() {
    #expect(HeadingFilter().degrees == nil)
    #expect(filter([123.4]).degrees == 123)
    #expect(filter([359.7]).degrees == 0)
  }

  @Test("Less than five degrees change nothing", arguments: [0.0, 2, 90, 181, 358])
  func still(_ middle: Double) {
    func around(_ degrees: Double) -> Double { (middle + degrees + 360).remainder360 }
    let readings = (0..<200).map { index in around(Double(index % 9) - 4) }
    let filter = filter([middle] + readings)
    #expect(filter.degrees == Int(middle) && filter.isSteady)
  }

  @Test("Whoever turns is followed, also across north")
  func turning() {
    var filter = filter([330])
    for degrees in stride(from: 330.0, through: 400, by: 5) {
      filter.take(degrees.remainder360)
    }
    for _ in 0..<20 { filter.take(40) }
    #expect((35...45).contains(filter.degrees ?? -1))
  }

  @Test("A single jump turns the map by less than twenty degrees, and back again")
  func jump() {
    var filter = filter(Array(repeating: 100, count: 20))
    filter.take(190)
    #expect((100...119).contains(filter.degrees ?? -1))
    for _ in 0..<20 { filter.take(100) }
    #expect((96...104).contains(filter.degrees ?? -1))
  }

  @Test("Readings that contradict each other are no direction: the last one stays")
  func unsteady() {
    var filter = filter(Array(repeating: 100, count: 20))
    for index in 0..<40 { filter.take(Double(index * 137 % 360)) }
    #expect(!filter.isSteady)
    for _ in 0..<20 { filter.take(250) }
    #expect(filter.isSteady && (245...255).contains(filter.degrees ?? -1))
  }
}

extension Double {
  /// Within a turn.
  fileprivate var remainder360: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
