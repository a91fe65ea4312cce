import Core
import Design
import RefWatchDomain
import View

/// Sheets over the pitch. A class for the reason that ``FlowView`` is one.
final class PitchSheets {
  let state: RefWatchFeature.State
  let record: MatchRecord

  init(state: RefWatchFeature.State, record: MatchRecord) {
    self.state = state
    self.record = record
  }

  private var words: Words { state.words }

  var node: PitchNode {
    switch state.pitch.sheet {
    case nil: .empty
    case .actions: sheet(words(PitchText.actions)) { actions }
    case .addedTime: sheet(words(PitchText.addedTime)) { addedTime }
    case .clock: sheet(words(PitchText.adjustClock)) { clock }
    case .stoppage: sheet(words(PitchText.stoppage)) { stoppage }
    case .micro: sheet(words(PitchText.microTimers)) { micro }
    case .faces: sheet(words(PitchText.face)) { faces }
    case .absences: sheet(words(PitchText.absences)) { absences }
    case .suspension: sheet(words(PitchText.suspend)) { suspension }
    case .abandonment: sheet(words(PitchText.abandon)) { abandonment }
    case .handOver:
      sheet(words(TakeOverText.showTitle)) { PitchCrew(state: state, record: record).handOver }
    case .asking: sheet(words(AskText.title)) { AskView(state: state, record: record).sheet }
    case .kicker:
      sheet(words(ShootoutText.kicker)) { KickerView(state: state, record: record).kicker }
    case .leavingOut:
      sheet(words(ShootoutText.leaveOut)) { KickerView(state: state, record: record).leavingOut }
    }
  }

  private func sheet(
    _ title: String, @NodeBuilder<RefWatchFeature.ViewAction> content: () -> [PitchNode]
  ) -> PitchNode {
    var sheet = Sheet<RefWatchFeature.ViewAction>(
      id: "pitch-sheet", title: title, language: state.language, close: .pitch(.sheetClosed))
    // One leads to another, and the steps of giving up follow each other.
    sheet.key = "pitch-sheet " + title + (state.pitch.abandonment == nil ? "" : " +")
    return sheet.node {
      element("div", .class("pitch-sheet")) {
        PitchView(state: state, record: record).alert
        content()
      }
    }
  }

  private func key(
    _ title: String, _ icon: Icon? = nil, _ traits: ButtonTraits = [], _ action: PitchAction
  ) -> PitchNode {
    button(title, .filled, icon: icon, traits: traits, action: .pitch(action))
  }

  // MARK: Actions

  /// None for whoever does not keep the time.
  private var steps: [LifecycleStep] {
    state.keepsTime(record) ? record.steps(elapsed: state.elapsed(record)) : []
  }

  private var actions: PitchNode {
    .fragment([
      .fragment(undoKeys),
      link(words(PitchText.log), .list, .log(record.match.id)),
      .fragment(courseKeys),
      key(
        words(PitchText.adjustClock), .clock,
        traits(record.clock != nil && state.keepsTime(record)),
        .sheetShown(.clock)),
      link(words(CrewText.title), .people, .crew(record.match.id)),
      state.hasCrew(record) && state.keepsTime(record)
        ? key(words(TakeOverText.show), .share, [], .sheetShown(.handOver)) : .empty,
      key(words(FlowText.note), .edit, [], .flowOpened(.note, .home)),
      key(words(FlowText.incident), .warning, [], .flowOpened(.incident, .home)),
      key(words(PitchText.microTimers), .hourglass, [], .sheetShown(.micro)),
      key(words(PitchText.absences), .person, [], .sheetShown(.absences)),
      key(words(PitchText.face), .palette, [], .sheetShown(.faces)),
      key(words(PitchText.dim), .moon, [], .dimmed(true)),
      key(words(PitchText.lock), .lock, [], .locked),
      link(words(SharingText.title), .share, .sharing(record.match.id)),
      // No link: Back leads there as well, and closes the sheet first.
      button(words(PitchText.hub), .filled, icon: .home, action: .closed),
      silence,
    ])
  }

  /// Each says what it would do.
  private var undoKeys: [PitchNode] {
    var keys: [PitchNode] = []
    switch record.undoing(by: state.me, at: state.now.wall) {
    case .nothing: keys.append(key(words(PitchText.undoLast), .undo, .disabled, .lastUndone))
    case .step(let step), .refused(let step, _):
      let title = words(PitchText.undoThis, name: words.name(step, record))
      keys.append(key(title, .undo, [], .lastUndone))
    }
    if let step = record.takenBack(by: state.me) {
      let title = words(PitchText.bringThisBack, name: words.name(step, record))
      keys.append(key(title, .restore, [], .broughtBack))
    }
    return keys
  }

  /// That nothing is sent for now, what it means, and the way to send it all the same.
  private var silence: PitchNode {
    guard let text = state.silence else { return .empty }
    return .fragment([
      paragraph(text + ". " + words(RadioText.isSilent), "flow-hint"),
      button(
        words(RadioText.syncNow), .filled, icon: .refresh,
        traits: state.sync.isSyncing ? .loading : [], action: .syncWanted),
    ])
  }

  private func traits(_ isPossible: Bool) -> ButtonTraits { isPossible ? [] : .disabled }

