import AccountsDomain
import Calendar
import Coding
import Core
import Design
import View
import Wire

/// The passkeys on the account page: adding, renaming and removing them.
public enum PasskeysFeature: Feature {
  /// What the server says there is.
  @Wire public struct Listing: Hashable, Sendable {
    /// Whether passkeys can be added where the server is reached.
    @Field("available") public let isAvailable: Bool
    @Field("passkeys") public let rows: [PasskeyRow]
  }

  public typealias Status = LoadStatus<Listing>

  /// What the person asked for, kept for when it has to be done again after a proof.
  public enum Act: Hashable, Sendable {
    case add
    case rename(String)
    case remove(String)
  }

  /// A new name being typed.
  public struct Renaming: Hashable, Sendable {
    public let id: String
    public var name: String
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    /// What is under way.
    public var act: Act?
    public var renaming: Renaming?
    /// The passkey that is asked about.
    public var removing: PasskeyRow?
    public var problem: AccountProblem?
    public var proof: ReauthenticationFeature.State?

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    // What the person did.
    case opened
    case addTapped
    case renameTapped(PasskeyRow)
    case nameChanged(String)
    case nameSent
    case renameCancelled
    case removeTapped(PasskeyRow)
    case removeConfirmed
    case removeCancelled
    // What came back.
    case listAnswered(HostAnswer)
    case begun(HostAnswer)
    case made(HostAnswer)
    case answered(HostAnswer)
    case proof(ReauthenticationFeature.Action)
  }

  static let path = "/api/account/passkeys"

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.status = .loading
      return [ask]
    case .listAnswered(let answer): state.status = .read(answer)
    case .addTapped: return state.perform(.add)
    case .renameTapped(let row):
      state.renaming = Renaming(id: row.id, name: row.name)
      state.problem = nil
    case .nameChanged(let text):
      state.renaming?.name = text
      state.problem = nil
    case .nameSent: return state.renaming.map { new in state.perform(.rename(new.id)) } ?? []
    case .renameCancelled:
      state.renaming = nil
      state.problem = nil
    case .removeTapped(let row): state.removing = row
    case .removeConfirmed: return state.removing.map { row in state.perform(.remove(row.id)) } ?? []
    case .removeCancelled: state.removing = nil
    case .begun(let answer): return state.make(answer)
    case .made(let answer): return state.register(answer)
    case .answered(let answer): return state.receive(answer)
    case .proof(let child): return state.reduceProof(child, moment)
    }
    return []
  }

  static var ask: Effect<Action, Never> {
    .ask(.get(path), answer: { answer in .listAnswered(answer) })
  }
}

extension PasskeysFeature.Action: CarriesProof {}

extension PasskeysFeature.State: ActsUnderProof {
  typealias Effects = [Effect<PasskeysFeature.Action, Never>]

  mutating func perform(_ act: PasskeysFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    self.act = act
    problem = nil
    removing = nil
    let path = PasskeysFeature.path
    switch act {
    case .add:
      let request = HostRequest.post(path + "/begin", body: "{}")
      return [.ask(request, answer: { answer in .begun(answer) })]
    case .rename(let id):
      let body = JSON.object(["name": .string(renaming?.name ?? "")]).text
      return [send(.post(path + "/" + id + "/name", body: body))]
    case .remove(let id):
      return [send(.delete(path + "/" + id))]
    }
  }

  private func send(_ request: HostRequest) -> Effect<PasskeysFeature.Action, Never> {
    .ask(request, answer: { answer in .answered(answer) })
  }

  /// The browser is asked for the credential.
  mutating func make(_ answer: HostAnswer) -> Effects {
    guard let options = PasskeyAnswer.options(in: answer) else { return receive(answer) }
    return [.ask(.createPasskey(options: options), answer: { reply in .made(reply) })]
  }

  /// The server is told of it.
  mutating func register(_ answer: HostAnswer) -> Effects {
    guard case .text(let credential) = answer, let body = PasskeyAnswer.body(credential) else {
      act = nil
      problem = PasskeyAnswer.problem(answer)
      return []
    }
    return [send(.post(PasskeysFeature.path, body: body))]
  }

  mutating func receive(_ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    act = nil
    guard case .http(let status, _) = answer, status / 100 == 2 else {
      problem = AccountProblem.of(answer)
      return []
    }
    renaming = nil
    return [PasskeysFeature.ask]
  }
}

/// One passkey of the list.
@Wire public struct PasskeyRow: Hashable, Sendable {
  @Field(limit: AccountsLimits.word) public let id: String
  @Field(limit: AccountsLimits.passkeyName) public let name: String
  @Field("createdAt") public let created: Instant
  @Field("lastUsedAt") public let lastUsed: Instant?
  @Field("synced") public let isSynced: Bool
  /// Whether it was refused because there may be a copy of it.
  @Field("copied") public let isCopied: Bool
}
