import Calendar
import Core
import Design
import RefWatchDomain
import View
import Wire

/// What a match is besides football, as typed in the set-up.
struct FixtureForm: Hashable {
  var status = FixtureStatus.scheduled
  var fee = ""
  /// ISO 4217.
  var currency = ""
  var travel = ""
  var notes = ""
  /// The zone that the kick-off is planned in; empty for the person's own.
  var zone = ""
  var tags = TagsForm()

  enum Fault: Hashable {
    case fee, travel, notes, tag
  }

  init() {}

  init(_ fixture: Fixture) {
    status = fixture.status
    fee = fixture.fee.map { fee in fee.amount } ?? ""
    currency = fixture.fee.map { fee in fee.currency } ?? ""
    travel = fixture.travel.map { travel in travel.description } ?? ""
    notes = fixture.notes
    zone = fixture.zone.map { zone in zone.name } ?? ""
    tags = TagsForm(fixture.tags)
  }

  var faults: [Fault] {
    var faults: [Fault] = []
    if !blank(fee), readFee == nil { faults.append(.fee) }
    if !blank(travel), readTravel == nil { faults.append(.travel) }
    if trimmed(notes).unicodeScalars.count > RefWatchLimits.text { faults.append(.notes) }
    if tags.pendingFault != nil { faults.append(.tag) }
    return faults
  }

  private var readFee: Fee? { Fee(trimmed(fee), currency: trimmed(currency)) }

  private var readTravel: Int? {
    whole(travel).flatMap { travel in Fixture.distances.contains(travel) ? travel : nil }
  }

  /// Puts what was typed into a fixture; its zone and its source stay.
  func apply(to fixture: inout Fixture) {
    fixture.status = status
    fixture.fee = readFee
    fixture.travel = readTravel
    fixture.notes = trimmed(notes)
    fixture.tags = tags.all
  }

  /// Where the kick-off is planned.
  ///
  /// - Parameter own: the person's zone.
  func planning(_ own: PlanningZone, _ old: Match?) -> PlanningZone {
    if zone.isEmpty { return own }
    if let known = PlanningZone(named: zone) { return known }
    return old?.fixture.zone.map { zone in PlanningZone(fixed: zone) } ?? own
  }

  // MARK: Kept against crashes

  var json: JSON {
    .object([
      "status": .string(status.rawValue), "fee": .string(fee), "currency": .string(currency),
      "travel": .string(travel), "notes": .string(notes), "zone": .string(zone), "tags": tags.json,
    ])
  }

  init(_ cursor: WireCursor) throws(WireError) {
    status = FixtureStatus(rawValue: try cursor.required("status").string()) ?? .scheduled
    fee = try cursor.required("fee").string()
    currency = try cursor.required("currency").string()
    travel = try cursor.required("travel").string()
    notes = try cursor.required("notes").string()
    zone = try cursor.required("zone").string()
    if let list = try cursor.optional("tags") { tags = try TagsForm(list) }
  }
}

/// In the part of the set-up about the appointment.
public enum FixtureFormAction {
  case statusChosen(FixtureStatus)
  case feeTyped(String)
  case currencyTyped(String)
  case travelTyped(String)
  case notesTyped(String)
  case tag(TagAction)
}

extension FixtureForm {
  mutating func take(_ action: FixtureFormAction) {
    switch action {
    case .statusChosen(let status): self.status = status
    case .feeTyped(let text): fee = String(text.prefix(40))
    case .currencyTyped(let text): currency = String(text.prefix(8))
    case .travelTyped(let text): travel = String(text.prefix(20))
    case .notesTyped(let text): notes = String(text.prefix(2_000))
    case .tag(let action): tags.take(action)
    }
  }
}

/// The appointment in the set-up.
enum DeskFixtureForm {
  static func view(_ words: Words, _ form: SetupForm) -> Piece {
    let fixture = form.fixture
    return section(id: "setup-fixture", words(FixtureText.title)) {
      box {
        stack {
          select(
            id: "setup-status", FieldLabel(words(FixtureText.status)),
            options: FixtureStatus.allCases.map { status in
              (value: status.rawValue, title: words.status(status))
            }, value: fixture.status.rawValue,
            onChange: { word in
              act(.statusChosen(FixtureStatus(rawValue: word) ?? .scheduled))
            })
          element("div", .class("desk-columns narrow")) {
            textField(
              id: "setup-fee",
              FieldLabel(
                words(FixtureText.fee), remark: words(KitText.optional),
                hint: words(FixtureText.feeHint),
                fault: form.has(.fixture(.fee)) ? words(FixtureText.feeFault) : nil),
              value: fixture.fee,
              attributes: [
                .attribute("inputmode", "decimal"), .attribute("autocomplete", "off"),
              ], onInput: { text in act(.feeTyped(text)) })
            textField(
              id: "setup-currency", FieldLabel(words(FixtureText.currency)),
              value: fixture.currency,
              attributes: [
                .attribute("autocomplete", "off"), .attribute("autocapitalize", "characters"),
                .attribute("maxlength", "3"),
              ], onInput: { text in act(.currencyTyped(text)) })
          }
          textField(
            id: "setup-travel",
            FieldLabel(
              words(FixtureText.travel), remark: words(KitText.optional),
              fault: form.has(.fixture(.travel)) ? words(FixtureText.travelFault) : nil),
            value: fixture.travel,
            attributes: [
              .attribute("inputmode", "numeric"), .attribute("autocomplete", "off"),
            ], onInput: { text in act(.travelTyped(text)) })
          textField(
            id: "setup-notes",
            FieldLabel(
              words(FixtureText.notes), remark: words(KitText.optional),
              fault: form.has(.fixture(.notes)) ? words(FixtureText.notesFault) : nil),
            kind: .lines, value: fixture.notes,
            onInput: { text in act(.notesTyped(text)) })
        }
      }
    }
  }

  private static func act(_ action: FixtureFormAction) -> RefWatchFeature.ViewAction {
    .desk(.setup(.fixture(action)))
  }
}
