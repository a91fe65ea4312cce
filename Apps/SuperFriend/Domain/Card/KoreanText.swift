/// The text of bytes in EUC-KR, or in Windows code page 949, which has the syllables that EUC-KR
/// lacks. `nil` where something stands that is neither ASCII, Hangul, nor a letter or digit of full
/// width: Chinese characters would need a table larger than everything else here.
func koreanText(_ bytes: [UInt8]) -> String? {
  var scalars = String.UnicodeScalarView()
  var index = 0
  while index < bytes.count {
    let first = bytes[index]
    if first < 0x80 {
      scalars.append(Unicode.Scalar(first))
      index += 1
      continue
    }
    guard index + 1 < bytes.count, let value = korean(first, bytes[index + 1]),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    scalars.append(scalar)
    index += 2
  }
  return String(scalars)
}

/// One character of two bytes.
private func korean(_ first: UInt8, _ second: UInt8) -> UInt32? {
  guard second >= 0xA1, second <= 0xFE, first >= 0xA1 else { return further(first, second) }
  let cell = Int(second) - 0xA1
  switch first {
  // KS X 1001: the syllables are in the order of Unicode.
  case 0xB0...0xC8: return hangul.common[(Int(first) - 0xB0) * 94 + cell]
  // Letters of their own, and what is written in full width.
  case 0xA4: return 0x3131 + UInt32(cell)
  case 0xA3 where second != 0xDC && second != 0xFE: return 0xFF01 + UInt32(cell)
  case 0xA1 where cell == 0: return 0x3000
  case 0xA1 where cell == 3: return 0xB7
  default: return nil
  }
}

/// What code page 949 adds: the other syllables, in the order of Unicode too, where KS X 1001 has
/// nothing.
private func further(_ first: UInt8, _ second: UInt8) -> UInt32? {
  let cell: Int
  switch second {
  case 0x41...0x5A: cell = Int(second) - 0x41
  case 0x61...0x7A: cell = Int(second) - 0x61 + 26
  case 0x81...0xFE: cell = Int(second) - 0x81 + 52
  default: return nil
  }
  let index: Int
  switch first {
  case 0x81...0xA0: index = (Int(first) - 0x81) * 178 + cell
  case 0xA1...0xC6: index = 32 * 178 + (Int(first) - 0xA1) * 84 + cell
  default: return nil
  }
  return index < hangul.rare.count ? hangul.rare[index] : nil
}

/// The 2,350 syllables of KS X 1001, and the 8,822 others.
private let hangul: (common: [UInt32], rare: [UInt32]) = {
  let bits = base64(Array(isCommon.utf8))
  var common: [UInt32] = []
  var rare: [UInt32] = []
  for syllable in 0..<11_172 {
    let value = 0xAC00 + UInt32(syllable)
    if bits[syllable >> 3] & 0x80 >> UInt8(syllable & 7) != 0 {
      common.append(value)
    } else {
      rare.append(value)
    }
  }
  return (common, rare)
}()

/// One bit for each syllable from U+AC00, the first one highest.
private let isCommon = """
  yeD/fIgNwMiAFAiIAADJoN54iA3A6YDcSIgFAMmp1gyKDUCIgEwMiA1AiIBQDJ4dYMiADAgAAQDIgNAIiAAAycDUCAAAAM \
  mg1i6KDcTIgNwMCAAAAAAADogNwMgAlAiIAYSAAAAMqA1wwIAMDAAAQIiAxAgAAADIgdYICADAyIDICIgMAIAAAAyqHUQA \
  AAAMiA1A6eDfXIgNwMiAhAAAAADYsNwciA3AyIDMiIAAAMig1DiIAIAAAAAIiA0AyIBUDJgNQIAACAgAAACIgMAMCAxAyO \
  DWKIgAAMig1C6fHfHIgNwIAAAAAAAADpsNUsiA3AiIAMCIAAAMmo1UiIAACAAAgIiA0AgAAADIgNQIAACAgAAECIgFQIiA \
  hAyaDUCAAAAMmA3gyIDcHIgNwAAAAAAAAADIsNwciA3AgAAIAAAAAMiABAgIAACAAAAIgAAAAAAADIgYQAAAAAgAAACIgM \
  QAAAAAyYDQCIgMAIiA1AyIDePIgNwMgAFAAAAADIgNwciA1AyIDcCIAFAMiA1AiAAEAAAAgIiA1AiIBUDIgNQIAACAgAAA \
  DIgJQMiA1AyIDWYAAAAMiA1Ay+DWXIgN4MCABAAAAADIoNYciA3AyIAdCAAAANig1AiAAMAAAAAIiAVAiIBQDp4NRYiAUA \
  gAAACIgAAIiAkAiICQAAAAAMmg3U+fDUTIgNxMgAQAAAAADJoNYMmA3AyIBcSIAAAOiA1AiAAICAAAgMiAwAiAAADJ4NRo \
  CACAgAAADIgAQIiAlAyIDQAAAAAMig1wyKDcHIgNwMAAgAAAAADJgJwIAABAwADcAAAAAMiAxAAAAAAAAAAIAAAAgAAEDI \
  gJQAAAAAAAAAAAAAAIAABAiIDAAAAAAMiA1A2eDcTIgNwMiA1AiICED5sNwsiA3AyIDcCIgAQOig1EyIAECIgJgIiA0AyI \
  DUDJgNVoAACAyICEDIgNQMCAlAyMDUAAAAAMmB1C2IDMHIgMwAAABAAAAADIoMwIiAAAAAAAAIAAAMmgxAyAAICAAAgIiA \
  wAgAAADIgMQIAACAgAAACIAAAAAABAyKHACIgIAMiA1AzuHcbIgNwMiQ1FiIBADN4P6siA1A6LD8eIgNgMjp1QyIDcDIAJ \
  QMiA1AyIDUDI4NQMiAzAyIDEDIgNQMiA1QyILX+IgJAMjh3iy6DeDIgNwMqAhAiIAADIoNYMiA1AiIDMCAAAAMig1xwIBU \
  CAAAwIiA1AyAAEDI4NQIAACAgAAADIgNAIiAgAyIDUAAAAAMmg1mypDcDIgNwIgABAAAAADIgNwIAABAgAAIAAAAAMiA1Q \
  wIAICAAAgIiAwAAAAEDIgMQIAADAAAAACAAAAIAAAAgACUAAAAAMiAxhyoDeDIgNwIqAhAAAAADIgNwMiA1AiAAICIAAQM \
  iA1AiIAEAAAAAIiA1AgACADIgNQIAACAiAAACIgNQIiAhAyIDUAAAAAMnA1AyIDUDIgNwMAABAAAAADJgNwMiA1AiIDcCA \
  AAAMiA1AyICECAAAQICAAAgAAADIgNQIiABAgAAEDIgNQIiAgAyIDEAAAAAMiA1AyMDcDIgNwIAABAAAAADIoNwMiA1AiA \
  AICIAAAMiA1CiAAACAAAAIgAFAgAAADIgNQIAACAgAAADIgMQIiAhAyaDQCIgMAMiA1A6KDcTIgNwMAAAAAAAADIgNwMiA \
  1AiIDMCAgFAMiA1AgAAEAAAAAIgAAAiIBQDJoNQIAABAAAAACIgJAIiAlAiIDQAAAAAMiA1AyITUDIgNwIAABAAAAADIoN \
  QMiA1AyIDcCIgEAMiE1EyIAUDIABQMiAVAiIBQDIhJQIiAhAyIAEDIgNQMiAlAy8DUSIgMQMiA1AA=
  """
