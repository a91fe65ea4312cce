import Core
import Sync
import Tracks
import Wire

// Thousands of these are read when the app is opened: names are one letter, what is usual is left
// out, lists are digits.
//
// s start, z zone, o offset, k sport, t title, n notes, e effort, f feeling, m mark, g figures,
// u outline, w windows, c where it came from, h whose track, p parts of the track, q parts of the
// file, i import, d edited, a saved at, x deleted at, b shoes, y merge.

extension Run {
  static let names = [
    "s", "z", "o", "k", "t", "n", "e", "f", "m", "g", "u", "w", "c", "h", "p", "q", "i", "d", "a",
    "x", "b", "y",
  ]

  public var body: JSON {
    JSON.object([
      "s": .instant(start), "z": .text(zone), "o": offset == 0 ? nil : .int(offset),
      "k": sport == .running ? nil : .string(sport.wireWord), "t": .text(title),
      "n": .text(notes), "e": effort.map { value in .int(value) },
      "f": feeling.map { value in .int(value) }, "m": mark.map { mark in .word(mark) },
      "g": record.json, "u": outline.json,
      "w": RunOutline.list(windows.spans).unlessEmpty, "c": source.json,
      "h": sharedTrack.map { id in .id(id) }, "p": PartList.json(trackParts),
      "q": PartList.json(fileParts), "i": batch.map { id in .id(id) }, "d": .flag(isEdited),
      "a": .instant(createdAt), "x": deletedAt.map { instant in .instant(instant) },
      "b": shoe.map { id in .id(id) },
      "y": merge?.json,
    ]).followed(by: rest)
  }

  public init(id: RunID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, start: try body.required("s").runTime(), zone: try body.text("z"),
      offset: try body.optional("o")?.int(in: RunLimits.offsets) ?? 0,
      sport: try body.optional("k").map(RecordedSport.init) ?? .running,
      record: try body.required("g").decode(), outline: try body.required("u").decode(),
      source: try RunSource(body.optional("c")), createdAt: try body.required("a").runTime())
    title = try body.text("t")
    notes = try body.text("n")
    effort = try body.optional("e")?.int(in: RunLimits.anyNumber)
    feeling = try body.optional("f")?.int(in: RunLimits.anyNumber)
    mark = try body.optional("m")?.word()
    if let cursor = try body.optional("w") {
      guard
        let spans = RunWindows(try RunOutline.spans(cursor, limit: RunWindows.limit))
      else { throw cursor.error(.expected("windows in their order")) }
      windows = spans
    }
    sharedTrack = try body.optional("h")?.id()
    trackParts = try PartList.stubs(body.optional("p"), limit: RunLimits.trackParts)
    fileParts = try PartList.stubs(body.optional("q"), limit: RunLimits.fileParts)
    batch = try body.optional("i")?.id()
    shoe = try body.optional("b")?.id()
    isEdited = try body.flag("d")
    deletedAt = try body.optional("x")?.runTime()
    merge = try body.optional("y").map(RunMerge.init)
    rest = unknownMembers(of: body.value, known: Run.names)
  }
}

extension WireCursor {
  /// An instant whose distance to any other fits 64 bits: those of ECMAScript's time values.
  func runTime() throws(WireError) -> Instant {
    Instant(milliseconds: try integer(in: Instant.timeValues))
  }
}

extension JSON {
  static func runTime(_ instant: Instant) -> JSON { .instant(instant) }
}

/// The announced parts of a track or file: bytes and digest of each, one after the other.
enum PartList {
  static func json(_ parts: [ContentStub]) -> JSON? {
    guard !parts.isEmpty else { return nil }
    var list: [JSON] = []
    for part in parts {
      list.append(.int(part.bytes))
      list.append(.string(part.digest.text))
    }
    return .array(list)
  }

  static func stubs(_ cursor: WireCursor?, limit: Int) throws(WireError) -> [ContentStub] {
    guard let cursor else { return [] }
    let elements = try cursor.elements()
    guard elements.count % 2 == 0, elements.count <= limit * 2 else {
      throw cursor.error(.expected("octets and digests of parts"))
    }
    var parts: [ContentStub] = []
    for index in stride(from: 0, to: elements.count, by: 2) {
      guard let digest = MediaDigest(try elements[index + 1].string(limit: 64)) else {
        throw elements[index + 1].error(.expected("a SHA-256"))
      }
      parts.append(
        ContentStub(digest: digest, bytes: try elements[index].int(in: 0...Int64(Int32.max))))
    }
    return parts
  }
}

extension RunSource {
  /// `nil` for what was recorded here.
  var json: JSON? {
    switch self {
    case .recorded: nil
    case .hand: "hand"
    case .file(let file): file.json("file")
    case .inbox(let file): file.json("inbox")
    case .unknown(let json): json
    }
  }

  /// What is not understood is kept as it came.
  init(_ cursor: WireCursor?) throws(WireError) {
    guard let cursor else {
      self = .recorded
      return
    }
    if case .string(let word) = cursor.value, sameBytes(word, "hand") {
      self = .hand
      return
    }
    do throws(WireError) {
      let file = try RunSourceFile(cursor)
      switch try cursor.required("by").string(limit: 32) {
      case "file": self = .file(file)
      case "inbox": self = .inbox(file)
      default: self = .unknown(cursor.value)
      }
      // Anything else in it would be lost.
      if json != cursor.value { self = .unknown(cursor.value) }
    } catch {
      self = .unknown(cursor.value)
    }
  }
}

extension RunSourceFile {
  func json(_ by: String) -> JSON {
    .object([
      "by": .string(by), "name": .string(name), "format": .word(format),
      "sha": .string(digest.text), "octets": .int(bytes),
      "number": number == 0 ? nil : .int(number),
    ])
  }

  init(_ cursor: WireCursor) throws(WireError) {
    let sha = try cursor.required("sha")
    guard let digest = MediaDigest(try sha.string(limit: 64)) else {
      throw sha.error(.expected("a SHA-256"))
    }
    self.init(
      name: try cursor.required("name").string(limit: RunLimits.fileName),
      format: try cursor.required("format").word(), digest: digest,
      bytes: try cursor.required("octets").int(in: 0...Int64(Int32.max)),
      number: try cursor.optional("number")?.int(in: 0...100_000) ?? 0)
  }
}
