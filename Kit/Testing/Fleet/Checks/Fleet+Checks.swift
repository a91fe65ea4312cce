import Core
import Sync
import Wire

// The promises, checked after every step.
extension Fleet {
  // MARK: The server

  /// Follows the server's feeds, marks and log, and compares them with what was seen before.
  mutating func checkServer(
    pushed request: PushRequest? = nil, by user: UserID? = nil,
    _ effects: [CommandID: [Scope: Int64]] = [:]
  ) {
    let before = ledger
    followFeeds()
    for id in effects.keys.sorted() where effects[id]?.isEmpty == false {
      if !ledger.effective.insert(id).inserted { violate("command \(id) is applied twice") }
    }
    guard violation == nil else { return }
    for device in before.marks.keys.sorted() {
      let mark = server.reading { (storage) throws(Failure) in
        try storage.mark(of: device)?.lastDseq ?? 0
      }
      let now = mark ?? 0
      if now < before.marks[device] ?? 0 {
        violate("a device's mark goes back from \(before.marks[device] ?? 0) to \(now)")
      }
    }
    if let request { followLog(request, effects) }
  }

  /// A command arrives as it was made, whoever sends it.
  mutating func checkMade(_ envelope: CommandEnvelope, by user: UserID) {
    guard let made = made[envelope.id] else { return }
    let command = made.command
    let args = Domain.Command.claimed(command.args, by: user, from: made.user)
    if envelope.system != command.system || envelope.name != command.name
      || envelope.version != command.version || envelope.args != args
    {
      violate("command \(envelope.id) arrives as another")
    }
    guard let stub = command.content, envelope.content.map(stub.fits) != true else { return }
    violate("command \(envelope.id) arrives without the content it brings")
  }

  private mutating func followFeeds() {
    var pending = users.map { user in Scope.user(user) }
    let own = pending.count
    pending += ledger.scopes.filter { scope in scope.kind != "user" }
    var index = 0
    while index < pending.count {
      let scope = pending[index]
      index += 1
      let last = ledger.head(of: scope)
      let found = server.reading { (storage) throws(Failure) in
        (try storage.head(of: scope), try storage.feed(of: scope, after: last, limit: 10_000))
      }
      guard let (head, rows) = found else { continue }
      if head < last { violate("acknowledged changes of \(scope) are lost: \(head) after \(last)") }
      for row in rows {
        if let wrong = ledger.add(row) { violate(wrong) }
        if let joined = Membership.scope(of: row.key), !pending.contains(joined) {
          pending.append(joined)
        }
      }
      if ledger.head(of: scope) != head { violate("the head of \(scope) has no row") }
      if index == own { pending[own...].sort() }
    }
  }

  /// Every command up to the mark has exactly one outcome, under one number.
  private mutating func followLog(
    _ request: PushRequest, _ effects: [CommandID: [Scope: Int64]]
  ) {
    guard let first = request.commands.first?.envelope.dseq,
      let last = request.commands.last?.envelope.dseq
    else { return }
    let found = server.reading { (storage) throws(Failure) in
      (
        try storage.mark(of: request.device)?.lastDseq ?? 0,
        try storage.logged(by: request.device, in: first...last)
      )
    }
    guard let (mark, entries) = found else { return }
    let old = ledger.marks[request.device] ?? 0
    ledger.marks[request.device] = mark
    if mark <= old { count(.pushedTwice) }
    var logged: Set<Int64> = []
    for entry in entries {
      if !logged.insert(entry.dseq).inserted { violate("number \(entry.dseq) is applied twice") }
      if let known = ledger.outcomes[entry.id] {
        if known.device != entry.device {
          count(.sentByTwoCopies)
        } else if known.dseq != entry.dseq, !madeLocally.contains(entry.id) {
          violate("a device sends command \(entry.id) as \(known.dseq) and as \(entry.dseq)")
        }
        if known.rejection != entry.rejection { violate("command \(entry.id) has two outcomes") }
        continue
      }
      if made[entry.id] == nil { violate("nobody made command \(entry.id)") }
      ledger.outcomes[entry.id] = Ledger.Outcome(
        device: entry.device, user: entry.user, dseq: entry.dseq, rejection: entry.rejection,
        heads: effects[entry.id] ?? [:])
      countOutcome(entry)
      checkDependence(entry, request)
    }
    for command in request.commands.map({ command in command.envelope })
    where command.dseq > old && command.dseq <= mark && !logged.contains(command.dseq) {
      violate("command \(command.id) is behind the mark without an outcome")
    }
  }

