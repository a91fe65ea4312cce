import Core
import Design
import RefWatchDomain

// Entering an event, step by step.
extension RefWatchFeature.State {
  mutating func reduceFlow(
    _ action: FlowAction, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard var flow = pitch.flow else { return [] }
    switch action {
    case .closed:
      pitch.flow = nil
      return []
    case .left where flow.step == .main:
      putAside(flow)
      return []
    case .back, .left:
      guard flow.step != .main else {
        pitch.flow = nil
        return []
      }
      flow.step = .main
      flow.participant = nil
      flow.first = nil
    case .erased: flow.erase()
    case .keypadToggled:
      flow.usesKeypad.toggle()
      flow.digits = ""
    case .kindToggled:
      flow.recipient = flow.recipient == .player ? .official : .player
      flow.digits = ""
    case .goalKind(let kind): flow.goalKind = kind
    case .sinBinToggled: flow.isSinBin.toggle()
    case .moved(let shift):
      flow.captured = flow.captured.moved(to: flow.captured.elapsed + shift)
    case .textTyped(let text): flow.text = text.clipped(scalars: RefWatchLimits.text)
    case .listShown(let isOn):
      flow.showsOn = isOn
      flow.digits = ""
    case .substitutionKind(let kind): flow.substitution = kind
    case .lateToggled: flow.isLate.toggle()
    case .assistToggled: flow.toggleAssist()
    case .offTapped(let person): flow.toggle(person, isOn: false)
    case .onTapped(let person): flow.toggle(person, isOn: true)
    default: return decide(action, flow, record, moment)
    }
    pitch.flow = flow
    switch action {
    case .offTapped, .onTapped: return savePair(flow, record, moment)
    default: return []
    }
  }

  /// A single pair is saved as it is whole, where the person does not want to see it once more.
  /// Whoever changes several names all who go off first.
  private mutating func savePair(
    _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard !settings.confirmsSubstitutions, flow.kind == .substitution, flow.offs.count == 1,
      flow.ons.count == 1
    else { return [] }
    return finish(flow, record, moment)
  }

  /// What may end the flow.
  private mutating func decide(
    _ action: FlowAction, _ old: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    var flow = old
    switch action {
    case .digit(let digit):
      flow.type(digit)
      pitch.flow = flow
      // Two digits are a whole number: the next question comes by itself.
      return flow.asksOnlyWho && flow.digits.utf8.count == 2 ? takeNumber(flow, record, moment) : []
    case .numberTaken: return takeNumber(flow, record, moment)
    case .personChosen(let person): return choose(person, flow, record, moment)
    case .secondAnswered(let isSecond):
      if case .second(let first) = flow.step, isSecond {
        flow.first = first
        flow.step = .reasons
      } else {
        flow.step = .main
        flow.participant = nil
        flow.digits = ""
      }
      pitch.flow = flow
      return []
    case .reasonChosen(let reason): return writeCard(reason, flow, record, moment)
    case .penalty(let outcome): return writePenalty(outcome, flow, record, moment)
    case .incident(let kind):
      return commit(
        [.incident(kind, text: flow.text)], record, words.term(kind), at: flow.captured, moment)
    case .absence(let reason): return writeAbsence(reason, flow, record, moment)
    case .saved: return finish(flow, record, moment)
    default: return []
    }
  }

  private mutating func takeNumber(
    _ old: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    var flow = old
    if flow.kind == .goal, flow.asksAssist {
      // The scorer is asked for next.
      flow.assistant = nil
      flow.toggleAssist()
      pitch.flow = flow
      return []
    }
    guard let number = flow.number else {
      return flow.kind == .goal ? finish(flow, record, moment) : []
    }
    let person =
      record.lineUps[flow.side].member(Participant(flow.side, number: number))?.participant
      ?? Participant(flow.side, number: number)
    if flow.kind == .substitution {
      flow.add(person)
      pitch.flow = flow
      return savePair(flow, record, moment)
    }
    return choose(person, flow, record, moment)
  }

  private mutating func choose(
    _ person: Participant, _ old: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    var flow = old
    if flow.kind == .goal, flow.asksAssist {
      flow.assistant = person
      flow.toggleAssist()
      flow.otherDigits = ""
      pitch.flow = flow
      return []
    }
    flow.participant = person
    switch flow.kind {
    case .goal: return writeGoal(by: person, flow, record, moment)
    case .yellow, .red:
      let stage = flow.captured.stage
      if flow.kind == .yellow,
        let first = record.lineUps[flow.side].member(person)?.cautions(in: stage).first
      {
        flow.step = .second(first)
      } else {
        flow.step = .reasons
      }
    case .warning, .absence: flow.step = .reasons
    case .substitution, .penalty, .incident, .note: break
    }
    pitch.flow = flow
    return []
  }

  /// The big key of a flow.
  private mutating func finish(
    _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    switch flow.kind {
    case .goal:
      let scorer = Int(flow.scorerDigits).map { number in
        record.lineUps[flow.side].member(Participant(flow.side, number: number))?.participant
          ?? Participant(flow.side, number: number)
      }
      return writeGoal(by: scorer, flow, record, moment)
    case .yellow, .red, .warning: return writeCard(nil, flow, record, moment)
    case .substitution: return writeSubstitutions(flow, record, moment)
    case .note:
      guard !flow.text.isEmpty else { return give(.failure) }
      return commit(
        [.note(flow.text)], record, words(PitchText.noted), at: flow.captured, moment)
    case .penalty, .incident, .absence: return []
    }
  }
}

extension EventFlow {
  /// A digit more; a third one begins anew.
  fileprivate mutating func type(_ digit: Int) {
    digits = digits.utf8.count >= 2 ? String(digit) : digits + String(digit)
  }

  /// The last digit goes; without one, of a batch whoever was named last.
  fileprivate mutating func erase() {
    if !digits.isEmpty {
      digits = String(digits.dropLast())
    } else if kind == .substitution {
      if showsOn { ons = ons.dropLast() } else { offs = offs.dropLast() }
    }
  }

  /// Whether a whole number leads straight on.
  fileprivate var asksOnlyWho: Bool {
    switch kind {
    case .yellow, .red, .warning, .absence: true
    case .goal, .substitution, .penalty, .incident, .note: false
    }
  }

  /// Adds somebody to the list that is open, once.
  fileprivate mutating func add(_ person: Participant) {
    digits = ""
    let known = showsOn ? ons : offs
    guard !known.contains(where: { other in other.isSame(as: person) }) else { return }
    toggle(person, isOn: showsOn)
  }

  /// Puts somebody at the end of a list, or takes them out of it.
  fileprivate mutating func toggle(_ person: Participant, isOn: Bool) {
    var list = isOn ? ons : offs
    if let index = list.firstIndex(where: { other in other.isSame(as: person) }) {
      list.remove(at: index)
    } else {
      list.append(person)
    }
    if isOn { ons = list } else { offs = list }
  }
}

extension String {
  /// The beginning, of so many Unicode scalars at most: what is longer would be refused, with all
  /// that belongs to it.
  func clipped(scalars limit: Int) -> String {
    if utf8.count <= limit || unicodeScalars.count <= limit { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(limit) { kept.append(scalar) }
    return String(kept)
  }
}