  /// What the match's course allows now.
  private var courseKeys: [PitchNode] {
    steps.compactMap { step in
      switch step {
      case .announceAddedTime:
        key(words(PitchText.addedTime), .plus, [], .sheetShown(.addedTime))
      case .endPeriod:
        key(
          PitchView(state: state, record: record).endTitle, .whistle, [], .taken(.endPeriod))
      case .suspend: key(words(PitchText.suspend), .pause, [], .sheetShown(.suspension))
      case .abandon:
        key(words(PitchText.abandon), .alert, .destructive, .sheetShown(.abandonment))
      case .goToExtraTime: key(words(PitchText.goToExtra), .expand, [], .taken(.goToExtraTime))
      case .goToShootout: key(words(PitchText.goToPenalties), .ball, [], .taken(.goToShootout))
      case .resumePlay: key(words(PitchText.resumePlay), .play, [], .taken(.resumePlay))
      case .endShootout:
        key(words(ShootoutText.end), .check, [], .taken(.endShootout(reason: nil)))
      default: nil
      }
    }
  }

  private func link(_ title: String, _ icon: Icon, _ place: RefWatchRoute) -> PitchNode {
    element("a", .class("button filled"), .attribute("href", place.path)) {
      icon.node()
      element("span") { title }
    }
  }

  // MARK: Time

  private var addedTime: PitchNode {
    let lost = state.lost(record)
    let proposal = Int((lost + 59_999) / 60_000)
    return .fragment([
      paragraph(words(PitchText.addedQuestion), "flow-hint"),
      paragraph(
        words(PitchText.proposed, text: "+" + ClockLabel(milliseconds: lost).short), "flow-hint"),
      element("div", .class("minutes")) {
        for minutes in 0...max(10, min(15, proposal + 2)) {
          button(
            words(PitchText.added, count: minutes), minutes == proposal ? .prominent : .filled,
            attributes: [.key(String(minutes))], action: .pitch(.addedTime(minutes)))
        }
      },
    ])
  }

  private var clock: PitchNode {
    let shifts: [Int64] = [60_000, 10_000, 1_000]
    return .fragment([
      element("p", .class("typed figures")) {
        ClockLabel(milliseconds: state.matchTime(record)).description
      },
      element("div", .class("minutes")) {
        for shift in shifts {
          button(
            "−" + seconds(shift), .filled, attributes: [label(PitchText.earlier, shift)],
            action: .pitch(.clockMoved(-shift)))
        }
        for shift in shifts.reversed() {
          button(
            "+" + seconds(shift), .filled, attributes: [label(PitchText.later, shift)],
            action: .pitch(.clockMoved(shift)))
        }
      },
      element("form", .class("stack"), .onSubmit(.pitch(.clockSet))) {
        textField(
          id: "pitch-clock",
          FieldLabel(
            words(PitchText.setClock),
            hint: words(
              PitchText.clockHint,
              text: ClockLabel(milliseconds: state.stageStart(record)).description)),
          value: state.pitch.clockText, attributes: [.attribute("inputmode", "numeric")],
          onInput: { text in .pitch(.clockTyped(text)) })
        if state.pitch.isClockRefused { fault(words(PitchText.clockFault)) }
        button(words(PitchText.setClock), .prominent, traits: .wide)
      },
    ])
  }

  private func seconds(_ shift: Int64) -> String { ClockLabel(milliseconds: shift).short }

  private func label(
    _ text: PitchText, _ shift: Int64
  ) -> Attribute<RefWatchFeature.ViewAction> {
    .aria("label", words(text, text: seconds(shift)))
  }

  private var stoppage: PitchNode {
    .fragment(
      StoppageReason.allCases.map { reason in
        key(words.term(reason), nil, [], .stoppageStarted(reason))
      })
  }

  private var micro: PitchNode {
    .fragment(
      MicroTimer.Kind.allCases.filter { kind in kind.isIn(record.rules.edition) }.map { kind in
        key(words.name(kind), nil, [], .microStarted(kind))
      })
  }

  private var faces: PitchNode {
    .fragment(
      TimerFace.allCases.map { face in
        choice(
          words.name(face), isChosen: state.face == face, action: .pitch(.faceChosen(face)))
      })
  }

  // MARK: People

  private var absences: PitchNode {
    let absent = Side.allCases.flatMap { side in
      record.candidates(for: .back, side, stage: record.stage).people
    }
    guard !absent.isEmpty else { return paragraph(words(PitchText.nobodyOff), "flow-hint") }
    return .fragment(
      absent.map { candidate in
        let person = candidate.participant
        let name = record.match.code(person.side) + " " + words.label(person)
        return key(words(PitchText.back, name: name), .person, [], .returned(person))
      })
  }

  // MARK: Stopping for good

  private var suspension: PitchNode {
    .fragment(
      SuspensionReason.allCases.map { reason in
        key(words.term(reason), nil, [], .suspensionChosen(reason))
      })
  }

  private var abandonment: PitchNode {
    guard let reason = state.pitch.abandonment else {
      return .fragment(
        SuspensionReason.allCases.map { reason in
          key(words.term(reason), nil, [], .abandonmentChosen(reason))
        })
    }
    return .fragment([
      paragraph(words.term(reason), "pitch-title"),
      paragraph(words(PitchText.abandonText), "flow-hint"),
      HoldButton.node(
        words(PitchText.abandonHold), icon: .alert, milliseconds: 1_500,
        action: .abandoned(reason), touched: .abandonTouched, look: "prominent destructive"),
    ])
  }
}
