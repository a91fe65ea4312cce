/// The segments of a JPEG of one grey tone; what a processed picture must look like from outside.
func bareJPEG(_ width: Int, _ height: Int? = nil, with extra: [UInt8] = []) -> [UInt8] {
  func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
  let size = word(height ?? width) + word(width)
  return [0xFF, 0xD8] + extra + [0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
    + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xFF, 0xD9]
}

/// Each part behind its length, as the decoding process answers.
func framed(_ parts: [[UInt8]]) -> [UInt8] {
  parts.flatMap { part in
    (0..<4).map { index in UInt8(truncatingIfNeeded: part.count >> (8 * index)) } + part
  }
}
