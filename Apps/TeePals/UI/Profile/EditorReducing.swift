import Core
import Sync
import TeePalsDomain

extension TeePalsFeature.State {
  mutating func enterEditor(_ section: ProfileSection) {
    profile.question = nil
    guard profile.form?.section != section else { return }
    profile.form = ProfileForm(section, replica.profile(of: me), replica.secret(of: me))
    profile.cities = CitySearch()
    profile.courses = CourseFinding()
  }

  mutating func reduceEditor(_ action: EditorAction) -> Effects {
    switch action {
    case .typed(let field, let text):
      profile.form?.texts[field] = String(text.prefix(1_000))
      profile.form?.fault = nil
      profile.form?.conflicts = []
      return []
    case .leaveAsked:
      guard profile.form?.isTouched == true else { return close() }
      profile.question = .leaveEditor
      return []
    case .left:
      profile.question = nil
      return close()
    case .submitted: return saveSection()
    }
  }

  /// What was changed is sent when the rules have nothing against it.
  private mutating func saveSection() -> Effects {
    guard let form = profile.form else { return [] }
    if let fault = fault(in: form) {
      profile.form?.fault = fault
      if case .changedMeanwhile = fault, let now = replica.profile(of: me) {
        profile.form?.conflicts = ProfileEdit.conflicts(of: form.edits, with: now)
        profile.form?.seen = now
      }
      guard let field = fault.field else { return [] }
      return [.tell(.focus(elementID: field == .city ? "city" : "profile-" + field.rawValue))]
    }
    let edits = form.edits
    guard !edits.isEmpty else { return close() }
    // That the rules have nothing against it was asked above.
    say(ProfileText.saved)
    let effects = settle(.editProfile(me, edits))
    return effects + close()
  }

  private func fault(in form: ProfileForm) -> TeePalsRejection? {
    if form.section == .about {
      if trimmed(form.text(.firstName)).isEmpty { return .invalid(.firstName, .missing) }
      if trimmed(form.text(.lastName)).isEmpty { return .invalid(.lastName, .missing) }
      if form.city == nil { return .invalid(.city, .missing) }
    }
    let edits = form.edits
    return edits.isEmpty ? nil : refusal(of: .editProfile(me, edits))
  }

  /// Submits a command that the rules take now, and says so; says why where they do not, and is
  /// `nil`.
  mutating func settleSaying(_ said: String?, _ command: TeePalsCommand) -> Effects? {
    if let refusal = refusal(of: command) {
      say(words.reason(refusal))
      return nil
    }
    if let said { say(said) }
    return settle(command)
  }

  /// Submits a command, and shows at once what it changes: what follows in this turn goes by it.
  mutating func settle(_ command: TeePalsCommand) -> Effects {
    let context = DecideContext(actor: me, command: moment.id(0x90F), at: now)
    do throws(TeePalsRejection) {
      for change in try TeePalsDomain.decide(command, context, in: replica) {
        switch change {
        case .put(_, let entity): replica.set(entity.key, to: entity)
        case .remove(_, let key): replica.set(key, to: nil)
        case .join, .leave: break
        }
      }
    } catch {
      // The parent decides again, and tells the person.
    }
    return [.submit(command)]
  }
}
