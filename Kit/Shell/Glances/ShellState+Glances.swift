import Calendar
import Core
import Sync
import Wire

// What apps tell each other, in a table of the person's database.
extension AppGlance {
  /// The table, which is the shell's and not the sync core's.
  static let table = "glance"

  init?(_ row: StoreRow) {
    guard sameBytes(row.table, AppGlance.table) else { return nil }
    self.init(text: row.value)
  }

  init?(text: String) {
    do throws(WireError) {
      try self.init(WireCursor(JSON.parse(text)))
    } catch { return nil }
  }

  /// As it is to be written after the one that was written last.
  fileprivate func settled(after other: AppGlance?) -> AppGlance {
    guard let live, case .match(var match) = live.subject, let clock = match.clock,
      case .match(let before)? = other?.live?.subject, let earlier = before.clock
    else { return self }
    match.clock = clock.settled(after: earlier)
    var settled = self
    settled.live = LiveGlance(address: live.address, subject: .match(match), label: live.label)
    return settled
  }
}

extension ShellState {
  /// Takes what the other apps have told, from the rows of the database.
  mutating func readGlances(_ rows: [StoreRow]) {
    for row in rows {
      guard let glance = AppGlance(row) else { continue }
      account?.glances[glance.system] = glance
    }
  }

  /// Another tab has something else to tell.
  mutating func hearGlance(_ database: String, _ text: String) {
    guard account?.database == database || planted(.glanceOfSomebodyGone),
      let glance = AppGlance(text: text)
    else { return }
    account?.glances[glance.system] = glance
  }

  /// Writes down what this client's apps have to tell, where it is another than before. What other
  /// tabs write is no reason to: two that know different things would answer each other for ever.
  mutating func keepGlances(_ moment: Moment) -> Effects {
    guard let account, account.core.status.loaded, !account.core.status.isReadingOlder else {
      return []
    }
    var effects: Effects = []
    let knowsUnderWay = Content.knowsUnderWay(account.apps)
    for told in Content.glances(account, formats, moment) {
      let before = account.told[told.system] ?? account.glances[told.system]
      var glance = told.settled(after: before)
      self.account?.told[glance.system] = glance
      guard !glance.isSame(as: before, withUnderWay: knowsUnderWay) else { continue }
      if !knowsUnderWay { glance.take(underWayOf: account.glances[glance.system]) }
      self.account?.glances[glance.system] = glance
      let text = glance.json.text
      let row = StoreWrite.Operation.put(
        table: AppGlance.table, key: glance.system, value: text)
      effects += [
        .tell(.store(StoreWrite(database: account.database, operations: [row]))),
        .tell(.broadcast(TabMessage.glance(account.database, text).text)),
      ]
    }
    return effects
  }
}

extension ShellState {
  /// What is under way in another app than the one on the screen, with the way to it.
  func shownLive(_ account: ShellAccount<Content>) -> (system: String, live: LiveGlance)? {
    Content.isImmersed(self) ? nil : account.live(beside: Content.system(route), at: now)
  }

  /// A clock in the strip goes on while somebody sees it.
  func followClock(_ moment: Moment) -> Effects {
    guard let live = account.flatMap({ account in shownLive(account)?.live }),
      case .match(let match) = live.subject, let clock = match.clock, clock.stands == nil
    else { return [] }
    let left = 1_000 - Int(clock.milliseconds(at: moment.instant) % 1_000)
    return [.ask(.timer(key: "strip", milliseconds: left), answer: { _ in .second })]
  }
}

extension ShellAccount {
  /// What is under way now in an app, but for one.
  func live(beside system: String, at now: Instant) -> (system: String, live: LiveGlance)? {
    let others = told(at: now).filter { glance in !sameBytes(glance.system, system) }
    // A match cannot wait.
    let first = others.first { glance in glance.isOfMatch }
    guard let glance = first ?? others.first(where: { glance in glance.live != nil }),
      let live = glance.live
    else { return nil }
    return (glance.system, live)
  }

  /// The number on the icon: what is under way, above all what cannot wait; else what waits in all
  /// apps, or in the one whose own icon it is.
  func badge(of system: String?, on today: CivilDate, at now: Instant) -> Int {
    let told = told(at: now).filter { glance in
      system.map { system in sameBytes(system, glance.system) } ?? true
    }
    if let urgent = told.first(where: { glance in glance.live != nil && glance.underWay != nil }) {
      return urgent.underWay ?? 0
    }
    if let other = told.first(where: { glance in glance.underWay != nil }) {
      return other.underWay ?? 0
    }
    return told.reduce(0) { sum, glance in sum + (glance.day(today)?.count ?? 0) }
  }

  /// Whether a match is under way.
  func hasMatch(at now: Instant) -> Bool { told(at: now).contains { glance in glance.isOfMatch } }

  /// What the apps have told, as far as it still holds.
  private func told(at now: Instant) -> [AppGlance] {
    glances.keys.sorted().compactMap { system in glances[system]?.holding(at: now) }
  }
}
