/// Events in the order of their virtual time; those of the same time in the order they were added.
struct EventQueue<Event> {
  private struct Entry {
    let time: Int64
    let number: Int
    let event: Event

    func precedes(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : number < other.number
    }
  }

  private var heap: [Entry] = []
  private var added = 0

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ event: Event, at time: Int64) {
    added += 1
    heap.append(Entry(time: time, number: added, event: event))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func next() -> (time: Int64, event: Event)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var parent = 0
      while true {
        var least = parent
        for child in [2 * parent + 1, 2 * parent + 2]
        where child < heap.count && heap[child].precedes(heap[least]) {
          least = child
        }
        if least == parent { break }
        heap.swapAt(parent, least)
        parent = least
      }
    }
    return (first.time, first.event)
  }
}
