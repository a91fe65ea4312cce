import Core
import Design
import RefWatchDomain
import View

/// Who kicks, where somebody wants to know; and who is left out, so that both sides have as many.
struct KickerView {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }

  /// The larger side names whom it leaves out (Law 10).
  var hint: PitchNode {
    guard let larger = record.reduction else { return .empty }
    let text = ShootoutText.leaveOutHint.text(
      in: words.language, count: larger.count, [("name", words.team(larger.side, record))])
    return .fragment([
      paragraph(text, "flow-hint"),
      button(words(ShootoutText.leaveOut), .filled, action: .pitch(.sheetShown(.leavingOut))),
    ])
  }

  /// Chosen before the kick. Nobody has to.
  var kicker: PitchNode {
    guard let side = record.shootout?.next else { return .empty }
    return .fragment([
      button(words(ShootoutText.anyKicker), .filled, action: .pitch(.kickerChosen(nil))),
      people(side) { person in .kickerChosen(person) },
      number(side) { person in .kickerChosen(person) },
    ])
  }

  var leavingOut: PitchNode {
    guard let side = record.reduction?.side else { return .empty }
    return .fragment([
      people(side) { person in .leftOut(person) }, number(side) { person in .leftOut(person) },
    ])
  }

  private func people(
    _ side: Side, _ action: @escaping (Participant) -> PitchAction
  ) -> PitchNode {
    let people = record.candidates(for: .kicker, side, stage: record.stage).people
    return .fragment(
      people.map { candidate in
        let name = words.label(candidate.participant)
        return button(
          candidate.hasKicked ? name + " · " + words(ShootoutText.kickedBefore) : name, .filled,
          action: .pitch(action(candidate.participant)))
      })
  }

  private func number(
    _ side: Side, _ action: @escaping (Participant) -> PitchAction
  ) -> PitchNode {
    let number = Int(state.pitch.numberText).flatMap { number in
      Participant.numbers.contains(number) ? number : nil
    }
    let person = number.map { number in
      record.lineUps[side].member(Participant(side, number: number))?.participant
        ?? Participant(side, number: number)
    }
    return element(
      "form", .class("stack"),
      .onSubmit(.pitch(person.map { person in action(person) } ?? .numberTyped("")))
    ) {
      textField(
        id: "pitch-number", FieldLabel(words(FlowText.number)), value: state.pitch.numberText,
        attributes: [.attribute("inputmode", "numeric")],
        onInput: { text in .pitch(.numberTyped(text)) })
      button(
        words(FlowText.next), .prominent, traits: person == nil ? [.wide, .disabled] : .wide)
    }
  }
}
