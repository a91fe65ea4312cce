/// The way of a bout since it began.
struct BoutWay: Hashable, Sendable {
  /// Monotonic milliseconds.
  let began: Int64
  /// When a fix was used last.
  private(set) var last: Int64
  private(set) var metres = 0.0
  /// When the 100 m were done, between two fixes; `nil` before.
  private(set) var crossing: Int64?

  init(from began: Int64) {
    self.began = began
    last = began
  }

  /// The way goes on by metres that took so many milliseconds until `now`.
  mutating func move(_ step: Double, _ milliseconds: Int64, _ now: Int64) {
    guard crossing == nil, milliseconds > 0 else { return }
    // Of a step that began before the bout the rest counts.
    let counted = min(milliseconds, now - began)
    let gained = step * Double(counted) / Double(milliseconds)
    let goal = CalibrationBout.metres
    if gained > 0, metres + gained >= goal {
      let share = (goal - metres) / gained
      crossing = now - counted + Int64(share * Double(counted) + 0.5)
    }
    metres += gained
    last = now
  }
}
