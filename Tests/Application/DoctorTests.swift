import Application
import Foundation
import StoreSQLite
import TestKit
import Testing

@Suite struct DoctorTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// What is said about `subject`.
  private func findings(_ subject: String, _ settings: Settings) async -> [Finding] {
    await Doctor.examine(settings).filter { finding in finding.subject == subject }
  }

  private var settings: Settings { Settings(data: directory.path) }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: directory.file(name)))
  }

  @Test func aSoundDirectoryHasNoProblemButAMissingClient() async throws {
    let place = try Place(directory)
    try place.build.engine.close()
    try FileManager.default.createDirectory(
      atPath: directory.file("client"), withIntermediateDirectories: true)
    try write("<!doctype html>", "client/index.html")
    var settings = settings
    settings.client = directory.file("client")
    let all = await Doctor.examine(settings)
    #expect(all.filter { finding in finding.isProblem } == [])
    for subject in [
      "version", "lock", "durability", "integrity", "sqlite", "epoch", "change feeds", "client",
    ] {
      #expect(all.contains { finding in finding.subject == subject && finding.kind == .fine })
    }
    settings.client = directory.file("nowhere")
    #expect(await findings("client", settings).map { finding in finding.kind } == [.problem])
  }

  @Test func nothingIsMadeByLooking() async throws {
    #expect(await findings("database", settings).map { finding in finding.kind } == [.note])
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
    var settings = settings
    settings.data = directory.file("not/there")
    _ = await Doctor.examine(settings)
    #expect(!FileManager.default.fileExists(atPath: settings.data))
  }

  @Test func aRunningServerIsLeftAlone() async throws {
    let place = try Place(directory)
    let said = await findings("lock", settings)
    #expect(said.map { finding in finding.kind } == [.note])
    #expect(said[0].words.contains("\(ProcessInfo.processInfo.processIdentifier)"))
    try place.build.engine.close()
  }

  @Test func aDamagedDatabaseIsFound() async throws {
    let place = try Place(directory)
    try place.build.engine.close()
    let path = directory.file(SQLiteDatabase.fileName)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // Everything after the first page, which says what kind of file it is.
    for index in 4_096..<bytes.count { bytes[index] = 0x5A }
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(await Doctor.examine(settings).contains { finding in finding.isProblem })
  }

  @Test func whatIsNoDatabaseIsFound() async throws {
    try write(String(repeating: "not a database ", count: 500), SQLiteDatabase.fileName)
    #expect(await findings("database", settings).contains { finding in finding.isProblem })
  }

  @Test func anUnsafeAddressIsFound() async {
    var settings = settings
    settings.host = "0.0.0.0"
    #expect(await findings("address", settings).map { finding in finding.kind } == [.problem])
    settings.publicURL = "https://fieldday.example"
    let unsaid = await findings("address", settings)
    #expect(unsaid.map { finding in finding.kind } == [.problem])
    #expect(unsaid.first?.words == SettingsFault.proxyUnsaid.description, "as the start says it")
    settings.behindProxy = true
    #expect(await findings("address", settings).map { finding in finding.kind } == [.fine])
  }

  /// What is said about the proxy is what is in force.
  @Test func whoCountsAsOneNetworkIsSaid() async throws {
    var settings = settings
    #expect(await findings("proxy", settings).map { finding in finding.kind } == [.fine])
    settings.publicURL = "https://fieldday.example"
    settings.behindProxy = false
    let none = try #require(await findings("proxy", settings).first)
    #expect(none.kind == .note)
    #expect(none.words.contains("share one network's limits"))
    settings.behindProxy = true
    #expect(await findings("proxy", settings).map { finding in finding.kind } == [.fine])
    settings.host = "0.0.0.0"
    let open = try #require(await findings("proxy", settings).first)
    #expect(open.words.contains("let only the proxy reach 0.0.0.0:8080"))
    #expect(await findings("limits", settings).map { finding in finding.kind } == [.fine])
    settings.networkLimitFactor = 1_000
    let limits = try #require(await findings("limits", settings).first)
    #expect(limits.kind == .note)
    #expect(limits.words.contains("1000 times"))
  }

  @Test func linesAreReadable() {
    #expect(Finding(.problem, "disk", "5 MiB free").line == "PROBLEM disk          5 MiB free")
  }
}
