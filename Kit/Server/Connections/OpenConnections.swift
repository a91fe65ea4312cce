import NIOCore
import Synchronization

/// The connections of a server, for the moment when it must not wait for them any longer.
public final class OpenConnections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isCut = false
  }

  private let state = Mutex(State())

  public init() {}

  /// How many there are.
  public var count: Int { state.withLock { state in state.channels.count } }

  func add(_ channel: any Channel) {
    let isLate = state.withLock { state in
      if !state.isCut { state.channels[ObjectIdentifier(channel)] = channel }
      return state.isCut
    }
    if isLate { channel.close(promise: nil) }
  }

  func remove(_ channel: any Channel) {
    state.withLock { state in state.channels[ObjectIdentifier(channel)] = nil }
  }

  /// Closes every connection, and each that still comes. What is being done for somebody is done
  /// to its end; only the answer reaches nobody.
  public func cut() {
    let channels = state.withLock { state in
      state.isCut = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
  }
}
