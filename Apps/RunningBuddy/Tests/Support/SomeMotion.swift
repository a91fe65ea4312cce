import Core
import RunningBuddyDomain

/// Made raw motion.
enum SomeMotion {
  /// Seconds from `RunWalk.wall(0)` on, whose numbers use all digits.
  static func seconds(_ count: Int) -> [RawMotion] {
    (0..<count).map { second in
      let points = (0..<20).map { index in
        let number = Double((second * 20 + index) % 4_000) / 512
        return RawMotion.Point(
          acceleration: MotionVector(x: number, y: -number, z: 1),
          rotation: MotionVector(x: -number, y: 0, z: number))
      }
      return RawMotion(wall: RunWalk.wall(second), points: points)
    }
  }
}
