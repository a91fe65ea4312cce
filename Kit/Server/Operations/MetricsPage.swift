/// Builds the text that Prometheus reads (exposition format 0.0.4).
public struct MetricsPage: Sendable {
  /// What a family of samples is.
  public enum Kind: String, Sendable {
    case counter, gauge, histogram
  }

  public private(set) var text = ""

  public init() {}

  /// Begins a family of samples.
  public mutating func family(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  /// One sample without labels.
  public mutating func sample(_ name: String, _ value: Int) { sample(name, "", value) }

  /// One sample; `labels` is what stands between the braces.
  public mutating func sample(_ name: String, _ labels: String, _ value: Int) {
    text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
  }

  /// A family of one sample.
  public mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: Int) {
    family(name, kind, help)
    sample(name, value)
  }

  /// A histogram whose recorded integers are `unitsPerOne` to the exposed unit.
  public mutating func histogram(
    _ name: String, _ help: String, _ histogram: Histogram, unitsPerOne: Int = 1
  ) {
    family(name, .histogram, help)
    let snapshot = histogram.snapshot
    for (bound, count) in zip(histogram.bounds, snapshot.cumulative) {
      sample("\(name)_bucket", "le=\"\(scaled(bound, unitsPerOne))\"", count)
    }
    sample("\(name)_bucket", "le=\"+Inf\"", snapshot.total)
    text += "\(name)_sum \(scaled(snapshot.sum, unitsPerOne))\n"
    sample("\(name)_count", snapshot.total)
  }

  private func scaled(_ value: Int, _ units: Int) -> String {
    units == 1 ? String(value) : String(Double(value) / Double(units))
  }
}
