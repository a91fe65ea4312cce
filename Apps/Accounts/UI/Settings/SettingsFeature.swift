import AccountsDomain
import Calendar
import Core
import Design
import Sync
import View
import Wire

/// The pages of the account. The address says which one is on show.
public enum SettingsFeature: Feature {
  public typealias Command = AccountsCommand

  /// The list of sessions, asked of the server each time the page is opened.
  public typealias Sessions = LoadStatus<[SessionRow]>

  public struct State: Hashable, Sendable {
    public internal(set) var currentUser: CurrentUser
    public internal(set) var page = SettingsPage.overview
    public var preferences: Preferences
    /// The language in force: the preferred one, or the device's.
    public var language: Language {
      didSet { if language != oldValue { speak() } }
    }
    public var displayNameDraft: String?
    public var sessions = Sessions.loading
    /// How many changes the server does not have, for the question before signing out.
    public var waiting = 0 {
      didSet { data.waiting = waiting }
    }
    /// What the server did not accept and the person has not dealt with.
    public var refused: [RefusedAccountCommand] = []
    public var signOutAsked = false
    public var signingOut = false
    /// Why the sign-out could not be told to the server.
    public var signOutFailure: String?
    /// Whether the address still has to be confirmed.
    public var address: AddressFeature.State
    public var twoStep: TwoStepFeature.State
    public var passkeys: PasskeysFeature.State
    public var phone: PhoneFeature.State
    public var providers: ProvidersFeature.State
    public var password: PasswordFeature.State
    public var events: EventsFeature.State
    public var profile: ProfileFeature.State
    public var data: DataFeature.State
    public var identifiers: IdentifiersFeature.State
    /// What the person is trusted with, as the server said last.
    public var role: MemberRole
    public var people: PeopleFeature.State
    public var local: LocalProfileFeature.State
    public var securityAnswers: SecurityAnswersFeature.State
    public var offlineApps: OfflineAppsFeature.State

    public init(currentUser: CurrentUser, preferences: Preferences, language: Language) {
      self.currentUser = currentUser
      self.preferences = preferences
      self.language = language
      address = AddressFeature.State(language: language)
      twoStep = TwoStepFeature.State(language: language)
      passkeys = PasskeysFeature.State(language: language)
      phone = PhoneFeature.State(language: language)
      providers = ProvidersFeature.State(language: language)
      password = PasswordFeature.State(
        email: currentUser.session?.email ?? "", language: language)
      events = EventsFeature.State(language: language)
      profile = ProfileFeature.State(
        user: currentUser.user, takesPhotos: currentUser.session != nil, language: language)
      data = DataFeature.State(currentUser: currentUser, language: language)
      identifiers = IdentifiersFeature.State(language: language)
      role = currentUser.session?.role ?? .member
      people = PeopleFeature.State(language: language)
      local = LocalProfileFeature.State(language: language)
      securityAnswers = SecurityAnswersFeature.State(language: language)
      offlineApps = OfflineAppsFeature.State(language: language)
    }

    /// The pages the first one leads to.
    var pages: [SettingsPage] {
      SettingsPage.allCases.filter { page in
        page != .overview && (page != .people || role == .admin)
          && (currentUser.session != nil || page.isForEverybody)
      }
    }
  }

