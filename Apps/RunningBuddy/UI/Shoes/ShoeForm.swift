import Calendar
import Core
import RunningBuddyDomain

/// What a person says of a pair of shoes.
struct ShoeForm: Hashable {
  enum Fault: Hashable {
    case name, before, wanted
  }

  /// As it was when the form was opened: what another device changes meanwhile stays.
  let original: Shoe
  let isNew: Bool
  var name: String
  var model: String
  var note: String
  /// In the person's unit, as typed.
  var before: String
  var wanted: String
  /// A day, or nothing.
  var since: String
  /// What is wrong, once it was sent.
  var fault: Fault?
  /// Why it was not taken, in words.
  var refusal: String?

  private let typedBefore: String
  private let typedWanted: String

  init(_ shoe: Shoe, isNew: Bool, _ words: Words) {
    original = shoe
    self.isNew = isNew
    (name, model, note) = (shoe.name, shoe.model, shoe.note)
    typedBefore = shoe.before == 0 ? "" : words.typed(metres: shoe.before)
    typedWanted = shoe.wanted.map { metres in words.typed(metres: metres) } ?? ""
    (before, wanted) = (typedBefore, typedWanted)
    since = shoe.since?.description ?? ""
  }

  /// The pair as it was said; `nil` with the fault.
  mutating func shoe(_ unit: SplitUnit) -> Shoe? {
    (fault, refusal) = (nil, nil)
    var shoe = original
    shoe.name = ShoeForm.held(name)
    shoe.model = ShoeForm.held(model)
    shoe.note = ShoeForm.held(note)
    shoe.since = CivilDate(since)
    guard !shoe.name.isEmpty else { return fail(.name) }
    // What nobody touched keeps its metres, in whatever unit it was typed once.
    if before != typedBefore {
      guard let metres = ShoeForm.metres(before, unit) else { return fail(.before) }
      shoe.before = metres
    }
    if wanted != typedWanted {
      guard let metres = ShoeForm.metres(wanted, unit) else { return fail(.wanted) }
      shoe.wanted = metres == 0 ? nil : metres
    }
    return shoe
  }

  private mutating func fail(_ fault: Fault) -> Shoe? {
    self.fault = fault
    return nil
  }

  /// 0 for nothing; `nil` for what is no distance, or too far for any shoe.
  private static func metres(_ text: String, _ unit: SplitUnit) -> Int? {
    guard let centimetres = RunForm.centimetres(text, unit) else { return 0 }
    let metres = centimetres / 100
    return RunLimits.shoeMetres.contains(Int64(metres)) && centimetres >= 0 ? metres : nil
  }

  private static func held(_ text: String) -> String {
    String(
      String.UnicodeScalarView(trimmed(text).unicodeScalars.prefix(RunLimits.shoeTexts)))
  }
}

extension Words {
  /// A distance as it can be typed again: `700`, `312.4`.
  func typed(metres: Int) -> String {
    // A metre more, so that whole miles read as such.
    let hundredths = hundredths(centimetres: Int64(metres) * 100 + 99)
    let rest = hundredths % 100
    let whole = String(hundredths / 100)
    return rest == 0 ? whole : whole + "." + (rest < 10 ? "0" : "") + String(rest)
  }

  /// `312 km`, without parts of it.
  func whole(centimetres: Int64) -> String {
    formats.number(hundredths(centimetres: centimetres + 99) / 100) + " " + unitName
  }
}
