import Core
import Foundation
import Testing

@Suite("Exponentials and arc tangent against the C library")
struct ExponentialsTests {
  private static func agree(_ ours: Double, _ theirs: Double, _ error: Double) -> Bool {
    abs(ours - theirs) <= error * max(abs(theirs), error)
  }

  @Test("the exponential, as far as doubles go")
  func exponential() {
    for step in -7_050...7_090 {
      let x = Double(step) / 10 + 0.037
      #expect(Self.agree(Exponentials.exp(x), Foundation.exp(x), 1e-14), "\(x)")
    }
    #expect(Exponentials.exp(0) == 1)
    #expect(Exponentials.exp(710) == .infinity && Exponentials.exp(.infinity) == .infinity)
    #expect(Exponentials.exp(-746) == 0 && Exponentials.exp(-.infinity) == 0)
    #expect(Exponentials.exp(-740) > 0)
    #expect(Exponentials.exp(.nan).isNaN)
  }

  @Test("the natural logarithm, near 1 and far from it")
  func logarithm() {
    var x = 1e-307
    while x < 1e307 {
      #expect(Self.agree(Exponentials.ln(x), Foundation.log(x), 1e-14), "\(x)")
      x *= 1.37
    }
    for step in 1...2_000 {
      let near = 0.9 + Double(step) / 10_000
      #expect(abs(Exponentials.ln(near) - Foundation.log(near)) <= 1e-15, "\(near)")
    }
    #expect(Exponentials.ln(1) == 0)
    #expect(Exponentials.ln(0) == -.infinity && Exponentials.ln(-1) == -.infinity)
    #expect(Exponentials.ln(.infinity) == .infinity && Exponentials.ln(.nan).isNaN)
    let least = Double.leastNonzeroMagnitude
    #expect(Self.agree(Exponentials.ln(least), Foundation.log(least), 1e-14))
  }

  @Test("a power is what it is in Riegel's formula")
  func power() {
    for step in 1...400 {
      let ratio = Double(step) / 40
      #expect(Self.agree(Exponentials.power(ratio, 1.06), pow(ratio, 1.06), 1e-12), "\(ratio)")
    }
  }

  @Test("the arc tangent all around")
  func arcTangent() {
    for step in 0..<3_600 {
      let angle = (Double(step) - 1_800) / 1_800 * Double.pi
      for length in [1e-9, 1, 1e9] {
        let (x, y) = (cos(angle) * length, sin(angle) * length)
        let ours = Trigonometry.arcTangent(y: y, x: x)
        #expect(Self.agree(ours, atan2(y, x), 1e-14), "\(step)")
      }
    }
    #expect(Trigonometry.arcTangent(y: 0, x: 0) == 0)
    #expect(Trigonometry.arcTangent(y: 0, x: -1) == Double.pi)
    #expect(Trigonometry.arcTangent(y: -2, x: 0) == -Double.pi / 2)
  }
}
