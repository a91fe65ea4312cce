import Core
import Sync

// What goes wrong around tabs, devices and the server.
extension Fleet {
  mutating func mischief() {
    guard !isHealing else { return }
    later(.mischief, in: 200...20_000)
    let profile = dice.below(profiles.count)
    harmTabs(profile)
    harmDevice(profile)
    harmServer()
  }

  private mutating func harmTabs(_ profile: Int) {
    let index = dice.below(profiles[profile].tabs.count)
    if hits(rates.crash) {
      fault(.crashed)
      endTab(profile, index)
      if dice.permille(400) { endAllTabs(profile) }
    }
    if !profiles[profile].tabs.contains(where: { tab in tab.isAlive }), dice.permille(700) {
      openTab(profile)
    }
    let alive = profiles[profile].tabs.filter { tab in tab.isAlive }.count
    if hits(rates.secondTab), alive > 0, alive < Domain.tabs {
      count(.secondTab)
      openTab(profile)
    }
    if Domain.hasClients, dice.permille(120) { leaveTab(profile, index) }
    if hits(rates.freeze), profiles[profile].tabs[index].isAlive {
      fault(.frozen)
      profiles[profile].tabs[index].frozenUntil = time + dice.within(1_000...300_000)
    }
    if hits(rates.partition) {
      faults += 1
      let until = time + dice.within(1_000...900_000)
      if dice.permille(600) { profiles[profile].upBlocked = until }
      if dice.permille(600) { profiles[profile].downBlocked = until }
      if dice.permille(500) { step(ref(profile, index), .offline) }
      queue.add(.network(profile: profile), at: until)
    }
    if tabIsSignedOut(profile, index), dice.permille(500) {
      step(ref(profile, index), .signedIn)
    }
    if hits(rates.resync) {
      fault(.resynced)
      step(ref(profile, index), .resync)
    }
  }

  private func tabIsSignedOut(_ profile: Int, _ index: Int) -> Bool {
    let tab = profiles[profile].tabs[index]
    return tab.isAlive && tab.core.status.signedOut
  }

  mutating func endAllTabs(_ profile: Int) {
    for index in profiles[profile].tabs.indices { endTab(profile, index) }
  }

  private mutating func harmDevice(_ profile: Int) {
    if hits(rates.months) {
      fault(.offlineForMonths)
      let months = dice.within(1...6)
      profiles[profile].upBlocked = time + months * 2_592_000_000
      queue.add(.network(profile: profile), at: profiles[profile].upBlocked)
      // The others sleep as well; nobody simulates a year of polling.
      time += months * 2_592_000_000
    }
    if hits(rates.clock) {
      fault(.clockChanged)
      profiles[profile].skew =
        dice.within(-10...10) * 31_557_600_000 + dice.within(-90_000...90_000)
    }
    if hits(rates.quota) {
      faults += 1
      if profiles[profile].disk.quota == nil {
        profiles[profile].disk.quota = profiles[profile].disk.bytes + dice.below(600)
      } else {
        profiles[profile].disk.quota = nil
        count(.diskFullRecovered)
      }
    }
    if hits(rates.copy), profiles[profile].local == nil { copy(profile) }
    // Who goes back goes back with all databases; where there are two, this simulates none of it.
    if hits(rates.rollBack), !isPartOfClaim(profile) {
      if let earlier = profiles[profile].earlier {
        fault(.rolledBack)
        endAllTabs(profile)
        profiles[profile].disk = earlier
        profiles[profile].disk.quota = nil
        let discarded = profiles[profile].watch.discarded
        profiles[profile].watch = DiskWatch(earlier)
        profiles[profile].watch.discarded = discarded
        profiles[profile].earlier = nil
        openTab(profile)
      } else {
        profiles[profile].earlier = profiles[profile].disk
      }
    }
    if hits(rates.signOut), profiles[profile].local == nil { signOut(profile) }
  }

  /// Copies a profile, once or twice, rather when it has something to send.
  private mutating func copy(_ profile: Int) {
    if profiles[profile].disk["outbox"].isEmpty, dice.permille(600) { return }
    for _ in 0...dice.below(2) where profiles.count < 8 {
      fault(.copied)
      addProfile(of: profiles[profile].user, disk: profiles[profile].disk)
      profiles[profiles.count - 1].disk.quota = nil
      profiles[profiles.count - 1].watch.discarded = profiles[profile].watch.discarded
    }
  }

