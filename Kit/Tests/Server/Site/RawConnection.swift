import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection on which a test says exactly what it wants to, on a socket and a thread of its own.
final class RawConnection: Sendable {
  private let socket: RawSocket
  /// Status line, headers and what follows, line by line; ends with the connection.
  let lines: AsyncStream<String>

  init(port: Int) throws {
    let socket = try RawSocket(port: port)
    self.socket = socket
    let (stream, source) = AsyncStream.makeStream(of: String.self)
    lines = stream
    Thread.detachNewThread {
      // Also when the connection is let go of between two bytes.
      defer { withExtendedLifetime(socket) {} }
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while read(socket.descriptor, &byte, 1) == 1 {
        guard byte == 10 else {
          line.append(byte)
          continue
        }
        source.yield(String(decoding: line, as: UTF8.self).filter { $0 != "\r" })
        line.removeAll()
      }
      source.finish()
    }
  }

  deinit { vanish() }

  /// Goes away without a word, as a phone in a tunnel does in the end.
  func vanish() { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  /// Sends bytes as they are.
  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      // A server that has closed meanwhile is an answer, and no reason to be killed by a signal.
      let count = Glibc.send(socket.descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      let count = write(socket.descriptor, bytes, bytes.count)
    #endif
    guard count == bytes.count else { throw RawSocket.Failure(code: errno) }
  }

  /// Everything that still comes until the server closes the connection.
  func rest() async -> [String] {
    var rest: [String] = []
    for await line in lines { rest.append(line) }
    return rest
  }
}
