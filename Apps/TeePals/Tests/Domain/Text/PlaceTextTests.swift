import Core
import TeePalsDomain
import Testing
import Wire

/// Places as people paste them (specification §9).
@Suite struct PlaceTextTests {
  @Test(
    "degrees, and the links of maps",
    arguments: [
      "37.77, -122.41", "37.77,-122.41", " 37.77  -122.41\n", "+37.770000 , −122.410000",
      "geo:37.77,-122.41", "geo:37.77,-122.41;u=35", "geo:37.77,-122.41,12?z=15",
      "geo:0,0?q=37.77,-122.41(Hidden Hills)", "GEO:0,0?q=37.77%2C-122.41",
      "geo:37.77,-122.41?q=12%2034th%20Street",
      "https://www.google.com/maps/@37.77,-122.41,15z",
      "https://www.google.com/maps?q=37.77,-122.41",
      "https://maps.google.com/?ll=37.77,-122.41&z=16",
      "https://www.google.com/maps/search/?api=1&query=37.77%2C-122.41",
      "https://www.google.com/maps/dir/?api=1&destination=37.77,-122.41",
      "https://www.google.com/maps/place/Hidden+Hills/@37.7,-122.4,17z/data=!3m1!4b1!4m6!3m5"
        + "!1s0x0:0x0!8m2!3d37.77!4d-122.41!16s%2Fg%2F1",
      "https://maps.apple.com/?ll=37.77,-122.41", "https://maps.apple.com/?q=37.77,+-122.41",
      "https://maps.apple.com/place?coordinate=37.77,-122.41&name=Hidden%20Hills",
      "https://www.openstreetmap.org/#map=15/37.77/-122.41",
      "https://www.openstreetmap.org/?mlat=37.77&mlon=-122.41",
      "https://www.openstreetmap.org/?mlat=37.77&mlon=-122.41#map=12/37.7/-122.4",
    ])
  func places(_ text: String) throws {
    let point = try #require(PlaceText.point(text))
    #expect(point == GlobePoint(microLatitude: 37_770_000, microLongitude: -122_410_000))
  }

  @Test(
    "what is none",
    arguments: [
      "", " ", "37.77", "37.77,", "37,77, -122,41", "91, 0", "0, 180.000001", "0,0", "geo:0,0",
      "1600, 200", "behind the barn", "12 Main Street", "37.77, -122.41 or so", "37.77-122.41",
      "https://maps.app.goo.gl/abcDEF123", "https://example.org/", "https://@",
      "https://www.google.com/maps?q=12,34th+Street", "geo:", "mailto:37.77,-122.41",
      "https://www.openstreetmap.org/#map=15", "٣٧, ١٢٢",
    ])
  func nothing(_ text: String) { #expect(PlaceText.point(text) == nil) }

  @Test("a place travels as whole millionths, whatever was typed")
  func rounding() throws {
    let point = try #require(PlaceText.point("37.12345649999, -0.0000005"))
    #expect(point == GlobePoint(microLatitude: 37_123_456, microLongitude: -1))
    #expect(point == point.snapped)
  }

  @Test("a text longer than any link is not read")
  func long() {
    let text = "https://www.google.com/maps?q=37.77,-122.41&x="
    #expect(PlaceText.point(text + String(repeating: "x", count: PlaceText.longest)) == nil)
  }

  @Test("that somebody pointed at a course survives the wire, and is not there by itself")
  func wire() throws {
    let point = try #require(PlaceText.point("37.77, -122.41"))
    var course = RoundCourse(name: "Hidden Hills", cityLabel: "San Francisco, CA", point: point)
    #expect(!course.json.text.contains("pointed"))
    for isPointed in [false, true] {
      course.isPointed = isPointed
      #expect(try RoundCourse(WireCursor(JSON.parse(course.json.text))) == course)
      #expect(course.isFound == isPointed)
    }
    course.id = CourseID(high: 0, low: 1)
    course.isPointed = false
    #expect(course.isFound)
  }
}
