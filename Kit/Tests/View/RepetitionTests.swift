import Core
import Testing
import View

/// What is answered more than once.
@Suite struct RepetitionTests {
  private let runtime = notebook()

  @Test func `a watch goes on without a fix for a while`() {
    let watch = runtime.press("w")
    hear(watch, [.text("one"), .failed("unavailable"), .failed("timeout"), .text("two")])
    #expect(runtime.state.log == ["launched", "one", "unavailable", "timeout", "two"])
  }

  @Test(arguments: ["denied", "insecure", "unsupported", "TypeError"])
  func `a watch ends where there is no way`(_ reason: String) {
    let watch = runtime.press("w")
    hear(watch, [.failed(reason), .text("late")])
    #expect(runtime.state.log == ["launched", reason])
  }

  @Test func `an ended or replaced watch is no longer heard`() {
    let first = runtime.press("w")
    let second = runtime.press("w")
    hear(first, [.text("first"), .failed("denied")])
    hear(second, [.text("second")])
    _ = runtime.press("e")
    hear(second, [.text("late")])
    #expect(runtime.state.log == ["launched", "second"])
  }

  @Test func `a watch and a stream are each their own`() {
    let (stream, watch) = (runtime.press("l"), runtime.press("w"))
    _ = runtime.press("u")
    hear(stream, [.text("late")])
    hear(watch, [.text("fix")])
    let other = runtime.press("l")
    _ = runtime.press("e")
    hear(watch, [.text("late")])
    hear(other, [.text("event")])
    #expect(runtime.state.log == ["launched", "fix", "event"])
  }

  @Test func `a connection tells its packets until it is lost`() {
    let strap = runtime.press("h")
    hear(strap, [.text("Strap"), .bytes([0, 72]), .failed("lost"), .bytes([0, 73])])
    #expect(runtime.state.log == ["launched", "Strap", "[0, 72]", "lost"])
  }

  @Test func `connections with two services are each their own`() {
    let (first, pod) = (runtime.press("h"), runtime.press("c"))
    let second = runtime.press("h")
    hear(first, [.text("late")])
    hear(pod, [.text("Pod")])
    hear(second, [.text("Strap")])
    _ = runtime.press("d")
    hear(second, [.bytes([0, 72]), .failed("lost")])
    hear(pod, [.bytes([1])])
    #expect(runtime.state.log == ["launched", "Pod", "Strap", "[1]"])
  }

  @Test func `motion is told until it ends or cannot be`() {
    let (watch, first) = (runtime.press("w"), runtime.press("m"))
    let second = runtime.press("m")
    hear(first, [.file(name: "free", bytes: [1])])
    hear(second, [.file(name: "free", bytes: [1, 2]), .file(name: "gravity", bytes: [])])
    hear(watch, [.text("fix")])
    hear(second, [.failed("unsupported"), .file(name: "late", bytes: [])])
    let third = runtime.press("m")
    _ = runtime.press("n")
    hear(third, [.file(name: "late", bytes: [])])
    #expect(runtime.state.log == ["launched", "free 2", "gravity 0", "fix", "unsupported"])
  }

  @Test(arguments: ["f", "s"], [HostAnswer.done, .failed("more"), .failed("cancelled")])
  func `files come one after the other until an end`(_ key: String, _ end: HostAnswer) {
    let files = runtime.press(key)
    hear(
      files,
      [
        .file(name: "a.fit", bytes: [1, 2]), .unread(name: "b.fit", size: 5_000_000_000),
        .file(name: "c.fit", bytes: []), end, .file(name: "late", bytes: []),
      ])
    let last = if case .failed(let reason) = end { reason } else { "done" }
    #expect(
      runtime.state.log == ["launched", "a.fit 2", "b.fit of 5000000000", "c.fit 0", last])
  }

  @Test func `one file is one answer`() {
    let file = runtime.press("p")
    hear(file, [.file(name: "a.vcf", bytes: [1]), .done])
    #expect(runtime.state.log == ["launched", "a.vcf 1"])
  }

  private func hear(_ token: Int, _ answers: [HostAnswer]) {
    for answer in answers { _ = runtime.answer(token: token, answer, .sample()) }
  }
}
