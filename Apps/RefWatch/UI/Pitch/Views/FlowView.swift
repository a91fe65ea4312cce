import Core
import Design
import RefWatchDomain
import View

/// An event that is being entered. It fills the pitch below the score.
///
/// A class, because it is part of many closures: as a structure it would be copied into each, and
/// to copy the state takes 20 kB of code.
final class FlowView {
  let state: RefWatchFeature.State
  let record: MatchRecord
  let flow: EventFlow

  init(state: RefWatchFeature.State, record: MatchRecord, flow: EventFlow) {
    self.state = state
    self.record = record
    self.flow = flow
  }

  var words: Words { state.words }
  var who: WhoView { WhoView(state: state, record: record, flow: flow) }

  func act(_ action: FlowAction) -> RefWatchFeature.ViewAction { .pitch(.flow(action)) }

  var node: PitchNode {
    element(
      "section", .class("flow"), .key("flow"), .aria("labelledby", "flow-title"),
      .attribute("data-keys", "Escape"), .on(.keydown, { _ in self.act(.closed) }),
      .onBack(act(.left))
    ) {
      top
      // Another step begins at its top, wherever the one before was scrolled to.
      element("div", .class("flow-body"), .key("flow-body-" + step)) {
        content
        time
      }
    }
  }

  private var step: String {
    switch flow.step {
    case .main: "main"
    case .second: "second"
    case .reasons: "reasons"
    }
  }

  private var top: PitchNode {
    element("div", .class("flow-top")) {
      iconButton(
        flow.step == .main ? .close : .back,
        label: words(flow.step == .main ? KitText.cancel : KitText.back),
        action: act(.back))
      element("h2", .id("flow-title"), .class("flow-title")) {
        if flow.kind == .yellow || flow.kind == .red {
          element(
            "span", .class("card-mark small " + flow.kind.rawValue), .aria("hidden", "true")
          ) { flow.kind == .yellow ? "Y" : "R" }
        }
        title
      }
      element("span", .class("flow-clock figures")) { clock }
    }
  }

  /// When it happened, which was taken as the flow opened.
  private var clock: String {
    ClockLabel(milliseconds: record.matchTime(flow.captured)).description
  }

  private var time: PitchNode {
    element(
      "div", .class("flow-time"), .attribute("role", "group"), .aria("label", words(FlowText.time))
    ) {
      button(words(FlowText.earlier), .filled, action: act(.moved(-30_000)))
      element("span", .class("figures")) { clock }
      button(words(FlowText.later), .filled, action: act(.moved(30_000)))
    }
  }

  /// "HAR · Yellow 12:03", for an entry that waits.
  var summary: String { title + " " + clock }

  private var title: String {
    let team = record.match.code(flow.side)
    let what =
      switch flow.kind {
      case .goal: words(FlowText.goal)
      case .yellow: words(FlowText.yellow)
      case .red: words(FlowText.red)
      case .substitution: words(FlowText.sub)
      case .warning: words(FlowText.warning)
      case .penalty: words(FlowText.penalty)
      case .incident: words(FlowText.incident)
      case .note: words(FlowText.note)
      case .absence: words(FlowText.absence)
      }
    switch flow.kind {
    case .incident, .note: return what
    default:
      guard let person = flow.participant else { return team + " · " + what }
      return team + " " + words.label(person) + " · " + what
    }
  }

  @NodeBuilder<RefWatchFeature.ViewAction> private var content: [PitchNode] {
    switch flow.kind {
    case .goal: goal
    case .yellow, .red, .warning: card
    case .substitution: SubstitutionView(flow: self).node
    case .penalty: penalty
    case .incident: incident
    case .note: note
    case .absence: absence
    }
  }

  // MARK: Goal

  private var goal: PitchNode {
    .fragment([
      button(
        Int(flow.scorerDigits).map { number in words(FlowText.saveScorer, count: number) }
          ?? words(FlowText.skipScorer),
        .prominent, traits: .wide, action: act(.saved)),
      flow.goalKind == .ownGoal
        ? paragraph(
          words(FlowText.benefits, name: record.match.team(flow.credited).name), "flow-hint")
        : .empty,
      element(
        "div", .class("flow-kinds"), .attribute("role", "group"),
        .aria("label", words(FlowText.kindOfGoal))
      ) {
        for kind: Goal.Kind in [.openPlay, .penalty, .freeKick, .header, .ownGoal, .cornerDirect] {
          choice(
            words.term(kind), isChosen: flow.goalKind == kind, action: act(.goalKind(kind)))
        }
      },
      flow.goalKind == .ownGoal
        ? .empty
        : choice(assistTitle, isChosen: flow.asksAssist, action: act(.assistToggled)),
      who.picker(flow.asksAssist ? .assist : .scorer),
    ])
  }

