import Core

/// How much a movement has in common with itself some time before: its autocorrelation, 1 for what
/// repeats itself exactly.
struct Periodicity {
  private let swings: [MotionVector]
  private let sizes: [Double]
  private let swingEnergy: Double
  private let sizeEnergy: Double

  /// Points that are left for a comparison, at least.
  static let least = 50

  /// How strong the movement is, in g.
  var strength: Double { Trigonometry.root(swingEnergy) }
  var count: Int { sizes.count }

  /// Of accelerations and how large each is.
  init(_ accelerations: [MotionVector], sizes: [Double]) {
    let share = 1 / Double(max(1, accelerations.count))
    var mean = MotionVector()
    for one in accelerations {
      mean.x += one.x * share
      mean.y += one.y * share
      mean.z += one.z * share
    }
    swings = accelerations.map { one in
      MotionVector(x: one.x - mean.x, y: one.y - mean.y, z: one.z - mean.z)
    }
    let usual = sizes.reduce(0) { sum, size in sum + size * share }
    self.sizes = sizes.map { size in size - usual }
    swingEnergy = swings.reduce(0) { sum, one in
      sum + (one.x * one.x + one.y * one.y + one.z * one.z) * share
    }
    sizeEnergy = self.sizes.reduce(0) { sum, size in sum + size * size * share }
  }

  /// Of the movement in all directions: one foot's swing is turned round a step later.
  func swing(_ lag: Int) -> Double {
    guard lag > 0, lag < count, swingEnergy > 0 else { return 0 }
    var sum = 0.0
    for index in lag..<count {
      let (now, then) = (swings[index], swings[index - lag])
      sum += now.x * then.x + now.y * then.y + now.z * then.z
    }
    return sum / Double(count - lag) / swingEnergy
  }

  /// Of its size alone, which is alike for both feet.
  func size(_ lag: Int) -> Double {
    guard lag > 0, lag < count, sizeEnergy > 0 else { return 0 }
    var sum = 0.0
    for index in lag..<count { sum += sizes[index] * sizes[index - lag] }
    return sum / Double(count - lag) / sizeEnergy
  }
}
