import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

// The app in the state of its client.
extension ShellAccount {
  /// What the app makes of something; what it says is done is held back until it is saved.
  mutating func inApp<App: ClientApp>(
    _ reduce: (inout App.State) -> [Effect<App.Action, App.Rules.Command>]
  ) -> [Effect<App.Action, App.Rules.Command>] where Content == AppClient<App> {
    let told = apps.value.telling.last
    let effects = reduce(&apps.value)
    if effects.contains(where: { effect in effect.isSubmission }) {
      apps.value.telling.wait(after: told)
    }
    return effects
  }

  /// How many changes of the account were not accepted; they are listed on its page.
  func refusedElsewhere<App: ClientApp>() -> Int where Content == AppClient<App> {
    core.rejected.count { entry in if case .other? = entry.command { true } else { false } }
  }

  /// A change of the app's that was not accepted and was made with another version: the app cannot
  /// say what it was.
  func unreadable<App: ClientApp>() -> CommandID? where Content == AppClient<App> {
    core.rejected.first { entry in
      entry.command == nil && sameBytes(entry.system, App.Rules.system)
    }?.id
  }

  mutating func dayChanged<App: ClientApp>(_ moment: Moment) where Content == AppClient<App> {
    App.dayChanged(&apps.value, moment)
  }

  mutating func takeResolved<App: ClientApp>() -> [CommandID] where Content == AppClient<App> {
    App.takeResolved(&apps.value)
  }

  mutating func show<App: ClientApp>(
    _ replica: App.Rules.Replica, _ moment: Moment
  ) where Content == AppClient<App> {
    App.show(replica, &apps.value, moment)
  }

  mutating func showMore<App: ClientApp>() where Content == AppClient<App> {
    guard App.wantsMore(apps.value) else { return }
    let replica = core.view.own
    App.showMore(replica, &apps.value)
  }

  fileprivate func trace<App: ClientApp>(
    of child: Effect<App.Action, App.Rules.Command>
  ) -> (command: App.Rules.Command, trace: App.Trace)? where Content == AppClient<App> {
    guard case .submit(let command) = child else { return nil }
    return App.trace(command, in: core.view.own).map { trace in (command, trace) }
  }

  fileprivate func following<App: ClientApp>(
    _ traced: (command: App.Rules.Command, trace: App.Trace), _ moment: Moment
  ) -> [App.Rules.Command] where Content == AppClient<App> {
    App.following(traced.command, traced.trace, in: core.view.own, of: user, moment)
  }

  mutating func showStatus<App: ClientApp>(
    _ formats: Formats, isOnline: Bool, _ moment: Moment
  ) where Content == AppClient<App> {
    var sync = summary(formats, isOnline: isOnline, moment)
    sync.isReadingOlder = core.status.isReadingOlder
    var refused: [AppRefusal<App.Rules>] = []
    for entry in core.rejected {
      guard case .own(let command)? = entry.command else { continue }
      let made = entry.made.civil(offset: moment.zone.offset)
      let reason = entry.reason.refusal { rejection -> App.Rules.Rejection? in
        if case .own(let own) = rejection { own } else { nil }
      }
      refused.append(
        AppRefusal(
          id: entry.id, command: command, reason: reason, made: entry.made,
          when: formats.date(made.date, .short) + " " + formats.time(made.time)))
    }
    sync.refused = refused.count
    App.showRefused(refused, &apps.value)
    let profile = core.view.other.privateProfiles[user]
    let units = profile?.units
    App.show(
      AppSurroundings(
        formats: formats, sync: sync, offlineAge: lastContact(formats, moment),
        hasAccount: session != nil, name: preferences.displayName ?? "",
        device: session?.device ?? "",
        usesMiles: units.map { units in units == .imperial } ?? (formats.language == .english),
        body: profile.map { profile in BodyFacts(profile) } ?? BodyFacts(),
        role: session?.role ?? .member),
      &apps.value, moment)
    if App.followsWaiting {
      let waiting = core.outbox.compactMap { entry -> AppWaiting<App.Rules>? in
        guard case .own(let command)? = entry.command else { return nil }
        return AppWaiting(command: command, made: entry.at)
      }
      App.showWaiting(waiting, &apps.value, moment)
    }
    if core.status.saving == 0 { apps.value.telling.showAll() }
  }
}

extension ShellState {
  /// The address is the app's place.
  mutating func followPlace<App: ClientApp>() -> Effects where Content == AppClient<App> {
    if case .here = route, let account { route = .here(App.place(account.apps.value)) }
    return []
  }

  mutating func perform<App: ClientApp>(
    _ children: [Effect<App.Action, App.Rules.Command>], _ moment: Moment
  ) -> Effects where Content == AppClient<App> {
    performTurn(children, moment) { state, child in
      let traced = state.account?.trace(of: child)
      var effects = state.perform(
        [child], action: { action in .app(action) }, command: { command in .own(command) }, moment)
      guard let traced else { return effects }
      for command in state.account?.following(traced, moment) ?? [] {
        effects += state.step(.submit(.own(command)), moment)
      }
      return effects
    }
  }
}

extension BodyFacts {
  fileprivate init(_ profile: PrivateProfile) {
    birthYear = profile.birthYear
    switch profile.sex {
    case .female: isFemale = true
    case .male: isFemale = false
    case .other, nil: isFemale = nil
    }
    maximumHeartRate = profile.maximumHeartRate
    restingHeartRate = profile.restingHeartRate
  }
}
