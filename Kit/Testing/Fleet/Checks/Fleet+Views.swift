import Core
import Sync
import Wire

// What the person sees, and what is left at the end.
extension Fleet {
  /// What the tab says is true.
  mutating func checkTab(_ ref: TabRef) {
    let tab = profiles[ref.profile].tabs[ref.tab]
    guard tab.isAlive, tab.core.status.loaded else { return }
    let saved = profiles[ref.profile].disk["outbox"]
    var present: Set<CommandID> = []
    for entry in tab.core.entries {
      present.insert(entry.id)
      if entry.isRefused { counters[.refusedInReplay, default: 0] += 1 }
      if entry.isSaved, saved[entry.id.description] == nil, !isOver(entry.id, ref.profile) {
        violate("command \(entry.id) is shown as saved and is not")
      }
    }
    for id in tab.mine.sorted() where !present.contains(id) {
      if !isOver(id, ref.profile) { violate("command \(id) vanished from the tab it was made in") }
      profiles[ref.profile].tabs[ref.tab].mine.remove(id)
    }
    checkView(ref)
  }

  /// Whether the command may have left the profile: for its outcome, or for the account that claims
  /// it.
  private func isOver(_ id: CommandID, _ profile: Int) -> Bool {
    isSettled(id) || isClaimed(id, from: profile)
  }

  /// Whether the command has an outcome, in this history or one that a restore ended.
  func isSettled(_ id: CommandID) -> Bool {
    if ledger.outcomes[id] != nil { return true }
    return archive.values.contains { old in old.outcomes[id] != nil }
  }

  /// The view is the base with the outbox replayed on it. Checked when nothing is on its way to
  /// this tab.
  private mutating func checkView(_ ref: TabRef) {
    let profile = profiles[ref.profile]
    if case .claimed? = profile.local { return }
    let tab = profile.tabs[ref.tab]
    let busy = profile.tabs.contains { tab in
      tab.isAlive && (!tab.writes.isEmpty || tab.unanswered > 0 || tab.loads > 0)
    }
    guard !busy, tab.messages == 0, !tab.core.status.isReadingOlder,
      tab.core.version == profile.watch.recordVersion
    else { return }
    let stored = profile.disk["outbox"]
    let saved = Set(tab.core.entries.filter { entry in entry.isSaved }.map { entry in entry.id })
    let extra = saved.filter { id in stored[id.description] == nil }
    if !extra.isEmpty { violate("a tab shows \(extra.count) settled commands as waiting") }
    // Another tab may have ended before it could tell; the syncing one looks for itself after a
    // while.
    if saved.count != stored.count { return }
    let shown = Set(tab.core.rejections.map { command in command.id.description })
    let unsaid = profile.disk["rejected"].keys.filter { key in
      !shown.contains(key) && !profile.watch.discarded.contains(key)
    }
    if !unsaid.isEmpty { violate("a tab does not show \(unsaid.count) rejected commands") }
    var reference = profile.watch.base
    for entry in waiting(stored, unsaved: tab.core.entries.filter { entry in !entry.isSaved }) {
      guard let command = entry.command, tab.core.reads(command) else { continue }
      let context = DecideContext(actor: profile.user, command: entry.id, at: entry.at)
      guard let changes = try? Domain.decide(command, context, in: reference) else { continue }
      for change in changes { play(change, profile, &reference) }
    }
    if !tab.core.shows(reference) {
      violate("the view of device \(ref.profile) is not base and outbox")
    }
  }

  private func play(
    _ change: Change<Domain.Entity>, _ profile: Profile<Domain>, _ replica: inout Domain.Replica
  ) {
    switch change {
    case .put(_, let entity): replica.set(entity.key, to: entity)
    case .remove(_, let key): replica.set(key, to: nil)
    case .join: break
    case .leave(let scope, let user):
      guard user == profile.user else { return }
      for key in profile.disk.base.keys where key.hasPrefix(scope.description + " ") {
        if let entity = DiskWatch<Domain>.entity(key) { replica.set(entity, to: nil) }
      }
    }
  }

  private struct Waiting {
    let id: CommandID
    let dseq: Int64
    let ordinal: Int64
    let at: Instant
    let command: Domain.Command?
  }

  /// The commands of the outbox as the disk has them, and those that are not on it, in order.
  private func waiting(
    _ stored: [String: String], unsaved: [FleetEntry<Domain.Command>]
  ) -> [Waiting] {
    var list: [Waiting] = []
    for (key, text) in stored {
      guard let id = CommandID(key), let json = try? JSON.parse(text),
        let row = try? read(id, WireCursor(json))
      else { continue }
      list.append(row)
    }
    for entry in unsaved {
      list.append(
        Waiting(
          id: entry.id, dseq: .max, ordinal: entry.ordinal, at: entry.at, command: entry.command))
    }
    return list.sorted { a, b in
      (a.dseq, a.ordinal, a.id) < (b.dseq, b.ordinal, b.id)
    }
  }

  private func read(_ id: CommandID, _ row: WireCursor) throws(WireError) -> Waiting {
    let command = try? Domain.Command.decode(
      system: try row.required("system").string(), name: try row.required("name").string(),
      version: Int(try row.required("version").integer()), try row.required("args"))
    return Waiting(
      id: id, dseq: try row.optional("dseq")?.integer() ?? .max,
      ordinal: try row.required("ordinal").integer(), at: try row.required("at").instant(),
      command: command)
  }

  // MARK: The end

  /// Everything has arrived everywhere.
  mutating func checkEnd() {
    if !isAtRest { return violate("the world ends before it is at rest: \(unrest)") }
    for (index, profile) in profiles.enumerated() where profile.local == nil {
      let content = readableContent(for: profile.user)
      if Self.digest(content) != Self.digest(profile.disk.base) {
        violate("device \(index) ends with another digest than the server")
      }
    }
    if hasContents { checkContentsAtEnd() }
    let verdict = Domain.judge(end)
    tally.merge(verdict.tally) { one, other in one + other }
    if let text = verdict.violation { violate(text) }
  }

  private var end: FleetEnd<Domain> {
    let submissions = made.keys.sorted().compactMap { id -> FleetSubmission<Domain.Command>? in
      guard let made = made[id] else { return nil }
      let outcome = ledger.outcomes[id]
      let earlier = archive.values.compactMap { old in old.outcomes[id]?.user }.first
      return FleetSubmission(
        id: id, command: made.command, maker: outcome?.user ?? earlier ?? made.user,
        isAccepted: outcome.map { outcome in outcome.rejection == nil },
        heads: outcome?.heads ?? [:])
    }
    return FleetEnd(
      submissions: submissions, feeds: ledger.feeds, members: ledger.members,
      devices: profiles.filter { profile in profile.local == nil }.map { profile in
        FleetDevice(user: profile.user, replica: profile.watch.base)
      })
  }

  /// A fingerprint of what everybody holds.
  var digest: UInt64 {
    var trace = Trace()
    for scope in ledger.scopes {
      let content = ledger.content(of: scope, asOf: ledger.head(of: scope), upTo: nil)
      trace.add(Self.digest(content))
    }
    for profile in profiles { trace.add(Self.digest(profile.disk.base)) }
    return trace.hash
  }

  static func digest(_ content: [String: String]) -> UInt64 {
    var trace = Trace()
    for key in content.keys.sorted() {
      trace.add(key)
      trace.add(content[key] ?? "")
    }
    return trace.hash
  }
}
