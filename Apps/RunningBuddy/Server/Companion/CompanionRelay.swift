import Core
import RunningBuddyDomain
import Server
import Synchronization
import Wire

/// Passes on what the devices of one person say to each other during a run. Nothing of it is read,
/// stored or logged: what nobody fetches is forgotten, and the devices say it again.
public final class CompanionRelay: Sendable {
  /// Which end of the link a device is.
  public enum Side: String, Sendable {
    /// The device that records.
    case main
    case companion

    var other: Side { self == .main ? .companion : .main }
  }

  /// What waits for one device.
  public final class Box: Sendable {
    private struct State {
      var messages: [JSON] = []
      var bytes = 0
      var isAwaited = false
    }

    let side: Side
    public let signal = StreamSignal()
    private let state = Mutex(State())

    init(_ side: Side) { self.side = side }

    /// The oldest make room.
    func put(_ message: JSON, bytes: Int) {
      state.withLock { state in
        state.messages.append(message)
        state.bytes += bytes
        while state.messages.count > CompanionRelay.messageLimit
          || state.bytes > CompanionRelay.byteLimit
        {
          state.bytes -= state.messages.removeFirst().bytes.count
        }
      }
      signal.move()
    }

    var isEmpty: Bool { state.withLock { state in state.messages.isEmpty } }

    public func take() -> [JSON] {
      state.withLock { state in
        defer { (state.messages, state.bytes) = ([], 0) }
        return state.messages
      }
    }

    /// Whether nobody waits here yet; then somebody does. One at a time.
    public func beginWaiting() -> Bool {
      state.withLock { state in
        guard !state.isAwaited, state.messages.isEmpty else { return false }
        state.isAwaited = true
        return true
      }
    }

    public func endWaiting() { state.withLock { state in state.isAwaited = false } }
  }

  private struct Place {
    var box: Box
    var seen: Instant
  }

  /// Messages that wait for one device.
  public static let messageLimit = 16
  /// Messages of one request.
  public static let requestLimit = 6
  /// Milliseconds that one request may wait for messages.
  public static let longestWait: Int64 = 10_000
  /// Bytes that wait for one device.
  static let byteLimit = 256 * 1_024
  /// Devices of one person.
  public static let deviceLimit = 6
  /// Milliseconds after which a device that asks no more is forgotten.
  static let memory: Int64 = 60_000
  /// People whose devices talk at a time.
  private let limit: Int

  private let rooms = Mutex<[UserID: [CompanionID: Place]]>([:])

  public init(limit: Int = 20_000) { self.limit = limit }

  /// How many people's devices talk.
  public var count: Int { rooms.withLock { rooms in rooms.count } }

  /// A device is there: what waits for it, and how many are at the other end.
  public func enter(
    _ user: UserID, _ device: CompanionID, _ side: Side, at now: Instant
  ) throws(Problem) -> (box: Box, others: Int) {
    let entered = rooms.withLock { rooms -> (box: Box, others: Int)? in
      var room = CompanionRelay.present(rooms[user] ?? [:], at: now)
      if rooms[user] == nil, rooms.count >= limit {
        rooms = rooms.compactMapValues { room in
          let present = CompanionRelay.present(room, at: now)
          return present.isEmpty ? nil : present
        }
        guard rooms.count < limit else { return nil }
      }
      let known = room[device]
      guard known != nil || room.count < CompanionRelay.deviceLimit else { return nil }
      let box = known.map { place in place.box }.flatMap { box in box.side == side ? box : nil }
      let place = Place(box: box ?? Box(side), seen: now)
      room[device] = place
      rooms[user] = room
      let others = room.values.filter { place in place.box.side == side.other }.count
      return (place.box, others)
    }
    guard let entered else { throw .later(.busy, seconds: 30) }
    return entered
  }

  /// Puts messages down for all at the other end.
  public func pass(_ messages: [(json: JSON, bytes: Int)], of user: UserID, from side: Side) {
    let boxes = rooms.withLock { rooms in
      (rooms[user] ?? [:]).values.map { place in place.box }
        .filter { box in box.side == side.other }
    }
    for box in boxes { for message in messages { box.put(message.json, bytes: message.bytes) } }
  }

  private static func present(
    _ room: [CompanionID: Place], at now: Instant
  ) -> [CompanionID: Place] {
    room.filter { entry in now.milliseconds - entry.value.seen.milliseconds < memory }
  }
}
