import Calendar
import Core
import Design
import RefWatchDomain

// Figures in words.
extension Words {
  /// `count / total` with one digit after the point, rounded half up; without a total a dash.
  func ratio(_ count: Int64, _ total: Int64) -> String {
    guard total > 0 else { return "–" }
    let (product, overflow) = count.multipliedReportingOverflow(by: 20)
    guard !overflow else { return "–" }
    return formats.decimal((product + total) / (2 * total), fractionDigits: 1)
  }

  func percent(_ count: Int, _ total: Int) -> String {
    guard total > 0 else { return "–" }
    return formats.percent((Int64(count) * 200 + Int64(total)) / (2 * Int64(total)))
  }

  /// A share between 0 and 1.
  func percent(_ share: Double) -> String { formats.percent(Int(share * 100 + 0.5)) }

  /// `3:05`, of milliseconds on average; `+` in front where `isSigned`.
  func average(_ milliseconds: Int64, of count: Int, isSigned: Bool = false) -> String {
    guard count > 0 else { return "–" }
    let mean = milliseconds / Int64(count)
    let text = ClockLabel(milliseconds: Int64(clamping: mean.magnitude)).short
    if mean < 0 { return "-" + text }
    return isSigned ? "+" + text : text
  }

  func median(_ median: Median) -> String {
    guard let twice = median.twice else { return "–" }
    return formats.decimal(twice * 5, fractionDigits: 1)
  }

  /// Whole minutes.
  func minutes(_ milliseconds: Int64) -> String {
    self(TrendsText.minutes, text: formats.number(milliseconds / 60_000))
  }

  /// `1,350.00 EUR`, of the currency's smallest units.
  func money(_ minor: Int64, _ currency: String) -> String {
    formats.decimal(minor, fractionDigits: Fee.digits(of: currency)) + " " + currency
  }

  func kilometres(_ count: Int) -> String {
    self(TrendsText.kilometres, text: formats.number(count))
  }

  /// `15–30`, `45+`.
  func block(_ block: TimeBlock) -> String {
    switch block {
    case .quarter(let number):
      (number * 15).description + "–" + (number * 15 + 15).description + "′"
    case .addedBefore: self(TrendsText.addedBefore)
    case .addedAtEnd: self(TrendsText.addedAtEnd)
    case .extraTime: self(TrendsText.extraTime)
    case .outsidePlay: self(TrendsText.outsidePlay)
    }
  }

  func reason(_ reason: ReasonKey?) -> String {
    guard let reason else { return self(TrendsText.noReason) }
    let catalog = Catalogs.named(reason.catalog)
    if reason.code == Catalog.freeTextCode { return self(TermText.other) }
    guard let known = catalog.reason(reason.code) else { return reason.code }
    return label(known, catalog)
  }

  /// `Nov 2026`.
  func month(_ day: CivilDate) -> String {
    switch language {
    case .english: formats.month(day.month, .short) + " " + day.year.description
    case .korean: day.year.description + "년 " + formats.month(day.month, .short)
    }
  }
}
