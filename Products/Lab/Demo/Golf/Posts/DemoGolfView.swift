import Core

/// A drawn view of a course, for posts: hills, a green with its flag, and sometimes a pond.
struct DemoGolfView: DemoDrawing {
  let sky: Colour
  let sun: SIMD2<Float>
  /// Of the two hills, from the left.
  let tops: SIMD2<Float>
  let grass: Colour
  let flag: Colour
  let hole: SIMD2<Float>
  let hasPond: Bool

  static let all: [DemoGolfView] = {
    var dice = Dice(seed: 0x61_EE)
    let skies = [
      Colour(0.62, 0.8, 0.94), Colour(0.98, 0.76, 0.55), Colour(0.86, 0.88, 0.9),
      Colour(0.93, 0.78, 0.84),
    ]
    let flags = [Colour(0.82, 0.16, 0.2), Colour(0.95, 0.78, 0.2), Colour(0.2, 0.3, 0.7)]
    func part(_ range: ClosedRange<Int>) -> Float { Float(dice.roll(range)) / 100 }
    return (0..<6).map { number in
      DemoGolfView(
        sky: skies[number % skies.count], sun: SIMD2(part(15...85), part(12...30)),
        tops: SIMD2(part(10...45), part(55...90)),
        grass: Colour(0.36, 0.58, 0.3) + Colour(repeating: part(0...8)),
        flag: flags[number % flags.count], hole: SIMD2(part(30...70), part(68...76)),
        hasPond: number % 2 == 0)
    }
  }()

  func colour(at place: SIMD2<Float>, pixel: Float) -> Colour {
    let white = Colour(repeating: 1)
    var colour = sky + (white - sky) * (place.y * 0.7)
    let disc = inside(place, sun, SIMD2(0.06, 0.06))
    colour = mix(colour, Colour(1, 0.96, 0.82), disc / pixel)
    let (left, right) = (place.x - tops.x, place.x - tops.y)
    let far = place.y - 0.42 - left * left * 0.5
    colour = mix(colour, grass * 0.72, far / pixel)
    let near = place.y - 0.5 - right * right * 0.4
    colour = mix(colour, grass * 0.86, near / pixel)
    colour = mix(colour, grass, (place.y - 0.6) / pixel)
    let green = inside(place, hole, SIMD2(0.26, 0.07))
    colour = mix(colour, grass + Colour(0.14, 0.2, 0.08), green / pixel)
    if hasPond {
      let pond = inside(place, SIMD2(1 - hole.x, 0.9), SIMD2(0.24, 0.06))
      colour = mix(colour, sky * 0.8, pond / pixel)
    }
    let away = place - hole
    let pole = min(0.004 - abs(away.x), min(-away.y, away.y + 0.3))
    colour = mix(colour, white, pole / pixel)
    // A triangle whose base is at the pole.
    let cloth = min(away.x - 0.004, min(0.1 - away.x - 2 * abs(away.y + 0.25), away.y + 0.3))
    return mix(colour, flag, cloth / pixel)
  }
}
