import Core
import TeePalsDomain
import Testing

@Suite("The picture of a round")
struct CoverArtTests {
  @Test("each look has its colours")
  func looks() {
    #expect(UInt64(CoverColours.looks.count) == CoverArt.looks)
    #expect(Set(CoverColours.looks).count == CoverColours.looks.count)
  }

  @Test("it follows from the round alone, and lies in its frame")
  func frame() {
    for number in UInt64(1)...200 {
      let id = RoundID(high: 3, low: number)
      let (art, again) = (CoverArt(id), CoverArt(id))
      #expect(art.look < CoverArt.looks)
      #expect(art.sun.x + art.sun.radius < UInt64(CoverArt.width))
      #expect(art.hole.y + UInt64(CoverArt.green.height) <= UInt64(CoverArt.height))
      // Link previews show 80 on either side of it.
      #expect((80...UInt64(CoverArt.width) - 80).contains(art.hole.x))
      #expect(art.flag == again.flag && art.far == again.far && art.near == again.near)
      // Its flag reads without a sign before a number.
      #expect(art.hole.y > 58)
    }
  }
}
