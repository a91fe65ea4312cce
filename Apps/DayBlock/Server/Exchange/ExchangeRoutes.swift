import Calendar
import Core
import DayBlockDomain
import Foundation
import HTTPTypes
import Hummingbird
import Server
import Store
import Wire

/// Files and figures over HTTP: sums, exports, imports and zones.
struct ExchangeRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  let origin: String

  func register(in routes: inout Routes) {
    routes.on(DayEndpoint.stats.endpoint, signedIn: stats)
    routes.on(DayEndpoint.export.endpoint, signedIn: export)
    routes.on(DayEndpoint.importFile.endpoint, signedIn: importFile)
    routes.on(DayEndpoint.undoImport.endpoint, signedIn: undo)
    routes.on(DayEndpoint.zones.endpoint, signedIn: zone)
  }

  // MARK: Sums

  /// Days and hours are those that the sessions were recorded in: there is no `tz` to ask by.
  private func stats(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard call.parameter("tz") == nil else {
      throw Problem(.invalidParameter, data: [.init("parameter", "tz")])
    }
    let from = try day("from", call)
    let to = try day("to", call)
    guard from <= to else { throw Problem(.invalidRange) }
    guard let by = DaySumBy(rawValue: call.parameter("by") ?? DaySumBy.block.rawValue) else {
      throw Problem(.invalidParameter, data: [.init("parameter", "by")])
    }
    let sums = try await service.engine.read { session throws(StoreFailure) in
      try DayStatsRows.sums(of: member.user, by, from...to, in: session)
    }
    return .json(
      .object([
        "from": .string(from.description), "to": .string(to.description),
        "by": .string(by.rawValue), "sums": .array(sums.map { sum in json(sum, by) }),
      ]))
  }

  private func json(_ sum: DaySum, _ by: DaySumBy) -> JSON {
    let key: JSON
    switch (sum.key, by) {
    case (.id(let id), _): key = .id(id)
    case (.number(let number), .day):
      key = .string(CivilDate(dayNumber: number).description)
    case (.number(let number), _): key = .int(number)
    }
    return .object([
      by.rawValue: key, "halfBlocks": .int(sum.halfBlocks),
      "activeSeconds": .integer(sum.active / 1_000), "sessions": .int(sum.sessions),
    ])
  }

  private func day(_ name: String, _ call: Call) throws(Problem) -> CivilDate {
    guard let text = call.parameter(name), let day = CivilDate(text) else {
      throw Problem(.invalidParameter, data: [.init("parameter", .string(name))])
    }
    return day
  }

  // MARK: Exports

  private func export(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let format = DayExportFormat(rawValue: call.parameter("format") ?? "") else {
      throw Problem(.invalidParameter, data: [.init("parameter", "format")])
    }
    let replica = try await service.engine.read { session throws(StoreFailure) in
      try DayReplicas.whole(of: member.user, in: session)
    }
    // The group that everybody has is everybody's: named, it would be another one elsewhere.
    let export = DayExport(
      replica, of: member.user, defaultGroup: format == .ics ? DayReplicas.defaultGroup : "")
    let text: String
    switch format {
    case .csv: text = export.csv
    case .json: text = export.json
    case .timew: text = export.timewarrior
    case .aw: text = export.activityWatch
    case .ics:
      text = FeedText.text(
        replica, of: member.user, export, origin: origin, now: service.environment.now())
    }
    let headers: HTTPFields = [
      .contentType: format.mediaType, .cacheControl: "private, no-store",
      .contentDisposition: "attachment; filename=\"\(format.fileName)\"",
    ]
    return .raw(
      Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text))))
  }

  // MARK: Imports

  /// `?preview=1` changes nothing and tells what would be. `zone` is that of times without one.
  /// `?doubles=1` takes what looks like sessions that are there.
  private func importFile(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let zone = call.parameter("zone") ?? "UTC"
    guard let rules = SystemZones.rules(named: zone) else {
      throw Problem(.invalidParameter, data: [.init("parameter", "zone")])
    }
    let plan: ImportPlan
    do throws(ImportFileFault) {
      plan = try ImportFile.read(
        call.bytes,
        ImportOptions(
          zone: zone, rules: rules, now: service.environment.now(),
          named: { name in SystemZones.rules(named: name) }))
    } catch { throw Problem(.unreadableFile, data: error.members) }
    let id: DayImportID = service.environment.moment().id()
    let replica = try await service.engine.read { session throws(StoreFailure) in
      try DayReplicas.whole(of: member.user, in: session)
    }
    let steps = plan.steps(
      into: replica, of: member.user, as: id, takesDoubles: call.parameter("doubles") != nil)
    if call.parameter("preview") != nil {
      let what = members(plan, steps) + [.init("sessions", .int(steps.sessions))]
      return .json(.object(what), status: .ok)
    }
    let taking = try await ImportTaking(service: service, user: member.user, id: id).take(steps)
    return .json(
      .object([.init("import", .id(id))] + members(plan, steps) + taking.members),
      status: .created)
  }

  private func members(_ plan: ImportPlan, _ steps: ImportSteps) -> [JSON.Member] {
    let faults = ImportFault.inOrder(plan.faults + steps.refused)
    return [
      .init("format", .string(plan.format.rawValue)), .init("list", .string(plan.list.rawValue)),
      .init("rows", .int(plan.rows.count)),
      .init("known", .int(steps.known)), .init("doubles", .int(steps.doubles.count)),
      .init("newBlocks", .int(steps.newBlocks)),
      .init("newGroups", .int(steps.newGroups)), .init("faultCount", .int(faults.count)),
      .init("faults", .array(faults.prefix(Self.listed).map { fault in fault.json })),
      .init(
        "remarks", .array(plan.remarks.prefix(Self.listed).map { remark in remark.json })),
    ]
  }

  /// Faults that are told one by one.
  private static var listed: Int { 200 }

  private func undo(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: DayImportID = try call.id("id")
    let undo = ImportTaking(service: service, user: member.user, id: id)
    guard let gone = try await undo.takeBack() else { throw Problem(.notFound) }
    return .json(
      .object([
        "sessions": .int(gone.sessions), "blocks": .int(gone.blocks), "groups": .int(gone.groups),
      ]))
  }

  // MARK: Zones

  private func zone(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let name = call.parameter("name") else {
      throw Problem(.invalidParameter, data: [.init("parameter", "name")])
    }
    guard let bytes = SystemZones.file(named: name) else { throw Problem(.notFound) }
    return .json(.object(["tzif": .string(Data(bytes).base64EncodedString())]))
  }
}

/// The formats of an export, as the address names them.
enum DayExportFormat: String, Sendable, CaseIterable {
  case json, csv, ics, timew, aw

  var mediaType: String {
    switch self {
    case .json, .timew, .aw: "application/json"
    case .csv: "text/csv; charset=utf-8"
    case .ics: "text/calendar; charset=utf-8"
    }
  }

  var fileName: String {
    switch self {
    case .json: "dayblock.json"
    case .csv: "dayblock.csv"
    case .ics: "dayblock.ics"
    case .timew: "dayblock-timewarrior.json"
    case .aw: "dayblock-activitywatch.json"
    }
  }
}
