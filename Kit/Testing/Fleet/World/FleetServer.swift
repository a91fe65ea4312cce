import Core
import Sync

/// A server's database in a simulation, with what can befall it.
public protocol FleetServer {
  associatedtype Storage: SyncStorage where Storage.Domain: FleetDomain

  /// Runs `body` in one snapshot; `nil` when the database failed.
  func read<Value>(_ body: (Storage) -> Result<Value, Storage.Failure>) -> Value?
  /// Runs `body` in one durable transaction; `nil` when the database failed.
  mutating func write<Value>(
    _ body: (inout Storage) -> Result<Value, Storage.Failure>
  ) -> Value?
  /// Cursors before the floor start again from a snapshot.
  mutating func raiseFloor(of scope: Scope, to floor: Int64)
  /// Goes through the next rows below the floor; whether there was anything left to look at.
  mutating func sweep(_ scope: Scope, limit: Int) -> Bool
  /// The process ends and starts again; what was not synced is gone.
  mutating func powerCut()
  mutating func backUp()
  /// Goes back to the last backup and begins another history; false when there is none.
  mutating func restore(epoch: Epoch) -> Bool
  /// Time passes: a chance for what expires.
  mutating func pass(_ milliseconds: Int64)
}

extension FleetServer {
  typealias Failure = Storage.Failure

  /// As `read`, for a body that throws.
  func reading<Value>(_ body: (Storage) throws(Failure) -> Value) -> Value? {
    read { storage in
      do throws(Failure) { return .success(try body(storage)) } catch { return .failure(error) }
    }
  }

  /// As `write`, for a body that throws.
  mutating func writing<Value>(
    _ body: (inout Storage) throws(Failure) -> Value
  ) -> Value? {
    write { storage in
      do throws(Failure) {
        return .success(try body(&storage))
      } catch {
        return .failure(error)
      }
    }
  }
}

/// The model of a server's database, with the mistakes that live around the rules.
public struct MemoryServer<Domain: FleetDomain>: FleetServer {
  public typealias Storage = MemoryStorage<Domain>

  private var live: Storage
  private var durable: Storage
  private var backup: Storage?
  private var writes = 0
  private var elapsed: Int64 = 0
  private let planted: Planting

  public init(epoch: Epoch, loader: @escaping Storage.Loader, planted: PlantedBug? = nil) {
    live = MemoryStorage(epoch: epoch, loader: loader)
    durable = live
    self.planted = Planting(planted)
  }

  public func read<Value>(_ body: (Storage) -> Result<Value, Never>) -> Value? {
    body(live).get()
  }

  public mutating func write<Value>(
    _ body: (inout Storage) -> Result<Value, Never>
  ) -> Value? {
    let value = body(&live).get()
    writes += 1
    if !planted(.acknowledgedBeforeDurable) || writes % 3 == 0 { durable = live }
    return value
  }

  public mutating func raiseFloor(of scope: Scope, to floor: Int64) {
    live.raiseFloor(of: scope, to: floor)
    if planted(.tombstoneBeforeRows), floor > 0 {
      live.forgetTombstones(of: scope, in: 0...floor)
    }
    durable = live
  }

  public mutating func sweep(_ scope: Scope, limit: Int) -> Bool {
    let forgotten = live.sweep(scope, limit: limit)
    if planted(.tombstoneAboveFloorDropped) {
      live.forgetTombstones(of: scope, in: 0...live.head(of: scope))
    }
    durable = live
    return forgotten != nil
  }

  public mutating func powerCut() {
    live = durable
    if planted(.deduplicationInMemory) { forgetMarks() }
  }

  public mutating func backUp() { backup = live }

  public mutating func restore(epoch: Epoch) -> Bool {
    guard let backup else { return false }
    live = backup
    if !planted(.epochKeptOnRestore) { live.beginEpoch(epoch) }
    durable = live
    return true
  }

  public mutating func pass(_ milliseconds: Int64) {
    elapsed += milliseconds
    guard elapsed > 3_600_000 else { return }
    elapsed = 0
    if planted(.deduplicationExpires) { forgetMarks() }
  }

  private mutating func forgetMarks() {
    for device in live.devices { live.forgetMark(of: device) }
    durable = live
  }
}
