import Core
import Design
import RefWatchDomain
import View

/// One team: four large keys in a fixed order, and who carries a caution.
struct PaneView {
  let state: RefWatchFeature.State
  let record: MatchRecord
  let side: Side

  private var words: Words { state.words }

  var node: PitchNode {
    let team = record.match.team(side)
    return element("section", .class("pane"), .aria("label", team.name)) {
      element("h2", .class("pane-name")) {
        team.shirt
        team.name
      }
      if !state.mayRecord(record) {
        element("p", .class("flow-hint")) { words(CrewText.lookingOn) }
      }
      element("div", .class("pane-keys"), .flag(name: "inert", present: !state.mayRecord(record))) {
        key(.yellow, FlowText.yellow, "card-key yellow", letter: "Y")
        key(.red, FlowText.red, "card-key red", letter: "R")
        key(.substitution, FlowText.sub, "", icon: .swap)
        key(.goal, FlowText.goal, "", icon: .ball)
      }
      memory
      element("div", .class("pane-more"), .flag(name: "inert", present: !state.mayRecord(record))) {
        small(.penalty, FlowText.penalty)
        small(.warning, FlowText.warning)
        small(.absence, PitchText.off)
      }
    }
  }

  private func key(
    _ kind: EventFlow.Kind, _ title: FlowText, _ names: String, letter: String? = nil,
    icon: Icon? = nil
  ) -> PitchNode {
    element(
      "button", .class("pane-key " + names), .attribute("type", "button"),
      .onClick(.pitch(.flowOpened(kind, side)))
    ) {
      if let letter {
        element("span", .class("card-mark"), .aria("hidden", "true")) { letter }
      }
      if let icon { icon.node() }
      element("span") { words(title) }
    }
  }

  private func small(_ kind: EventFlow.Kind, _ title: some PhraseBook) -> PitchNode {
    button(words(title), .filled, action: .pitch(.flowOpened(kind, side)))
  }

  /// Who could get a second caution, and what is left of the substitutions.
  private var memory: PitchNode {
    let cautioned = record.cautioned(side, in: record.stage).map { member in
      member.participant.label
    }
    let budget = record.substitutions(of: side, in: record.stage)
    var parts: [String] = []
    if !cautioned.isEmpty {
      parts.append(words(PitchText.cautionedBefore, text: cautioned.joined(separator: ", ")))
    }
    if let limit = budget.limit {
      parts.append(words(PitchText.subsUsed, text: String(budget.used) + "/" + String(limit)))
    }
    if let limit = budget.windowLimit {
      parts.append(words(PitchText.windowsUsed, text: String(budget.windows) + "/" + String(limit)))
    }
    return element("p", .class("memory")) { parts.joined(separator: " · ") }
  }
}
