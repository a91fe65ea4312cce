import Core
import RunningBuddyDomain
import Server
import Store
import Wire

extension UserDataProvider {
  /// RunningBuddy's rows of a person, and their runs as files.
  public static var runningBuddy: UserDataProvider {
    UserDataProvider(
      name: "RunningBuddy",
      count: { user, session throws(StoreFailure) in
        try FeedExport.count(of: user, kinds: RunPersonalData.kinds.map(\.kind), in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try RunPersonalData.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        try RunPersonalData.erase(user, limit: limit, in: session)
      })
  }
}

private enum RunPersonalData {
  static var kinds: [(kind: String, name: String)] {
    [
      (RunEntity.Kind.run.rawValue, "runs"), (RunEntity.Kind.track.rawValue, "tracks"),
      (RunEntity.Kind.file.rawValue, "files"), (RunEntity.Kind.settings.rawValue, "settings"),
      (RunEntity.Kind.stride.rawValue, "strides"),
      (RunEntity.Kind.shoe.rawValue, "shoes"), (RunEntity.Kind.plan.rawValue, "plans"),
      (RunEntity.Kind.motion.rawValue, "motion"),
    ]
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    let inbox = try InboxRows.inbox(of: user, session)
    var json = try FeedExport.json(of: user, kinds: kinds, in: session)
    if case .object(let members) = json {
      json = .object(members + [JSON.Member("inbox", inbox.json)])
    }
    let all = ExportEntry(
      "runningbuddy/runningbuddy.json",
      about: Sentence(
        "RunningBuddy: runs with their figures and notes, shoes, interval plans, measured step "
          + "lengths, settings, when the inbox's secret key was created, and the files that the "
          + "inbox refused.",
        "RunningBuddy: 기록과 메모가 있는 달리기, 신발, 인터벌 계획, 측정한 보폭, 설정, 받은 파일함의 비밀 키를 만든 시각과 "
          + "받지 않은 파일."),
      json)
    return try [all] + files(of: user, in: session) + motion(of: user, in: session)
  }

  // MARK: Runs as files

  /// Every run in every format, deleted ones too, and the files they came as. They are made of
  /// contents when they are written.
  private static func files(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    var replica = RunReplica()
    var runs: [Run] = []
    for entity in try RunRows.load(.run, "1 = 1 ORDER BY started_at, id", user, session) {
      replica.set(entity.key, to: entity)
      if case .run(let run) = entity { runs.append(run) }
    }
    for kind in [RunEntity.Kind.track, .file] {
      for part in try RunRows.load(kind, "1 = 1", user, session) { replica.set(part.key, to: part) }
    }
    var entries: [ExportEntry] = []
    for format in RunExportFormat.allCases {
      var names = UniqueNames()
      for run in runs {
        // A track that has not arrived whole is left out of the file, the run is not.
        let track = replica.trackParts(of: run) ?? []
        let exported = RunExportFile.made(run, as: format, track: track)
        entries.append(
          ExportEntry(
            "runningbuddy/" + format.rawValue + "/" + names.name(exported.name),
            about: about(format),
            of: exported.keys
          ) { texts in exported.bytes(texts) ?? RunExport.bytes(run, [], as: format) })
      }
    }
    var names = UniqueNames()
    func addOriginal(_ exported: RunExportFile) {
      entries.append(
        ExportEntry(
          "runningbuddy/original/" + names.name(exported.name),
          about: Sentence("Original files of runs.", "달리기 기록의 원본 파일."), of: exported.keys
        ) { texts in exported.bytes(texts) ?? Array(texts.joined().utf8) })
    }
    for run in runs {
      if !run.fileParts.isEmpty, let file = replica.fileParts(of: run) {
        addOriginal(.original(run, file: file))
      }
      // Also of a merge that was taken back; of a run that was split off the file is the other's.
      if run.sharedTrack == nil, let file = replica.mergedFileParts(of: run),
        let merged = RunExportFile.merged(run, file: file)
      {
        addOriginal(merged)
      }
    }
    return entries
  }

  /// Raw motion, where a person has it on the server: as a table, or as it is stored where it is
  /// none that this version can read.
  private static func motion(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    var replica = RunReplica()
    for part in try RunRows.load(.motion, "1 = 1", user, session) {
      replica.set(part.key, to: part)
    }
    var (entries, names) = ([ExportEntry](), UniqueNames())
    for entity in try RunRows.load(.run, "1 = 1 ORDER BY started_at, id", user, session) {
      guard case .run(let run) = entity, let parts = replica.wholeMotion(of: run.id) else {
        continue
      }
      let name = MotionCSV.fileName(at: run.start, offset: run.offset)
      entries.append(
        ExportEntry(
          "runningbuddy/motion/" + names.name(name),
          about: Sentence("Raw motion of runs, 20 rows a second.", "1초에 20줄씩 담긴 달리기의 원본 동작 데이터."),
          of: parts.map { part in part.key }
        ) { texts in Array((MotionRecord.table(texts)?.text ?? texts.joined()).utf8) })
    }
    return entries
  }

  private static func about(_ format: RunExportFormat) -> Sentence {
    switch format {
    case .fit:
      Sentence("Runs in the format of watches, for any program.", "시계가 쓰는 형식의 달리기 기록.")
    case .gpx: Sentence("Runs as tracks, for maps.", "지도에서 열 수 있는 달리기 기록.")
    case .tcx:
      Sentence(
        "Runs with laps, for programs that do not read FIT.", "FIT을 읽지 않는 프로그램을 위한 달리기 기록.")
    case .csv:
      Sentence("Runs as tables, one row per point.", "한 줄에 한 지점씩 표로 된 달리기 기록.")
    case .json:
      Sentence("Runs with all their data.", "모든 내용이 담긴 달리기 기록.")
    }
  }

  // MARK: Erasing

  static func erase(
    _ user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let statements: [SQL] = [
      part("run_part", "id", user, limit), part("run", "id", user, limit),
      part("run_delivery", "number", user, limit), part("run_stride", "id", user, limit),
      "DELETE FROM run_secret WHERE owner = \(user)",
      "DELETE FROM run_settings WHERE owner = \(user)",
      part("run_shoe", "id", user, limit), part("run_plan", "id", user, limit),
      part("run_motion", "id", user, limit),
    ]
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }

  private static func part(_ table: SQL, _ key: SQL, _ user: UserID, _ limit: Int) -> SQL {
    """
    DELETE FROM \(table) WHERE owner = \(user) AND \(key) IN (
      SELECT \(key) FROM \(table) WHERE owner = \(user) LIMIT \(limit))
    """
  }
}
