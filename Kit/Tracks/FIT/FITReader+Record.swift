import Core

/// The numbers of a record.
private struct FITSample {
  var latitude: Double?
  var longitude: Double?
  var altitude: Double?
  var enhancedAltitude: Double?
  var heartRate: Double?
  var cadence: Double?
  var fraction: Double?
  var distance: Double?
  var speed: Double?
  var enhancedSpeed: Double?

  /// Takes the number of a field unless there is one.
  mutating func take(_ value: Double, for number: UInt8) {
    switch number {
    case FITRecordField.latitude: latitude = latitude ?? value
    case FITRecordField.longitude: longitude = longitude ?? value
    case FITRecordField.altitude: altitude = altitude ?? value
    case FITRecordField.enhancedAltitude: enhancedAltitude = enhancedAltitude ?? value
    case FITRecordField.heartRate: heartRate = heartRate ?? value
    case FITRecordField.cadence: cadence = cadence ?? value
    case FITRecordField.fractionalCadence: fraction = fraction ?? value
    case FITRecordField.distance: distance = distance ?? value
    case FITRecordField.speed: speed = speed ?? value
    case FITRecordField.enhancedSpeed: enhancedSpeed = enhancedSpeed ?? value
    default: break
    }
  }

  /// Whether the native field that a developer's stands for, or its enhanced form, is there.
  func has(_ number: UInt8) -> Bool {
    switch number {
    case FITRecordField.altitude, FITRecordField.enhancedAltitude:
      altitude != nil || enhancedAltitude != nil
    case FITRecordField.speed, FITRecordField.enhancedSpeed: speed != nil || enhancedSpeed != nil
    default: false
    }
  }
}

/// A distance of 12 bits in sixteenths of a metre, which begins again at 256 m.
struct FITRollingDistance {
  private var last = 0
  private var total = 0

  /// Metres since the file began.
  mutating func advance(to value: Int) -> Double {
    total &+= (value &- last) & 0xFFF
    last = value
    return Double(total) / 16
  }
}

extension FITReader {
  mutating func record(_ message: FITMessage, time: UInt32?, at position: FilePosition) {
    var sample = FITSample()
    var both: FITField?
    let definition = message.definition
    for field in definition.fields {
      if field.number == FITRecordField.speedAndDistance {
        both = field
      } else if let value = field.value(bytes, at: message.base, isBig: definition.isBig) {
        sample.take(value, for: field.number)
      }
    }
    if let both { speedAndDistance(both, at: message.base, into: &sample) }
    for field in definition.stand where !sample.has(field.number) {
      guard let value = field.value(bytes, at: message.base, isBig: definition.isBig) else {
        continue
      }
      sample.take(value, for: field.number)
    }
    guard let at = date(time, at: position), counts.points.add() else { return }
    part.points.append(point(sample, at: at, position))
  }

  private mutating func point(_ sample: FITSample, at: Instant, _ position: FilePosition)
    -> RecordedPoint
  {
    var point = RecordedPoint(at: at)
    if let latitude = sample.latitude, let longitude = sample.longitude {
      point.place = GlobePoint(latitude: latitude, longitude: longitude)
      if point.place == nil { file.note(.place, at: position) }
    } else if sample.latitude != nil || sample.longitude != nil {
      file.note(.place, at: position)
    }
    point.altitude = sample.enhancedAltitude ?? sample.altitude
    point.path = sample.distance.flatMap { value in value >= 0 ? value : nil }
    point.speed = (sample.enhancedSpeed ?? sample.speed).flatMap { value in
      value >= 0 ? value : nil
    }
    point.heartRate = sample.heartRate.flatMap { value in fitHeartRate(value) }
    // Strides, of which each has two steps.
    if let cadence = sample.cadence {
      point.cadence = fitWhole(2 * (cadence + (sample.fraction ?? 0)), upTo: 600)
    }
    return point
  }

  /// Twelve bits of speed and twelve of distance.
  private mutating func speedAndDistance(
    _ field: FITField, at base: Int, into sample: inout FITSample
  ) {
    let start = base + field.offset
    guard field.size == 3, start + 3 <= bytes.count else { return }
    let bits =
      Int(bytes[start]) | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]) << 16
    guard bits != 0xFF_FFFF else { return }
    sample.take(Double(bits & 0xFFF) / 100, for: FITRecordField.speed)
    sample.take(distance.advance(to: bits >> 12), for: FITRecordField.distance)
  }
}
