import Shell
import Testing

/// What is in a box is a value, however many copies share it.
@Suite struct BoxedTests {
  /// Where the items of a list lie: a copy of them lies elsewhere.
  private func place(of list: [Int]) -> UInt {
    list.withUnsafeBufferPointer { items in UInt(bitPattern: items.baseAddress) }
  }

  @Test func aChangeIsNotSeenInAnotherCopy() {
    let first = Boxed([1, 2, 3])
    var second = first
    second.value[0] = 9
    #expect(first.value == [1, 2, 3])
    #expect(second.value == [9, 2, 3])
    var third = second
    third.value = []
    #expect(second.value == [9, 2, 3])
    #expect(third.value == [])
  }

  @Test func whatIsNotSharedIsChangedInPlace() {
    var only = Boxed(Array(0..<1_000))
    let before = place(of: only.value)
    for index in 0..<1_000 { only.value[index] += 1 }
    #expect(place(of: only.value) == before)
    #expect(only.value == Array(1...1_000))
  }

  @Test func aCopyThatIsGoneSharesNothing() {
    var only = Boxed(Array(0..<1_000))
    let before = place(of: only.value)
    do {
      let other = only
      #expect(place(of: other.value) == before)
    }
    only.value[0] = 7
    #expect(place(of: only.value) == before)
    #expect(only.value[0] == 7)
  }
}
