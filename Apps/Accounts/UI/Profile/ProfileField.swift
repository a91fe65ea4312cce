import AccountsDomain
import Core

/// A field of the profile that is typed.
public enum ProfileField: String, Hashable, Sendable {
  case about, area, birthYear, height, feet, inches, weight, maximumHeartRate, restingHeartRate
}

/// What is wrong with what was typed.
enum ProfileFault: Error, Hashable, Sendable {
  case notANumber
  case rejected(AccountsRejection)
}

extension ProfileField {
  /// Whether the person's units decide what a number means.
  var isMeasure: Bool {
    switch self {
    case .height, .feet, .inches, .weight: true
    case .about, .area, .birthYear, .maximumHeartRate, .restingHeartRate: false
    }
  }

  /// What the field shows.
  func text(_ state: ProfileFeature.State) -> String {
    if let draft = state.draft, draft.field == self { return draft.text }
    let own = state.own
    let height = own.heightCentimetres.map { height in FeetInches(centimetres: height) }
    return switch self {
    case .about: state.shown.about ?? ""
    case .area: state.shown.area ?? ""
    case .birthYear: number(own.birthYear)
    case .height: number(own.heightCentimetres)
    case .feet: number(height?.feet)
    case .inches: number(height?.inches)
    case .weight: own.weightGrams.map { grams in weightText(grams, in: state.units) } ?? ""
    case .maximumHeartRate: number(own.maximumHeartRate)
    case .restingHeartRate: number(own.restingHeartRate)
    }
  }

  /// The command that makes the profile say what was typed; `nil` when it does already.
  func command(
    _ typed: String, _ state: ProfileFeature.State, year: Int
  ) throws(ProfileFault) -> AccountsCommand? {
    let text = trimmed(typed)
    guard text != trimmed(shownText(state)) else { return nil }
    switch self {
    case .about: return try set(.about(text.isEmpty ? nil : text), state)
    case .area: return try set(.area(text.isEmpty ? nil : text), state)
    case .birthYear: return try set(.birthYear(try whole(text)), state, year)
    case .height: return try set(.height(centimetres: try whole(text)), state, year)
    case .feet, .inches:
      return try set(.height(centimetres: try height(text, state)), state, year)
    case .weight: return try set(.weight(grams: try grams(text, state.units)), state, year)
    case .maximumHeartRate: return try set(.maximumHeartRate(try whole(text)), state, year)
    case .restingHeartRate: return try set(.restingHeartRate(try whole(text)), state, year)
    }
  }

  /// What the field would show if nothing were being typed.
  private func shownText(_ state: ProfileFeature.State) -> String {
    var settled = state
    settled.draft = nil
    return text(settled)
  }

  private func set(
    _ field: PublicField, _ state: ProfileFeature.State
  ) throws(ProfileFault) -> AccountsCommand {
    if let rejection = state.shown.rejection(of: field) { throw .rejected(rejection) }
    return .setPublic(state.user, field)
  }

  private func set(
    _ field: PrivateField, _ state: ProfileFeature.State, _ year: Int
  ) throws(ProfileFault) -> AccountsCommand {
    if let rejection = state.own.rejection(of: field, in: year) { throw .rejected(rejection) }
    return .setPrivate(state.user, field)
  }

  private func whole(_ text: String) throws(ProfileFault) -> Int? {
    guard !text.isEmpty else { return nil }
    guard text.utf8.count <= 6, let value = Int(text) else { throw .notANumber }
    return value
  }

  /// Feet and inches are two fields of one value: the other one stays as it is.
  private func height(
    _ text: String, _ state: ProfileFeature.State
  ) throws(ProfileFault) -> Int? {
    let typed = try whole(text)
    let known = state.own.heightCentimetres.map { height in FeetInches(centimetres: height) }
    if typed == nil, self == .feet || known == nil { return nil }
    guard (typed ?? 0) >= 0, (typed ?? 0) < 100 else { throw .notANumber }
    let feet = self == .feet ? typed ?? 0 : known?.feet ?? 0
    let inches = self == .inches ? typed ?? 0 : known?.inches ?? 0
    return FeetInches(feet: feet, inches: inches).centimetres
  }

  private func grams(_ text: String, _ units: Units) throws(ProfileFault) -> Int? {
    guard !text.isEmpty else { return nil }
    guard let thousandths = Decimal.thousandths(text) else { throw .notANumber }
    return units == .metric ? thousandths : Pounds.grams(thousandths: thousandths)
  }
}

/// A weight in the person's units, to one place.
func weightText(_ grams: Int, in units: Units) -> String {
  Decimal.text(tenths: units == .metric ? (grams + 50) / 100 : Pounds.tenths(grams: grams))
}

private func number(_ value: Int?) -> String { value.map { value in String(value) } ?? "" }
