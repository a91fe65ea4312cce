import Calendar
import Core
import View
import Wire

/// All of a person's data at once, on the page for it: taking it along, keeping what is on this
/// device, deleting the account.
public enum DataFeature: Feature {
  public typealias Status = LoadStatus<[ArchiveRow]>

  /// The file of what is on this device.
  public enum Saving: Hashable, Sendable {
    case idle, reading, saved
    case failed(AccountProblem)
  }

  public enum Act: Hashable, Sendable {
    case archive
    case delete
  }

  public struct State: Hashable, Sendable {
    public let currentUser: CurrentUser
    public var language: Language
    /// How many changes have not reached the server.
    public var waiting = 0 {
      // A file from before is not the whole any more.
      didSet { if waiting > oldValue, saving == .saved { saving = .idle } }
    }
    public var status = Status.loading
    public var saving = Saving.idle
    /// What was typed to confirm that the copy on this device goes; given while that is asked.
    public internal(set) var wiping: String?
    /// The sheet about deleting the account.
    public var leaving: Leaving?
    public var act: Act?
    public var problem: AccountProblem?
    public var proof: ReauthenticationFeature.State?

    public init(currentUser: CurrentUser, language: Language) {
      self.currentUser = currentUser
      self.language = language
    }

    /// Whether an archive is being made.
    var isMaking: Bool {
      guard case .loaded(let rows) = status else { return false }
      return rows.contains { row in row.state == .waiting }
    }
  }

  public enum Action {
    case opened
    case polled
    case archiveTapped
    case saveTapped
    case wipeTapped
    case wipeClosed
    case wipeTyped(String)
    /// Sent before everything was safe, or before the word was typed.
    case wipeIncomplete
    case leaveTapped
    case leaveClosed
    case timeChosen(Leaving.Time)
    case addressTyped(String)
    case leaveSent
    // What came back.
    case listAnswered(HostAnswer)
    case answered(HostAnswer)
    case rowsRead(HostAnswer)
    case contentsAnswered(HostAnswer)
    case proof(ReauthenticationFeature.Action)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    /// The account is deleted, or will be on this day; every session has ended.
    case left(CivilDate?)
    /// The copy on this device goes, of every app.
    case wiped
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state = State.opened(from: state)
      return [ask]
    case .polled: return [ask]
    case .archiveTapped: return state.perform(.archive)
    case .saveTapped:
      guard state.saving != .reading else { return [] }
      state.saving = .reading
      return [
        .ask(.load(database: state.currentUser.database, .all), answer: { rows in .rowsRead(rows) })
      ]
    case .rowsRead(let answer): return state.save(answer, moment)
    case .wipeTapped, .wipeClosed, .wipeTyped, .wipeIncomplete: return state.reduceWiping(action)
    case .leaveTapped:
      state.leaving = Leaving()
      state.problem = nil
      return [askContents]
    case .leaveClosed:
      state.leaving = nil
      state.problem = nil
    case .timeChosen(let time):
      state.leaving?.time = time
      state.problem = nil
    case .addressTyped(let text):
      state.leaving?.address = text
      state.problem = nil
    case .leaveSent: return state.leaving.map { _ in state.perform(.delete) } ?? []
    case .contentsAnswered(let answer): state.leaving?.receive(answer)
    case .listAnswered(let answer):
      state.status = ArchiveRow.read(answer)
      return state.isMaking ? [poll] : []
    case .answered(let answer): return state.receive(answer)
    case .proof(let child): return state.reduceProof(child, moment)
    case .delegate: break
    }
    return []
  }

  static var ask: Effect<Action, Never> {
    .ask(.get("/api/account/exports"), answer: { answer in .listAnswered(answer) })
  }

  private static var askContents: Effect<Action, Never> {
    .ask(.get("/api/account/deletion"), answer: { answer in .contentsAnswered(answer) })
  }

  /// While one is being made the list is asked for again.
  private static var poll: Effect<Action, Never> {
    .ask(.timer(key: "archive", milliseconds: 1_500), answer: { _ in .polled })
  }

  /// What comes back after a deletion: the person is signed out, there is nothing left to show.
  static func read(_ answer: HostAnswer) -> Action {
    guard case .http(200, let body) = answer else { return .answered(answer) }
    let due = (try? JSON.parse(body)).flatMap { json -> Instant? in
      guard case .integer(let milliseconds)? = json["dueAt"] else { return nil }
      return Instant(milliseconds: milliseconds)
    }
    return .delegate(.left(due.map { due in due.civil(offset: 0).date }))
  }
}

extension DataFeature.Action: CarriesProof {}

extension DataFeature.State: ActsUnderProof {
  typealias Effects = [Effect<DataFeature.Action, Never>]

  /// A page that was opened again begins afresh.
  static func opened(from old: Self) -> Self {
    var state = Self(currentUser: old.currentUser, language: old.language)
    state.waiting = old.waiting
    if case .loaded = old.status { state.status = old.status }
    return state
  }

  mutating func perform(_ act: DataFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    self.act = act
    problem = nil
    switch act {
    case .archive:
      let request = HostRequest.post("/api/account/exports", body: "{}")
      return [.ask(request, answer: { answer in .answered(answer) })]
    case .delete:
      let body = leaving?.body ?? .object([])
      let request = HostRequest.post("/api/account/deletion", body: body.text, timeout: 60_000)
      return [.ask(request, answer: DataFeature.read)]
    }
  }

  mutating func receive(_ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    act = nil
    guard case .http(202, _) = answer else {
      problem = AccountProblem.of(answer)
      return []
    }
    return [DataFeature.ask]
  }

  mutating func save(_ answer: HostAnswer, _ moment: Moment) -> Effects {
    guard case .rows(let rows) = answer else {
      saving = .failed(AccountProblem.of(answer))
      return []
    }
    saving = .saved
    let day = moment.today.description
    let file = ReplicaFile(currentUser: currentUser, saved: moment, rows: rows)
    return [
      .tell(
        .save(
          name: "fieldday-device-\(day).json", mediaType: "application/json", text: file.text))
    ]
  }
}
