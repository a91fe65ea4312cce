import Core
import Wire

// The view is the base with the outbox replayed on top. What the replay covers is kept in `shadow`,
// so that the base can be had back without a second copy of everything.
extension ClientCore {
  /// Applies the consequences of a command that was just decided on the view.
  mutating func perform(_ changes: [Change<Domain.Entity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity): cover(entity.key, with: entity)
      case .remove(_, let key): cover(key, with: nil)
      case .join: break
      case .leave(let scope, let leaver):
        guard leaver == user else { break }
        for key in keys(in: scope) { cover(key, with: nil) }
      }
    }
  }

  private mutating func cover(_ key: EntityKey, with entity: Domain.Entity?) {
    if overlay[key] == nil { overlay[key] = Hidden(entity: view.entity(key)) }
    view.set(key, to: entity)
    touched.insert(key)
  }

  /// Makes the view the base again.
  mutating func uncover() {
    if planted(.optimismNotReverted) {
      overlay.removeAll()
      return
    }
    for key in overlay.keys.sorted() {
      if let hidden = overlay[key] { view.set(key, to: hidden.entity) }
      touched.insert(key)
    }
    overlay.removeAll(keepingCapacity: true)
  }

  /// Decides the outbox again on top of the base. What the rules no longer accept stays, flagged.
  mutating func replay() {
    for index in outbox.indices {
      guard let command = outbox[index].command else { continue }
      let context = DecideContext(
        actor: user, command: outbox[index].id, at: outbox[index].at)
      do throws(Domain.Rejection) {
        let changes = try Domain.decide(command, context, in: view)
        outbox[index].refusal = nil
        perform(changes)
      } catch {
        // What it is about may be among what has not been read yet.
        outbox[index].refusal = isWhole ? error : nil
      }
    }
  }

  /// What the base holds of a scope, in ascending order.
  func keys(in scope: Scope) -> [EntityKey] {
    var keys: [EntityKey] = []
    for (key, row) in held where row.scope == scope { keys.append(key) }
    return keys.sorted()
  }

  // MARK: The local database, in memory

  /// Brings memory in line with operations that are durable.
  mutating func absorb(_ operations: [StoreWrite.Operation]) {
    var structural = operations.contains { operation in isStructural(operation) }
    if structural { uncover() }
    for operation in operations { take(operation) }
    if !structural, !isInOrder {
      // A command of another tab was slipped in while this tab's got its number.
      uncover()
      structural = true
    }
    guard structural else { return }
    sortOutbox()
    if !planted(.outboxNotReplayed) { replay() }
  }

  /// Whether the operation saves a command that came to its outcome before this tab heard that it
  /// was saved: the syncing tab found it in the database. One that was handed over once more is in
  /// the outbox again, and goes its way.
  func isOver(_ operation: StoreWrite.Operation) -> Bool {
    guard case .put(LocalTable.outbox, let key, _) = operation, let id = CommandID(key) else {
      return false
    }
    return settled.contains(id) && position(of: id) == nil && !planted(.settledSavedAgain)
  }

  private var isInOrder: Bool {
    let byClock = planted(.clockOrdersOutbox)
    return zip(outbox, outbox.dropFirst()).allSatisfy { a, b in
      !b.precedes(a, byClock: byClock)
    }
  }

  mutating func sortOutbox() {
    let byClock = planted(.clockOrdersOutbox)
    outbox.sort { a, b in a.precedes(b, byClock: byClock) }
  }

  /// Whether the operation changes what the view is made of.
  private func isStructural(_ operation: StoreWrite.Operation) -> Bool {
    switch operation {
    case .put(let table, let key, _):
      if LocalTable.isBase(table) { return true }
      guard table == LocalTable.outbox, let id = CommandID(key) else { return false }
      return position(of: id) == nil
    case .delete(let table, _), .clear(let table):
      return LocalTable.isBase(table) || table == LocalTable.outbox
    }
  }

  /// Searched from the end: what changes is mostly young.
  func position(of id: CommandID) -> Int? { outbox.lastIndex { entry in entry.id == id } }

  mutating func take(_ operation: StoreWrite.Operation) {
    switch operation {
    case .put(let table, let key, let value):
      if LocalTable.isBase(table) {
        takeBase(table, key, value)
      } else if table == LocalTable.outbox {
        takeOutbox(key, value)
      } else if table == LocalTable.rejected {
        takeRejected(key, value)
      } else if table == LocalTable.kept {
        takeKept(key, value)
      } else if table == LocalTable.meta {
        takeRecord(key, value)
      }
    case .delete(let table, let key):
      if LocalTable.isBase(table), let (scope, entity) = LocalTable.entity(key) {
        guard held[entity]?.scope == scope else { return }
        held[entity] = nil
        guard Domain.isKnown(entity.kind) else { return }
        view.set(entity, to: nil)
        touched.insert(entity)
      } else if table == LocalTable.outbox, let id = CommandID(key) {
        outbox.removeAll { entry in entry.id == id }
        settled.insert(id)
      } else if table == LocalTable.rejected, let id = CommandID(key) {
        rejected.removeAll { command in command.id == id }
      } else if table == LocalTable.kept, let place = ContentPlace(key) {
        kept[place] = nil
      }
    case .clear(let table):
      if table == LocalTable.base {
        held = [:]
        view = Domain.Replica()
        isReplaced = true
      } else if table == LocalTable.outbox {
        outbox = []
      }
    }
  }

  /// A kind this client does not know, or a body it cannot read, is held and kept but not shown.
  mutating func takeBase(
    _ table: String, _ key: String, _ value: String, isOlder: Bool = false
  ) {
    guard let (scope, entity) = LocalTable.entity(key) else { return }
    let isKnown = Domain.isKnown(entity.kind)
    guard let row = LocalTable.row(value, withBody: isKnown) else { return }
    let isInVolume = !sameBytes(table, LocalTable.base)
    guard isKnown else {
      held[entity] = Held(scope: scope, revision: row.revision, isInVolume: isInVolume)
      return
    }
    var decoded: Domain.Entity?
    if let body = row.body {
      do throws(WireError) { decoded = try Domain.Entity.decode(entity, WireCursor(body)) } catch {}
    }
    if isOlder, overlay[entity] != nil {
      overlay[entity] = Hidden(entity: decoded)
    } else if decoded != nil || held[entity] != nil {
      view.set(entity, to: decoded)
    }
    held[entity] = Held(scope: scope, revision: row.revision, isInVolume: isInVolume)
    if Domain.isVoluminous(entity.kind), !isInVolume { isMisplaced = true }
    if isOlder { return }
    if !isReplaced { touched.insert(entity) }
  }

  mutating func takeOutbox(_ key: String, _ value: String, isNew: Bool = false) {
    guard let id = CommandID(key), let row = parsed(value) else { return }
    do throws(WireError) {
      var entry = try OutboxEntry<Domain>(id: id, row: row)
      if !isNew, let index = position(of: id) {
        entry.refusal = outbox[index].refusal
        entry.election = outbox[index].election
        outbox[index] = entry
      } else {
        outbox.append(entry)
      }
    } catch {}
  }

  private mutating func takeRejected(_ key: String, _ value: String) {
    guard let id = CommandID(key), let row = parsed(value) else { return }
    do throws(WireError) {
      let command = try RejectedCommand<Domain>(id: id, row: row)
      if case .forbidden = command.reason, planted(.rejectionDroppedByKind) { return }
      rejected.removeAll { other in other.id == id }
      rejected.append(command)
      if isLoaded, !isLoading { out.append(.rejected([id])) }
    } catch {}
  }

  private mutating func takeKept(_ key: String, _ value: String) {
    guard let place = ContentPlace(key), let row = parsed(value) else { return }
    do throws(WireError) { kept[place] = try KeptContent(row) } catch {}
    isUntidy = true
  }

  private mutating func takeRecord(_ key: String, _ value: String) {
    guard key == LocalTable.recordKey, let row = parsed(value) else { return }
    do throws(WireError) {
      let next = try DeviceRecord(row)
      if let record, record.device != next.device {
        hinted = 0
        suspectsCopy = false
        mintsDevice = false
      }
      record = next
    } catch {}
  }

  private func parsed(_ text: String) -> WireCursor? {
    do throws(WireError) {
      return WireCursor(try JSON.parse(text, limits: .generous))
    } catch {
      return nil
    }
  }
}

extension JSONLimits {
  /// For what comes from our own server or database: 8 MiB.
  static var generous: JSONLimits { JSONLimits(depth: 128, bytes: 8 << 20) }
}
