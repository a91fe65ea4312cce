import Design
import Testing

/// The expected modules are those of another program, PyPI's qrcode, with the same mask.
@Suite struct QRCodeTests {
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in
      String((0..<code.size).map { x -> Character in code.isDark(x, y) ? "#" : "." })
    }
  }

  @Test func isWhatAnotherProgramDraws() throws {
    let code = try #require(QRCode("fieldday"))
    let expected = [
      "#######..#.##.#######",
      "#.....#.......#.....#",
      "#.###.#.#.#...#.###.#",
      "#.###.#.#.##..#.###.#",
      "#.###.#.#.###.#.###.#",
      "#.....#.##..#.#.....#",
      "#######.#.#.#.#######",
      "........#.###........",
      "#.#####...#.#.#####..",
      "#....#.#.#..#.#.#...#",
      ".#.#..#..#.#.#...###.",
      "##..#.....#......##.#",
      "#..#..#.#..#...#...#.",
      "........#.#########.#",
      "#######..##.#.#..###.",
      "#.....#.##.#####.##..",
      "#.###.#.###.#.......#",
      "#.###.#.##..#..###...",
      "#.###.#.#..#.#....#..",
      "#.....#........#.##..",
      "#######.#..#.#.....#.",
    ]
    #expect(rows(code) == expected)
  }

  /// Version 8: several blocks, alignment patterns, the version's own code. Each row as a number.
  @Test func isWhatAnotherProgramDrawsOfAnAddress() throws {
    let code = try #require(
      QRCode(
        "otpauth://totp/Fieldday:ana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
          + "&issuer=Fieldday&algorithm=SHA1&digits=6&period=30"))
    let expected = [
      "1fdae891a217f", "1048654f4d741", "174c986a9735d", "1757801908a5d", "175cbc7ddb05d",
      "10557ac4a4441", "1fd555555557f", "1b2bc7b6800", "1174e67ebfff9", "a3f41ced9e58",
      "1dcd015f1cd7c", "5197e5a16915", "2d01d901b779", "13b12f36fa6da", "11f1ba53e94c0",
      "5aa54e5ad315", "3680eb4f1bd6", "119ee316536c8", "740e24f0d5cc", "14a1b450fb934",
      "149fd76dbd1c", "bab81ff584df", "bf2637c485f0", "1d163ec522d15", "175e725657755",
      "1711d5c5c8710", "9f62cfe2f3f4", "19a5afca938e7", "1ddd3b6d14c2", "18345df9434",
      "12ec3580eaeb4", "81dbf6f414c5", "a4d6cc70551d", "23fabb5ad650", "8f952a8bc79c",
      "81ebc7ad6c56", "7ec7f561b047", "135517ffb69e", "8dfb139e9f36", "e1856b78c97c",
      "1c4a1e7ed71fc", "12f9c7eb51c", "1fdb98d4a4152", "104678c655314", "175ee1fe53bf3",
      "174f0382f9f09", "17449a87f8d2f", "104a34edafe26", "1fd3b79cfb2bf",
    ]
    let numbers = rows(code).map { row in
      String(
        row.reduce(UInt64(0)) { value, module in value << 1 | (module == "#" ? 1 : 0) }, radix: 16)
    }
    #expect(numbers == expected)
  }

  @Test(arguments: [
    (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33), (84, 37),
    (106, 41), (122, 45), (152, 49), (180, 53), (181, 57), (213, 57),
    // From here on at the lower level of correction.
    (214, 53), (230, 53), (231, 57), (271, 57), (272, 61), (520, 77), (1_003, 105), (1_171, 113),
    (1_172, 117), (1_273, 117),
  ])
  func takesTheSmallestThatFits(count: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: count))?.size == size)
  }

  @Test func saysWhenATextIsTooLong() {
    #expect(QRCode(String(repeating: "a", count: 1_274)) == nil)
  }
}
