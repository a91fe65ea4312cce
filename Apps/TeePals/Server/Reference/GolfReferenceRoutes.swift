import Coding
import Core
import Server
import Store
import TeePalsDomain
import Wire

/// What TeePals knows of the world: cities and golf courses, and what is so on this server.
public enum GolfReferenceEndpoint: String, EndpointCatalogue {
  case cities, courses, coursesNear, instance

  public var endpoint: Endpoint {
    switch self {
    case .cities: Endpoint(.get, "/api/golf/cities", access: .signedIn)
    case .courses: Endpoint(.get, "/api/golf/courses", access: .signedIn)
    case .coursesNear: Endpoint(.get, "/api/golf/courses/near", access: .signedIn)
    case .instance: Endpoint(.get, "/api/golf/instance", access: .signedIn)
    }
  }
}

/// Cities and courses over HTTP.
@Memberwise public struct GolfReferenceRoutes<Engine: StoreEngine>: Sendable {
  private let engine: Engine
  private let gazetteer: Gazetteer
  private let rules: InstanceRules

  public func register(in routes: inout Routes) {
    routes.on(GolfReferenceEndpoint.cities.endpoint, signedIn: cities)
    routes.on(GolfReferenceEndpoint.courses.endpoint, signedIn: courses)
    routes.on(GolfReferenceEndpoint.coursesNear.endpoint, signedIn: coursesNear)
    routes.on(GolfReferenceEndpoint.instance.endpoint, signedIn: instance)
  }

  /// `?q=`: cities with a word that begins so, most people first; without it `?lat=&lng=`: the
  /// nearest, with `&many=1` as many as a device takes along for the time without a network.
  private func cities(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let text = text(call)
    let point = try point(call)
    let index = await gazetteer.cities()
    let found: [City]
    if let text {
      found = index.matching(text)
    } else if let point {
      let takesAlong = call.parameter("many") == "1"
      found = takesAlong ? index.nearest(point, count: CourseLimits.near) : index.nearest(point)
    } else {
      throw SearchFault.invalidCoordinates.problem
    }
    return .json(
      .object(["cities": .array(of: found), "credits": .array([.string(Gazetteer.credit)])]))
  }

  /// `?q=&lat=&lng=`, of which one may be absent: courses whose name or city has a word that begins
  /// so, nearest first, or by name where no place is given.
  private func courses(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let text = text(call)
    let point = try point(call)
    guard text != nil || point != nil else { throw SearchFault.invalidCoordinates.problem }
    return try await answer { session throws(StoreFailure) in
      guard let point else {
        return try CourseSearch.named(text ?? "", limit: CourseLimits.found, session)
      }
      return try CourseSearch.nearest(
        CourseLimits.found, to: point, named: text ?? "", session)
    }
  }

  /// What a device takes along for the time without a network.
  private func coursesNear(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let point = try point(call) else { throw SearchFault.invalidCoordinates.problem }
    return try await answer { session throws(StoreFailure) in
      try CourseSearch.nearest(CourseLimits.near, to: point, session)
    }
  }

  /// What a device has to know to say beforehand what the server will.
  private func instance(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    .json(rules.json)
  }

  /// Courses, and whom those who see them have to be told.
  private func answer(
    _ search: @escaping @Sendable (Engine.Connection) throws(StoreFailure) -> [Course]
  ) async throws -> Reply {
    let (found, sources) = try await engine.read { session throws(StoreFailure) in
      let found = try search(session)
      return (found, try CourseRows.sources(of: found.map { course in course.id }, session))
    }
    let credits = CourseSource.allCases.compactMap { source -> JSON? in
      guard sources.contains(source), let credit = source.credit else { return nil }
      return .string(credit)
    }
    return .json(.object(["courses": .array(of: found), "credits": .array(credits)]))
  }

  /// What is searched for; nobody's word is longer.
  private func text(_ call: Call) -> String? {
    guard let text = call.parameter("q") else { return nil }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(CourseLimits.name)))
  }

  private func point(_ call: Call) throws(Problem) -> GlobePoint? {
    let latitude = call.parameter("lat")
    let longitude = call.parameter("lng")
    if latitude == nil, longitude == nil { return nil }
    guard let north = latitude.flatMap({ text in Double(text) }),
      let east = longitude.flatMap({ text in Double(text) }),
      let point = GlobePoint(latitude: north, longitude: east)
    else { throw SearchFault.invalidCoordinates.problem }
    return point
  }
}
