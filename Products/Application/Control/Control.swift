import Foundation
import Hummingbird
import Logging
import Server
import ServiceLifecycle
import Store
import StoreSQLite
import Suite
import Wire

/// A socket in the data directory through which commands of the same machine and the same owner
/// reach a running server: the directory lets nobody else in.
public struct Control<Tables: EntityTables>: Service
where Tables.Domain.Entity == SuiteEntity {
  private let administrator: Administrator<Tables>
  private let sleep: @Sendable (Int64) async throws -> Void
  private let path: String

  /// The longest path a socket can have.
  private static var pathLimit: Int { 100 }

  /// Bytes of a request: it may name as many files as a command line holds.
  private static var bodyLimit: Int { 1 << 20 }

  public init(
    build: Build<SQLiteDatabase, Tables>, directory: String, keys: LiveKeys? = nil
  ) {
    administrator = Administrator(build: build, keys: keys)
    sleep = build.environment.sleep
    path = Self.socket(in: directory)
  }

  public static func socket(in directory: String) -> String { directory + "/fieldday.sock" }

  public func run() async throws {
    guard path.utf8.count <= Self.pathLimit else {
      try await gracefulShutdown()
      return
    }
    // Left behind by a server that was killed; the lock on the directory says it is not running.
    try? FileManager.default.removeItem(atPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var logger = Logger(label: "fieldday.control")
    logger.logLevel = .error
    let router = Router()
    router.post("/") { [administrator] request, _ -> Response in
      let body = try await request.body.collect(upTo: Self.bodyLimit)
      let bytes = body.withUnsafeReadableBytes { bytes in Array(bytes) }
      let answer = await Self.answer(bytes, administrator)
      return Response(
        status: .ok, headers: [.contentType: "application/json", .connection: "close"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.json.bytes)))
    }
    let connections = OpenConnections()
    let application = Application(
      router: router, server: .site(connections: connections),
      configuration: .init(address: .unixDomainSocket(path: path)), logger: logger)
    try await TimelyStop(application, connections: connections, sleep: sleep).run()
  }

  private static func answer(
    _ bytes: [UInt8], _ administrator: Administrator<Tables>
  ) async -> AdminAnswer {
    let request: AdminRequest
    do throws(WireError) {
      request = try AdminRequest(WireCursor(try JSON.parse(bytes)))
    } catch {
      return AdminAnswer(done: false, lines: [error.description])
    }
    return await administrator.perform(request)
  }
}
