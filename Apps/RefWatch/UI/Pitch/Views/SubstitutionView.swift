import Core
import Design
import RefWatchDomain
import View

/// Who goes off and who comes on: any number at once, paired in the order of tapping.
struct SubstitutionView {
  let flow: FlowView

  private var words: Words { flow.words }
  private var entered: EventFlow { flow.flow }
  private var record: MatchRecord { flow.record }

  var node: PitchNode {
    let isWhole = !entered.offs.isEmpty && entered.offs.count == entered.ons.count
    return .fragment([
      element("div", .class("flow-kinds"), .attribute("role", "group")) {
        side(FlowText.playersOff, entered.offs, isOn: false)
        side(FlowText.playersOn, entered.ons, isOn: true)
      },
      overLimit,
      button(
        isWhole
          ? words(FlowText.saveSubs, count: entered.offs.count) : words(FlowText.pairUp),
        .prominent, traits: isWhole ? .wide : [.wide, .disabled], action: flow.act(.saved)),
      people,
      element("div", .class("flow-kinds")) {
        choice(
          words(FlowText.late), icon: .hourglass, isChosen: entered.isLate,
          action: flow.act(.lateToggled))
        for kind in kinds {
          choice(
            words.term(kind), isChosen: entered.substitution == kind,
            action: flow.act(.substitutionKind(kind)))
        }
      },
    ])
  }

  private var kinds: [Substitution.Kind] {
    var kinds: [Substitution.Kind] = [.normal, .goalkeeper]
    if record.rules.substitutions.concussion { kinds += [.concussion, .opponentAdditional] }
    if record.rules.substitutions.mayReturn { kinds.append(.returning) }
    if record.rules.substitutions.extraTimeLimit > 0 { kinds.append(.extraTimeAdditional) }
    return kinds
  }

  private func side(_ title: FlowText, _ people: [Participant], isOn: Bool) -> PitchNode {
    let names = people.map { person in
      person.number.map { number in "#" + String(number) } ?? words.label(person)
    }
    return choice(
      words(title) + (names.isEmpty ? "" : " " + names.joined(separator: " ")),
      isChosen: entered.showsOn == isOn, action: flow.act(.listShown(isOn: isOn)))
  }

  private var people: PitchNode {
    let use: CandidateUse = entered.showsOn ? .entering : .leaving
    let candidates = record.candidates(
      for: use, entered.side, stage: entered.captured.stage,
      roster: flow.state.roster(record, entered.side))
    guard candidates.source != .typed, !entered.usesKeypad else {
      return flow.who.keypad(candidates.source == .typed ? nil : .showList)
    }
    let isOn = entered.showsOn
    return .fragment([
      candidates.people.isEmpty ? paragraph(words(FlowText.listEmpty), "flow-hint") : .empty,
      flow.who.list(candidates.people, chosen: isOn ? entered.ons : entered.offs) { person in
        isOn ? .onTapped(person) : .offTapped(person)
      },
      button(
        words(FlowText.typeNumber), .filled, traits: .wide, action: flow.act(.keypadToggled)),
    ])
  }

  /// The rule warns, it never blocks.
  private var overLimit: PitchNode {
    let budget = record.substitutions(of: entered.side, in: entered.captured.stage)
    guard entered.substitution == .normal, let limit = budget.limit,
      budget.used + entered.offs.count > limit
    else { return .empty }
    let text = FlowText.overLimit.text(
      in: words.language, count: limit, [("text", String(budget.used + entered.offs.count))])
    return element("p", .class("flow-warning"), .attribute("role", "status")) {
      Icon.warning.node(.small)
      element("span") { text }
    }
  }
}
