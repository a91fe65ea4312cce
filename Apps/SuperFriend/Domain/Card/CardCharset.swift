import Core

/// The character set that a card names.
enum CardCharset: Hashable {
  /// UTF-8, ASCII, or none is named.
  case unicode
  /// One that the host decodes, by its name in ``EncodedText``.
  case encoding(String)

  /// `nil` for one that nobody here can read.
  init?(_ name: String) {
    let plain = name.uppercased().utf8.filter { byte in byte != 0x2D && byte != 0x5F }
    let key = String(decoding: plain, as: UTF8.self)
    switch key {
    case "", "UTF8", "USASCII", "ASCII": self = .unicode
    default:
      guard let name = asianName(key) ?? windowsName(key) ?? otherName(key) else { return nil }
      self = .encoding(name)
    }
  }

  /// The one that writes everything in the bytes of ASCII.
  static let sevenBits = "iso-2022-jp"
}

// How IANA, Microsoft, Java and old telephones call them, in capital letters and digits alone.

private func asianName(_ name: String) -> String? {
  switch name {
  case "EUCKR", "KSC56011987", "KSC5601", "KSX1001", "CP949", "MS949", "WINDOWS949",
    "XWINDOWS949", "UHC":
    "euc-kr"
  case "SHIFTJIS", "SJIS", "XSJIS", "MSKANJI", "CP932", "MS932", "WINDOWS31J": "shift_jis"
  case "EUCJP": "euc-jp"
  case "ISO2022JP": CardCharset.sevenBits
  case "GB18030", "GBK", "GB2312", "EUCCN", "CP936", "MS936", "WINDOWS936": "gb18030"
  case "BIG5", "BIG5HKSCS", "CP950", "MS950", "WINDOWS950": "big5"
  default: nil
  }
}

private func windowsName(_ name: String) -> String? {
  switch name {
  case "WINDOWS1250", "CP1250": "windows-1250"
  case "WINDOWS1251", "CP1251": "windows-1251"
  case "WINDOWS1252", "CP1252", "ISO88591", "LATIN1": "windows-1252"
  case "WINDOWS1253", "CP1253": "windows-1253"
  case "WINDOWS1254", "CP1254", "ISO88599", "LATIN5": "windows-1254"
  case "WINDOWS1255", "CP1255": "windows-1255"
  case "WINDOWS1256", "CP1256": "windows-1256"
  case "WINDOWS1257", "CP1257": "windows-1257"
  case "WINDOWS1258", "CP1258": "windows-1258"
  case "WINDOWS874", "CP874", "ISO885911", "TIS620": "windows-874"
  default: nil
  }
}

private func otherName(_ name: String) -> String? {
  switch name {
  case "ISO88592", "LATIN2": "iso-8859-2"
  case "ISO88593", "LATIN3": "iso-8859-3"
  case "ISO88594", "LATIN4": "iso-8859-4"
  case "ISO88595": "iso-8859-5"
  case "ISO88596": "iso-8859-6"
  case "ISO88597": "iso-8859-7"
  case "ISO88598", "ISO88598I": "iso-8859-8"
  case "ISO885910", "LATIN6": "iso-8859-10"
  case "ISO885913", "LATIN7": "iso-8859-13"
  case "ISO885914", "LATIN8": "iso-8859-14"
  case "ISO885915", "LATIN9": "iso-8859-15"
  case "ISO885916", "LATIN10": "iso-8859-16"
  case "KOI8R": "koi8-r"
  case "KOI8U": "koi8-u"
  case "IBM866", "CP866": "ibm866"
  case "MACINTOSH", "MACROMAN": "macintosh"
  default: nil
  }
}
