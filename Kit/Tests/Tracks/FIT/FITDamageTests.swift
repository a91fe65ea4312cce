import Core
import Testing
import Tracks

@Suite("FIT: damaged files")
struct FITDamageTests {
  /// A file with some of everything, of two files in a chain.
  static func whole() -> [UInt8] {
    var builder = FITBuilder()
    builder.define(7, 207, [(1, 16, 0x0D), (3, 1, 0x02)])
    builder.data(7, .plain([UInt8](0..<16)), .one(0))
    builder.define(
      6, 206,
      [(0, 1, 0x02), (1, 1, 0x02), (2, 1, 0x02), (6, 1, 0x02), (7, 1, 0x01), (15, 1, 0x02)])
    builder.data(6, .one(0), .one(1), .one(0x88), .one(2), .one(3), .one(6))
    builder.timer(0, at: 0)
    builder.isBig = true
    builder.define(
      1, 20,
      [
        (253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85), (2, 2, 0x84), (3, 1, 0x02), (8, 3, 0x0D),
        (99, 3, 0x07),
      ], developer: [(1, 4, 0)])
    for index in UInt32(0)..<6 {
      builder.data(
        1, .four(FITBuilder.time + index), .degrees(10 + Double(index)), .degrees(20), .two(3000),
        .one(120), .plain([1, UInt8(index), 3]), .plain([0x41, 0, 0xFF]),
        .four(Float(3).bitPattern))
    }
    builder.define(2, 20, [(3, 1, 0x02)])
    builder.compressed(2, offset: 9, .one(130))
    builder.define(4, 78, [(0, 6, 0x84)])
    builder.data(4, .two(800), .two(790), .two(0xFFFF))
    builder.timer(4, at: 9)
    builder.isBig = false
    builder.define(3, 19, [(253, 4, 0x86), (2, 4, 0x86), (24, 1, 0x00)])
    builder.data(3, .four(FITBuilder.time + 9), .four(FITBuilder.time), .one(0))
    builder.session(1, from: 0, to: 5)
    builder.session(2, from: 6, to: 9)
    builder.define(2, 34, [(253, 4, 0x86), (5, 4, 0x86)])
    builder.data(2, .four(FITBuilder.time), .four(FITBuilder.time + 3600))
    return builder.file() + FITWriter.bytes(FITWriterTests.run(points: 5))
  }

  @Test("the file itself is in order")
  func sound() throws {
    let file = try RecordedFile(fit: Self.whole())
    #expect(file.notes.isEmpty && file.unknown == 1)
    #expect(file.activities.map { activity in activity.points.count } == [6, 1, 5])
  }

  @Test("each beginning of a file gives a result or a fault, and more bytes never less")
  func beginnings() {
    let bytes = Self.whole()
    var most = 0
    for count in 0..<bytes.count {
      do throws(FITFault) {
        let file = try RecordedFile(fit: Array(bytes.prefix(count)))
        #expect(!file.notes.isEmpty || file.activities.count == 2)
        let points = file.activities.reduce(0) { sum, activity in sum + activity.points.count }
        #expect(points >= most)
        most = max(most, points)
      } catch {
        #expect(most == 0)
        switch error {
        case .notFIT: #expect(count < 9)
        case .cutShort(let byte): #expect(byte <= count)
        case .empty, .tooLarge: Issue.record("a file that was cut short is neither")
        }
      }
    }
    #expect(most == 12)
  }

  @Test("eight thousand damaged files")
  func mutations() {
    let bytes = Self.whole()
    var dice = Seeded(0x5EED)
    var read = 0
    for _ in 0..<8_000 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0..<8, using: &dice) { Self.damage(&damaged, &dice) }
      if let file = try? RecordedFile(fit: damaged) {
        read += 1
        #expect(file.activities.allSatisfy { activity in activity.points.count <= damaged.count })
        #expect(file.noteCount <= damaged.count)
        for activity in file.activities.prefix(2) {
          #expect(RecordedFile.isFIT(FITWriter.bytes(activity)))
        }
      }
    }
    #expect(read > 4_000)
  }

  private static func damage(_ bytes: inout [UInt8], _ dice: inout Seeded) {
    guard bytes.count > 20 else { return }
    let index = Int.random(in: 14..<bytes.count, using: &dice)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &dice)
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
    case 2: bytes[index] = [0, 0xFF, 0x7F, 0x80, 0x40, 0x60][Int.random(in: 0..<6, using: &dice)]
    case 3: bytes.remove(at: index)
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: index)
    default:
      let end = min(bytes.count, index + Int.random(in: 1..<30, using: &dice))
      bytes += bytes[index..<end]
    }
  }

  @Test("noise behind a header")
  func noise() {
    var dice = Seeded(7)
    for count in 0..<2000 {
      var builder = FITBuilder()
      for _ in 0..<count % 200 { builder.plain([UInt8.random(in: 0...255, using: &dice)]) }
      _ = try? builder.read()
    }
  }

  @Test("points beyond the limit are left out, what sums up is not")
  func limit() throws {
    var builder = FITBuilder()
    builder.hearts([(0, 100)])
    builder.define(1, 20, [(3, 1, 0x02)])
    for _ in 0...RecordedFile.pointLimit { builder.compressed(1, offset: 0, .one(99)) }
    builder.session(1, from: 0, to: 5)
    let file = try builder.read()
    #expect(file.isCut)
    #expect(file.activities.count == 1)
    #expect(file.activities[0].points.count == RecordedFile.pointLimit)
    #expect(file.activities[0].sport == .running)
  }

  @Test("messages without a byte are read in linear time")
  func hollow() throws {
    var builder = FITBuilder()
    builder.define(0, 19, [], developer: (0..<255).map { number in (number, 0, 0) })
    builder.plain([UInt8](repeating: 0, count: 300_000))
    builder.hearts([(0, 100)])
    let file = try builder.read()
    #expect(file.noteCount == 300_000 && file.notes.count == RecordedFile.noteLimit)
  }
}
