/// What a second of motion came to.
public struct MotionSecond: Hashable, Sendable {
  static let mostSteps = 10
  static let cadences = 30...300
  static let confidences = 0...100

  /// Steps of both feet that ended in it, 0…10.
  public let steps: Int
  /// Steps of both feet per minute, 30…300; `nil` where none can be told.
  public let cadence: Int?
  /// Percent of how sure the cadence is, 0…100.
  public let confidence: Int

  public init(steps: Int, cadence: Int?, confidence: Int) {
    self.steps = steps
    self.cadence = cadence
    self.confidence = confidence
  }
}
