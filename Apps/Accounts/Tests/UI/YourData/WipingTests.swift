import AccountsUI
import Calendar
import Core
import Design
import Sync
import Testing
import View

/// Removing the copy on a device asks for what would be lost, and for a word.
@Suite struct WipingTests {
  private let moment = Moment(
    instant: Instant(milliseconds: 1_790_000_000_000), zone: .utc,
    entropy: Entropy(high: 1, low: 2))

  private func fresh(_ language: Language = .english) -> DataFeature.State {
    DataFeature.State(
      currentUser: .signedIn(
        SignedInSession(id: "s1", user: UserID(high: 1, low: 1), email: "ana@example.com")),
      language: language)
  }

  private func html(_ state: DataFeature.State) -> String {
    HTMLRenderer.html(DataFeature.view(state))
  }

  /// What the form does as it stands.
  private func submits(_ state: DataFeature.State) -> Bool {
    func find(_ node: Node<DataFeature.Action>) -> DataFeature.Action? {
      switch node {
      case .text: return nil
      case .fragment(let nodes): return first(nodes)
      case .kept(let kept): return find(.element(kept.element))
      case .element(let element):
        for attribute in element.attributes {
          if case .on(.submit, let act) = attribute.statement { return act(DOMEvent()) }
        }
        return first(element.children)
      }
    }
    func first(_ nodes: [Node<DataFeature.Action>]) -> DataFeature.Action? {
      for node in nodes {
        if let action = find(node) { return action }
      }
      return nil
    }
    guard case .delegate(.wiped)? = find(DataFeature.view(state)) else { return false }
    return true
  }

  @Test(arguments: [(Language.english, " Remove "), (.korean, "삭제")])
  func theWordConfirms(_ language: Language, _ word: String) {
    var state = fresh(language)
    _ = DataFeature.reduce(&state, .wipeTapped, moment)
    #expect(!submits(state))
    _ = DataFeature.reduce(&state, .wipeTyped("yes"), moment)
    #expect(!submits(state))
    _ = DataFeature.reduce(&state, .wipeTyped(word), moment)
    #expect(submits(state))
    _ = DataFeature.reduce(&state, .wipeClosed, moment)
    #expect(state.wiping == nil)
  }

  @Test func whatIsNotOnTheServerHasToBeInAFileFirst() {
    var state = fresh()
    state.waiting = 2
    _ = DataFeature.reduce(&state, .wipeTapped, moment)
    _ = DataFeature.reduce(&state, .wipeTyped("remove"), moment)
    #expect(html(state).contains("2 changes have not reached the server"))
    #expect(!submits(state))
    _ = DataFeature.reduce(&state, .saveTapped, moment)
    let effects = DataFeature.reduce(&state, .rowsRead(.rows([])), moment)
    #expect(effects.count == 1)
    #expect(submits(state))
    // What is done after the file was made is not in it.
    state.waiting = 3
    #expect(!submits(state))
    state.waiting = 0
    #expect(submits(state), "or all of it has been sent")
    #expect(html(state).contains("is on the server"))
  }

  @Test func aFileThatCannotBeMadeIsSaid() {
    var state = fresh()
    state.waiting = 1
    _ = DataFeature.reduce(&state, .wipeTapped, moment)
    _ = DataFeature.reduce(&state, .saveTapped, moment)
    _ = DataFeature.reduce(&state, .rowsRead(.failed("storage")), moment)
    _ = DataFeature.reduce(&state, .wipeTyped("remove"), moment)
    #expect(!submits(state))
  }
}
