import Core
import Testing
import View

/// What crosses the boundary to the host, byte by byte.
@Suite struct HostedRuntimeTests {
  private let hosted = HostedRuntime<Notebook>()
  private let empty = "[[],[],[]]"

  @Test func `a session in frames and texts`() {
    #expect(
      turn(start) == "[[0,1,\"main\",0,2,\"input\",11,2,\"input\",11,2,\"change\",11,2,\"focus\","
        + "11,2,\"submit\",11,2,\"keydown\",8,2,1,0,8,1,0,0,5,2,\"value\",\"\",5,2,\"value\",\"\"],"
        + "[],[[1,\"load\",\"notes\"]]]")
    #expect(
      turn(["event", "2", "input", "\"한\u{7}\\\"", "0", "", "0", "0", "0", "0"])
        == "[[0,3,\"p\",2,4,\"\\\"한\\u0007\\\\\\\"\",8,4,3,0,8,3,1,0,5,2,\"value\",\"\"],[],"
        + "[[2,\"remember\",\"last\",\"\\\"한\\u0007\\\\\\\"\"]]]")
    #expect(
      turn(["event", "2", "change", "/b", "0", "", "0", "0", "0", "0"])
        == "[[5,2,\"value\",\"\"],[\"push\",\"/a?x=1\",\"/b\"],[]]")
    #expect(
      turn(["answer", "1", "rows", "0", "note", "1", "x", "note", "2", "y"])
        == "[[0,5,\"p\",2,6,\"x\",8,6,5,0,0,7,\"p\",2,8,\"y\",8,8,7,0,8,7,1,0,8,5,1,7,"
        + "5,2,\"value\",\"\"],[],[]]")
    #expect(
      turn(["event", "2", "keydown", "", "0", "p", "0", "0", "0", "0"])
        == "[[5,2,\"value\",\"\"],[],[[3,\"pickFile\",\"\"]]]")
    // More than four bytes of a number hold.
    #expect(turn(["answer", "3", "unread", "a.fit", "5000000000"]) != empty)
    #expect(turn(["event", "2", "keydown", "", "0", "h", "0", "0", "0", "0"]) != empty)
    #expect(turn(["answer", "4", "bytes", "\u{16}H"]) != empty)
    #expect(turn(["moved", "/a?x=1", "1", "/a?x=1"]) == "[[5,2,\"value\",\"\"],[],[]]")
    #expect(turn(["signal", "visible"]) == "[[5,2,\"value\",\"\"],[],[]]")
  }

  @Test func `the way to the entry that Back has left comes with its trail`() {
    _ = turn(start)
    _ = turn(["event", "2", "change", "/b", "0", "", "0", "0", "0", "0"])
    _ = turn(["event", "2", "submit", "", "0", "", "0", "0", "0", "0"])
    let text = turn(["moved", "/a?x=1", "1", "/a?x=1"])
    #expect(text.contains("[\"forward\",\"/a?x=1\",\"/b\"]"))
  }

  @Test func `frames that make no sense ask for nothing`() {
    #expect(turn(["signal", "online"]) == empty)  // not started
    _ = turn(start)
    for fields in [
      [], ["nonsense"], ["signal", "x"], ["event", "x"], ["answer", "1", "rows", "0", "t"],
      ["answer", "1", "unread", "a.fit"], ["answer", "1", "unread", "a.fit", "large"],
      ["answer", "1", "texts", "2", "a"],
    ] {
      #expect(turn(fields) == empty, "\(fields)")
    }
    #expect(turn(bytes: []) == empty)
    #expect(turn(bytes: [255, 255, 255, 255, 0]) == empty)
    let whole = frame(["event", "2", "input", "x", "0", "", "0", "0", "0", "0"])
    for length in whole.indices { #expect(turn(bytes: Array(whole.prefix(length))) == empty) }
    #expect(turn(bytes: whole) != empty)
  }

  @Test func `every request has its name and operands`() {
    for (index, (_, text)) in Asking.requests.enumerated() {
      let hosted = HostedRuntime<Asking>()
      var fields = start
      fields[fields.count - 5] = "\(index)"
      let output = frame(fields).withUnsafeBytes { bytes in hosted.turn(bytes) }
      #expect(String(decoding: output, as: UTF8.self) == "[[],[],[[1," + text + "]]]")
    }
  }

  /// A file may be in any character set.
  @Test func `what is dropped comes as its bytes, and as text if it is Unicode`() {
    let dropped: [([UInt8], String)] = [
      (Array("한".utf8), "한"), ([0xEF, 0xBB, 0xBF, 0x61], "a"),
      ([0xFF, 0xFE, 0x5C, 0xD5], "한"), ([0xC7, 0xD1], "\u{FFFD}\u{FFFD}"),
    ]
    for (bytes, text) in dropped {
      let hosted = HostedRuntime<Dropping>()
      func turn(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.withUnsafeBytes { bytes in hosted.turn(bytes) }, as: UTF8.self)
      }
      _ = turn(frame(start))
      let fields =
        ["event", "1", "drop"].map { field in Array(field.utf8) } + [bytes]
        + ["0", "", "0", "0", "0", "0"].map { field in Array(field.utf8) }
      #expect(
        turn(frame(fields)) == "[[],[],[[1,\"remember\",\"\(text)\",\"\(bytes)\"]]]")
    }
  }

  @Test func `a frame without the monotonic clock makes no sense`() {
    _ = turn(start)
    let whole = frame(["signal", "visible"])
    // Zone, offset and random bytes are followed by what is not a number.
    let uptime = Array("1234".utf8)
    guard let at = whole.firstRange(of: uptime) else {
      Issue.record("no uptime")
      return
    }
    var broken = whole
    broken.replaceSubrange(at, with: Array("12x4".utf8))
    #expect(turn(bytes: broken) == empty)
    #expect(turn(bytes: whole) != empty)
  }

  private var start: [String] {
    ["start", "/a?x=1", "1", "/a?x=1", "2", "ko", "en", "100", "1", "0", "theme", "dark"]
  }

  private func turn(_ fields: [String]) -> String { turn(bytes: frame(fields)) }

  private func turn(bytes: [UInt8]) -> String {
    String(decoding: bytes.withUnsafeBytes { bytes in hosted.turn(bytes) }, as: UTF8.self)
  }

  private func frame(_ fields: [String]) -> [UInt8] {
    frame(fields.map { field in Array(field.utf8) })
  }

  private func frame(_ fields: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ content: [UInt8]) {
      withUnsafeBytes(of: UInt32(content.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes += content
    }
    for field in ["1700000000000", "Asia/Seoul", "32400"] { append(Array(field.utf8)) }
    append(Array(0..<16))
    append(Array("1234".utf8))
    for field in fields { append(field) }
    return bytes
  }
}

/// A feature that remembers what is dropped on it.
private enum Dropping: RootFeature {
  typealias State = Int
  typealias Action = DOMEvent

  static let launched = DOMEvent()
  static func launch(_ launch: Launch) -> Int { 0 }
  static func action(for signal: HostSignal) -> DOMEvent { DOMEvent() }
  static func address(_ state: Int) -> String { "/a?x=1" }
  static func look(_ state: Int) -> DocumentLook? { nil }
  static func view(_ state: Int) -> Node<DOMEvent> {
    element("main", .on(.drop, { event in event }))
  }
  static func reduce(
    _ state: inout Int, _ event: DOMEvent, _ moment: Moment
  ) -> [Effect<DOMEvent, Never>] {
    event.dropped.isEmpty ? [] : [.tell(.remember(key: event.value, value: "\(event.dropped)"))]
  }
}
