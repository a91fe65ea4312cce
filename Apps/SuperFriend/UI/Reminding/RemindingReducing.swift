import Calendar
import Core
import Design
import SuperFriendDomain
import View

extension FriendsFeature.State {
  mutating func reduce(
    _ action: RemindingAction, _ moment: Moment
  ) -> FriendsFeature.Effects {
    switch action {
    case .wayChosen(let way):
      var effects: FriendsFeature.Effects = [.submit(.setSetting(me, .reminders(way)))]
      guard way != .off else { return effects }
      effects += sayFirstZone(moment)
      // The browser asks the person only in return for what they did.
      if way == .push, !reminding.push.isOn { effects += asked(reminding.push.turn(on: true)) }
      return effects
    case .pushToggled(let isOn): return asked(reminding.push.turn(on: isOn))
    case .dayToggled(let day):
      return [.submit(.setSetting(me, .reminderDays(settings.reminderDays.toggling(day))))]
    }
  }

  // MARK: This device

  mutating func receivePush(
    _ answer: PushSwitch.Answer, _ moment: Moment
  ) -> FriendsFeature.Effects {
    let steps = reminding.push.receive(
      answer, language: language.rawValue, zone: moment.zone.name)
    guard !reminding.push.isWorking else { return asked(steps) }
    let key = FriendsMemory.push.key(of: me)
    return [.tell(.remember(key: key, value: reminding.push.kept))] + asked(steps)
  }

  private func asked(_ steps: [PushSwitch.Step]) -> FriendsFeature.Effects {
    steps.map { step in
      .ask(step.request, answer: { answer in .inner(.push(step.answer(answer))) })
    }
  }

  // MARK: The zone

  /// Reminders come by the clocks of the device used last. Once one has said which those are, each
  /// that is used somewhere else says so.
  func keepZone(_ moment: Moment) -> FriendsFeature.Effects {
    guard isLoaded, !settings.zone.isEmpty else { return [] }
    return sayZone(moment)
  }

  /// What needs a zone says it where no device has; else ``keepZone(_:)`` does.
  func sayFirstZone(_ moment: Moment) -> FriendsFeature.Effects {
    settings.zone.isEmpty ? sayZone(moment) : []
  }

  private func sayZone(_ moment: Moment) -> FriendsFeature.Effects {
    let zone = moment.zone.name
    guard !zone.isEmpty, !sameBytes(zone, settings.zone) else { return [] }
    return [.submit(.setSetting(me, .zone(zone)))]
  }

  // MARK: What a notification offers

  /// Whether what was offered can be done now, or it is known that it cannot.
  public var isDeedDue: Bool {
    guard isLoaded, let deed = reminding.deed else { return false }
    guard let friend = deed.friend else { return true }
    return replica.friend(friend) != nil || sync.isComplete
  }

  /// What follows at once from what is known now.
  public var due: FriendsFeature.Action? {
    if isDeedDue { return .inner(.deedDue) }
    return isCalendarDue ? .inner(.calendarDue) : nil
  }

  mutating func doDeed(_ moment: Moment) -> FriendsFeature.Effects {
    guard isDeedDue, let deed = reminding.finish() else { return [] }
    guard let id = deed.friend, replica.friend(id) != nil else {
      return announce(words(ReminderText.nobody))
    }
    if case .snooze = deed {
      return FriendsFeature.reduce(&self, .friend(id, .snoozed(.week)), moment)
    }
    return recordNow(id, .meetUp, .manual, moment)
  }
}
