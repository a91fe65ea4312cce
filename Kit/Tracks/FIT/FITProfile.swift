/// The messages that are read, by their global number.
enum FITMessageNumber {
  static let file: UInt16 = 0
  static let sport: UInt16 = 12
  static let session: UInt16 = 18
  static let lap: UInt16 = 19
  static let record: UInt16 = 20
  static let event: UInt16 = 21
  static let activity: UInt16 = 34
  static let heartbeats: UInt16 = 78
  static let fieldDescription: UInt16 = 206
  static let developerData: UInt16 = 207
  /// The number of the timestamp in every message.
  static let timestamp: UInt8 = 253
}

/// The fields of a record, by their number.
enum FITRecordField {
  static let latitude: UInt8 = 0
  static let longitude: UInt8 = 1
  static let altitude: UInt8 = 2
  static let heartRate: UInt8 = 3
  static let cadence: UInt8 = 4
  static let distance: UInt8 = 5
  static let speed: UInt8 = 6
  static let speedAndDistance: UInt8 = 8
  static let fractionalCadence: UInt8 = 53
  static let enhancedSpeed: UInt8 = 73
  static let enhancedAltitude: UInt8 = 78
}

enum FITProfile {
  static func knows(message: UInt16) -> Bool {
    switch message {
    case 0, 12, 18, 19, 20, 21, 34, 78, 206, 207: true
    default: false
    }
  }

  /// Whether a field is one that is read, or that says nothing more than those.
  static func knows(field: UInt8, of message: UInt16) -> Bool {
    if field == 253 || field == 254 { return true }
    return switch message {
    case FITMessageNumber.file: field <= 4
    case FITMessageNumber.sport: field <= 1
    case FITMessageNumber.session:
      switch field {
      case 0, 1, 2, 5...9, 11, 16, 17, 22, 23, 25, 26, 28: true
      default: false
      }
    case FITMessageNumber.lap:
      switch field {
      case 0, 1, 2, 7, 8, 9, 11, 15, 16, 21...25: true
      default: false
      }
    case FITMessageNumber.record:
      switch field {
      case 0...6, 8, 53, 73, 78: true
      default: false
      }
    case FITMessageNumber.event: field <= 1
    case FITMessageNumber.activity: field <= 5
    case FITMessageNumber.heartbeats: field == 0
    case FITMessageNumber.fieldDescription:
      switch field {
      case 0...3, 6, 7, 8, 14, 15: true
      default: false
      }
    case FITMessageNumber.developerData: field <= 4
    default: false
    }
  }

  /// What a record's number is divided by, and what is then taken away.
  static func scale(record field: UInt8) -> (divisor: Double, offset: Double) {
    switch field {
    case FITRecordField.latitude, FITRecordField.longitude: (2_147_483_648 / 180, 0)
    case FITRecordField.altitude, FITRecordField.enhancedAltitude: (5, 500)
    case FITRecordField.distance: (100, 0)
    case FITRecordField.speed, FITRecordField.enhancedSpeed: (1000, 0)
    case FITRecordField.fractionalCadence: (128, 0)
    default: (1, 0)
    }
  }
}
