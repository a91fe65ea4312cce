import DayBlockDomain
import Server
import Wire

extension ProblemCode {
  static let invalidParameter = ProblemCode(
    "invalidParameter", 400, "A parameter of the address is missing or wrong.")
  static let invalidRange = ProblemCode(
    "invalidRange", 400, "The last day is before the first.")
  static let unreadableFile = ProblemCode(
    "unreadableFile", 422, "The file is none that can be read.")
  static let refused = ProblemCode("refused", 409, "The rules say no.")
}

extension ImportFileFault {
  /// What is told besides the problem's code.
  var members: [JSON.Member] {
    switch self {
    case .tooLarge(let limit): [.init("fault", "tooLarge"), .init("limit", .int(limit))]
    case .tooManyRows(let limit): [.init("fault", "tooManyRows"), .init("limit", .int(limit))]
    case .empty: [.init("fault", "empty")]
    case .notText: [.init("fault", "notText")]
    case .unknownEncoding: [.init("fault", "unknownEncoding")]
    case .brokenJSON(let offset): [.init("fault", "brokenJSON"), .init("offset", .int(offset))]
    case .unknownFormat: [.init("fault", "unknownFormat")]
    case .columnsMissing(let names):
      [
        .init("fault", "columnsMissing"),
        .init("columns", .array(names.map { name in .string(name) })),
      ]
    }
  }
}

extension ImportFault {
  var json: JSON {
    var members: [JSON.Member] = [
      .init("list", .string(list.rawValue)), .init("line", .int(line)),
    ]
    func word(_ word: String) { members.append(.init("fault", .string(word))) }
    switch reason {
    case .blockMissing: word("blockMissing")
    case .startMissing: word("startMissing")
    case .endMissing: word("endMissing")
    case .notATime(let text):
      word("notATime")
      members.append(.init("text", .string(text)))
    case .noSuchDate(let text):
      word("noSuchDate")
      members.append(.init("text", .string(text)))
    case .unknownZone(let text):
      word("unknownZone")
      members.append(.init("text", .string(text)))
    case .zeroLength: word("zeroLength")
    case .endsBeforeStart: word("endsBeforeStart")
    case .future: word("future")
    case .tooLong(let hours):
      word("tooLong")
      members.append(.init("hours", .int(hours)))
    case .tooManySegments(let limit):
      word("tooManySegments")
      members.append(.init("limit", .int(limit)))
    case .openQuote: word("openQuote")
    case .notUTF8: word("notUTF8")
    case .unusableCharacter: word("unusableCharacter")
    case .tooManyBlocks(let name, let limit):
      word("tooManyBlocks")
      members += [.init("block", .string(name)), .init("limit", .int(limit))]
    case .tooManyGroups(let name, let limit):
      word("tooManyGroups")
      members += [.init("group", .string(name)), .init("limit", .int(limit))]
    case .allDay: word("allDay")
    case .series: word("series")
    case .malformed(let text):
      word("malformed")
      members.append(.init("text", .string(text)))
    }
    return .object(members)
  }
}

extension ImportRemark {
  var json: JSON {
    switch reason {
    case .overlaps(let other):
      .object(["line": .int(line), "remark": "overlaps", "other": .int(other)])
    case .duplicate(let other):
      .object(["line": .int(line), "remark": "duplicate", "other": .int(other)])
    case .skippedTime: .object(["line": .int(line), "remark": "skippedTime"])
    case .ambiguousTime: .object(["line": .int(line), "remark": "ambiguousTime"])
    case .shortened: .object(["line": .int(line), "remark": "shortened"])
    case .cancelled: .object(["line": .int(line), "remark": "cancelled"])
    case .planned: .object(["line": .int(line), "remark": "planned"])
    }
  }
}
