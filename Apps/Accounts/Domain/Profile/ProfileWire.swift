import Core
import Wire

// The fields of a profile as commands: `setAbout`, `setHeight`, …, each with one value.

extension PublicField {
  var name: String {
    switch self {
    case .about: "setAbout"
    case .area: "setArea"
    case .photo: "setPhoto"
    }
  }

  var value: JSON? {
    switch self {
    case .about(let text), .area(let text): text.map { text in .string(text) }
    case .photo(let photo): photo.map { photo in photo.json }
    }
  }

  /// `nil` for a name that is no field of this half.
  static func decode(_ name: String, _ value: WireCursor?) throws(WireError) -> PublicField? {
    switch name {
    case "setAbout": .about(try value?.string())
    case "setArea": .area(try value?.string())
    case "setPhoto": .photo(try value?.decode())
    default: nil
    }
  }
}

extension PrivateField {
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

  var value: JSON? {
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
  static func decode(_ name: String, _ value: WireCursor?) throws(WireError) -> PrivateField? {
    switch name {
    case "setBirthYear": .birthYear(try value?.whole())
    case "setSex": .sex(try value?.word(Sex.init(rawValue:)))
    case "setHeight": .height(centimetres: try value?.whole())
    case "setWeight": .weight(grams: try value?.whole())
    case "setMaximumHeartRate": .maximumHeartRate(try value?.whole())
    case "setRestingHeartRate": .restingHeartRate(try value?.whole())
    case "setUnits": .units(try value?.word(Units.init(rawValue:)))
    case "setTimeZone": .timeZone(try value?.string(limit: 1_000))
    case "setAudience": .audience(try value?.word(Audience.init(rawValue:)))
    default: nil
    }
  }
}
