import Coding
import Core
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix

/// A file of the server's own that somebody saves.
@Memberwise public struct Download: Sendable {
  /// Where it lies.
  public let place: String
  /// Bytes.
  public let size: Int64
  public let mediaType: String
  /// What it is called where it is saved; letters, digits, dots and hyphens.
  public let name: String
  /// Changes when the bytes do.
  public let version: String
}

extension Reply {
  /// A file, or the part of it that was asked for, so that a download goes on where it was cut off.
  /// No cache keeps it.
  public static func file(_ file: Download, for call: Call) -> Reply {
    let etag = "\"" + file.version + "\""
    var headers: HTTPFields = [
      .contentType: file.mediaType, .cacheControl: "private, no-store", .eTag: etag,
      .acceptRanges: "bytes", .contentDisposition: "attachment; filename=\"\(file.name)\"",
    ]
    // RFC 9110 §13.1.5: parts of two versions must not be put together.
    let condition = call.request.headers[.ifRange]
    let wanted = condition == nil || condition == etag ? call.request.headers[.range] : nil
    switch ByteRange(wanted, size: file.size) {
    case .whole:
      let body = body(of: file, from: 0, count: file.size)
      return .raw(Response(status: .ok, headers: headers, body: body))
    case .part(let range):
      headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(file.size)"
      let count = range.upperBound - range.lowerBound + 1
      let body = body(of: file, from: range.lowerBound, count: count)
      return .raw(Response(status: .partialContent, headers: headers, body: body))
    case .outside:
      headers[.contentRange] = "bytes */\(file.size)"
      headers[.contentDisposition] = nil
      return .raw(Response(status: .rangeNotSatisfiable, headers: headers))
    }
  }

  /// Read in pieces, on threads that may wait for a disk.
  private static func body(of file: Download, from start: Int64, count: Int64) -> ResponseBody {
    ResponseBody(contentLength: Int(count)) { writer in
      guard count > 0 else { return try await writer.finish(nil) }
      let pool = NIOThreadPool.singleton
      let descriptor = open(file.place, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Problem(.notFound) }
      defer { close(descriptor) }
      var offset = start
      let end = start + count
      while offset < end {
        let place = offset
        let length = Int(min(end - place, 128 * 1_024))
        let piece = try await pool.runIfActive { try read(descriptor, at: place, length) }
        guard !piece.isEmpty else { throw Problem(.failed) }
        offset += Int64(piece.count)
        try await writer.write(ByteBuffer(bytes: piece))
      }
      try await writer.finish(nil)
    }
  }

  private static func read(
    _ descriptor: Int32, at offset: Int64, _ length: Int
  ) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      let read = pread(descriptor, buffer.baseAddress, length, off_t(offset))
      guard read >= 0 else { throw Problem(.failed) }
      count = read
    }
  }
}
