/// The time zones on offer, from west to east: one for each way in which clocks go, and the cities
/// that people look for. Any other name of the tz database that a device has is offered there
/// besides.
enum ZoneNames {
  static let all = [
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Vancouver",
    "America/Denver", "America/Phoenix", "America/Chicago", "America/Mexico_City",
    "America/New_York", "America/Toronto", "America/Bogota", "America/Lima", "America/Caracas",
    "America/Halifax", "America/Santiago", "America/St_Johns", "America/Argentina/Buenos_Aires",
    "America/Sao_Paulo", "Atlantic/Azores", "Atlantic/Reykjavik", "Europe/London",
    "Europe/Dublin", "Europe/Lisbon", "Africa/Lagos", "Africa/Casablanca", "Europe/Amsterdam",
    "Europe/Berlin", "Europe/Brussels", "Europe/Copenhagen", "Europe/Madrid", "Europe/Oslo",
    "Europe/Paris", "Europe/Prague", "Europe/Rome", "Europe/Stockholm", "Europe/Vienna",
    "Europe/Warsaw", "Europe/Zurich", "Africa/Cairo", "Africa/Johannesburg", "Asia/Jerusalem",
    "Europe/Athens", "Europe/Bucharest", "Europe/Helsinki", "Europe/Kyiv", "Africa/Nairobi",
    "Asia/Baghdad", "Asia/Riyadh", "Europe/Istanbul", "Europe/Moscow", "Asia/Tehran",
    "Asia/Dubai", "Asia/Kabul", "Asia/Karachi", "Asia/Tashkent", "Asia/Kolkata",
    "Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Ho_Chi_Minh",
    "Asia/Jakarta", "Asia/Hong_Kong", "Asia/Manila", "Asia/Shanghai", "Asia/Singapore",
    "Asia/Taipei", "Australia/Perth", "Asia/Seoul", "Asia/Tokyo", "Australia/Adelaide",
    "Australia/Darwin", "Australia/Brisbane", "Australia/Sydney", "Pacific/Noumea",
    "Pacific/Auckland", "Pacific/Apia", "UTC",
  ]

  /// The name as people read it.
  static func title(_ name: String) -> String {
    String(decoding: name.utf8.map { byte in byte == 0x5F ? 0x20 : byte }, as: UTF8.self)
  }
}
