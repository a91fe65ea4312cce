import Core
import Wire

extension City: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").int(in: 0...1_000_000_000),
      label: try cursor.required("label").string(limit: GolfLimits.storedLabel),
      point: try GlobePoint(cursor),
      timeZone: try cursor.required("zone").string(limit: GolfLimits.storedName),
      population: try cursor.required("population").int(in: 0...1_000_000_000),
      korean: try cursor.optional("korean")?.string(limit: GolfLimits.storedLabel))
  }

  public var json: JSON {
    .object([
      "id": .int(id), "label": .string(label), "lat": point.lat, "lng": point.lng,
      "zone": .string(timeZone), "population": .int(population),
      "korean": korean.map { name in .string(name) },
    ])
  }
}

extension Course: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(),
      name: try cursor.required("name").string(limit: GolfLimits.storedLabel),
      cityLabel: try cursor.required("city").string(limit: GolfLimits.storedLabel),
      country: try cursor.required("country").string(limit: 2), point: try GlobePoint(cursor),
      timeZone: try cursor.required("zone").string(limit: GolfLimits.storedName),
      holes: try cursor.optional("holes")?.int(in: 1...1_000))
  }

  public var json: JSON {
    .object([
      "id": .id(id), "name": .string(name), "city": .string(cityLabel),
      "country": .string(country), "lat": point.lat, "lng": point.lng,
      "zone": .string(timeZone), "holes": holes.map { count in .int(count) },
    ])
  }
}
