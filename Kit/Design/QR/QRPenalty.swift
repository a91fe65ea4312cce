extension QRCode {
  /// §7.8.3: long runs, blocks of one colour, what looks like a finder, and an uneven balance.
  var penalty: Int {
    var total = 0
    var count = 0
    for line in 0..<size {
      total += linePenalty { index in isDark(index, line) }
      total += linePenalty { index in isDark(line, index) }
      for index in 0..<size where isDark(index, line) { count += 1 }
    }
    for y in 1..<size {
      for x in 1..<size {
        let colour = isDark(x, y)
        if isDark(x - 1, y) == colour, isDark(x, y - 1) == colour, isDark(x - 1, y - 1) == colour {
          total += 3
        }
      }
    }
    let modules = size * size
    return total + abs(count * 20 - modules * 10) / modules * 10
  }

  private func linePenalty(_ isDark: (Int) -> Bool) -> Int {
    var total = 0
    var run = 0
    var last = false
    var bits = 0
    for index in 0..<size {
      let colour = isDark(index)
      run = index > 0 && colour == last ? run + 1 : 1
      last = colour
      if run == 5 { total += 3 } else if run > 5 { total += 1 }
      // The last eleven modules: 1:1:3:1:1 with four light ones on a side.
      bits = (bits << 1 | (colour ? 1 : 0)) & 0x7FF
      if index >= 10, bits == 0b101_1101_0000 || bits == 0b000_0101_1101 { total += 40 }
    }
    return total
  }
}
