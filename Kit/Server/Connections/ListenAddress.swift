import Coding
import Foundation
import NIOCore
import NIOPosix

/// Where the server listens: a host name or IP address, and a port (0 for any free port).
@Memberwise public struct ListenAddress: Hashable, Sendable {
  public let host: String
  public let port: Int

  /// Listens for a moment, so that a start that cannot succeed is refused before anything begins.
  ///
  /// It accepts no connection: a client that connects meanwhile is turned away at the end, where an
  /// accepted connection would stay open without an answer.
  ///
  /// - Throws: ``UnusableAddress`` when the system does not let us listen there.
  public func check() async throws {
    guard port != 0 else { return }
    do {
      let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.autoRead, value: false)
        .bind(host: host, port: port).get()
      try await channel.close()
    } catch let failure as IOError {
      throw UnusableAddress(address: self, reason: .init(code: failure.errnoCode))
    } catch {
      throw UnusableAddress(address: self, reason: .other("\(error)"))
    }
  }
}

/// Why the server cannot listen on an address, and what to do about it.
public struct UnusableAddress: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's reason.
  public enum Reason: Hashable, Sendable {
    case taken
    case forbidden
    case notHere
    case other(String)

    /// - Parameter code: The system's error number.
    init(code: CInt) {
      self =
        switch code {
        case EADDRINUSE: .taken
        case EACCES, EPERM: .forbidden
        case EADDRNOTAVAIL: .notHere
        default: .other(String(cString: strerror(code)))
        }
    }
  }

  public let address: ListenAddress
  public let reason: Reason

  public var description: String {
    switch reason {
    case .taken:
      "Another program listens on port \(address.port). Stop it, or choose another port "
        + "(--port, FIELDDAY_PORT; make run PORT=…)."
    case .forbidden:
      "The system does not let this user listen on port \(address.port). Choose one above 1023 "
        + "(--port, FIELDDAY_PORT)."
    case .notHere:
      "This machine has no address \(address.host). Choose one of its own (--host, FIELDDAY_HOST)."
    case .other(let words): "Cannot listen on \(address.host), port \(address.port): \(words)"
    }
  }
}
