// The signs that part a card, and what can be said of an byte.

let colon = UInt8(ascii: ":")
let semicolon = UInt8(ascii: ";")
let comma = UInt8(ascii: ",")
let equals = UInt8(ascii: "=")
let quote = UInt8(ascii: "\"")
let backslash = UInt8(ascii: "\\")

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

func uppercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.map { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
  }
}
