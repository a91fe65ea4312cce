import Calendar
import Core
import Design
import TeePalsDomain
import View

/// The sheet in which a section of one's profile is edited.
enum ProfileEditorView {
  static func view(_ state: State) -> Piece {
    guard case .editProfile(let section) = state.route else { return .empty }
    let words = state.words
    var sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "profile-editor", title: words(section.title), language: state.language,
      close: section == .photo ? .closed : .profile(.editor(.leaveAsked)))
    if section != .photo {
      sheet.submit = .profile(.editor(.submitted))
      sheet.isFull = section == .about
      let isTouched = state.profile.form?.isTouched == true
      sheet.foot = [
        button(
          words(KitText.save), .prominent, traits: isTouched ? .wide : [.wide, .disabled])
      ]
    }
    return sheet.node {
      switch section {
      case .photo: PhotoEditor.view(state)
      case .about: about(state)
      case .golf: golf(state)
      case .bio: bio(state)
      }
    }
  }

  // MARK: About

  private static func about(_ state: State) -> Piece {
    let words = state.words
    let isFixed = state.replica.secret(of: state.me)?.birthDate != nil
    return .fragment([
      field(state, .firstName, words(WelcomeText.firstName), completion: "given-name"),
      field(state, .lastName, words(WelcomeText.lastName), completion: "family-name"),
      CityPicker.view(state, chosen: state.profile.form?.city, fault: fault(state, .city)),
      birthDate(state, isFixed: isFixed),
      choice(
        state, .gender, words(WelcomeText.gender),
        Gender.allCases.map { gender in (gender.rawValue, words.gender(gender)) },
        isOptional: state.ownProfile?.gender == nil),
      field(
        state, .occupation, words(ProfileText.occupation), remark: words(KitText.optional),
        completion: "organization-title"),
      field(
        state, .instagram, words(ProfileText.instagram), remark: words(KitText.optional),
        hint: words(ProfileText.instagramHint)),
    ])
  }

  private static func birthDate(_ state: State, isFixed: Bool) -> Piece {
    let words = state.words
    if isFixed {
      let date = state.replica.secret(of: state.me)?.birthDate
      return element("div", .class("field")) {
        element("p", .class("field-label")) { words(WelcomeText.birthDate) }
        element("p") { date.map { date in words.formats.date(date, .long) } ?? "" }
        element("p", .class("hint")) { words(ProfileText.birthFixed) }
      }
    }
    let today = state.moment.today
    return dateField(
      id: "profile-birthDate",
      FieldLabel(
        words(WelcomeText.birthDate), hint: words(WelcomeText.birthPrivate),
        fault: fault(state, EditorField.birthDate)),
      value: state.profile.form?.text(.birthDate) ?? "",
      from: today.adding(months: -1_200).description,
      to: today.adding(months: -12 * state.rules.youngest).description,
      onChange: { text in .profile(.editor(.typed(.birthDate, text))) })
  }

  // MARK: Golf

  private static func golf(_ state: State) -> Piece {
    let words = state.words
    return .fragment([
      choice(
        state, .skill, words(ProfileText.skill),
        SkillLevel.allCases.map { skill in (skill.rawValue, words.skill(skill)) }),
      choice(
        state, .averageScore, words(ProfileText.score),
        GolferProfile.averageScores.map { score in (String(score), words.score(score)) }),
      choice(
        state, .experience, words(ProfileText.experience),
        ExperienceLevel.allCases.map { level in (level.rawValue, words.experience(level)) }),
      choice(
        state, .playsPerMonth, words(ProfileText.plays),
        GolferProfile.playsPerMonthChoices.map { plays in (String(plays), words.plays(plays)) }),
      state.profile.form.map { form in
        HomeCourseField.view(state, form, fault: fault(state, .homeCourse))
      } ?? .empty,
    ])
  }

  // MARK: Bio

  private static func bio(_ state: State) -> Piece {
    let words = state.words
    let text = state.profile.form?.text(.bio) ?? ""
    let count = words(
      ProfileText.bioCount, name: String(trimmed(text).unicodeScalars.count),
      text: String(GolfLimits.bio))
    return stack {
      if state.ownProfile?.isModerated == true {
        banner(words(ProfileText.wordsHeld), icon: .lock)
      }
      textField(
        id: "profile-bio",
        FieldLabel(
          words(ProfileText.bio), hint: words(ProfileText.bioHint),
          fault: fault(state, EditorField.bio)),
        kind: .lines, value: text, attributes: [.attribute("rows", "6")],
        onInput: { text in .profile(.editor(.typed(.bio, text))) })
      element("p", .class("hint figures")) { count }
    }
  }

  // MARK: Fields

  private static func field(
    _ state: State, _ field: EditorField, _ title: String, remark: String? = nil,
    hint: String? = nil, completion: String = "off"
  ) -> Piece {
    textField(
      id: "profile-" + field.rawValue,
      FieldLabel(title, remark: remark, hint: hint, fault: fault(state, field)),
      value: state.profile.form?.text(field) ?? "",
      attributes: [.attribute("autocomplete", completion), .attribute("maxlength", "200")],
      onInput: { text in .profile(.editor(.typed(field, text))) })
  }

  private static func choice(
    _ state: State, _ field: EditorField, _ title: String,
    _ options: [(value: String, title: String)], isOptional: Bool = true
  ) -> Piece {
    let none = [(value: "", title: state.words(ProfileText.unsaid))]
    return select(
      id: "profile-" + field.rawValue, FieldLabel(title, fault: fault(state, field)),
      options: (isOptional ? none : []) + options,
      value: state.profile.form?.text(field) ?? "",
      onChange: { text in .profile(.editor(.typed(field, text))) })
  }

  private static func fault(_ state: State, _ field: EditorField) -> String? {
    fault(state, field.rawValue)
  }

  private static func fault(_ state: State, _ field: TeePalsRejection.Field) -> String? {
    fault(state, field.rawValue)
  }

  /// What is wrong with that field; what is wrong with none of them is said at the first.
  private static func fault(_ state: State, _ name: String) -> String? {
    guard let form = state.profile.form, let fault = form.fault else { return nil }
    if case .changedMeanwhile = fault {
      return form.conflicts.first { there in sameBytes(there.refusedField.rawValue, name) }
        .map { there in state.words.changed(there) }
    }
    if case .invalid(let field, _) = fault {
      return sameBytes(field.rawValue, name) ? state.words.reason(fault) : nil
    }
    let first = ProfileForm.fields(of: form.section).first?.rawValue ?? ""
    return sameBytes(first, name) ? state.words.reason(fault) : nil
  }
}

extension ProfileSection {
  var title: ProfileText {
    switch self {
    case .photo: .photo
    case .about: .aboutSection
    case .golf: .golfSection
    case .bio: .bioSection
    }
  }
}
