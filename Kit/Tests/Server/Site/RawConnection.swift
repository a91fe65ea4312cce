import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection on which a test says exactly what it wants to, on a socket and a thread of its own.
final class RawConnection: Sendable {
  struct Failure: Error {
    let code: Int32
  }

  private let descriptor: Int32
  /// Status line, headers and what follows, line by line; ends with the connection.
  let lines: AsyncStream<String>

  init(port: Int) throws {
    descriptor = try Self.connected(to: port)
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

  deinit {
    vanish()
    close(descriptor)
  }

  /// Goes away without a word, as a phone in a tunnel does in the end.
  func vanish() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Sends octets as they are.
  func send(_ text: String) throws {
    let octets = Array(text.utf8)
    #if canImport(Glibc)
      // A server that has closed meanwhile is an answer, and no reason to be killed by a signal.
      let count = Glibc.send(descriptor, octets, octets.count, Int32(MSG_NOSIGNAL))
    #else
      let count = write(descriptor, octets, octets.count)
    #endif
    guard count == octets.count else { throw Failure(code: errno) }
  }

  /// Everything that still comes until the server closes the connection.
  func rest() async -> [String] {
    var rest: [String] = []
    for await line in lines { rest.append(line) }
    return rest
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
