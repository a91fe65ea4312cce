import Core
import HTTPTypes
import Hummingbird
import NIOCore

/// Where the files of an archive go that is sent while it is made.
public struct ArchiveWriter {
  private var zip: ZipStream
  private var writer: any ResponseBodyWriter

  fileprivate init(_ zip: ZipStream, _ writer: any ResponseBodyWriter) {
    self.zip = zip
    self.writer = writer
  }

  /// Sends a file, and waits for whoever reads slowly.
  public mutating func write(_ path: String, _ octets: [UInt8]) async throws {
    try await writer.write(ByteBuffer(bytes: try zip.file(path, octets)))
  }

  fileprivate consuming func finish() async throws {
    var writer = writer
    try await writer.write(ByteBuffer(bytes: zip.end()))
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
      var archive = ArchiveWriter(ZipStream(modified: modified), writer)
      try await files(&archive)
      try await archive.finish()
    }
    return .raw(Response(status: .ok, headers: headers, body: body))
  }
}
