import Core
import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// The built browser client, held in memory. A request names a key of a dictionary, never a path on
/// disk.
public struct ClientFiles: Sendable {
  /// One file in one or more encodings.
  struct Asset: Sendable {
    let mediaType: String
    let cacheControl: String
    let etag: String
    let plain: ByteBuffer
    let brotli: ByteBuffer?
    let gzip: ByteBuffer?
  }

  private let assets: [String: Asset]
  private let screens: Set<String>
  /// Bytes held, all encodings together.
  public let size: Int

  /// Reads every file below `folder`. `screens` are the first segments of the client's own
  /// addresses, with `""` for the root; they are answered with the page of the client that has the
  /// first two segments for itself, or the first (`friends/index.html`), else with `index.html`.
  public init(folder: String, screens: Set<String>) throws {
    var assets: [String: Asset] = [:]
    var size = 0
    for (path, bytes) in try ClientFiles.read(folder) where !isEncoding(path) {
      let brotli = try ClientFiles.sibling(folder + path + ".br")
      let gzip = try ClientFiles.sibling(folder + path + ".gz")
      assets[path] = Asset(
        mediaType: mediaType(of: path), cacheControl: cacheControl(of: path),
        etag: hexadecimal(SHA256.hash(data: bytes).prefix(12)), plain: ByteBuffer(bytes: bytes),
        brotli: brotli, gzip: gzip)
      size += bytes.count + (brotli?.readableBytes ?? 0) + (gzip?.readableBytes ?? 0)
    }
    self.assets = assets
    self.screens = screens
    self.size = size
  }

  /// How many files are held.
  public var count: Int { assets.count }
  /// Whether the page that starts the client is among them.
  public var isComplete: Bool { assets["/index.html"] != nil }

  /// The file or screen a GET or HEAD asks for.
  ///
  /// - Parameter isKnown: Whether the browser says that somebody is signed in; else the first page
  ///   is the entrance's.
  func response(to request: Request, isKnown: Bool) -> Response? {
    let path = request.uri.path
    if let asset = assets[path] { return served(asset, to: request, status: .ok) }
    let segments = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let page = page(segments, isKnown: isKnown) else { return nil }
    if screens.contains(segments.first.map(String.init) ?? ""), !path.contains(".") {
      var response = served(page, to: request, status: .ok)
      // What lies deeper is somebody's own, or meant for those who have the link.
      if !segments.isEmpty {
        response.headers.set(.robots, "noindex")
      } else {
        response.headers[.vary] = "Accept-Encoding, Cookie"
      }
      return response
    }
    let accepts = request.headers[.accept] ?? ""
    return accepts.contains("text/html") ? served(page, to: request, status: .notFound) : nil
  }

  /// The page of the client that has an address: as the service worker finds it (Web/sw.js).
  private func page(_ segments: [Substring], isKnown: Bool) -> Asset? {
    if segments.isEmpty, !isKnown, let entrance = assets["/entrance/index.html"] { return entrance }
    for count in [2, 1] where segments.count >= count {
      let folder = "/" + segments.prefix(count).joined(separator: "/")
      if let page = assets[folder + "/index.html"] { return page }
    }
    return assets["/index.html"]
  }

  private func served(
    _ asset: Asset, to request: Request, status: HTTPResponse.Status
  ) -> Response {
    let (encoding, body) = chosen(asset, for: request.headers[.acceptEncoding] ?? "")
    let etag = "\"" + asset.etag + (encoding.map { "-" + $0 } ?? "") + "\""
    var headers: HTTPFields = [
      .contentType: asset.mediaType, .cacheControl: asset.cacheControl, .eTag: etag,
      .vary: "Accept-Encoding",
    ]
    if status == .ok, EntityTag(text: etag).isKnown(to: request) {
      return Response(status: .notModified, headers: headers)
    }
    if let encoding { headers[.contentEncoding] = encoding }
    guard request.method == .head else {
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
    headers[.contentLength] = String(body.readableBytes)
    return Response(status: status, headers: headers)
  }

  private func chosen(_ asset: Asset, for accepted: String) -> (String?, ByteBuffer) {
    if let brotli = asset.brotli, accepts(accepted, "br") { return ("br", brotli) }
    if let gzip = asset.gzip, accepts(accepted, "gzip") { return ("gzip", gzip) }
    return (nil, asset.plain)
  }
}

extension ClientFiles {
  private static func read(_ folder: String) throws -> [(String, Data)] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    var files: [(String, Data)] = []
    for name in names.sorted() {
      let url = root.appendingPathComponent(name)
      let values = try url.resourceValues(forKeys: [.isRegularFileKey])
      guard values.isRegularFile == true else { continue }
      files.append(("/" + name, try Data(contentsOf: url)))
    }
    return files
  }

  private static func sibling(_ path: String) throws -> ByteBuffer? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return ByteBuffer(bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

private func isEncoding(_ path: String) -> Bool { path.hasSuffix(".br") || path.hasSuffix(".gz") }

/// RFC 9110 §12.5.3: a listed coding counts unless its weight is 0.
private func accepts(_ header: String, _ coding: String) -> Bool {
  for entry in header.split(separator: ",") {
    let parts = entry.split(separator: ";").map { part in part.filter { $0 != " " } }
    guard parts.first?.lowercased() == coding else { continue }
    return !parts.dropFirst().contains { part in
      part.hasPrefix("q=") && Double(part.dropFirst(2)) == 0
    }
  }
  return false
}
