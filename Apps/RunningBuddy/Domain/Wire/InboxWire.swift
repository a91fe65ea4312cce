import Coding
import Core
import Tracks
import Wire

extension RefusedFile.Reason: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    switch try cursor.required("fault").string(limit: 32) {
    case "similar": self = .similar(try cursor.required("runs").decodeArray())
    case "deleted": self = .deleted(try cursor.required("run").id())
    default: self = .file(try RunFileFault(cursor))
    }
  }

  public var json: JSON {
    switch self {
    case .file(let fault): fault.json
    case .similar(let runs): .object(["fault": "similar", "runs": .array(of: runs)])
    case .deleted(let run): .object(["fault": "deleted", "run": .id(run)])
    }
  }
}

extension RunFileFault: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let fault = try cursor.required("fault")
    func limit() throws(WireError) -> Int {
      try cursor.required("limit").int(in: 0...Int64(Int32.max))
    }
    switch try fault.string(limit: 32) {
    case "empty": self = .empty
    case "tooLarge": self = .tooLarge(limit: try limit())
    case "otherFormat": self = .otherFormat(try RunFileKind(cursor.required("kind")))
    case "noRecording": self = .noRecording
    case "cutShort": self = .cutShort(try FilePosition(within: cursor))
    case "broken":
      self = .broken(try cursor.required("why").word(), try FilePosition(within: cursor))
    case "nothingUsable":
      let what: RecordedNote.What = try cursor.required("why").word()
      self = .nothingUsable(RecordedNote(what, at: try FilePosition(within: cursor)))
    case "tooMany": self = .tooMany(limit: try limit())
    case "unusable": self = .unusable(try cursor.required("rejection").decode())
    default: throw fault.error(.expected("a known fault"))
    }
  }

  public var json: JSON {
    func about(_ word: String, _ members: [JSON.Member] = []) -> JSON {
      .object([JSON.Member("fault", .string(word))] + members)
    }
    return switch self {
    case .empty: about("empty")
    case .tooLarge(let limit): about("tooLarge", [JSON.Member("limit", .int(limit))])
    case .otherFormat(let kind): about("otherFormat", [JSON.Member("kind", .string(kind.word))])
    case .noRecording: about("noRecording")
    case .cutShort(let position): about("cutShort", [position.member])
    case .broken(let why, let position):
      about("broken", [JSON.Member("why", .word(why)), position.member])
    case .nothingUsable(let note):
      about("nothingUsable", [JSON.Member("why", .word(note.what)), note.position.member])
    case .tooMany(let limit): about("tooMany", [JSON.Member("limit", .int(limit))])
    case .unusable(let rejection): about("unusable", [JSON.Member("rejection", rejection.json)])
    }
  }
}

extension FilePosition {
  /// As a member beside what is there.
  fileprivate var member: JSON.Member {
    switch self {
    case .line(let number): JSON.Member("line", .int(number))
    case .byte(let number): JSON.Member("octet", .int(number))
    }
  }

  fileprivate init(within cursor: WireCursor) throws(WireError) {
    let range: ClosedRange<Int64> = 0...Int64(Int32.max)
    if let line = try cursor.optional("line") {
      self = .line(try line.int(in: range))
    } else {
      self = .byte(try cursor.required("octet").int(in: range))
    }
  }
}

extension RunFileKind {
  fileprivate var word: String {
    switch self {
    case .recording(let format): format.rawValue
    case .empty: "empty"
    case .zip: "zip"
    case .gzip: "gzip"
    case .kml: "kml"
    case .xml: "xml"
    case .json: "json"
    case .pdf: "pdf"
    case .picture: "picture"
    case .text: "text"
    case .unknown: "unknown"
    }
  }

  fileprivate init(_ cursor: WireCursor) throws(WireError) {
    switch try cursor.string(limit: 32) {
    case "empty": self = .empty
    case "zip": self = .zip
    case "gzip": self = .gzip
    case "kml": self = .kml
    case "xml": self = .xml
    case "json": self = .json
    case "pdf": self = .pdf
    case "picture": self = .picture
    case "text": self = .text
    case "unknown": self = .unknown
    case let word:
      guard let format = RecordedFormat(rawValue: word) else {
        throw cursor.error(.expected("a known kind of file"))
      }
      self = .recording(format)
    }
  }
}
