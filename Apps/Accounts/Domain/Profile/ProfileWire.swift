import Core
import Wire

// The fields of the private half as commands: `setHeight`, …, each with one value.

extension PrivateField {
  static let names = [
    "setBirthYear", "setSex", "setHeight", "setWeight", "setMaximumHeartRate",
    "setRestingHeartRate", "setUnits", "setTimeZone", "setAudience",
  ]

  var name: String {
    switch self {
    case .birthYear: "setBirthYear"
    case .sex: "setSex"
    case .height: "setHeight"
    case .weight: "setWeight"
    case .maximumHeartRate: "setMaximumHeartRate"
    case .restingHeartRate: "setRestingHeartRate"
    case .units: "setUnits"
    case .timeZone: "setTimeZone"
    case .audience: "setAudience"
    }
  }

  func args(_ key: String, _ owner: JSON) -> JSON { .object([key: owner, "value": value]) }

  private var value: JSON? {
    switch self {
    case .birthYear(let value), .height(let value), .weight(let value),
      .maximumHeartRate(let value), .restingHeartRate(let value):
      value.map { value in .int(value) }
    case .sex(let value): value.map { value in .string(value.rawValue) }
    case .units(let value): value.map { value in .string(value.rawValue) }
    case .timeZone(let text): text.map { text in .string(text) }
    case .audience(let value): value.map { value in .string(value.rawValue) }
    }
  }

  /// `nil` for a name that is no field of this half.
  init?(name: String, _ args: WireCursor) throws(WireError) {
    let value = try args.optional("value")
    switch name {
    case "setBirthYear": self = .birthYear(try value?.whole())
    case "setSex": self = .sex(try value?.word(Sex.init(rawValue:)))
    case "setHeight": self = .height(centimetres: try value?.whole())
    case "setWeight": self = .weight(grams: try value?.whole())
    case "setMaximumHeartRate": self = .maximumHeartRate(try value?.whole())
    case "setRestingHeartRate": self = .restingHeartRate(try value?.whole())
    case "setUnits": self = .units(try value?.word(Units.init(rawValue:)))
    case "setTimeZone": self = .timeZone(try value?.string(limit: AccountsLimits.typed))
    case "setAudience": self = .audience(try value?.word(Audience.init(rawValue:)))
    default: return nil
    }
  }
}
