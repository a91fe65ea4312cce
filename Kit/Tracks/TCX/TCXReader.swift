import Calendar
import Core

/// Walks through a TCX file.
struct TCXReader {
  /// What the text is by its first element.
  enum Root: Hashable, Sendable {
    case none, database, other
  }

  private(set) var root = Root.none
  var recording = TCXRecording()
  private var xml: XMLReader
  /// The elements that are open.
  private var open: [TCXElement] = []
  private var text: [UInt8] = []
  private var point = TCXRawPoint()

  init(_ xml: XMLReader) { self.xml = xml }

  /// Reads to the end of the file, or until there are as many points as may be.
  mutating func read() throws(XMLFault) {
    while !recording.file.isCut {
      switch try xml.next() {
      case .open: try opened()
      case .text(let text):
        // Numbers, times and the first line of notes; anything longer is none.
        if open.last?.hasText == true, self.text.count < 2_048 {
          try xml.append(text, to: &self.text)
        }
      case .close: closed()
      case .end: return
      }
    }
  }

  private mutating func opened() throws(XMLFault) {
    text.removeAll(keepingCapacity: true)
    guard let outer = open.last else {
      let isDatabase = xml.isNamed("TrainingCenterDatabase")
      root = isDatabase ? .database : .other
      open.append(isDatabase ? .database : .other)
      return
    }
    let element = outer.child(xml)
    open.append(element)
    switch element {
    case .activity: recording.begin(sport: try xml.attribute("Sport") ?? [])
    case .lap: try beginLap()
    case .track: recording.trackBegins()
    case .point:
      point = TCXRawPoint()
      point.line = xml.line()
    case .position: point.hasPosition = true
    case .foreignPart: recording.file.unknown += 1
    default: break
    }
  }

  private mutating func beginLap() throws(XMLFault) {
    let line = xml.line()
    let start = try xml.attribute("StartTime").flatMap { bytes in XMLDateTime(bytes) }
    recording.beginLap(start, line: line)
  }

  private mutating func closed() {
    guard let element = open.popLast() else { return }
    if element.hasText {
      take(element)
    } else if element == .point {
      recording.take(point)
    } else if element == .lap {
      recording.endLap()
    } else if element == .activity {
      recording.end()
    }
    text.removeAll(keepingCapacity: true)
  }

  private mutating func take(_ element: TCXElement) {
    switch element {
    case .time: point.time = XMLDateTime(text).map { time in .known(time) } ?? .wrong
    case .latitude: point.latitude = DecimalText.value(text)
    case .longitude: point.longitude = DecimalText.value(text)
    case .altitude:
      point.altitude = DecimalText.value(text).flatMap { value in RecordedNumber.altitude(value) }
      check(point.altitude != nil)
    case .distance:
      point.distance = RecordedNumber.path(text)
      check(point.distance != nil)
    case .heartValue:
      point.heart = RecordedNumber.beats(text)
      check(point.heart != nil)
    case .cadence:
      point.cadence = RecordedNumber.strides(text)
      check(point.cadence != nil)
    case .runCadence:
      point.runCadence = RecordedNumber.strides(text)
      check(point.runCadence != nil)
    case .speed:
      point.speed = RecordedNumber.speed(text)
      check(point.speed != nil)
    case .id: recording.take(id: XMLDateTime(text), line: xml.line())
    case .notes: recording.take(notes: text)
    default: recording.takeLap(element, text, line: xml.line())
    }
  }

  private mutating func check(_ isRight: Bool) {
    if !isRight { point.isMalformed = true }
  }
}
