#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket that is connected to a port of this machine.
///
/// It is closed when nobody holds it any more, and not before: the system gives its number to the
/// next who asks, and who still read from it then would take what another connection is sent.
final class RawSocket: Sendable {
  struct Failure: Error {
    let code: Int32
  }

  let descriptor: Int32

  init(port: Int) throws { descriptor = try Self.connected(to: port) }

  deinit { close(descriptor) }

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