  private mutating func countOutcome(_ entry: LoggedCommand) {
    guard case .string(let kind)? = entry.rejection?["kind"] else { return }
    switch kind {
    case "domain": count(.rejectedByRules)
    case "unknownCommand": count(.unknownCommand)
    case "malformed": count(.malformed)
    case "dependsOnRejected": count(.dependsOnRejected)
    default: count(.forbidden)
    }
  }

  /// What was made on top of something rejected, before anybody could know, is not accepted by
  /// itself.
  private mutating func checkDependence(_ entry: LoggedCommand, _ request: PushRequest) {
    guard entry.rejection == nil, let subject = entry.subject,
      let envelope = request.commands.first(where: { command in
        command.envelope.id == entry.id
      })?.envelope, envelope.known + 1 < entry.dseq
    else { return }
    let earlier = server.reading { (storage) throws(Failure) in
      try storage.rejected(by: entry.device, in: (envelope.known + 1)...(entry.dseq - 1))
    }
    guard let first = (earlier ?? []).first(where: { entry in entry.subject == subject }) else {
      return
    }
    for scope in ledger.scopes {
      for row in ledger.rows(of: scope) where row.key == subject {
        // It existed before: made by somebody else, or by an earlier command.
        if row.revision > 1 || row.seq < ledger.head(of: scope) { return }
      }
    }
    violate("command \(entry.id) is accepted though it builds on the rejected \(first.id)")
  }

  /// A page ends where the person may read, and nowhere else.
  mutating func checkPage(_ page: Page, for user: UserID, _ request: PullRequest) {
    if page.more { count(.pageWithMore) }
    if !page.purges.isEmpty { count(.purged) }
    if page.known != nil { count(.copyDetected) }
    let readable = ledger.readable(by: user)
    guard let cursor = Cursor(page.cursor) else { return violate("a page has no readable cursor") }
    if cursor.scopes != readable {
      violate("a page for \(user) covers scopes the person may not read, or misses some")
    }
    if !page.more {
      for scope in readable where cursor[scope] != .at(ledger.head(of: scope)) {
        violate("a last page for \(user) ends before the head of \(scope)")
      }
    }
    for part in page.parts {
      if part.begins {
        count(.snapshotBegun)
        if let text = request.cursor, Cursor(text)?[part.scope] != nil { count(.snapshotAgain) }
      }
      if !readable.contains(part.scope) { violate("a page holds \(part.scope), unreadable") }
    }
  }

  // MARK: The disk

  mutating func checkDisk(_ profile: Int, after operations: [StoreWrite.Operation]) {
    let disk = profiles[profile].disk
    let old = profiles[profile].watch.cursor
    profiles[profile].watch.follow(operations, disk)
    profiles[profile].watch.readRecord(disk)
    checkOutbox(profile)
    if hasContents { checkContents(profile, after: operations) }
    let touchesBase = operations.contains { operation in
      switch operation {
      case .put(let table, _, _), .delete(let table, _), .clear(let table):
        DiskWatch<Domain>.isBase(table)
      }
    }
    guard touchesBase || old != profiles[profile].watch.cursor else { return }
    if old?.epoch != profiles[profile].watch.cursor?.epoch {
      profiles[profile].watch.expected = [:]
    }
    checkCursor(profile, old)
    checkBase(profile)
  }

