import Core

/// Walks through a GPX file, 1.0 or 1.1, and hands its parts to a sink.
struct GPXReader<Sink: GPXSink> {
  /// What the text is by its first element.
  enum Root: Hashable, Sendable {
    case none, gpx, other
  }

  /// What the text of the innermost element is about.
  private enum Field {
    case time, elevation, heart, cadence, speed, trackName, trackType, metadataName, rootName
  }

  var sink: Sink
  private(set) var root = Root.none
  private var xml: XMLReader
  private var field: Field?
  private var text: [UInt8] = []
  private var point = GPXRawPoint()
  // Depths of what is being read; 0 outside.
  private var pointDepth = 0
  private var trackDepth = 0
  private var metadataDepth = 0

  init(_ xml: XMLReader, _ sink: Sink) {
    self.xml = xml
    self.sink = sink
  }

  /// Reads to the end of the file, or until the sink is full.
  mutating func read() throws(XMLFault) {
    while !sink.isFull {
      switch try xml.next() {
      case .open: try opened()
      case .text(let text):
        // A time or a name is short; anything longer is none.
        if field != nil, self.text.count < 512 { try xml.append(text, to: &self.text) }
      case .close: closed()
      case .end: return
      }
    }
  }

  private mutating func opened() throws(XMLFault) {
    text.removeAll(keepingCapacity: true)
    field = nil
    if xml.depth == 1 {
      root = xml.isNamed("gpx") ? .gpx : .other
    } else if pointDepth > 0 {
      openedInPoint()
    } else if xml.isNamed("trkpt") {
      if trackDepth > 0 { try begin() }
    } else if xml.isNamed("trkseg") {
      sink.segmentBegins()
    } else if xml.depth == 2 {
      openedInRoot()
    } else if xml.depth == 3 {
      if trackDepth > 0 {
        if xml.isNamed("name") { field = .trackName }
        if xml.isNamed("type") { field = .trackType }
      } else if metadataDepth > 0, xml.isNamed("name") {
        field = .metadataName
      }
    }
  }

  private mutating func openedInRoot() {
    if xml.isNamed("trk") {
      trackDepth = xml.depth
      sink.trackBegins()
    } else if xml.isNamed("metadata") {
      metadataDepth = xml.depth
    } else if xml.isNamed("name") {
      field = .rootName
    } else if xml.isNamed("rte") || xml.isNamed("wpt") {
      sink.passOver()
    }
  }

  private mutating func openedInPoint() {
    if xml.depth == pointDepth + 1 {
      if xml.isNamed("time") {
        field = .time
        return
      }
      if xml.isNamed("ele") {
        field = .elevation
        return
      }
    }
    if xml.isNamed("hr") || xml.isNamed("heartrate") {
      field = .heart
    } else if xml.isNamed("cad") || xml.isNamed("cadence") {
      field = .cadence
    } else if xml.isNamed("speed") {
      field = .speed
    }
  }

  private mutating func begin() throws(XMLFault) {
    pointDepth = xml.depth
    point.begin(line: xml.line())
    let latitude = try xml.attribute("lat").flatMap { bytes in DecimalText.value(bytes) }
    let longitude = try xml.attribute("lon").flatMap { bytes in DecimalText.value(bytes) }
    if let latitude, let longitude {
      point.place = GlobePoint(latitude: latitude, longitude: longitude)
    }
  }

  private mutating func closed() {
    if let field { take(field) }
    field = nil
    text.removeAll(keepingCapacity: true)
    let closing = xml.depth + 1
    if closing == pointDepth {
      pointDepth = 0
      sink.take(point)
    }
    if closing == trackDepth {
      trackDepth = 0
      sink.trackEnds()
    }
    if closing == metadataDepth { metadataDepth = 0 }
  }

  private mutating func take(_ field: Field) {
    switch field {
    case .time:
      point.hasTime = true
      swap(&point.time, &text)
    case .elevation:
      point.elevation = DecimalText.value(text)
      if point.elevation == nil { point.isMalformed = true }
    case .heart: takeHeart(DecimalText.value(text))
    case .cadence:
      point.cadence = RecordedNumber.strides(text)
      if point.cadence == nil { point.isMalformed = true }
    case .speed:
      point.speed = RecordedNumber.speed(text)
      if point.speed == nil { point.isMalformed = true }
    case .trackName: sink.take(name: text, of: .track)
    case .trackType: sink.take(type: text)
    case .metadataName: sink.take(name: text, of: .metadata)
    case .rootName: sink.take(name: text, of: .root)
    }
  }

  /// Devices write 0 where they have no reading.
  private mutating func takeHeart(_ value: Double?) {
    if let value, value >= 1, value <= 300 {
      point.heart = Int(value)
    } else {
      point.heart = nil
      if value != 0 { point.isMalformed = true }
    }
  }
}
