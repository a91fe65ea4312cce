import Core
import Foundation
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@Suite("The cities")
struct CityIndexTests {
  private let index = SmallGazetteer.index

  private func labels(_ text: String) -> [String] {
    index.matching(text).map { city in city.label }
  }

  @Test("lines that are none are left out, the others are read whole")
  func reading() throws {
    #expect(index.count == 10)
    let jose = index.matching("san jose ca")
    #expect(
      jose == [
        City(
          id: 5_392_171, label: "San Jose, CA",
          point: try #require(GlobePoint(latitude: 37.33939, longitude: -121.89496)),
          timeZone: "America/Los_Angeles", population: 997_368)
      ])
    #expect(CityIndex(gazetteer: Array("id\tlabel\n1\tSeoul\n".utf8)) == nil)
    #expect(CityIndex(gazetteer: []) == nil)
  }

  @Test("a word begins so, most people first")
  func prefixes() {
    #expect(labels("sa") == ["São Paulo, BR", "San Diego, CA", "San Jose, CA", "San José, CR"])
    #expect(labels("san jo") == ["San Jose, CA", "San José, CR"])
    #expect(labels("diego") == ["San Diego, CA"])
    #expect(labels("iego") == [])
    #expect(labels("ca") == ["San Diego, CA", "San Jose, CA", "El Cajon, CA", "Encinitas, CA"])
  }

  @Test(
    "case, accents, commas and apostrophes do not matter",
    arguments: [
      ("SAO PAULO", "São Paulo, BR"), ("lodz", "Łódź, PL"), ("San Jose, CA", "San Jose, CA"),
      ("d'alene", "Coeur d'Alene, ID"), ("coeur dalene", "Coeur d'Alene, ID"),
      ("d’Alene", "Coeur d'Alene, ID"), ("  el   cajon ", "El Cajon, CA"), ("서울", "Seoul, KR"),
      ("한양", "Seoul, KR"), ("샌디", "San Diego, CA"),
    ])
  func folding(text: String, label: String) { #expect(labels(text) == [label]) }

  @Test("nothing is found by nothing", arguments: ["", " ", "!?", ","])
  func nothing(text: String) { #expect(labels(text) == []) }

  @Test("no more than ten, and the largest of them")
  func limit() {
    let lines = (1...40).map { number in
      "\(number)\tSpringfield, S\(number)\tUS\t40\t-\(number)\tAmerica/Chicago\t\(number)000\t"
    }
    let head = SmallGazetteer.text.prefix { character in character != "\n" }
    let many = CityIndex(gazetteer: Array((head + "\n" + lines.joined(separator: "\n")).utf8))
    #expect(many?.count == 40)
    #expect(
      many?.matching("spring").map { city in city.population }
        == (31...40).reversed().map { $0 * 1_000 })
  }

  @Test("the nearest, nearest first, also across the 180th meridian and from a pole")
  func nearest() throws {
    func near(_ latitude: Double, _ longitude: Double, _ count: Int) throws -> [String] {
      let point = try #require(GlobePoint(latitude: latitude, longitude: longitude))
      return index.nearest(point, count: count).map { city in city.label }
    }
    #expect(
      try near(32.9, -117.2, 3) == ["Encinitas, CA", "San Diego, CA", "El Cajon, CA"])
    #expect(try near(-17.8, -179.9, 1) == ["Suva, FJ"])
    #expect(try near(90, 0, 1) == ["Łódź, PL"])
    #expect(try near(0, 0, 100).count == 10)
    let anywhere = try #require(GlobePoint(latitude: 1, longitude: 1))
    #expect(CityIndex.empty.nearest(anywhere) == [])
  }

  @Test("the file is read when somebody asks, and without one there is no city")
  func lazily() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("cities.tsv")
    let gazetteer = Gazetteer(path: path)
    try Data(SmallGazetteer.text.utf8).write(to: URL(filePath: path))
    #expect(await gazetteer.cities().count == 10)
    try FileManager.default.removeItem(atPath: path)
    #expect(await gazetteer.cities().count == 10)
    #expect(await Gazetteer(path: path).cities().count == 0)
    #expect(await Gazetteer(path: nil).cities().matching("seoul") == [])
  }
}
