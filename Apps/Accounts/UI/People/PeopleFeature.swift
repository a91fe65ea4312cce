import Calendar
import Core
import Design
import View
import Wire

/// The administrators' page: people, invitations, and messages that nobody received.
public enum PeopleFeature: Feature {
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    case people, invitations, deadLetters
  }

  /// What is done to a person, an invitation or a message, each named by its id.
  public enum Act: Hashable, Sendable {
    case lock(String)
    case unlock(String)
    case role(String, MemberRole)
    case resetLink(String)
    case signOut(String)
    case delete(String)
    case invite
    case revoke(String)
    case retry(String)
    case discard(String)
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var tab = Tab.people
    public var search = ""
    public var isSearching = false
    public var people = LoadStatus<PeoplePage>.loading
    public var isLoadingMore = false
    public var invitations = LoadStatus<InvitationList>.loading
    public var deadLetters = LoadStatus<[DeadLetterRow]>.loading
    /// The person whose sheet is open.
    public var person: PersonRow?
    /// The role being given, until the server has answered.
    public var chosenRole: MemberRole?
    /// What was typed to confirm a deletion, while that is asked.
    public var confirmation: String?
    /// For whom an invitation is to be; empty for anybody.
    public var inviteEmail = ""
    /// A link that is shown once.
    public var link: String?
    public var isLinkCopied = false
    public var act: Act?
    public var proof: ReauthenticationFeature.State?
    public var problem: AccountProblem?

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    // What the person did.
    case opened
    case tabChosen(Tab)
    case searchFocused
    case searchChanged(String)
    case searchClosed
    case moreWanted
    case personChosen(PersonRow)
    case personClosed
    case acted(Act)
    case roleChosen(MemberRole)
    case deleteTapped
    case confirmationChanged(String)
    case deleteCancelled
    case inviteEmailChanged(String)
    case linkCopied
    case linkClosed
    // What came back.
    case searchDue(String)
    case peopleAnswered(search: String, HostAnswer)
    case moreAnswered(search: String, HostAnswer)
    case personAnswered(HostAnswer)
    case invitationsAnswered(HostAnswer)
    case deadLettersAnswered(HostAnswer)
    case answered(HostAnswer)
    case proof(ReauthenticationFeature.Action)
  }

  static let path = "/api/admin/"

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened: return state.load()
    case .tabChosen(let tab):
      state.tab = tab
      state.problem = nil
      return state.load()
    case .searchFocused: state.isSearching = true
    case .searchChanged(let text): return state.type(text)
    case .searchClosed:
      state.isSearching = false
      return state.search.isEmpty ? [] : state.type("")
    case .searchDue(let text): return text == state.search ? [state.askPeople(after: nil)] : []
    case .moreWanted: return state.wantMore()
    case .peopleAnswered(let search, let answer):
      if search == state.search { state.people = PeoplePage.read(answer) }
    case .moreAnswered(let search, let answer): state.receiveMore(answer, for: search)
    case .personChosen(let row): state.person = row
    case .personClosed: state.closePerson()
    case .personAnswered(let answer): state.receivePerson(answer)
    case .invitationsAnswered(let answer): state.invitations = InvitationList.read(answer)
    case .deadLettersAnswered(let answer): state.deadLetters = DeadLetterRow.read(answer)
    case .acted(let act): return state.perform(act)
    case .roleChosen(let role):
      guard let person = state.person, state.act == nil else { return [] }
      state.chosenRole = role
      return state.perform(.role(person.id, role))
    case .deleteTapped:
      state.confirmation = ""
      state.problem = nil
    case .confirmationChanged(let text): state.confirmation = text
    case .deleteCancelled: state.confirmation = nil
    case .inviteEmailChanged(let text):
      state.inviteEmail = text
      state.problem = nil
    case .linkCopied:
      state.isLinkCopied = true
      return state.link.map { link in [.tell(.copy(link))] } ?? []
    case .linkClosed:
      state.link = nil
      state.isLinkCopied = false
    case .answered(let answer): return state.receive(answer)
    case .proof(let child):
      let effects = state.reduceProof(child, moment)
      if state.act == nil { state.chosenRole = nil }
      return effects
    }
    return []
  }
}

extension PeopleFeature.State {
  typealias Effects = [Effect<PeopleFeature.Action, Never>]

  mutating func load() -> Effects {
    switch tab {
    case .people:
      people = .loading
      return [askPeople(after: nil)]
    case .invitations:
      invitations = .loading
      return [ask("invitations") { answer in .invitationsAnswered(answer) }]
    case .deadLetters:
      deadLetters = .loading
      return [ask("letters") { answer in .deadLettersAnswered(answer) }]
    }
  }

  func ask(
    _ name: String, _ answer: @escaping (HostAnswer) -> PeopleFeature.Action
  ) -> Effect<PeopleFeature.Action, Never> {
    .ask(.get(PeopleFeature.path + name), answer: answer)
  }

  func askPeople(after: String?) -> Effect<PeopleFeature.Action, Never> {
    let search = search
    let body = JSON.object([
      "search": .string(search), "after": after.map { id in .string(id) },
    ])
    let request = HostRequest.post(PeopleFeature.path + "people", body: body.text)
    return .ask(
      request,
      answer: { answer in
        after == nil
          ? .peopleAnswered(search: search, answer) : .moreAnswered(search: search, answer)
      })
  }

  /// The list follows when the typing pauses.
  mutating func type(_ text: String) -> Effects {
    search = text
    isLoadingMore = false
    return [
      .ask(
        .timer(key: "people-search", milliseconds: 300), answer: { _ in .searchDue(text) })
    ]
  }

  mutating func wantMore() -> Effects {
    guard case .loaded(let page) = people, let next = page.next, !isLoadingMore else { return [] }
    isLoadingMore = true
    problem = nil
    return [askPeople(after: next)]
  }

  mutating func receiveMore(_ answer: HostAnswer, for search: String) {
    guard search == self.search, case .loaded(var page) = people else { return }
    isLoadingMore = false
    switch PeoplePage.read(answer) {
    case .loaded(let more):
      page.rows += more.rows
      page.next = more.next
      people = .loaded(page)
    case .failed(let problem): self.problem = problem
    case .loading: break
    }
  }

  mutating func closePerson() {
    person = nil
    confirmation = nil
    chosenRole = nil
    problem = nil
    link = nil
    isLinkCopied = false
  }

  /// The person as they are after an act, on the sheet and in the list.
  mutating func receivePerson(_ answer: HostAnswer) {
    guard let fresh = PersonRow.read(answer) else {
      problem = AccountProblem.of(answer)
      return
    }
    if person?.id == fresh.id { person = fresh }
    guard case .loaded(var page) = people else { return }
    page.rows = page.rows.map { row in row.id == fresh.id ? fresh : row }
    people = .loaded(page)
  }
}
