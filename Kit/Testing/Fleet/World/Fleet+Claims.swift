import Core
import Sync

// Local profiles, and accounts that claim them. The local database of a browser and the account's
// are two profiles here, each with its tabs and its checks.
extension Fleet {
  /// Worlds in which some begin without an account. The others are as they were before there were
  /// local profiles, so that what was once found in them is found again.
  static func hasLocals(_ seed: UInt64) -> Bool { seed % 8 == 1 || seed % 8 == 7 }

  /// Two who begin without an account: one has one already, one will get a new one.
  mutating func addLocals() {
    for _ in 0..<2 {
      addProfile(of: dice.id(), disk: Disk(), local: .open)
      later(.claim(profile: profiles.count - 1), in: 60_000...5_400_000)
    }
  }

  private func claimant(of local: Int) -> UserID {
    let first = profiles.firstIndex { profile in profile.local != nil }
    return local == first ? users[1] : users[3]
  }

  /// Whether going back to an earlier state would have to take two databases along.
  func isPartOfClaim(_ profile: Int) -> Bool {
    profiles[profile].local != nil
      || profiles.contains { other in other.local == .claimed(profile) }
  }

  /// Somebody in a local profile signs in. From the record on there is no way back.
  mutating func claim(_ local: Int) {
    guard profiles[local].local == .open else { return }
    // A page that goes to the account waits until what was done in it is saved.
    let index = profiles[local].tabs.firstIndex { tab in
      tab.isAlive && tab.frozenUntil <= time && tab.core.status.saving == 0
    }
    guard index != nil || isHealing else {
      openTab(local)
      later(.claim(profile: local), in: 1_000...60_000)
      return
    }
    count(.claimed)
    addProfile(of: claimant(of: local), disk: Disk())
    let account = profiles.count - 1
    profiles[local].local = .claimed(account)
    profiles[account].claims = [local]
    if let index { endTab(local, index) }
    for other in profiles[local].tabs.indices where profiles[local].tabs[other].isAlive {
      queue.add(.claimTold(ref(local, other)), at: time + 5)
    }
    if hits(rates.crash) {
      fault(.crashed)
      endTab(account, 0)
    } else {
      work(on: local, ref(account, 0))
    }
  }

  /// Another tab of a local profile learns that it is claimed, and becomes one of the account's
  /// once what was done in it is saved.
  mutating func claimTold(_ ref: TabRef) {
    guard case .claimed(let account)? = profiles[ref.profile].local else { return }
    guard tab(ref).core.status.saving == 0 else { return later(.claimTold(ref), in: 100...1_000) }
    count(.claimHeardOf)
    endTab(ref.profile, ref.tab)
    openTab(account)
  }

  /// What every start does with the claims that are recorded.
  mutating func resumeClaims(_ ref: TabRef) {
    for local in profiles[ref.profile].claims {
      count(.claimResumed)
      work(on: local, ref)
      later(.claimAnswer(ref, local: local, .lock), in: 1...100)
    }
  }

  /// The tab that syncs begins with the claims on record.
  mutating func beginClaims(_ ref: TabRef) {
    for local in profiles[ref.profile].claims { work(on: local, ref) }
  }

  private mutating func work(on local: Int, _ ref: TabRef) {
    // A page has one of them for each local profile.
    if tab(ref).claims[local] == nil {
      profiles[ref.profile].tabs[ref.tab].claims[local] = Claim(
        from: profiles[local].user, to: profiles[ref.profile].user, planted: Planting(planted))
    }
    if tab(ref).core.syncs { step(ref, local, .begun) }
  }

  // MARK: Steps

  private mutating func step(_ ref: TabRef, _ local: Int, _ input: Claim.Input) {
    guard isAlive(ref), var claim = tab(ref).claims[local] else { return }
    let outputs = claim.step(input)
    profiles[ref.profile].tabs[ref.tab].claims[local] = claim
    for output in outputs {
      switch output {
      case .load:
        let rows = profiles[local].disk.rows
        later(.claimAnswer(ref, local: local, .loaded(rows)), in: 1...60)
      case .loadContent(let table):
        count(.contentClaimed)
        later(.claimAnswer(ref, local: local, .content(table: table)), in: 1...60)
      case .adopt(let rows): step(ref, .adopt(rows, from: profiles[local].user))
      case .remove(let operations):
        later(.claimAnswer(ref, local: local, .remove(operations)), in: 1...60)
      case .erase:
        if profiles[local].local != .over { count(.claimOver) }
        if !profiles[local].disk["outbox"].isEmpty { violate("a local profile goes with commands") }
        profiles[local].disk = Disk()
        profiles[local].watch = DiskWatch()
        profiles[local].local = .over
        profiles[ref.profile].claims.removeAll { other in other == local }
      }
    }
  }

  mutating func adopted(_ ids: [CommandID], from user: UserID, _ ref: TabRef) {
    guard let local = profiles.firstIndex(where: { profile in profile.user == user }) else {
      return
    }
    step(ref, local, .adopted(ids))
  }

  mutating func claimAnswered(_ ref: TabRef, _ local: Int, _ answer: ClaimAnswer) {
    guard case .claimed? = profiles[local].local else { return }
    switch answer {
    case .loaded(let rows): step(ref, local, .loaded(rows))
    case .content(let table):
      step(ref, local, .content(profiles[local].disk[table]["text"]))
    case .remove(let operations):
      if hits(rates.crash) {
        fault(.crashed)
        endTab(ref.profile, ref.tab)
        return
      }
      if write(operations, local) { step(ref, local, .removed) }
    case .lock:
      if profiles[local].tabs.contains(where: { tab in tab.isAlive }) {
        later(.claimAnswer(ref, local: local, .lock), in: 1_000...10_000)
      } else {
        step(ref, local, .alone)
      }
    }
  }

  /// At the end everybody has signed in, and started once more.
  mutating func finishClaims() {
    for local in profiles.indices where profiles[local].local == .open { claim(local) }
    for account in profiles.indices where !profiles[account].claims.isEmpty {
      endAllTabs(account)
    }
  }

  // MARK: Checks

  /// Whether the account that claims a local profile has its command.
  func isClaimed(_ id: CommandID, from local: Int) -> Bool {
    guard case .claimed(let account)? = profiles[local].local else { return false }
    return profiles[account].disk["outbox"][id.description] != nil || isSettled(id)
  }

  /// The server never learns who somebody was before they had an account.
  mutating func checkClaimed(_ body: String) {
    for profile in profiles where profile.local != nil {
      if body.contains(profile.user.description) { violate("a command names a local profile") }
    }
  }
}
