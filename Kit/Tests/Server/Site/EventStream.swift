import Foundation
import Server

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A plain client of server-sent events, on a socket and a thread of its own.
final class EventStream: Sendable {
  struct Failure: Error {
    let code: Int32
  }

  private let descriptor: Int32
  /// Status line, headers and events, line by line; ends with the connection.
  let lines: AsyncStream<String>

  init(port: Int, visitor: Visitor, cookie: SessionCookie) throws {
    descriptor = try Self.connected(to: port)
    let request =
      "GET /api/sync/pokes HTTP/1.1\r\nHost: localhost\r\n"
      + "Cookie: \(cookie.name)=\(visitor.token.text)\r\n\r\n"
    let octets = Array(request.utf8)
    guard write(descriptor, octets, octets.count) == octets.count else {
      throw Failure(code: errno)
    }
    let (stream, source) = AsyncStream.makeStream(of: String.self)
    lines = stream
    let reading = descriptor
    Thread.detachNewThread {
      var line: [UInt8] = []
      var octet: UInt8 = 0
      while read(reading, &octet, 1) == 1 {
        guard octet == 10 else {
          line.append(octet)
          continue
        }
        source.yield(String(decoding: line, as: UTF8.self).filter { $0 != "\r" })
        line.removeAll()
      }
      source.finish()
    }
  }

  deinit { close(descriptor) }

  /// Goes away without a word, as a phone in a tunnel does in the end.
  func vanish() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Reads up to the first line that is one of the wanted.
  func wait(for wanted: String...) async -> String? {
    for await line in lines where wanted.contains(line) { return line }
    return nil
  }

  private static func connected(to port: Int) throws -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, size)
      }
    }
    guard result == 0 else {
      let code = errno
      close(descriptor)
      throw Failure(code: code)
    }
    return descriptor
  }
}

/// Gives others their turn until something holds; the test's time limit ends it when it never does.
func until(_ holds: () async -> Bool) async {
  while !(await holds()), !Task.isCancelled { await Task.yield() }
}
