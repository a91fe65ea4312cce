import Core
import Design
import RefWatchDomain
import View

/// Asks for somebody: by a list where there is a match sheet, by a keypad everywhere.
struct WhoView {
  let state: RefWatchFeature.State
  let record: MatchRecord
  let flow: EventFlow

  private var words: Words { state.words }

  private func act(_ action: FlowAction) -> RefWatchFeature.ViewAction { .pitch(.flow(action)) }

  /// A player, or a team official.
  var people: PitchNode {
    .fragment([
      element(
        "div", .class("flow-kinds"), .attribute("role", "group"),
        .aria("label", words(FlowText.player))
      ) {
        choice(
          words(FlowText.player), isChosen: flow.recipient == .player,
          action: flow.recipient == .player ? act(.numberTaken) : act(.kindToggled))
        choice(
          words(FlowText.official), isChosen: flow.recipient == .official,
          action: flow.recipient == .official ? act(.numberTaken) : act(.kindToggled))
      },
      flow.recipient == .player ? picker(.card) : officials,
    ])
  }

  /// The list, or the keypad; and the way to the other.
  func picker(_ use: CandidateUse) -> PitchNode {
    let candidates = record.candidates(
      for: use, flow.side, stage: flow.captured.stage, roster: state.roster(record, flow.side))
    guard candidates.source != .typed, !flow.usesKeypad else {
      let known = candidates.source == .typed ? [] : candidates.people
      return keypad(known.isEmpty ? nil : FlowText.showList)
    }
    return .fragment([
      candidates.people.isEmpty ? paragraph(words(FlowText.listEmpty), "flow-hint") : .empty,
      list(candidates.people) { person in .personChosen(person) },
      button(
        words(FlowText.typeNumber), .filled, traits: .wide, action: act(.keypadToggled)),
    ])
  }

  func list(
    _ people: [Candidate], chosen: [Participant] = [],
    _ action: @escaping (Participant) -> FlowAction
  ) -> PitchNode {
    element("div", .class("people")) {
      for candidate in people {
        person(candidate, badge(candidate.participant, chosen), action(candidate.participant))
      }
    }
  }

  /// The place in a list of those who were chosen, from 1.
  private func badge(_ person: Participant, _ chosen: [Participant]) -> Int? {
    chosen.firstIndex { other in other.isSame(as: person) }.map { index in index + 1 }
  }

  private func person(
    _ candidate: Candidate, _ badge: Int?, _ action: FlowAction
  ) -> PitchNode {
    let person = candidate.participant
    var names = "person-key"
    if badge != nil { names += " chosen" }
    var all: [Attribute<RefWatchFeature.ViewAction>] = [
      .class(names), .attribute("type", "button"), .onClick(act(action)),
    ]
    if flow.kind == .substitution { all.append(.aria("pressed", badge == nil ? "false" : "true")) }
    return makeElement(
      "button", all,
      [
        element("span", .class("person-number figures")) {
          person.number.map { number in String(number) } ?? "?"
        },
        element("span", .class("person-name")) { person.name ?? "" },
        candidate.isCautioned
          ? element("span", .class("card-mark small yellow")) { "Y" } : .empty,
        badge.map { badge in element("span", .class("badge figures")) { String(badge) } } ?? .empty,
      ])
  }

  /// Those of the sheet, then whoever there is in a team.
  private var officials: PitchNode {
    let saved = record.candidates(
      for: .officialCard, flow.side, stage: flow.captured.stage,
      roster: state.roster(record, flow.side)
    ).people
    let roles: [TeamOfficialRole] = [.manager, .assistantManager, .coach, .physio, .doctor, .other]
    return element("div", .class("reasons")) {
      for candidate in saved {
        button(
          words.label(candidate.participant), .filled,
          action: act(.personChosen(candidate.participant)))
      }
      for role in roles {
        button(
          words.term(role: role.rawValue), .filled, attributes: [.key(role.rawValue)],
          action: act(
            .personChosen(Participant(flow.side, .official, role: role.rawValue))))
      }
    }
  }

  /// Ten digits, a way back, and a way on where two digits do not lead on by themselves.
  func keypad(_ other: FlowText?) -> PitchNode {
    element("div", .class("keypad-place")) {
      element("p", .class("typed figures"), .attribute("role", "status")) {
        element("span", .class("quiet-label")) { words(FlowText.number) + " " }
        flow.digits.isEmpty ? "#–" : "#" + flow.digits
      }
      element(
        "div", .class("keypad"), .attribute("role", "group"),
        .aria("label", words(FlowText.digits))
      ) {
        for digit in [1, 2, 3, 4, 5, 6, 7, 8, 9] { key(digit) }
        iconButton(.back, label: words(FlowText.erase), .filled, action: act(.erased))
        key(0)
        iconButton(
          flow.kind == .substitution ? .plus : .check, label: words(FlowText.next), .prominent,
          traits: flow.digits.isEmpty ? .disabled : [], action: act(.numberTaken))
      }
      if let other { button(words(other), .filled, traits: .wide, action: act(.keypadToggled)) }
    }
  }

  private func key(_ digit: Int) -> PitchNode {
    element(
      "button", .class("digit figures"), .key(String(digit)), .attribute("type", "button"),
      .onClick(act(.digit(digit)))
    ) { String(digit) }
  }
}
