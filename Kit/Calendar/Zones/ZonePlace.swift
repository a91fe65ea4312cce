extension ZoneTable {
  /// What people call a zone: `Los Angeles` of `America/Los_Angeles`, the city of its name.
  ///
  /// Names without a city count to the west, as POSIX does and nobody else: `Etc/GMT+9` is nine
  /// hours behind UTC, and called `UTC−9`.
  public static func place(of name: String) -> String {
    if let hours = westward(name) { return hours }
    let last = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
    let bytes = last.map { byte in byte == UInt8(ascii: "_") ? UInt8(ascii: " ") : byte }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func westward(_ name: String) -> String? {
    let area = "Etc/GMT"
    guard name.hasPrefix(area), let hours = Int(String(name.dropFirst(area.count))), hours != 0
    else { return nil }
    return "UTC" + (hours > 0 ? "−" : "+") + String(hours.magnitude)
  }
}
