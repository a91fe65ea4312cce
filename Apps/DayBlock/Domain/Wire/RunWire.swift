import Core
import Wire

extension DayRun {
  var body: JSON {
    .object([
      "block": .id(block), "name": .text(blockName), "zone": .string(zone),
      "start": .instant(startedAt), "offset": .unlessZero(offset), "device": .text(device),
      "carried": .unlessZero(carried), "marks": marks.isEmpty ? nil : .marks(marks, startedAt),
      "changes": .changes(changes), "suspect": .flag(isClockSuspect),
    ])
  }

  init(id: DayRunID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, block: try body.required("block").id(), blockName: try body.text("name"),
      zone: try body.required("zone").string(), startedAt: try body.required("start").time(),
      offset: try body.optional("offset")?.offset() ?? 0, device: try body.text("device"),
      carried: try body.optional("carried")?.int(in: 0...Int64(DayUnit.seconds - 1)) ?? 0)
    changes = try body.changes("changes")
    marks = try body.optional("marks")?.marks(startedAt) ?? []
    isClockSuspect = try body.flag("suspect")
    settle()
  }
}

extension JSON {
  /// Three whole numbers each: what happened, milliseconds since the one before (the first, since
  /// the start), and the offset of a resuming or the length of a cut.
  fileprivate static func marks(_ marks: [DayMark], _ start: Instant) -> JSON {
    var numbers: [JSON] = []
    var last = start.milliseconds
    for mark in marks {
      let (code, value) = mark.code
      numbers.append(.int(code))
      numbers.append(.integer(mark.at.milliseconds - last))
      numbers.append(.integer(value))
      last = mark.at.milliseconds
    }
    return .array(numbers)
  }
}

extension DayMark {
  fileprivate var code: (Int, Int64) {
    switch kind {
    case .pause: (0, 0)
    case .resume(let offset): (1, Int64(offset))
    case .finish: (2, 0)
    case .discard: (3, 0)
    case .cut(let to): (4, to.milliseconds - at.milliseconds)
    }
  }
}

extension WireCursor {
  fileprivate func marks(_ start: Instant) throws(WireError) -> [DayMark] {
    let numbers = try numbers(by: 3)
    var marks: [DayMark] = []
    var at = start.milliseconds
    for index in 0..<numbers.count / 3 {
      let value = numbers[index * 3 + 2]
      guard numbers[index * 3 + 1] >= 0 else { throw error(.expected("marks in order")) }
      at = try sum(at, numbers[index * 3 + 1])
      let kind: DayMark.Kind
      switch numbers[index * 3] {
      case 0: kind = .pause
      case 1:
        guard offsets.contains(value) else { throw error(.expected("an offset")) }
        kind = .resume(offset: Int(value))
      case 2: kind = .finish
      case 3: kind = .discard
      case 4:
        guard value > 0 else { throw error(.expected("a cut of some length")) }
        kind = .cut(to: Instant(milliseconds: try sum(at, value)))
      default: throw error(.expected("a known mark"))
      }
      marks.append(DayMark(at: Instant(milliseconds: at), kind: kind))
    }
    return marks
  }
}
