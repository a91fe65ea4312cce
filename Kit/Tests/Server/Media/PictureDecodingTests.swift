import CPicture
import Server
import Testing

extension LibraryTests {
  /// libvips behind its few functions, in this process and so without its confinement: what it
  /// reads, what it refuses, and that only pixels come out. The journeys try the whole.
  @Suite struct PictureDecodingTests {
    private static let isPrepared = fieldday_picture_prepare() == 0

    /// The outcome and the pictures.
    private func process(
      _ bytes: [UInt8], leastSide: Int32 = 1
    ) throws -> (outcome: Int32, pictures: [[UInt8]]) {
      try #require(Self.isPrepared)
      let sides = ProcessedImage.sides.map { side in Int32(side) }
      var pictures = sides.map { _ in fieldday_picture() }
      let outcome = fieldday_picture_process(
        bytes, bytes.count, Int64(ImageProcessor.mostPixels), leastSide, sides,
        Int32(sides.count), &pictures)
      defer { for index in pictures.indices { fieldday_picture_release(&pictures[index]) } }
      return (
        outcome,
        pictures.map { picture in
          Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count))
        }
      )
    }

    @Test(arguments: [
      PictureFixtures.turned, PictureFixtures.deep, PictureFixtures.moving, PictureFixtures.webp,
    ])
    func onlyPixelsComeOut(bytes: [UInt8]) throws {
      let (outcome, pictures) = try process(bytes)
      #expect(outcome == 0)
      #expect(pictures.count == 2)
      for picture in pictures {
        #expect(PictureKind(picture) == .jpeg)
        let text = String(decoding: picture, as: UTF8.self)
        for word in ["Exif", "CanaryCam", "ICC_PROFILE", "http"] { #expect(!text.contains(word)) }
      }
    }

    /// A picture that lies on its side is put upright; a small one stays as small.
    @Test(arguments: [
      (PictureFixtures.turned, 24, 32), (PictureFixtures.deep, 24, 16),
    ])
    func wholePicturesKeepTheirShape(bytes: [UInt8], width: Int, height: Int) throws {
      try #require(Self.isPrepared)
      var picture = fieldday_picture()
      let outcome = fieldday_picture_process_whole(
        bytes, bytes.count, Int64(ImageProcessor.mostPixels), Int32(WholePicture.side),
        &picture)
      defer { fieldday_picture_release(&picture) }
      #expect(outcome == 0)
      let made = Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count))
      #expect(PictureKind(made) == .jpeg)
      #expect(!String(decoding: made, as: UTF8.self).contains("Exif"))
      let size = [height >> 8, height & 255, width >> 8, width & 255].map { part in UInt8(part) }
      // The segment with the size: its marker, its length, the bits of a sample.
      #expect(
        made.indices.contains { at in
          made[at...].starts(with: [0xFF, 0xC0]) && made[at...].dropFirst(5).starts(with: size)
        })
    }

    @Test func whatIsNotWholeIsRefused() throws {
      let whole = PictureFixtures.turned
      for count in [4, 100, whole.count / 2, whole.count - 40] {
        #expect(try process(Array(whole.prefix(count))).outcome == 65, "\(count) bytes")
      }
    }

    /// 32 × 24 pixels.
    @Test func whatIsSmallerThanAskedForIsNotDecoded() throws {
      #expect(try process(PictureFixtures.turned, leastSide: 24).outcome == 0)
      let (outcome, pictures) = try process(PictureFixtures.turned, leastSide: 25)
      #expect(outcome == 67)
      #expect(pictures.allSatisfy { picture in picture.isEmpty })
    }

    /// 40 × 8 pixels: it is too small for its shape, which is said instead.
    @Test func whatIsTooNarrowIsToldFromWhatIsTooSmall() throws {
      #expect(try process(PictureFixtures.narrow, leastSide: 8).outcome == 0)
      #expect(try process(PictureFixtures.narrow, leastSide: 9).outcome == 68)
      #expect(try process(PictureFixtures.turned, leastSide: 100).outcome == 67)
    }

    @Test func whatPromisesTooMuchIsNotDecoded() throws {
      let (outcome, pictures) = try process(PictureFixtures.bomb)
      #expect(outcome == 66)
      #expect(pictures.allSatisfy { picture in picture.isEmpty })
    }

    /// Kinds that are not read, whatever this build of libvips could read.
    @Test(arguments: [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", "P1\n1 1\n1\n",
      "%PDF-1.7\n", "",
    ])
    func othersAreNotRead(text: String) throws {
      #expect(try process(Array(text.utf8)).outcome == 65)
    }
  }
}
