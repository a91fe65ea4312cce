import Core

/// One frame from the host: when it was, and what happened.
///
/// The first five fields are the moment: milliseconds, zone name, offset in seconds, sixteen random
/// bytes, uptime in milliseconds. The sixth names the input, the rest are its operands, in the
/// order in which they are read below.
struct InputFrame {
  enum Content {
    case start(Launch, entries: [String])
    case input(Input)
  }

  let moment: Moment
  let content: Content

  /// `nil` for a frame that is not sound or says something unknown.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = FrameReader(bytes)
    let instant = Instant(milliseconds: reader.number())
    let zone = Zone(name: reader.text(), offset: reader.int())
    let (high, low) = reader.words()
    moment = Moment(
      instant: instant, zone: zone, entropy: Entropy(high: high, low: low),
      uptime: reader.number())
    let content: Content? =
      switch reader.text() {
      case "start": InputFrame.start(&reader)
      case "event": InputFrame.event(&reader)
      case "answer": InputFrame.answer(&reader)
      case "signal": InputFrame.signal(&reader).map { signal in .input(.signal(signal)) }
      case "moved": .input(.moved(address: reader.text(), entries: reader.texts()))
      default: nil
      }
    guard reader.isSound, let content else { return nil }
    self.content = content
  }

  private static func start(_ reader: inout FrameReader) -> Content {
    let address = reader.text()
    let entries = reader.texts()
    let languages = reader.texts()
    let textPercent = reader.int()
    let online = reader.bool()
    let prefersLessMotion = reader.bool()
    var remembered: [String: String] = [:]
    while !reader.isAtEnd, reader.isSound {
      let key = reader.text()
      remembered[key] = reader.text()
    }
    let launch = Launch(
      address: address, languages: languages, textPercent: textPercent, online: online,
      prefersLessMotion: prefersLessMotion, remembered: remembered)
    return .start(launch, entries: entries)
  }

  private static func event(_ reader: inout FrameReader) -> Content? {
    let node = reader.int()
    let kind = EventKind(rawValue: reader.text())
    let value = reader.bytes()
    let event = DOMEvent(
      value: String(decoding: kind == .drop ? utf8Lines(value) : value, as: UTF8.self),
      checked: reader.bool(), key: reader.text(), x: reader.int(), y: reader.int(),
      top: reader.int(), height: reader.int(), dropped: kind == .drop ? value : [])
    return kind.map { kind in .input(.event(node: node, kind: kind, event: event)) }
  }

  private static func answer(_ reader: inout FrameReader) -> Content? {
    let token = reader.int()
    let answer: HostAnswer? =
      switch reader.text() {
      case "done": .done
      case "text": .text(reader.text())
      case "texts": .texts(reader.texts())
      case "http": .http(status: reader.int(), body: reader.text())
      case "rows": lastRows(&reader)
      case "some": .some(rows(&reader))
      case "file": .file(name: reader.text(), bytes: reader.bytes())
      case "unread": .unread(name: reader.text(), size: reader.number())
      case "kept": .kept(KeptFile(address: reader.text(), size: reader.int()))
      case "bytes": .bytes(reader.bytes())
      case "failed": .failed(reader.text())
      default: nil
      }
    return answer.map { answer in .input(.answer(token: token, answer: answer)) }
  }

  private static func lastRows(_ reader: inout FrameReader) -> HostAnswer {
    let later = reader.texts()
    let rows = rows(&reader)
    return later.isEmpty ? .rows(rows) : .part(rows, later: later)
  }

  private static func rows(_ reader: inout FrameReader) -> [StoreRow] {
    var rows: [StoreRow] = []
    while !reader.isAtEnd, reader.isSound {
      rows.append(StoreRow(table: reader.text(), key: reader.text(), value: reader.text()))
    }
    return rows
  }

  private static func signal(_ reader: inout FrameReader) -> HostSignal? {
    switch reader.text() {
    case "online": .online
    case "offline": .offline
    case "visible": .visible
    case "hidden": .hidden
    case "navigated": .navigated(reader.text())
    case "updateReady": .updateReady
    case "message": .message(reader.text())
    default: nil
    }
  }
}
