// The signs that part a card, and what can be said of an octet.

let colon = UInt8(ascii: ":")
let semicolon = UInt8(ascii: ";")
let comma = UInt8(ascii: ",")
let equals = UInt8(ascii: "=")
let quote = UInt8(ascii: "\"")
let backslash = UInt8(ascii: "\\")

func isBlank(_ octet: UInt8) -> Bool { octet == 0x20 || octet == 0x09 }

func uppercased(_ octets: some Sequence<UInt8>) -> [UInt8] {
  octets.map { octet in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(octet) ? octet - 32 : octet
  }
}
