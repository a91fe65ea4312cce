import AccountsDomain
import Calendar
import Core
import Design
import View

extension ProfileFeature {
  public static func view(_ state: State) -> Node<Action> {
    .fragment([state.takesPhotos ? photo(state) : .empty, shown(state), own(state)])
  }

  /// What others may see.
  private static func shown(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ProfileText) -> String { text.text(in: language) }
    return section(id: "shown-half", say(.shownTitle)) {
      chip(say(.othersSee), icon: .people)
      paragraph(say(.shownLead), "soft")
      field(.about, .about, state, kind: .lines, hint: .aboutHint)
      field(.area, .area, state, hint: .areaHint, completion: "address-level2")
      box(.group) {
        settingSelect(
          id: "audience", FieldLabel(say(.audience), hint: say(.audienceHint)),
          options: [
            (Audience.nobody.rawValue, say(.nobody)), (Audience.members.rawValue, say(.members)),
          ],
          value: (state.own.audience ?? .nobody).rawValue,
          onChange: { word in .audienceChosen(Audience(rawValue: word)) })
      }
    }
  }

  private static func own(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ProfileText) -> String { text.text(in: language) }
    return section(id: "own-half", say(.ownTitle)) {
      chip(say(.onlyYou), icon: .lock)
      paragraph(say(.ownLead), "soft")
      choices(state)
      if state.units == .metric {
        field(.height, .height, state, remark: .centimetres, mode: "numeric")
      } else {
        field(.feet, .feet, state, mode: "numeric")
        field(.inches, .inches, state, mode: "numeric")
      }
      field(
        .weight, .weight, state, remark: state.units == .metric ? .kilograms : .pounds,
        mode: "decimal")
      field(.birthYear, .birthYear, state, mode: "numeric", completion: "bday-year")
      field(.maximumHeartRate, .maximumHeartRate, state, remark: .beats, mode: "numeric")
      field(.restingHeartRate, .restingHeartRate, state, remark: .beats, mode: "numeric")
    }
  }

  private static func choices(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: ProfileText) -> String { text.text(in: language) }
    return box(.group) {
      settingSelect(
        id: "units", FieldLabel(say(.units)),
        options: [
          (Units.metric.rawValue, say(.metric)), (Units.imperial.rawValue, say(.imperial)),
        ],
        value: state.units.rawValue,
        onChange: { word in .unitsChosen(Units(rawValue: word)) })
      settingSelect(
        id: "zone", FieldLabel(say(.zone), hint: say(.zoneHint)), options: zones(state),
        value: state.own.timeZone?.text ?? "",
        onChange: { word in .zoneChosen(word.isEmpty ? nil : word) })
      settingSelect(
        id: "sex", FieldLabel(say(.sex)),
        options: [
          ("", say(.unsaid)), (Sex.female.rawValue, say(.female)), (Sex.male.rawValue, say(.male)),
          (Sex.other.rawValue, say(.other)),
        ],
        value: state.own.sex?.rawValue ?? "",
        onChange: { word in .sexChosen(Sex(rawValue: word)) })
    }
  }

  /// What the device says, then every name on offer; a name that was chosen elsewhere stays one.
  private static func zones(_ state: State) -> [(value: String, title: String)] {
    let here = ZoneNames.title(state.deviceZone)
    var names = ZoneNames.all
    for name in [state.deviceZone, state.own.timeZone?.text ?? ""] {
      if ZoneName(name) != nil, !names.contains(name) { names.append(name) }
    }
    let follow = ProfileText.followZone.text(in: state.language, [("zone", here)])
    return [("", follow)] + names.map { name in (name, ZoneNames.title(name)) }
  }

  private static func field(
    _ field: ProfileField, _ title: ProfileText, _ state: State, kind: FieldKind = .text,
    remark: ProfileText? = nil, hint: ProfileText? = nil, mode: String? = nil,
    completion: String = "off"
  ) -> Node<Action> {
    let language = state.language
    var label = FieldLabel(title.text(in: language))
    label.remark = remark.map { text in text.text(in: language) }
    label.hint = hint.map { text in text.text(in: language) }
    if let fault = state.fault, fault.field == field {
      label.fault = field.words(for: fault.fault, state.units, language)
    }
    var attributes: [Attribute<Action>] = [
      .attribute("autocomplete", completion), .on(.blur, { _ in .left(field) }),
    ]
    if let mode { attributes.append(.attribute("inputmode", mode)) }
    return textField(
      id: "profile-" + field.rawValue, label, kind: kind, value: field.text(state),
      attributes: attributes, onInput: { text in .typed(field, text) })
  }
}
