import Store
import Testing

@Suite struct FairQueueTests {
  @Test func linesAreServedInTurn() {
    var queue = FairQueue<String, Int>()
    for number in 1...5 { queue.append(number, weight: 1, for: "greedy") }
    queue.append(100, weight: 1, for: "b")
    queue.append(200, weight: 1, for: "c")
    queue.append(101, weight: 1, for: "b")
    #expect(queue.count == 8)
    #expect(queue.take(upTo: 4) == [1, 100, 200, 2])
    #expect(queue.take(upTo: 100) == [101, 3, 4, 5])
    #expect(queue.take(upTo: 100) == [])
    #expect(queue.count == 0)
  }

  @Test func theTurnIsKept() {
    var queue = FairQueue<String, String>()
    for number in 1...3 {
      for key in ["a", "b", "c"] { queue.append("\(key)\(number)", weight: 1, for: key) }
    }
    #expect(queue.take(upTo: 2) == ["a1", "b1"])
    #expect(queue.take(upTo: 2) == ["c1", "a2"])
    queue.append("d1", weight: 1, for: "d")
    #expect(queue.take(upTo: 9) == ["b2", "c2", "a3", "d1", "b3", "c3"])
  }

  @Test func weightsCountAgainstTheLimit() {
    var queue = FairQueue<Int, Int>()
    for key in 1...4 { queue.append(key, weight: 100, for: key) }
    #expect(queue.take(upTo: 256) == [1, 2, 3])
    #expect(queue.take(upTo: 256) == [4])
    queue.append(9, weight: 1_000, for: 9)
    #expect(queue.take(upTo: 1) == [9], "one that is too heavy for any group goes alone")
  }

  @Test(arguments: 0..<40)
  func nothingIsLostAndNobodyWaitsLong(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    var queue = FairQueue<Int, (key: Int, number: Int)>()
    var given: [Int: Int] = [:]
    var taken: [Int: Int] = [:]
    for _ in 0..<400 {
      if dice.roll(3) > 0 {
        let key = dice.roll(dice.roll(2) == 0 ? 1 : 7)
        given[key, default: 0] += 1
        queue.append((key, given[key] ?? 0), weight: 1 + dice.roll(3), for: key)
      } else {
        let waiting = (0..<7).filter { key in queue.count(of: key) > 0 }
        let elements = queue.take(upTo: 30)
        for element in elements {
          taken[element.key, default: 0] += 1
          #expect(element.number == taken[element.key], "the order within a line")
        }
        // Seven lines of at most three each fit in thirty: everybody who waited got a turn.
        for key in waiting { #expect(elements.contains { element in element.key == key }) }
      }
    }
    for element in queue.take(upTo: .max) {
      taken[element.key, default: 0] += 1
      #expect(element.number == taken[element.key])
    }
    #expect(given == taken)
    #expect(queue.count == 0)
  }
}