  /// Signs out where nothing would be lost; where something would, the person is told and stays.
  private mutating func signOut(_ profile: Int) {
    let alive = profiles[profile].tabs.indices.filter { index in
      profiles[profile].tabs[index].isAlive
    }
    guard alive.count == 1, let index = alive.first else { return }
    let tab = profiles[profile].tabs[index]
    guard tab.core.status.loaded, tab.loads == 0, tab.messages == 0 else { return }
    guard tab.core.pendingCount == 0 else {
      count(.signOutRefused)
      return
    }
    fault(.signedOut)
    if !tab.core.entries.isEmpty || !profiles[profile].disk["outbox"].isEmpty {
      violate("signing out erases an outbox of \(tab.core.entries.count) without a word")
    }
    endAllTabs(profile)
    profiles[profile].disk = Disk()
    profiles[profile].watch = DiskWatch()
    profiles[profile].earlier = nil
    openTab(profile)
  }

  private mutating func harmServer() {
    if hits(rates.backup) {
      faults += 1
      count(.backedUp)
      server.backUp()
      backedUp = ledger
    }
    if hits(rates.compact), let scope = dice.pick(ledger.scopes) {
      fault(.compacted)
      let head = ledger.head(of: scope)
      server.raiseFloor(of: scope, to: head - dice.within(0...max(0, head / 3)))
      queue.add(.sweep(scope), at: time)
    }
    if hits(rates.restore), let saved = backedUp {
      fault(.restored)
      archive[ledger.epoch] = ledger
      let epoch: Epoch = dice.id()
      guard server.restore(epoch: epoch) else { return violate("there is no backup to restore") }
      ledger = saved
      if planted != .epochKeptOnRestore { ledger.epoch = epoch }
      checkServer()
    }
  }

  /// A slice of a compaction. Now and then the server is stopped before the next; the compaction
  /// after that goes on.
  mutating func sweep(_ scope: Scope) {
    guard server.sweep(scope, limit: 1 + dice.below(6)) else { return }
    count(.sweptInSlices)
    if dice.permille(900) { later(.sweep(scope), in: 5...20_000) }
  }

  // MARK: Healing

  /// The end of all faults: everybody is awake, online and signed in, and nothing more is done.
  mutating func heal() {
    guard !isHealing else { return }
    isHealing = true
    finishClaims()
    for profile in profiles.indices {
      profiles[profile].upBlocked = 0
      profiles[profile].downBlocked = 0
      profiles[profile].disk.quota = nil
      if !profiles[profile].tabs.contains(where: { tab in tab.isAlive }) { openTab(profile) }
      for index in profiles[profile].tabs.indices {
        profiles[profile].tabs[index].frozenUntil = 0
        step(ref(profile, index), .signedIn)
        step(ref(profile, index), .online)
      }
    }
  }

  /// Nobody has anything left to do: outboxes are empty, all that was done is everywhere.
  var isAtRest: Bool { unrest.isEmpty }

  /// What is still going on, in words.
  var unrest: String {
    for (index, profile) in profiles.enumerated() {
      if let local = profile.local {
        if local != .over { return "local profile \(index) is not handed over" }
        continue
      }
      let left = profile.disk["outbox"].count
      if left > 0 {
        let tabs = profile.tabs.filter { tab in tab.isAlive }.map { tab in
          "\(tab.core.syncs ? "syncing" : "other") \(tab.core.status)"
        }
        return "device \(index) holds \(left) commands; \(tabs.joined(separator: ", "))"
      }
      for tab in profile.tabs where tab.isAlive {
        if !tab.core.entries.isEmpty {
          return "a tab of device \(index) holds \(tab.core.entries.count) commands"
        }
        if tab.loads > 0 || tab.messages > 0 || tab.unanswered > 0 || !tab.writes.isEmpty {
          return "a tab of device \(index) is busy"
        }
      }
      guard let cursor = profile.watch.cursor, cursor.epoch == ledger.epoch else {
        return "device \(index) is in another history"
      }
      let scopes = ledger.readable(by: profile.user)
      for scope in scopes where cursor[scope] != .at(ledger.head(of: scope)) {
        return "device \(index) is behind in \(scope)"
      }
      if cursor.scopes != scopes { return "device \(index) follows other scopes" }
    }
    return ""
  }
}
