import Core
import Foundation
import TeePalsServer
import Testing

@Suite("Files of courses")
struct CourseFileTests {
  private func read(_ text: String) throws -> CourseFile { try CourseFile(Array(text.utf8)) }

  private func fault(_ text: String) -> CourseFault? {
    do throws(CourseFault) {
      _ = try CourseFile(Array(text.utf8))
      return nil
    } catch { return error }
  }

  private func near(_ point: GlobePoint, _ latitude: Double, _ longitude: Double) -> Bool {
    abs(point.latitude - latitude) < 1e-9 && abs(point.longitude - longitude) < 1e-9
  }

  // MARK: OpenStreetMap

  private static let map = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
     <bounds minlat="32" minlon="-118" maxlat="34" maxlon="-116"/>
     <node id="1" lat="33.0" lon="-117.2"/>
     <node id="2" lat="33.2" lon="-117.0"/>
     <node id="3" lat="33.1" lon="-117.3"/>
     <node id="4" lat="32.5" lon="-116.5">
      <tag k="leisure" v="golf_course"/>
      <tag k="name" v="Fish &amp; Chips  Links"/>
      <tag k="holes" v="9"/>
     </node>
     <node id="5" lat="10" lon="179.9"/>
     <node id="6" lat="10" lon="-179.7"/>
     <way id="10">
      <nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="1"/>
      <tag k="leisure" v="golf_course"/><tag k="name" v="Way Course"/>
      <tag k="name:ko" v="길 골프장"/><tag k="holes" v="eighteen"/>
     </way>
     <way id="11"><nd ref="1"/><tag k="leisure" v="park"/><tag k="name" v="A park"/></way>
     <way id="12"><nd ref="99"/><tag k="leisure" v="golf_course"/><tag k="name" v="Lost"/></way>
     <way id="13"><nd ref="1"/><tag k="leisure" v="golf_course"/></way>
     <way id="14"><nd ref="5"/><nd ref="6"/>
      <tag k="leisure" v="golf_course"/><tag k="name" v="Date Line"/></way>
     <way id="15">
      <center lat="1.5" lon="2.5"/>
      <tag k="name" v="Centred"/><tag k="leisure" v="golf_course"/>
     </way>
     <relation id="20">
      <member type="way" ref="10" role="outer"/><member type="node" ref="4" role=""/>
      <tag k="type" v="multipolygon"/><tag k="leisure" v="golf_course"/>
      <tag k="name" v="Relation Course"/>
     </relation>
    </osm>
    """

  @Test("nodes, ways and relations, with the middle of what belongs to them")
  func map() throws {
    let file = try read(Self.map)
    #expect(file.source == .openStreetMap)
    #expect(
      file.drafts.map { draft in draft.reference } == [
        "node/4", "way/10", "way/14", "way/15", "relation/20",
      ])
    let drafts = file.drafts
    #expect(drafts[0].name == "Fish & Chips Links" && drafts[0].holes == 9)
    #expect(near(drafts[0].point, 32.5, -116.5))
    #expect(near(drafts[1].point, 33.1, -117.15) && drafts[1].holes == nil)
    #expect(drafts[1].also == ["길 골프장"])
    #expect(near(drafts[2].point, 10, -179.9))
    #expect(near(drafts[3].point, 1.5, 2.5))
    #expect(near(drafts[4].point, 32.85, -116.9))
  }

  @Test("what has no name or no place is left out, and it is said where")
  func leftOut() throws {
    let file = try read(Self.map)
    #expect(file.nameless == 1)
    #expect(file.faults == [CourseFault(.place, line: 20)])
    #expect(file.faults[0].text == "line 20: the position is missing or invalid")
  }

  @Test("relations may come before their ways, and these before their nodes")
  func anyOrder() throws {
    let file = try read(
      """
      <osm><relation id="1"><member type="way" ref="2" role="outer"/>
      <tag k="leisure" v="golf_course"/><tag k="name" v="First"/></relation>
      <way id="2"><nd ref="3"/><nd ref="4"/></way>
      <node id="3" lat="1" lon="1"/><node id="4" lat="3" lon="3"/></osm>
      """)
    #expect(file.drafts.count == 1)
    #expect(near(try #require(file.drafts.first).point, 2, 2))
  }

  @Test("what is no map is refused, with its line")
  func noMap() {
    #expect(fault("<gpx></gpx>") == CourseFault(.notMap, line: 1))
    #expect(fault("<osm>\n<node id='1'\n") == CourseFault(.xml(.cutShort), line: 3))
    #expect(fault("<osm>\n\n<way></osm>")?.line == 3)
    #expect(fault("<!DOCTYPE osm><osm/>")?.reason == .xml(.documentType))
  }

  // MARK: Tables

  @Test("columns in any order, quotes, CRLF, and only what is needed")
  func table() throws {
    let file = try read(
      "Lng,holes,NAME,lat,zone,country,city,id\r\n"
        + "-117.2,18,\"Harbour, the \"\"Old\"\" one\",33.1,america/los_angeles,us,"
        + "\"Encinitas, CA\",A7\r\n"
        + "\r\n126.9,,Han River,37.5\r\n")
    #expect(file.source == .table && file.faults == [])
    let one = try #require(file.drafts.first)
    #expect(one.name == #"Harbour, the "Old" one"# && one.reference == "A7" && one.line == 2)
    #expect(one.timeZone == "America/Los_Angeles" && one.country == "US" && one.holes == 18)
    #expect(one.cityLabel == "Encinitas, CA" && near(one.point, 33.1, -117.2))
    let two = try #require(file.drafts.last)
    #expect(two.line == 4 && two.reference == "Han River@37500000,126900000")
    #expect(two.timeZone == nil && two.cityLabel == nil && two.holes == nil)
  }

  @Test("a faulty line is left out and named")
  func faultyLines() throws {
    let long = String(repeating: "x", count: 121)
    let file = try read(
      """
      name,lat,lng,zone,holes,country
      Good,1,2,Asia/Seoul,18,KR
      Old,1,2,us/pacific,18,US
      ,1,2,,,
      \(long),1,2,,,
      North,91,2,,,
      Nowhere,,2,,,
      Odd,1,2,,300,
      Zoneless,1,2,Asia/Atlantis,,
      Land,1,2,,,KOR
      "Two
      lines",1,2,,,
      """)
    #expect(file.drafts.map { draft in draft.name } == ["Good", "Old", "Two lines"])
    #expect(file.drafts.map { draft in draft.timeZone } == ["Asia/Seoul", "US/Pacific", nil])
    #expect(
      file.faults == [
        CourseFault(.name, line: 4), CourseFault(.name, line: 5), CourseFault(.place, line: 6),
        CourseFault(.place, line: 7), CourseFault(.holes, line: 8), CourseFault(.zone, line: 9),
        CourseFault(.country, line: 10),
      ])
    for fault in file.faults { #expect(fault.text.hasPrefix("line \(fault.line): ")) }
  }

  @Test("a table without a column it needs, or with an open quotation mark, is refused")
  func faultyTables() {
    #expect(fault("name,lat\nA,1\n") == CourseFault(.column("lng"), line: 1))
    #expect(fault("") == CourseFault(.column("name"), line: 1))
    #expect(fault("name,lat,lng\nA,1,2\n\"B,1,2\n") == CourseFault(.quote, line: 3))
  }

  @Test("tables of old programs are read too")
  func encodings() throws {
    let text = "name,lat,lng\nMünchen,1,2\n"
    let latin: [UInt8] = text.unicodeScalars.map { scalar in UInt8(scalar.value) }
    #expect(try CourseFile(latin).drafts.map { draft in draft.name } == ["München"])
    #expect(try CourseFile([0xEF, 0xBB, 0xBF] + Array(text.utf8)).drafts.count == 1)
  }
}
