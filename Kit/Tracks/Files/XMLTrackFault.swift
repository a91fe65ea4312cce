import Core

/// Why a GPX or TCX file gives nothing at all.
public enum XMLTrackFault: Error, Hashable, Sendable {
  /// It is no XML, and there is nothing usable before the place where that shows.
  case text(XMLFault)
  /// It is XML, and none of the format.
  case otherFormat
  /// There is no point and no lap in it.
  case empty
  /// There are points or laps in it, and each had to be left out; the first reason.
  case nothingUsable(RecordedNote)
  /// It has more bytes than ``RecordedFile/textLimit``.
  case tooLarge
}

extension RecordedFile {
  /// The most bytes of a GPX or TCX file: 16 MiB.
  public static let textLimit = 16 << 20

  /// The XML of a file, if it may be that large.
  static func xml(_ bytes: [UInt8]) throws(XMLTrackFault) -> XMLReader {
    guard bytes.count <= textLimit else { throw .tooLarge }
    do throws(XMLFault) {
      return try XMLReader(bytes)
    } catch { throw error.reason == .tooLarge ? .tooLarge : .text(error) }
  }

  /// Notes that the text ends, or is no XML any more.
  mutating func note(_ fault: XMLFault) {
    note(fault.reason == .cutShort ? .cutShort : .malformed, at: .line(fault.line))
  }

  /// The file, or why there is nothing in it. `fault` is where the text broke off.
  func checked(_ fault: XMLFault?) throws(XMLTrackFault) -> RecordedFile {
    var file = self
    if let fault {
      if activities.isEmpty { throw .text(fault) }
      file.note(fault)
    }
    if activities.isEmpty {
      guard let first = notes.first else { throw .empty }
      throw .nothingUsable(first)
    }
    return file
  }
}
