import Coding
import Core
import Wire

/// The id of a measurement of steps.
public typealias StrideRecordID = ID<StrideRecord>

/// One measurement of how long a person's steps are: 100 m that were counted, or a clean kilometre
/// of a run. It never changes. What follows from all of them (``StrideModel``) is computed and
/// never stored, so nothing of it can be out of date.
@Memberwise @Wire(identity: "id")
public struct StrideRecord: Hashable, Sendable {
  public let id: StrideRecordID
  /// When it was measured, by the device's clock.
  @Field(as: "runTime") public let at: Instant
  /// Seconds east of UTC there and then.
  @Field(in: StrideRecord.anyNumber) public let offset: Int
  /// Centimetres that were covered, as they were measured.
  @Field(in: StrideRecord.anyNumber) public let centimetres: Int
  /// Milliseconds that it took.
  @Field(in: StrideRecord.anyNumber) public let milliseconds: Int
  /// Hundredths of a step of both feet over just that way: the last one is rarely a whole one.
  @Field(in: StrideRecord.anyNumber) public let steps: Int
  /// The run that it was found in; `nil` for a bout of 100 m.
  public let run: RunID?

  /// What travels; a command beyond the limits is refused by name.
  static let anyNumber: ClosedRange<Int64> = -Int64(Int32.max)...Int64(Int32.max)
}

extension StrideRecord {
  /// Why a measurement says nothing (§14 of the specification).
  public enum Fault: Hashable, Sendable {
    /// Whole steps that were counted.
    case tooFewSteps(Int)
    /// Milliseconds that it took.
    case tooShort(Int)
    /// Centimetres of a step that nobody has: steps were missed, or counted twice.
    case unlikelyLength(Int)
  }

  /// Steps that a measurement needs.
  public static let leastSteps = 20
  /// Milliseconds that a measurement needs, and the most that it may take.
  public static let times = 10_000...86_400_000
  /// Metres that a step may have.
  public static let lengths = 0.4...2.2

  /// What is wrong with a way of so many centimetres, milliseconds and hundredths of a step; `nil`
  /// for nothing.
  public static func fault(centimetres: Int, milliseconds: Int, steps: Int) -> Fault? {
    guard steps >= leastSteps * 100 else { return .tooFewSteps(max(0, steps) / 100) }
    guard times.contains(milliseconds) else { return .tooShort(milliseconds) }
    let length = Double(centimetres) / Double(steps)
    guard lengths.contains(length) else {
      return .unlikelyLength(Int(max(0, min(length, 1_000)) * 100 + 0.5))
    }
    return nil
  }

  /// Metres of a step.
  public var length: Double { Double(centimetres) / Double(max(1, steps)) }
  /// Steps of both feet per minute.
  public var cadence: Double { Double(steps) * 600 / Double(max(1, milliseconds)) }
}

extension RunLimits {
  /// Measurements of steps that a person keeps; the oldest ones that were found in runs make room.
  public static let strides = 100

  static func check(_ record: StrideRecord) throws(RunRejection) {
    try check(record.at.milliseconds, starts, .start)
    try check(Int64(record.offset), offsets, .offset)
    let fault = StrideRecord.fault(
      centimetres: record.centimetres, milliseconds: record.milliseconds, steps: record.steps)
    switch fault {
    case nil: return
    case .tooFewSteps:
      throw .outOfRange(
        .steps, shortest: Int64(StrideRecord.leastSteps),
        longest: StrideRecord.anyNumber.upperBound / 100)
    case .tooShort:
      throw .outOfRange(
        .duration, shortest: Int64(StrideRecord.times.lowerBound),
        longest: Int64(StrideRecord.times.upperBound))
    case .unlikelyLength:
      throw .outOfRange(
        .stepLength, shortest: Int64(StrideRecord.lengths.lowerBound * 100),
        longest: Int64(StrideRecord.lengths.upperBound * 100 + 0.5))
    }
  }
}
