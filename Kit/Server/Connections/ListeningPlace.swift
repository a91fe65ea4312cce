import Foundation
import NIOCore
import NIOPosix

/// Where a server is to listen: a host's name or address, and a port (0 for any that is free).
public struct ListeningPlace: Hashable, Sendable {
  public let host: String
  public let port: Int

  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Listens for a moment, so that a start which cannot succeed is refused before anything begins.
  ///
  /// It accepts nobody: whoever connects meanwhile is turned away when it ends, where an accepted
  /// connection would stay open without anybody to answer.
  ///
  /// - Throws: ``UnusablePlace`` when the system does not let us listen there.
  public func check() async throws {
    guard port != 0 else { return }
    do {
      let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.autoRead, value: false)
        .bind(host: host, port: port).get()
      try await channel.close()
    } catch let failure as IOError {
      throw UnusablePlace(place: self, reason: .init(code: failure.errnoCode))
    } catch {
      throw UnusablePlace(place: self, reason: .other("\(error)"))
    }
  }
}

/// Why a server cannot listen somewhere, and the way on.
public struct UnusablePlace: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the system says.
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

  public let place: ListeningPlace
  public let reason: Reason

  public var description: String {
    switch reason {
    case .taken:
      "Another program listens on port \(place.port). Stop it, or choose another port "
        + "(--port, FIELDDAY_PORT; make run PORT=…)."
    case .forbidden:
      "The system does not let this user listen on port \(place.port). Choose one above 1023 "
        + "(--port, FIELDDAY_PORT)."
    case .notHere:
      "This machine has no address \(place.host). Choose one of its own (--host, FIELDDAY_HOST)."
    case .other(let words): "Cannot listen on \(place.host), port \(place.port): \(words)"
    }
  }
}
