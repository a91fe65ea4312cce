import Core
import Dispatch
import Foundation
import Sync
import Synchronization

/// The one writer. Takes everything that waits, runs it in one transaction, syncs once, then
/// answers all.
///
/// A rejected command is undone by the rules' own savepoint. When the database fails on a piece of
/// work, the group is run again with a savepoint for each piece, and what failed once more alone,
/// so that no piece of work takes its neighbours along. It runs on a thread of its own, detached
/// from whoever asks: a client that goes away never rolls anything back. A piece of work may be run
/// more than once, so it must have no effect but on the storage it is given.
public final class GroupCommit<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  public typealias Storage = SQLStorage<Tables, Engine.Connection>

  struct Item: Sendable {
    /// Runs the work; what it returns gives the good answer.
    let run: @Sendable (inout Storage) throws(StoreFailure) -> @Sendable () -> Void
    let fail: @Sendable (StoreFailure) -> Void
  }

  private struct State {
    var queue = FairQueue<UserID?, Item>()
    var counts = CommitCounts()
    var stopping = false
    var ended = false
    /// The writer's thread waits for a signal once so many pieces of work are there.
    var wakeAt: Int?
    var gathering: Gathering
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []

    /// Whether the caller has to signal the thread.
    mutating func wakeUp() -> Bool {
      guard let wakeAt, stopping || queue.count >= wakeAt else { return false }
      self.wakeAt = nil
      return true
    }
  }

  private let engine: Engine
  private let options: CommitOptions
  private let notify: @Sendable ([Scope]) -> Void
  private let ticks: @Sendable () -> UInt64
  private let state: Mutex<State>
  private let wake = DispatchSemaphore(value: 0)

  /// Starts the writer's thread. It lives until ``drain()``.
  ///
  /// - Parameters:
  ///   - notify: Is called on the writer's thread after every commit that moved a scope, with each
  ///     scope once, ascending, after the answers are out. It must return at once.
  ///   - ticks: Nanoseconds of a clock that never goes back; it tells how long a commit takes.
  public init(
    _ engine: Engine, _ tables: Tables.Type = Tables.self, options: CommitOptions = CommitOptions(),
    notify: @escaping @Sendable ([Scope]) -> Void = { _ in },
    ticks: @escaping @Sendable () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  ) {
    self.engine = engine
    self.options = options
    self.ticks = ticks
    self.notify = notify
    let gathering = Gathering(cap: options.cap, patience: options.patience)
    state = Mutex(State(gathering: gathering))
    let thread = Thread { [self] in serve() }
    thread.name = "fieldday.writer"
    thread.start()
  }

  /// Gives work to the writer and waits until it is durable, or is not.
  ///
  /// The waiting ignores cancellation: once accepted, the work is done.
  ///
  /// - Parameters:
  ///   - user: Whose turn it takes; `nil` for people who are not signed in.
  ///   - weight: How many commands it holds; at least 1.
  public func submit<Value: Sendable>(
    for user: UserID?, weight: Int = 1,
    _ work: @escaping @Sendable (inout Storage) throws(StoreFailure) -> Value
  ) async -> WriteOutcome<Value> {
    await withCheckedContinuation { answer in
      let item = Item(
        run: { storage throws(StoreFailure) in
          let value = try work(&storage)
          let moved = storage.moved
          return { answer.resume(returning: .committed(value, moved: moved)) }
        },
        fail: { failure in answer.resume(returning: .failed(failure)) })
      switch admit(item, weight: max(1, weight), for: user) {
      case .admitted(let wakesUp): if wakesUp { wake.signal() }
      case .overloaded: answer.resume(returning: .overloaded)
      case .stopping: answer.resume(returning: .stopping)
      }
    }
  }

  /// What was done so far.
  public var counts: CommitCounts {
    state.withLock { state in
      var counts = state.counts
      counts.waiting = state.queue.count
      return counts
    }
  }

  /// Takes nothing more, finishes what waits, and ends the thread. Returns when that is done.
  public func drain() async {
    await withCheckedContinuation { continuation in
      let (ended, wakesUp) = state.withLock { state in
        state.stopping = true
        if !state.ended { state.waitingForEnd.append(continuation) }
        return (state.ended, state.wakeUp())
      }
      if wakesUp { wake.signal() }
      if ended { continuation.resume() }
    }
  }

  private enum Admission {
    case admitted(wakesUp: Bool)
    case overloaded, stopping
  }

  private func admit(_ item: Item, weight: Int, for user: UserID?) -> Admission {
    state.withLock { state in
      if state.stopping { return .stopping }
      guard state.queue.count < options.waitingLimit,
        state.queue.count(of: user) < options.waitingLimitOfUser
      else {
        state.counts.overloaded += 1
        return .overloaded
      }
      state.queue.append(item, weight: weight, for: user)
      return .admitted(wakesUp: state.wakeUp())
    }
  }

  // MARK: The writer's thread

  private enum Next {
    case commit([Item])
    case gather(Gathering.Wait)
    case sleep
    case end([CheckedContinuation<Void, Never>])
  }

  private func serve() {
    var hasGathered = false
    while true {
      switch next(after: hasGathered) {
      case .commit(let items):
        commit(items)
        hasGathered = false
      case .gather(let wait):
        _ = wake.wait(timeout: .now() + .nanoseconds(Int(clamping: wait.nanoseconds)))
        hasGathered = true
      case .sleep: wake.wait()
      case .end(let waiting):
        for continuation in waiting { continuation.resume() }
        return
      }
    }
  }

  private func next(after hasGathered: Bool) -> Next {
    state.withLock { state in
      state.wakeAt = nil
      guard state.queue.count > 0 else {
        guard state.stopping else {
          state.wakeAt = 1
          return .sleep
        }
        state.ended = true
        let waiting = state.waitingForEnd
        state.waitingForEnd = []
        return .end(waiting)
      }
      if !hasGathered, !state.stopping,
        let wait = state.gathering.wait(with: state.queue.count)
      {
        state.wakeAt = wait.pieces
        return .gather(wait)
      }
      return .commit(state.queue.take(upTo: options.cap))
    }
  }

  private func commit(_ items: [Item]) {
    // Failures of the database are rare, so the first try goes without a savepoint for each.
    var group = run(items, savepoints: false)
    if !group.committed, items.count > 1 { group = run(items, savepoints: true) }
    settle(group, of: items.count)
    // A second try in a transaction of its own: the neighbours are safe from it, and it from them.
    for item in group.again { settle(run([item], savepoints: false), of: 1) }
  }

  private func settle(_ group: Group, of size: Int) {
    if options.addedDelay > .zero { Thread.sleep(forTimeInterval: options.addedDelay.seconds) }
    count(group, of: size, commit: ticks() &- group.ran)
    for answer in group.answers { answer() }
    if !group.moved.isEmpty { notify(group.moved.sorted()) }
  }

  private func count(_ group: Group, of size: Int, commit: UInt64) {
    state.withLock { state in
      state.gathering.note(
        group: size, waiting: state.queue.count, commit: group.committed ? commit : 0)
      if group.committed { state.counts.commits += 1 }
      state.counts.committed += group.succeeded
      state.counts.retried += group.again.count
      state.counts.failed += group.answers.count - group.succeeded
      state.counts.largestGroup = max(state.counts.largestGroup, size)
    }
  }
}

