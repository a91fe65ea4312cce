import Core
import TeePalsDomain

extension RoundForm {
  /// One change of what is typed or chosen.
  mutating func take(_ action: FormAction) {
    switch action {
    case .courseDropped: found = nil
    case .manualOpened: isManual = true
    case .manualClosed: isManual = false
    case .nameTyped(let text): name = Typed.cut(text, to: 300)
    // As long as the link of a map may be, and one more, so that a longer one is not misread.
    case .spotTyped(let text): spot = Typed.cut(text, to: PlaceText.longest + 1)
    case .dateTyped(let text): (date, hasTime) = (Typed.cut(text, to: 40), true)
    case .timeTyped(let text): (time, hasTime) = (Typed.cut(text, to: 40), true)
    case .visibilityChosen(let visibility):
      self.visibility = visibility
      if !hasPolicy { joinPolicy = visibility.usualPolicy }
    case .policyChosen(let policy): (joinPolicy, hasPolicy) = (policy, true)
    case .priceTyped(let text): price = Typed.cut(text, to: 30)
    // What is chosen stays as it is, also where it makes no sense: that is said.
    case .youngestChosen(let text):
      if let age = RoundForm.age(text) { youngest = age }
    case .oldestChosen(let text):
      if let age = RoundForm.age(text) { oldest = age }
    case .skillToggled(let skill):
      let others = skills.filter { known in known != skill }
      skills = others.count == skills.count ? skills + [skill] : others
    case .enforcedToggled(let on): isEnforced = on
    case .playChosen(let chosen): play = chosen
    case .playersChosen(let count): if GolfLimits.players.contains(count) { players = count }
    // More than is allowed may be typed, and is said: nothing is cut off silently.
    case .messageTyped(let text): message = Typed.cut(text, to: 4 * GolfLimits.message)
    default: break
    }
  }

  private static func age(_ text: String) -> Int? {
    guard let age = Int(text), RoundRequirements.allAges.contains(age) else { return nil }
    return age
  }
}
