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
      guard let name = encodingName(key) else { return nil }
      self = .encoding(name)
    }
  }

  /// The one that writes everything in the bytes of ASCII.
  static let sevenBits = "iso-2022-jp"
}

/// The encoding that is called so.
private func encodingName(_ name: String) -> String? {
  for row in encodings.split(separator: ";") {
    let names = row.split(separator: " ")
    let isCalled = names.dropFirst().contains { other in other.utf8.elementsEqual(name.utf8) }
    if isCalled { return names.first.map { encoding in String(encoding) } }
  }
  return nil
}

/// Encodings, each with what IANA, Microsoft, Java and old telephones call it, in capital letters
/// and digits alone. As one text: cases of texts are 11 kB of code.
private let encodings = """
  euc-kr EUCKR KSC56011987 KSC5601 KSX1001 CP949 MS949 WINDOWS949 XWINDOWS949 UHC;\
  shift_jis SHIFTJIS SJIS XSJIS MSKANJI CP932 MS932 WINDOWS31J;euc-jp EUCJP;\
  iso-2022-jp ISO2022JP;gb18030 GB18030 GBK GB2312 EUCCN CP936 MS936 WINDOWS936;\
  big5 BIG5 BIG5HKSCS CP950 MS950 WINDOWS950;windows-1250 WINDOWS1250 CP1250;\
  windows-1251 WINDOWS1251 CP1251;windows-1252 WINDOWS1252 CP1252 ISO88591 LATIN1;\
  windows-1253 WINDOWS1253 CP1253;windows-1254 WINDOWS1254 CP1254 ISO88599 LATIN5;\
  windows-1255 WINDOWS1255 CP1255;windows-1256 WINDOWS1256 CP1256;\
  windows-1257 WINDOWS1257 CP1257;windows-1258 WINDOWS1258 CP1258;\
  windows-874 WINDOWS874 CP874 ISO885911 TIS620;iso-8859-2 ISO88592 LATIN2;\
  iso-8859-3 ISO88593 LATIN3;iso-8859-4 ISO88594 LATIN4;iso-8859-5 ISO88595;iso-8859-6 ISO88596;\
  iso-8859-7 ISO88597;iso-8859-8 ISO88598 ISO88598I;iso-8859-10 ISO885910 LATIN6;\
  iso-8859-13 ISO885913 LATIN7;iso-8859-14 ISO885914 LATIN8;iso-8859-15 ISO885915 LATIN9;\
  iso-8859-16 ISO885916 LATIN10;koi8-r KOI8R;koi8-u KOI8U;ibm866 IBM866 CP866;\
  macintosh MACINTOSH MACROMAN
  """