  private var assistTitle: String {
    if !flow.assistDigits.isEmpty { return words(FlowText.assist) + " #" + flow.assistDigits }
    return words(FlowText.assist)
      + (flow.assistant.map { person in " " + words.label(person) } ?? "")
  }

  // MARK: Cards and warnings

  private var card: PitchNode {
    switch flow.step {
    case .main: who.people
    case .second: second
    case .reasons: reasons
    }
  }

  private var second: PitchNode {
    .fragment([
      paragraph(
        words(FlowText.secondTitle, name: words.label(flow.participant)), "pitch-title"),
      paragraph(words(FlowText.secondText), "flow-hint"),
      button(
        words(FlowText.secondYes), .prominent, traits: .wide, action: act(.secondAnswered(true))),
      button(
        words(FlowText.secondNo), .filled, traits: .wide, action: act(.secondAnswered(false))),
    ])
  }

  private var reasons: PitchNode {
    let catalog = Catalogs.named(record.rules.catalog)
    let kind = flow.participant?.kind ?? .player
    let list =
      flow.kind == .warning
      ? catalog.warnings : catalog.reasons(for: flow.kind == .red ? .red : .yellow, recipient: kind)
    return .fragment([
      button(
        words(FlowText.reasonLater), .filled, traits: .wide, action: act(.reasonChosen(nil))),
      flow.kind == .yellow && record.rules.sinBin != .off && flow.first == nil
        ? choice(
          words(FlowText.sinBin), icon: .hourglass, isChosen: flow.isSinBin,
          action: act(.sinBinToggled))
        : .empty,
      element("div", .class("reasons")) {
        for reason in list {
          button(
            words.label(reason, catalog), .filled, attributes: [.key(reason.code)],
            action: act(.reasonChosen(reason.chosen(from: catalog, text: ""))))
        }
      },
      textField(
        id: "flow-text", FieldLabel(words(FlowText.details)), value: flow.text,
        onInput: { text in self.act(.textTyped(text)) }),
    ])
  }

  // MARK: The rest

  private var penalty: PitchNode {
    .fragment([
      paragraph(words(FlowText.whatBecame), "flow-hint"),
      element("div", .class("reasons")) {
        button(words(FlowText.goal), .prominent, action: act(.penalty(.scored)))
        button(words(TermText.saved), .filled, action: act(.penalty(.missed(.saved))))
        button(words(TermText.missed), .filled, action: act(.penalty(.missed(.missed))))
        button(words(TermText.retake), .filled, action: act(.penalty(.missed(.retake))))
        button(words(FlowText.awarded), .filled, action: act(.penalty(.awarded)))
      },
      who.keypad(nil),
    ])
  }

  private var incident: PitchNode {
    .fragment([
      textField(
        id: "flow-text", FieldLabel(words(FlowText.details), remark: words(KitText.optional)),
        value: flow.text, onInput: { text in self.act(.textTyped(text)) }),
      element("div", .class("reasons")) {
        for kind in IncidentKind.allCases {
          button(words.term(kind), .filled, action: act(.incident(kind)))
        }
      },
    ])
  }

  private var note: PitchNode {
    .fragment([
      textField(
        id: "flow-text",
        FieldLabel(words(FlowText.details), hint: words(FlowText.noteHint)), kind: .lines,
        value: flow.text, onInput: { text in self.act(.textTyped(text)) }),
      button(
        words(KitText.save), .prominent, traits: flow.text.isEmpty ? [.wide, .disabled] : .wide,
        action: act(.saved)),
    ])
  }

  private var absence: PitchNode {
    guard flow.step == .reasons else { return who.picker(.off) }
    let reasons: [AbsenceReason] = [.treatment, .blood, .equipment, .lateSubstitution]
    return element("div", .class("reasons")) {
      for reason in reasons {
        button(words.term(reason), .filled, action: act(.absence(reason)))
      }
    }
  }
}
