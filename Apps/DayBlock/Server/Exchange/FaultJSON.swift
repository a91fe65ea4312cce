import DayBlockDomain
import Server
import Wire

extension ProblemCode {
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
    func fault(_ word: String, _ more: JSON.Member...) -> JSON {
      .object(
        [
          .init("list", .string(list.rawValue)), .init("line", .int(line)),
          .init("fault", .string(word)),
        ] + more)
    }
    return switch reason {
    case .blockMissing: fault("blockMissing")
    case .startMissing: fault("startMissing")
    case .endMissing: fault("endMissing")
    case .notATime(let text): fault("notATime", .init("text", .string(text)))
    case .noSuchDate(let text): fault("noSuchDate", .init("text", .string(text)))
    case .unknownZone(let text): fault("unknownZone", .init("text", .string(text)))
    case .zeroLength: fault("zeroLength")
    case .endsBeforeStart: fault("endsBeforeStart")
    case .future: fault("future")
    case .tooLong(let hours): fault("tooLong", .init("hours", .int(hours)))
    case .tooManySegments(let limit): fault("tooManySegments", .init("limit", .int(limit)))
    case .openQuote: fault("openQuote")
    case .notUTF8: fault("notUTF8")
    case .unusableCharacter: fault("unusableCharacter")
    case .tooManyBlocks(let name, let limit):
      fault("tooManyBlocks", .init("block", .string(name)), .init("limit", .int(limit)))
    case .tooManyGroups(let name, let limit):
      fault("tooManyGroups", .init("group", .string(name)), .init("limit", .int(limit)))
    case .allDay: fault("allDay")
    case .series: fault("series")
    case .malformed(let text): fault("malformed", .init("text", .string(text)))
    }
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
