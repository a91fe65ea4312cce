import Core
import Wire

extension SettingChange: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    switch try field.string(limit: 32) {
    case "defaultPeriod": self = .defaultPeriod(try needed().decode())
    case "wording": self = .wording(try needed().word())
    case "showsBands": self = .showsBands(try needed().bool())
    case "showsSections": self = .showsSections(try needed().bool())
    case "swipeType": self = .swipeType(try needed().word())
    case "recordsAtOnce": self = .recordsAtOnce(try needed().bool())
    case "offersMoreKinds": self = .offersMoreKinds(try needed().bool())
    case "nameOrder": self = .nameOrder(try needed().word())
    case "nameDisplay": self = .nameDisplay(try needed().word())
    case "startOfDay": self = .startOfDay(try readStartOfDay(try needed()))
    case "country": self = .country(try readCountry(value))
    default: throw field.error(.expected("a known setting"))
    }
  }

  /// The name of the setting.
  public var field: String {
    switch self {
    case .defaultPeriod: "defaultPeriod"
    case .wording: "wording"
    case .showsBands: "showsBands"
    case .showsSections: "showsSections"
    case .swipeType: "swipeType"
    case .recordsAtOnce: "recordsAtOnce"
    case .offersMoreKinds: "offersMoreKinds"
    case .nameOrder: "nameOrder"
    case .nameDisplay: "nameDisplay"
    case .startOfDay: "startOfDay"
    case .country: "country"
    }
  }

  private var value: JSON? {
    switch self {
    case .defaultPeriod(let value): value.json
    case .wording(let value): .string(value.rawValue)
    case .showsBands(let value), .showsSections(let value), .recordsAtOnce(let value),
      .offersMoreKinds(let value):
      .bool(value)
    case .swipeType(let value): .string(value.rawValue)
    case .nameOrder(let value): .string(value.rawValue)
    case .nameDisplay(let value): .string(value.rawValue)
    case .startOfDay(let value): .int(value.hour)
    case .country(let value): value.map { country in .string(country.code) }
    }
  }

  public var json: JSON { .object(["field": .string(field), "value": value]) }
}

extension FriendsSettings {
  var body: JSON {
    .object([
      "defaultPeriod": defaultPeriod.json, "wording": .string(wording.rawValue),
      "showsBands": .bool(showsBands), "showsSections": .bool(showsSections),
      "swipeType": .string(swipeType.rawValue), "recordsAtOnce": .bool(recordsAtOnce),
      "offersMoreKinds": .bool(offersMoreKinds), "nameOrder": .string(nameOrder.rawValue),
      "nameDisplay": .string(nameDisplay.rawValue), "startOfDay": .int(startOfDay.hour),
      "country": country.map { country in .string(country.code) },
    ])
  }

  /// An absent field has its default: rows of older versions know fewer.
  init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("defaultPeriod") { defaultPeriod = try value.decode() }
    if let value = try body.optional("wording") { wording = try value.word() }
    if let value = try body.optional("showsBands") { showsBands = try value.bool() }
    if let value = try body.optional("showsSections") { showsSections = try value.bool() }
    if let value = try body.optional("swipeType") { swipeType = try value.word() }
    if let value = try body.optional("recordsAtOnce") { recordsAtOnce = try value.bool() }
    if let value = try body.optional("offersMoreKinds") { offersMoreKinds = try value.bool() }
    if let value = try body.optional("nameOrder") { nameOrder = try value.word() }
    if let value = try body.optional("nameDisplay") { nameDisplay = try value.word() }
    if let value = try body.optional("startOfDay") {
      startOfDay = try readStartOfDay(value)
    }
    country = Country(try body.text("country"))
  }
}

private func readStartOfDay(_ cursor: WireCursor) throws(WireError) -> StartOfDay {
  guard let start = StartOfDay(hour: Int(try cursor.integer(in: 0...6))) else {
    throw cursor.error(.outOfRange("0…6"))
  }
  return start
}

private func readCountry(_ cursor: WireCursor?) throws(WireError) -> Country? {
  guard let cursor else { return nil }
  guard let country = Country(try cursor.string(limit: 2)) else {
    throw cursor.error(.expected("a known country"))
  }
  return country
}
