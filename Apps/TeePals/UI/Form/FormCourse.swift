import Calendar
import Coding
import Core
import TeePalsDomain
import Wire

/// A course that can be chosen: what a round says of it, and the zone it lies in.
@Memberwise(unlabelled: 1) struct FormCourse: Hashable {
  var course: RoundCourse
  /// IANA name.
  var zone: String
  /// How far away, in metres; `nil` where nobody knows where the person is.
  var distance: Int?

  /// What tells it apart in a list: one name in one city is one course.
  var key: String {
    String(decoding: folded(course.name), as: UTF8.self) + "|"
      + String(decoding: folded(course.cityLabel), as: UTF8.self)
  }

  /// One of the catalogue.
  init(_ course: Course) {
    self.init(
      RoundCourse(
        name: course.name, cityLabel: course.cityLabel, point: course.point, id: course.id),
      zone: course.timeZone)
  }

  /// As it is kept on the device.
  init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      try cursor.decode(), zone: try cursor.required("zone").string(limit: GolfLimits.storedName))
  }

  var json: JSON {
    .object([
      "id": course.id.map { id in .id(id) }, "name": .string(course.name),
      "city": .string(course.cityLabel), "lat": course.point.lat, "lng": course.point.lng,
      "zone": .string(zone), "pointed": .flag(course.isPointed),
    ])
  }

  /// The same with its distance from a place.
  func seen(from place: GlobePoint?) -> FormCourse {
    var course = self
    course.distance = place.map { place in Int(Globe.metres(place, self.course.point)) }
    return course
  }
}

/// A city that a course which is in no catalogue lies in.
@Memberwise struct FormPlace: Hashable {
  var label: String
  var point: GlobePoint
  /// IANA name.
  var zone: String
  /// Whether the point is the course's: where the device was, when somebody was there.
  var isPointed = false

  init(_ city: City) {
    self.init(label: city.label, point: city.point, zone: city.timeZone)
  }

  /// As it is kept on the device.
  init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      label: try cursor.required("label").string(limit: GolfLimits.storedLabel),
      point: try GlobePoint(cursor),
      zone: try cursor.required("zone").string(limit: GolfLimits.storedName))
    isPointed = try cursor.flag("pointed")
  }

  var json: JSON {
    .object([
      "label": .string(label), "lat": point.lat, "lng": point.lng, "zone": .string(zone),
      "pointed": .flag(isPointed),
    ])
  }
}
