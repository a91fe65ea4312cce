import Calendar
import Core
import DayBlockDomain
import Design
import Sync
import View
import Wire

// What every screen may ask the state for.
extension DayBlockFeature.State {
  var words: Words { Words(language, hourCycle: hourCycle) }
  var formats: Formats { words.formats }
  var now: Instant { moment.instant }
  /// Where the device is.
  var zone: Zone { moment.zone }
  /// The rules of the device's zone.
  var rules: ZoneRules { zones.device }
  var settings: DaySettings { extract.settings }
  /// The day it is for the person: it begins at their boundary.
  var today: CivilDate { day(of: now) }

  /// The person's day at an instant, where the device is.
  func day(of instant: Instant) -> CivilDate {
    DayClock.day(of: instant, offset: rules.offset(at: instant), boundary: settings.boundary)
  }

  /// The first day of the week: the person's, else that of where they live.
  var firstWeekday: Weekday { settings.firstWeekday ?? weekStart }

  // MARK: Names

  /// What a group is called; the default group has the language's word until it is renamed.
  func name(of group: BlockGroup) -> String {
    group.name.isEmpty ? words(ShellText.defaultGroup) : group.name
  }

  /// What a block looks like, also one that was deleted; `fallback` is its name where nothing is
  /// known of it.
  func face(of id: BlockID, named fallback: String = "") -> BlockFace {
    guard let block = replica.block(id) else {
      let name = fallback.isEmpty ? words(ShellText.unknownBlock) : fallback
      return BlockFace(name: name, icon: "", color: BlockPalette.plain)
    }
    return BlockFace(name: block.name, icon: block.icon, color: block.color)
  }

  // MARK: Changing

  /// Submits a command that the rules take now; says why where they do not.
  ///
  /// - Parameters:
  ///   - said: What is said once it is done.
  ///   - undo: What takes it back.
  mutating func settle(
    _ command: DayBlockCommand, said: String? = nil, undo: [DayBlockCommand] = []
  ) -> Effects {
    if let refused = refuses(command) { return refused }
    if let said { say(said, undo: undo) }
    return [.submit(command)]
  }

  /// Says why the rules do not take a command now; `nil` where they do.
  mutating func refuses(_ command: DayBlockCommand) -> Effects? {
    guard let rejection = refusal(of: command) else { return nil }
    say(words.reason(rejection))
    return feel(.error)
  }

  /// What the rules would say to a command now.
  func refusal(of command: DayBlockCommand) -> DayBlockRejection? {
    let context = DecideContext(actor: me, command: moment.id(0x90F), at: now)
    do throws(DayBlockRejection) {
      _ = try DayBlockDomain.decide(command, context, in: replica)
      return nil
    } catch { return error }
  }

  // MARK: Asking the server

  /// Asks the server for something; `path` with its query.
  func ask(
    get path: String, timeout: Int = HTTPExchange.usualTimeout,
    answer: @escaping (HostAnswer) -> DayBlockFeature.InnerAction
  ) -> Effects {
    ask(.get(path, timeout: timeout), answer: answer)
  }

  /// Asks the server to do something.
  func ask(
    post path: String, _ body: JSON? = nil, timeout: Int = HTTPExchange.usualTimeout,
    answer: @escaping (HostAnswer) -> DayBlockFeature.InnerAction
  ) -> Effects {
    ask(.post(path, body: body?.text, timeout: timeout), answer: answer)
  }

  /// Asks the server to end something.
  func ask(
    delete path: String, answer: @escaping (HostAnswer) -> DayBlockFeature.InnerAction
  ) -> Effects {
    ask(.delete(path), answer: answer)
  }

  private func ask(
    _ request: HostRequest, answer: @escaping (HostAnswer) -> DayBlockFeature.InnerAction
  ) -> Effects {
    [.ask(request, answer: { reply in .inner(answer(reply)) })]
  }

  // MARK: Messages

  /// Says for a short while what was done; with what takes it back, Undo is offered.
  mutating func say(_ phrase: some PhraseBook, undo: [DayBlockCommand] = []) {
    say(words(phrase), undo: undo)
  }

  /// The same in words.
  mutating func say(_ text: String, undo: [DayBlockCommand] = []) {
    say(text, offer: undo.isEmpty ? nil : .undo(undo))
  }

  /// Says something that another thing can be done about.
  mutating func say(_ phrase: some PhraseBook, offer: DayOffer) {
    say(words(phrase), offer: offer)
  }

  private mutating func say(_ text: String, offer: DayOffer?) {
    notices.append(DayNotice(id: telling.next(), text: text, offer: offer))
    if notices.count > 2 { notices.removeFirst(notices.count - 2) }
  }

  /// Has the seconds of new messages counted.
  mutating func keepNotices() -> Effects {
    var effects: Effects = []
    for index in notices.indices where !notices[index].isTimed {
      notices[index].isTimed = true
      let id = notices[index].id
      effects.append(
        .ask(
          .timer(key: "day.notice." + String(id), milliseconds: notices[index].milliseconds),
          answer: { _ in .inner(.noticeExpired(id)) }))
    }
    return effects
  }
}
