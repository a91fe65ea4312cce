import Coding
import Core
import Wire

/// Where a figure that a second device shows comes from, and how old it was when it was told.
@Memberwise public struct CompanionOrigin: Hashable, Sendable {
  /// As the device that records has it.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case strap, pod, motion, companion, receiver, companionReceiver, steps
  }

  public let source: Source
  /// Milliseconds.
  public let age: Int64

  static let ages = 0...RecorderRow.timeLimit
}

extension CompanionOrigin {
  public init(_ value: RunSensors.Value) {
    let source: Source =
      switch value.source {
      case .strap: .strap
      case .pod: .pod
      case .motion: .motion
      case .companion: .companion
      }
    self.init(source: source, age: min(value.age, CompanionOrigin.ages.upperBound))
  }

  public init(_ way: WayOrigin) {
    let source: Source =
      switch way.source {
      case .receiver: .receiver
      case .companion: .companionReceiver
      case .steps: .steps
      }
    self.init(source: source, age: min(way.age, CompanionOrigin.ages.upperBound))
  }
}

extension CompanionOrigin: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      source: try cursor.required("source").word(),
      age: try cursor.required("age").integer(in: CompanionOrigin.ages))
  }

  public var json: JSON { .object(["source": .word(source), "age": .integer(age)]) }

  /// One that a later version has is not known, and the figure is all the same.
  static func read(_ cursor: WireCursor?) -> CompanionOrigin? {
    guard let cursor else { return nil }
    do throws(WireError) { return try CompanionOrigin(cursor) } catch { return nil }
  }
}
