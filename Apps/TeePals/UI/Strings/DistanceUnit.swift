import Calendar
import Core
import Design
import Geography

/// What distances are told in.
enum DistanceUnit {
  case mile, kilometre

  var phrase: ShellText {
    switch self {
    case .mile: .mile
    case .kilometre: .kilometre
    }
  }

  /// The metres of one.
  var metres: Double {
    switch self {
    case .mile: Globe.metresPerMile
    case .kilometre: 1_000
    }
  }

  /// A distance without its unit: one decimal below ten, cut off at whole ones from there.
  func text(_ metres: Int, _ formats: Formats) -> String {
    let tenths: Int
    switch self {
    // A mile is 1 609.344 m. An `Int` of the browser has 32 bits.
    case .mile: tenths = Int((Int64(max(0, metres)) * 10_000 + 804_672) / 1_609_344)
    case .kilometre: tenths = (max(0, metres) + 50) / 100
    }
    return tenths < 100
      ? formats.decimal(tenths, fractionDigits: 1) : formats.number((tenths + 5) / 10)
  }
}
