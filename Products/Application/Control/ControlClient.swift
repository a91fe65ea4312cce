import Foundation
import Wire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Speaks to ``Control``: one request, one answer, over a socket in the file system.
enum ControlClient {
  /// The server holds the data directory but does not answer.
  struct NoAnswer: Error, CustomStringConvertible {
    var description: String {
      "a server uses this data directory, but it does not answer; stop it and try again"
    }
  }

  /// Bytes of an answer, which may list many things.
  private static let answerLimit = 64 << 20

  static func ask(_ request: AdminRequest, socket path: String) throws -> AdminAnswer {
    let descriptor = try connected(to: path)
    defer { close(descriptor) }
    let body = request.json.bytes
    let head =
      "POST / HTTP/1.1\r\nHost: fieldday\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    try send(Array(head.utf8) + body, to: descriptor)
    let answer = receive(from: descriptor)
    guard let split = answer.firstRange(of: Array("\r\n\r\n".utf8)) else { throw NoAnswer() }
    let json = try JSON.parse(
      Array(answer[split.upperBound...]), limits: JSONLimits(bytes: answerLimit))
    return try AdminAnswer(WireCursor(json))
  }

  private static func connected(to path: String) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw NoAnswer() }
    withUnsafeMutableBytes(of: &address.sun_path) { place in place.copyBytes(from: bytes) }
    #if canImport(Glibc)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw NoAnswer() }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, size)
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw NoAnswer()
    }
    return descriptor
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { throw NoAnswer() }
      rest = rest.dropFirst(count)
    }
  }

  private static func receive(from descriptor: Int32) -> [UInt8] {
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16 * 1_024)
    while true {
      let count = part.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return answer }
      answer += part[..<count]
    }
  }
}
