import Core

/// A drawn portrait: somebody with a cap before a hill, in colours of their own.
struct DemoGolfPicture: DemoDrawing {
  let sky: Colour
  let hill: Colour
  let skin: Colour
  let shirt: Colour
  let cap: Colour
  /// Where the hill's top is, from the left.
  let slope: Float

  static let all: [DemoGolfPicture] = {
    var dice = Dice(seed: 0xFACE)
    let skins = [
      Colour(0.96, 0.82, 0.7), Colour(0.87, 0.68, 0.53), Colour(0.72, 0.52, 0.38),
      Colour(0.55, 0.38, 0.27), Colour(0.38, 0.26, 0.19),
    ]
    let skies = [
      Colour(0.73, 0.86, 0.95), Colour(0.98, 0.87, 0.72), Colour(0.82, 0.9, 0.86),
      Colour(0.93, 0.84, 0.9),
    ]
    let cloths = [
      Colour(0.12, 0.29, 0.2), Colour(0.5, 0.12, 0.18), Colour(0.95, 0.95, 0.92),
      Colour(0.16, 0.24, 0.45), Colour(0.87, 0.62, 0.2), Colour(0.35, 0.35, 0.38),
    ]
    return (0..<12).map { number in
      DemoGolfPicture(
        sky: skies[number % skies.count],
        hill: Colour(0.3, 0.5, 0.26) + Colour(repeating: Float(dice.roll(0...10)) / 100),
        skin: skins[number % skins.count], shirt: cloths[number % cloths.count],
        cap: cloths[(number + 1 + dice.roll(0...3)) % cloths.count],
        slope: Float(dice.roll(20...80)) / 100)
    }
  }()

  func colour(at place: SIMD2<Float>, pixel: Float) -> Colour {
    var colour = sky + (Colour(repeating: 1) - sky) * (place.y * 0.6)
    let away = place.x - slope
    colour = mix(colour, hill, (place.y - 0.62 - away * away * 0.35) / pixel)
    let head = SIMD2<Float>(0.5, 0.44)
    colour = mix(colour, shirt, inside(place, SIMD2(0.5, 1.02), SIMD2(0.36, 0.38)) / pixel)
    colour = mix(colour, skin * 0.9, inside(place, SIMD2(0.5, 0.64), SIMD2(0.085, 0.12)) / pixel)
    colour = mix(colour, skin, inside(place, head, SIMD2(0.165, 0.2)) / pixel)
    // The cap is the upper part of a somewhat larger head, with a peak.
    let crown = min(inside(place, head, SIMD2(0.18, 0.22)), 0.37 - place.y)
    colour = mix(colour, cap, crown / pixel)
    return mix(
      colour, cap * 0.8, inside(place, SIMD2(0.58, 0.37), SIMD2(0.19, 0.028)) / pixel)
  }
}
