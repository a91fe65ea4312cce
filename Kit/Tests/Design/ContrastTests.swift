import Design
import Testing

/// Numbers from WCAG 2.2's own definition, worked out by others.
@Test(arguments: [
  (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.478),
  (0x767676, 0xFFFFFF, 4.542), (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0xFFFFFF, 8.592),
])
func contrastIsThatOfWCAG(_ case: (a: Int, b: Int, ratio: Double)) {
  let ratio = Colour(UInt32(`case`.a)).contrast(with: Colour(UInt32(`case`.b)))
  #expect(abs(ratio - `case`.ratio) < 0.02)
}

@Test func textIsReadableInEveryAppAndTheme() {
  for set in TokenSet.all {
    for palette in [set.light, set.dark, set.light.highContrast, set.dark.highContrast] {
      for pair in palette.textPairs {
        let ratio = pair.text.contrast(with: pair.ground)
        #expect(ratio >= 4.5, "\(set.app): \(pair.name) has \(ratio)")
      }
    }
  }
}

@Test func shapesThatMeanSomethingCanBeSeen() {
  for set in TokenSet.all {
    for palette in [set.light, set.dark] {
      for pair in palette.shapePairs {
        let ratio = pair.shape.contrast(with: pair.ground)
        #expect(ratio >= 3, "\(set.app): \(pair.name) has \(ratio)")
      }
    }
  }
}

@Test func initialsAreReadableOnTheirDiscs() {
  #expect(Pastels.light.count == Pastels.count)
  #expect(Pastels.dark.count == Pastels.count)
  for pastel in Pastels.light + Pastels.dark {
    #expect(pastel.letters.contrast(with: pastel.disc) >= 4.5)
  }
}

@Test func theSpecifiedBandColoursAreInForce() {
  let expected = ["#2e7d32", "#7a7a1f", "#b26a00", "#c62828", "#5e4b8b"]
  #expect(TokenSet.friends.light.steps.map { colour in colour.hex } == expected)
}

@Test func mixingIsWhatTheEyeGets() {
  let black = Colour(0x000000)
  let white = Colour(0xFFFFFF)
  #expect(black.over(white, percent: 0) == white)
  #expect(black.over(white, percent: 100) == black)
  #expect(black.over(white, percent: 10).hex == "#e6e6e6")
}
