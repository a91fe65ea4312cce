import AccountsDomain
import Calendar
import Coding
import Core
import View
import Wire

/// The accounts elsewhere that open this one.
public enum ProvidersFeature: Feature {
  /// What the server says there is.
  @Wire public struct Listing: Hashable, Sendable {
    @Field("password") public let hasPassword: Bool
    @Field("links") public let rows: [ProviderRow]
    @Field("providers") public let offers: [ProviderOffer]

    /// The providers that are not linked yet.
    var open: [ProviderOffer] {
      offers.filter { offer in !rows.contains { row in row.provider == offer.id } }
    }
  }

  public typealias Status = LoadStatus<Listing>

  /// What the person asked for, kept for when it has to be done again after a proof.
  public enum Act: Hashable, Sendable {
    case link(String)
    case prove(String)
    case unlink(String)
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    /// What is under way.
    public var act: Act?
    /// The link that is asked about.
    public var removing: ProviderRow?
    public var problem: AccountProblem?
    public var proof: ReauthenticationFeature.State?

    public init(language: Language) { self.language = language }

    /// Whether the person has a password, as far as is known.
    public var hasPassword: Bool {
      if case .loaded(let listing) = status { listing.hasPassword } else { true }
    }
  }

  public enum Action {
    // What the person did.
    case opened
    case linkTapped(String)
    case proveTapped(String)
    case unlinkTapped(ProviderRow)
    case unlinkConfirmed
    case unlinkCancelled
    // What came back.
    case listAnswered(HostAnswer)
    case visitAnswered(HostAnswer)
    case answered(HostAnswer)
    case proof(ReauthenticationFeature.Action)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.status = .loading
      return [ask]
    case .listAnswered(let answer): state.status = .read(answer)
    case .linkTapped(let id): return state.perform(.link(id))
    case .proveTapped(let id): return state.perform(.prove(id))
    case .unlinkTapped(let row): state.removing = row
    case .unlinkConfirmed:
      return state.removing.map { row in state.perform(.unlink(row.id)) } ?? []
    case .unlinkCancelled: state.removing = nil
    case .visitAnswered(let answer): return state.visit(answer)
    case .answered(let answer): return state.receive(answer)
    case .proof(let child): return state.reduceProof(child, moment)
    }
    return []
  }

  static var ask: Effect<Action, Never> {
    .ask(.get("/api/account/provider-links"), answer: { answer in .listAnswered(answer) })
  }
}

extension ProvidersFeature.Action: CarriesProof {}

extension ProvidersFeature.State: ActsUnderProof {
  typealias Effects = [Effect<ProvidersFeature.Action, Never>]

  mutating func perform(_ act: ProvidersFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    self.act = act
    problem = nil
    removing = nil
    switch act {
    case .link(let id): return [visit(id, for: "link")]
    case .prove(let id): return [visit(id, for: "proof")]
    case .unlink(let id):
      let request = HostRequest.delete("/api/account/provider-links/" + id)
      return [.ask(request, answer: { answer in .answered(answer) })]
    }
  }

  private func visit(_ id: String, for purpose: String) -> Effects.Element {
    let body = JSON.object(["purpose": .string(purpose)])
    let request = HostRequest.post("/api/account/providers/" + id + "/visit", body: body.text)
    return .ask(request, answer: { answer in .visitAnswered(answer) })
  }

  /// The page is left for the provider; it comes back to another address of the client.
  mutating func visit(_ answer: HostAnswer) -> Effects {
    guard case .http(200, let body) = answer else { return receive(answer) }
    act = nil
    do throws(WireError) {
      let address = try WireCursor(try JSON.parse(body)).required("address").string(limit: 512)
      return [.tell(.open(url: address))]
    } catch {
      problem = AccountProblem(code: "internal")
      return []
    }
  }

  mutating func receive(_ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    act = nil
    guard case .http(let status, _) = answer, status / 100 == 2 else {
      problem = AccountProblem.of(answer)
      return []
    }
    return [ProvidersFeature.ask]
  }
}

/// One linked account of the list.
@Wire public struct ProviderRow: Hashable, Sendable {
  @Field(limit: AccountsLimits.word) public let id: String
  @Field(limit: AccountsLimits.word) public let title: String
  /// The provider's word, as long as the server knows it.
  @Field(limit: AccountsLimits.provider) public let provider: String?
  @Field(limit: AccountsLimits.email) public let email: String?
  @Field("linkedAt") public let linked: Instant
  @Field("lastUsedAt") public let lastUsed: Instant?
}
