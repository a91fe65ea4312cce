import Core
import Dispatch
import Foundation
import Server

extension ServerEnvironment {
  /// The machine's own clock and dice.
  public static let system = ServerEnvironment(
    now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) },
    ticks: { DispatchTime.now().uptimeNanoseconds },
    randomBytes: { count in
      var generator = SystemRandomNumberGenerator()
      return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    },
    sleep: { milliseconds in try await Task.sleep(for: .milliseconds(milliseconds)) })
}