extension GroupCommit {
  /// What a transaction came to.
  private struct Group {
    var answers: [@Sendable () -> Void] = []
    var succeeded = 0
    var moved: Set<Scope> = []
    /// The database failed on these alone; they were undone and want another try.
    var again: [Item] = []
    var committed = true
    /// When the work was done and only the commit was left, in ticks.
    var ran: UInt64 = 0
  }

  /// One transaction. When it fails as a whole, every answer is that failure and nothing is
  /// written.
  private func run(_ items: [Item], savepoints: Bool) -> Group {
    do throws(StoreFailure) {
      return try engine.writeNow { session throws(StoreFailure) in
        var group = Group()
        for item in items {
          var storage = Storage(session)
          if savepoints {
            guard let answer = try runApart(item, in: &storage) else {
              group.again.append(item)
              continue
            }
            group.answers.append(answer)
          } else {
            group.answers.append(try item.run(&storage))
          }
          group.moved.formUnion(storage.moved)
        }
        group.succeeded = group.answers.count
        group.ran = ticks()
        return group
      }
    } catch {
      return Group(answers: items.map { item in { item.fail(error) } }, committed: false)
    }
  }

  /// The good answer, or `nil` when the database failed on this item and it was undone.
  private func runApart(
    _ item: Item, in storage: inout Storage
  ) throws(StoreFailure) -> (@Sendable () -> Void)? {
    let session = storage.session
    do throws(SavepointFailure<StoreFailure>) {
      return try session.savepoint { () throws(StoreFailure) in try item.run(&storage) }
    } catch {
      switch error {
      case .store(let failure): throw failure
      case .body(let failure):
        // Some failures (a full disk) end the transaction: then the neighbours' work is gone too.
        guard session.isInTransaction else { throw failure }
        return nil
      }
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
