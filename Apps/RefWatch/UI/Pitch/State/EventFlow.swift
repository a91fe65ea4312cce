import Core
import RefWatchDomain

/// An event that is being entered. When it happened was taken as the flow opened.
public struct EventFlow: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case goal, yellow, red, substitution
    case warning, penalty, incident, note, absence
  }

  /// What is asked now.
  enum Step: Hashable {
    case main
    /// Whoever it was has a caution already.
    case second(MatchEventID)
    case reasons
  }

  let kind: Kind
  let side: Side
  let match: MatchID
  /// When it happened.
  var captured: Capture
  var step = Step.main
  /// The number as typed.
  var digits = ""
  var usesKeypad = false
  // A goal: the keys type the scorer's number, or the assist's; the other one is kept.
  var asksAssist = false
  var otherDigits = ""
  var assistant: Participant?
  var recipient = Participant.Kind.player
  var participant: Participant?
  var first: MatchEventID?
  var goalKind = Goal.Kind.openPlay
  var isSinBin = false
  var text = ""
  // A batch of substitutions: pairs are in order of tapping.
  var showsOn = false
  var offs: [Participant] = []
  var ons: [Participant] = []
  var substitution = Substitution.Kind.normal
  var isLate = false

  init(_ kind: Kind, _ side: Side, match: MatchID, captured: Capture) {
    self.kind = kind
    self.side = side
    self.match = match
    self.captured = captured
  }

  /// The number that was typed, 0…99.
  var number: Int? { Int(digits) }

  var scorerDigits: String { asksAssist ? otherDigits : digits }
  var assistDigits: String { asksAssist ? digits : otherDigits }

  mutating func toggleAssist() {
    asksAssist.toggle()
    (digits, otherDigits) = (otherDigits, digits)
  }

  /// Whether anything was entered that would be lost.
  var isBegun: Bool {
    !digits.isEmpty || !otherDigits.isEmpty || !text.isEmpty || !offs.isEmpty || !ons.isEmpty
      || participant != nil || assistant != nil || goalKind != .openPlay || isSinBin || isLate
  }

  /// The side whose people are asked for: of an own goal the other one's score rises.
  var credited: Side { goalKind == .ownGoal ? side.opponent : side }
}
