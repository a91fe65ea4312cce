import Core
import Tracks

/// What a file is, by its first bytes.
public enum RunFileKind: Hashable, Sendable {
  /// One that is read.
  case recording(RecordedFormat)
  case empty
  /// Archives: the command line reads them, a browser does not.
  case zip, gzip
  /// KML, also of a ZIP that says so nowhere, and any other XML.
  case kml, xml
  case json, pdf, picture
  /// Text of any other kind, such as a table.
  case text
  case unknown

  /// Bytes that are looked at.
  private static let reach = 16 << 10

  public init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    if let format = RecordedFormat(bytes) {
      self = .recording(format)
      return
    }
    func begins(with mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    if begins(with: [0x50, 0x4B, 3, 4]) || begins(with: [0x50, 0x4B, 5, 6]) {
      self = .zip
    } else if begins(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if begins(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else if begins(with: [0xFF, 0xD8, 0xFF]) || begins(with: [0x89, 0x50, 0x4E, 0x47])
      || begins(with: Array("GIF8".utf8)) || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
    {
      self = .picture
    } else {
      self = RunFileKind.text(Array(bytes.prefix(RunFileKind.reach)))
    }
  }

  private static func text(_ bytes: [UInt8]) -> RunFileKind {
    do throws(XMLFault) {
      var xml = try XMLReader(bytes)
      if case .open = try xml.next() { return xml.isNamed("kml") ? .kml : .xml }
    } catch {}
    let start = bytes.first { byte in
      byte > 0x20 && byte != 0xEF && byte != 0xBB && byte != 0xBF
    }
    if start == UInt8(ascii: "{") || start == UInt8(ascii: "[") { return .json }
    if start == UInt8(ascii: "<") { return .xml }
    let isText = bytes.allSatisfy { byte in byte >= 0x20 || (9...13).contains(byte) }
    return isText ? .text : .unknown
  }
}

/// Why a file gives no run.
public enum RunFileFault: Error, Hashable, Sendable {
  case empty
  /// Bytes.
  case tooLarge(limit: Int)
  /// It is none of the formats that are read, but this.
  case otherFormat(RunFileKind)
  /// It has neither a point nor a total: settings, a course, a workout.
  case noRecording
  /// It ends before anything could be read.
  case cutShort(FilePosition)
  /// It is no XML any more from here on, and nothing before it can be used.
  case broken(XMLFault.Reason, FilePosition)
  /// All its points had to be left out; why the first was.
  case nothingUsable(RecordedNote)
  /// There are more files than are taken at once.
  case tooMany(limit: Int)
  /// What is in it cannot be kept.
  case unusable(RunRejection)
}

extension RecordedFile {
  /// Reads a file of whatever format it is.
  public static func read(
    _ bytes: [UInt8]
  ) throws(RunFileFault) -> (format: RecordedFormat, file: RecordedFile) {
    switch RunFileKind(bytes) {
    case .recording(.fit): return (.fit, try fit(bytes))
    case .recording(.gpx):
      return (
        .gpx,
        try xml { () throws(XMLTrackFault) in try RecordedFile(gpx: bytes) }
      )
    case .recording(.tcx):
      return (
        .tcx,
        try xml { () throws(XMLTrackFault) in try RecordedFile(tcx: bytes) }
      )
    case .empty: throw .empty
    case let kind: throw .otherFormat(kind)
    }
  }

  private static func fit(_ bytes: [UInt8]) throws(RunFileFault) -> RecordedFile {
    do throws(FITFault) { return try RecordedFile(fit: bytes) } catch {
      switch error {
      case .notFIT: throw .otherFormat(.unknown)
      case .tooLarge(let limit): throw .tooLarge(limit: limit)
      case .empty: throw .noRecording
      case .cutShort(let byte): throw .cutShort(.byte(byte))
      }
    }
  }

  private static func xml(
    _ read: () throws(XMLTrackFault) -> RecordedFile
  ) throws(RunFileFault) -> RecordedFile {
    do throws(XMLTrackFault) { return try read() } catch {
      switch error {
      case .text(let fault) where fault.reason == .cutShort: throw .cutShort(.line(fault.line))
      case .text(let fault): throw .broken(fault.reason, .line(fault.line))
      case .otherFormat: throw .otherFormat(.xml)
      case .empty: throw .noRecording
      case .nothingUsable(let note): throw .nothingUsable(note)
      case .tooLarge: throw .tooLarge(limit: textLimit)
      }
    }
  }
}