  /// What a page asks the server for is asked each time it is opened.
  public enum Action {
    case opened(SettingsPage)
    case address(AddressFeature.Action)
    case twoStep(TwoStepFeature.Action)
    case passkeys(PasskeysFeature.Action)
    case phone(PhoneFeature.Action)
    case providers(ProvidersFeature.Action)
    case password(PasswordFeature.Action)
    case events(EventsFeature.Action)
    case profile(ProfileFeature.Action)
    case data(DataFeature.Action)
    case identifiers(IdentifiersFeature.Action)
    case people(PeopleFeature.Action)
    case roleAnswered(HostAnswer)
    case local(LocalProfileFeature.Action)
    case securityAnswers(SecurityAnswersFeature.Action)
    case offlineApps(OfflineAppsFeature.Action)
    case displayNameChanged(String)
    case displayNameLeft
    case languageChosen(Language?)
    case themeChosen(Theme?)
    case hourCycleChosen(HourCycle?)
    case sessionEnded(String)
    case retried
    case signOutTapped
    case signOutCancelled
    case sessionsAnswered(HostAnswer)
    case sessionEndAnswered(HostAnswer)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    /// Sign out. With `everywhere` all the person's sessions end.
    case signOut(everywhere: Bool)
    case went(SettingsPage)
    case discardRefused(CommandID)
    case repeatRefused(CommandID)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    let user = state.currentUser.user
    switch action {
    case .opened(let page):
      guard state.currentUser.session != nil else {
        // Nothing of it is the server's.
        state.page = page.isForEverybody ? page : .overview
        return []
      }
      state.page = page
      return open(page, &state, moment)
    case .retried: return open(.devices, &state, moment)
    case .displayNameChanged(let name): state.displayNameDraft = name
    case .displayNameLeft:
      guard let draft = state.displayNameDraft else { return [] }
      state.displayNameDraft = nil
      let name = draft.isEmpty ? nil : draft
      return name == state.preferences.displayName ? [] : [.submit(.setDisplayName(user, name))]
    case .languageChosen(let language): return [.submit(.setLanguage(user, language))]
    case .themeChosen(let theme): return [.submit(.setTheme(user, theme))]
    case .hourCycleChosen(let cycle): return [.submit(.setHourCycle(user, cycle))]
    case .sessionEnded(let id):
      let request = HostRequest.delete("/api/account/sessions/" + id)
      return [.ask(request, answer: { answer in .sessionEndAnswered(answer) })]
    case .sessionEndAnswered(let answer):
      if case .failed = answer { state.sessions = .failed(AccountProblem.of(answer)) }
      return [askSessions]
    case .sessionsAnswered(let answer): state.sessions = SessionRow.read(answer)
    case .signOutTapped:
      if state.waiting == 0 { return [] }
      state.signOutAsked = true
    case .signOutCancelled: state.signOutAsked = false
    case .delegate(.signOut):
      state.signingOut = true
      state.signOutAsked = false
      state.signOutFailure = nil
    case .delegate(.went), .delegate(.discardRefused), .delegate(.repeatRefused): break
    default: return reduceChild(&state, action, moment)
    }
    return []
  }

  private static func open(
    _ page: SettingsPage, _ state: inout State, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    switch page {
    case .overview:
      return [askRole] + [AddressFeature.ask].lifted { child in .address(child) }
        + reduce(&state, .identifiers(.opened), moment)
    case .security:
      return reduce(&state, .twoStep(.opened), moment) + reduce(&state, .passkeys(.opened), moment)
        + reduce(&state, .identifiers(.opened), moment) + reduce(&state, .password(.shown), moment)
        + reduce(&state, .phone(.opened), moment)
        + reduce(&state, .providers(.opened), moment)
        + reduce(&state, .securityAnswers(.opened), moment)
    case .devices:
      state.sessions = .loading
      return [askSessions]
    case .activity: return reduce(&state, .events(.opened), moment)
    case .profile: return reduce(&state, .profile(.opened), moment)
    case .data: return reduce(&state, .data(.opened), moment)
    case .people: return reduce(&state, .people(.opened), moment)
    case .appearance: return []
    }
  }

  private static var askSessions: Effect<Action, AccountsCommand> {
    .ask(.get("/api/account/sessions"), answer: { answer in .sessionsAnswered(answer) })
  }
}

/// One place where the person is signed in.
public struct SessionRow: Hashable, Sendable {
  public let id: String
  public let browser: String?
  public let system: String?
  public let createdAt: Instant
  public let lastSeenAt: Instant
  public let isCurrent: Bool
  /// Whether it is a second device in runs, and nothing else.
  public let isCompanion: Bool

  init(_ cursor: WireCursor) throws(WireError) {
    id = try cursor.required("id").string(limit: AccountsLimits.word)
    let client = try cursor.optional("client")
    browser = try client?.optional("browser")?.string(limit: AccountsLimits.word)
    system = try client?.optional("system")?.string(limit: AccountsLimits.word)
    createdAt = try cursor.required("createdAt").instant()
    lastSeenAt = try cursor.required("lastSeenAt").instant()
    isCurrent = try cursor.required("current").bool()
    let kind = try cursor.optional("kind")?.string(limit: AccountsLimits.word)
    isCompanion = kind.map { word in sameBytes(word, "companion") } ?? false
  }

  static func read(_ answer: HostAnswer) -> SettingsFeature.Sessions {
    .read(answer) { cursor throws(WireError) in
      try cursor.required("sessions").elements(SessionRow.init)
    }
  }
}
