import Core
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Where the files of an archive go that is sent while it is made.
public struct ArchiveWriter {
  private let zip: Pieces
  private var writer: any ResponseBodyWriter

  /// Shared with the thread that deflates.
  private final class Pieces: Sendable {
    let stream: Mutex<ZipStream>

    init(_ modified: Instant) { stream = Mutex(ZipStream(modified: modified)) }
  }

  fileprivate init(_ modified: Instant, _ writer: any ResponseBodyWriter) {
    zip = Pieces(modified)
    self.writer = writer
  }

  /// Sends a file, and waits for whoever reads slowly. A path is in an archive once.
  public mutating func write(_ path: String, _ bytes: [UInt8]) async throws {
    let piece = try await ZipFile.aside { [zip] () throws in
      try zip.stream.withLock { stream throws(ZipFile.Failure) in
        try stream.file(path, bytes)
      }
    }
    try await writer.write(ByteBuffer(bytes: piece))
  }

  fileprivate consuming func finish() async throws {
    var writer = writer
    try await writer.write(ByteBuffer(bytes: zip.stream.withLock { stream in stream.end() }))
    try await writer.finish(nil)
  }
}

extension Reply {
  /// A ZIP archive that is sent while it is made: no more than one of its files is held at a time.
  /// Where making one fails, the answer ends without its end, so that nobody takes it for whole.
  ///
  /// - Parameter name: What it is called where it is saved; letters, digits, dots and hyphens.
  public static func archive(
    _ name: String, modified: Instant,
    files: @escaping @Sendable (inout ArchiveWriter) async throws -> Void
  ) -> Reply {
    let headers: HTTPFields = [
      .contentType: "application/zip", .cacheControl: "private, no-store",
      .contentDisposition: "attachment; filename=\"\(name)\"",
    ]
    let body = ResponseBody { writer in
      var archive = ArchiveWriter(modified, writer)
      try await files(&archive)
      try await archive.finish()
    }
    return .raw(Response(status: .ok, headers: headers, body: body))
  }
}