  /// What was done in one turn is durable together.
  private mutating func checkTurns(of saved: Set<String>, among present: Set<String>) {
    guard !turns.isEmpty else { return }
    for key in saved.sorted() {
      guard let id = CommandID(key), let turn = turns[id] else { continue }
      for other in turn {
        turns[other] = nil
        if !present.contains(other.description) {
          violate("command \(id) is saved without \(other) of the same turn")
        }
      }
    }
  }

  /// What left the outbox has an outcome, the person sees it, and the base has what it led to.
  private mutating func checkOutbox(_ profile: Int) {
    let disk = profiles[profile].disk
    let before = profiles[profile].watch.outbox
    let present = Set(disk["outbox"].keys)
    profiles[profile].watch.outbox = present
    checkTurns(of: present.subtracting(before), among: present)
    guard let cursor = profiles[profile].watch.cursor else {
      let gone = before.subtracting(present).filter { key in
        !(CommandID(key).map { id in isClaimed(id, from: profile) } ?? false)
      }
      if !gone.isEmpty { violate("a saved command is gone before any page") }
      return
    }
    let ledger = cursor.epoch == ledger.epoch ? ledger : archive[cursor.epoch] ?? ledger
    for key in before.subtracting(present).sorted() {
      guard let id = CommandID(key), let outcome = ledger.outcomes[id] else {
        violate("saved command \(key) is lost")
        return
      }
      if outcome.rejection != nil {
        let shown = disk["rejected"][key] != nil
        if !shown, !profiles[profile].watch.discarded.contains(key) {
          violate("nobody is told that command \(key) was rejected")
        }
      }
      for scope in outcome.heads.keys.sorted() {
        guard let position = cursor[scope], let head = outcome.heads[scope] else { continue }
        if position.seq < head {
          violate("command \(key) left the outbox before the device has what it led to")
        }
      }
    }
  }

  private mutating func checkCursor(_ profile: Int, _ old: Cursor?) {
    guard let cursor = profiles[profile].watch.cursor, let old, old.epoch == cursor.epoch else {
      return
    }
    for scope in old.scopes {
      guard let was = old[scope], let position = cursor[scope] else { continue }
      if position.seq < was.seq { violate("a cursor goes back in \(scope)") }
    }
  }

  /// The base is exactly what the server had at the cursor, scope by scope, and ends with a whole
  /// command.
  private mutating func checkBase(_ profile: Int) {
    let disk = profiles[profile].disk.base
    guard let cursor = profiles[profile].watch.cursor else {
      if !disk.isEmpty { violate("a base without a cursor") }
      return
    }
    let ledger = cursor.epoch == ledger.epoch ? ledger : archive[cursor.epoch] ?? ledger
    var total = 0
    var expected: [Scope: (position: Cursor.Position, content: [String: String])] = [:]
    for scope in cursor.scopes {
      guard let position = cursor[scope] else { continue }
      var content: [String: String]
      if let known = profiles[profile].watch.expected[scope], known.position == position {
        content = known.content
      } else {
        switch position {
        case .at(let seq):
          content = ledger.content(of: scope, asOf: seq, upTo: nil)
          if seq > 0, let row = ledger.rows(of: scope).first(where: { row in row.seq == seq }),
            row.lastOfCommand != seq
          {
            violate("a page of \(scope) ends inside a command")
          }
        case .snapshot(let seq, let last?):
          content = ledger.content(of: scope, asOf: seq, upTo: last)
        case .snapshot: content = [:]
        }
      }
      total += content.count
      for (key, value) in content where disk[key] != value {
        if disk[key] == nil, mayBeMissing(key, value, for: profiles[profile].user) {
          total -= 1
          continue
        }
        violate(
          """
          device \(profile): the base of \(scope) is not what the server had at \(position.text): \
          \(key) is \(disk[key] ?? "absent") instead of \(value)
          """)
        break
      }
      expected[scope] = (position, content)
    }
    profiles[profile].watch.expected = expected
    if total != disk.count { violate("the base holds \(disk.count) rows instead of \(total)") }
  }
}
