extension FixtureField {
  /// The field that a column of this name holds, in English, Korean, German or Spanish.
  static func named(_ header: String) -> FixtureField? {
    let name = plain(header)
    guard !name.isEmpty else { return nil }
    return names.first { entry in entry.names.contains(name) }?.field
  }

  /// Letters and digits only, in lower case.
  static func plain(_ text: String) -> String {
    String(
      text.prefix(60).lowercased().filter { character in
        character.isLetter || character.isNumber
      })
  }

  private static let names: [(field: FixtureField, names: [String])] = [
    (
      .date,
      [
        "date", "matchdate", "gamedate", "fixturedate", "kickoffdate", "day", "datetime",
        "dateandtime", "날짜", "일자", "경기일", "경기일자", "경기날짜", "일시", "경기일시", "datum",
        "spieldatum", "tag", "fecha", "fechahora", "fechadelpartido", "día", "dia",
      ]
    ),
    (
      .time,
      [
        "time", "kickoff", "kickofftime", "ko", "kotime", "start", "starttime", "matchtime",
        "시간", "시각", "킥오프", "킥오프시각", "킥오프시간", "경기시간", "시작시간", "uhrzeit", "zeit",
        "anstoß", "anstoss", "beginn", "anpfiff", "hora", "horario", "inicio",
      ]
    ),
    (
      .home,
      [
        "home", "hometeam", "homeclub", "homeside", "team1", "teama", "홈", "홈팀", "heim",
        "heimmannschaft", "heimteam", "heimverein", "mannschaft1", "local", "equipolocal", "casa",
        "equipo1",
      ]
    ),
    (
      .away,
      [
        "away", "awayteam", "awayclub", "awayside", "visitor", "visitors", "visitingteam", "team2",
        "teamb", "원정", "원정팀", "어웨이", "gast", "gastmannschaft", "gastteam", "gäste",
        "auswärts", "mannschaft2", "visitante", "equipovisitante", "equipo2",
      ]
    ),
    (
      .teams,
      [
        "match", "fixture", "game", "teams", "matchup", "경기", "대진", "매치", "begegnung",
        "paarung", "spiel", "partido", "encuentro",
      ]
    ),
    (
      .competition,
      [
        "competition", "comp", "league", "division", "cup", "tournament", "대회", "대회명", "리그",
        "wettbewerb", "liga", "staffel", "spielklasse", "turnier", "competición", "competicion",
        "torneo", "división", "division", "campeonato",
      ]
    ),
    (
      .venue,
      [
        "venue", "ground", "location", "place", "pitch", "stadium", "field", "장소", "경기장", "구장",
        "spielort", "ort", "spielstätte", "platz", "sportplatz", "stadion", "campo", "lugar",
        "estadio", "sede",
      ]
    ),
    (
      .role,
      [
        "role", "yourrole", "myrole", "appointment", "역할", "내역할", "담당", "rolle", "funktion",
        "ansetzung", "einsatz", "rol", "función", "funcion",
      ]
    ),
    (.status, ["status", "state", "상태", "estado"]),
    (
      .fee,
      [
        "fee", "matchfee", "payment", "amount", "수당", "사례비", "금액", "honorar", "spesen",
        "vergütung", "honorarios", "importe", "tarifa",
      ]
    ),
    (.currency, ["currency", "통화", "währung", "moneda", "divisa"]),
    (
      .travel,
      [
        "travel", "travelkm", "km", "kilometres", "kilometers", "distance", "distancekm", "거리",
        "이동거리", "이동거리km", "entfernung", "fahrstrecke", "kilometer", "distancia",
        "kilómetros", "kilometros",
      ]
    ),
    (
      .notes,
      [
        "notes", "note", "comment", "comments", "remarks", "메모", "비고", "참고", "bemerkung",
        "bemerkungen", "notiz", "notizen", "hinweis", "notas", "nota", "observaciones",
      ]
    ),
    (
      .identity,
      [
        "id", "uid", "matchid", "fixtureid", "gameid", "matchno", "matchnumber", "gameno",
        "gamenumber", "fixturenumber", "경기번호", "번호", "spielnummer", "spielnr", "spielkennung",
        "númerodepartido", "numerodepartido", "idpartido",
      ]
    ),
    (.zone, ["zone", "timezone", "tz", "시간대", "zeitzone", "zonahoraria"]),
  ]
}

extension OfficialRole {
  /// The role of a word as lists have it, in English, Korean, German or Spanish.
  init?(named text: String) {
    if let role = OfficialRole(rawValue: text.lowercased()) {
      self = role
      return
    }
    switch FixtureField.plain(text) {
    case "referee", "ref", "r", "centre", "center", "middle", "주심", "schiedsrichter", "sr",
      "árbitro", "arbitro", "principal":
      self = .center
    case "assistant1", "assistantreferee1", "ar1", "부심1", "제1부심", "1부심", "assistent1", "sra1",
      "asistente1":
      self = .assistant1
    case "assistant2", "assistantreferee2", "ar2", "부심2", "제2부심", "2부심", "assistent2", "sra2",
      "asistente2":
      self = .assistant2
    case "fourth", "fourthofficial", "4th", "4thofficial", "4o", "대기심", "vierteroffizieller",
      "cuartoárbitro", "cuarto":
      self = .fourth
    case "reserveassistant", "reserveassistantreferee", "rar", "예비부심": self = .reserveAssistant
    case "videoassistantreferee", "비디오판독심", "videoassistent": self = .var
    case "assistantvar", "avar1": self = .avar
    case "observer", "assessor", "평가관", "beobachter", "observador": self = .observer
    case "mentor", "멘토", "coach", "pate": self = .mentor
    default: return nil
    }
  }
}

extension FixtureStatus {
  /// The status of a word as lists have it, in English, Korean, German or Spanish.
  init?(named text: String) {
    switch FixtureField.plain(text) {
    case "scheduled", "confirmed", "tentative", "planned", "예정", "확정", "geplant", "bestätigt",
      "programado", "confirmado":
      self = .scheduled
    case "postponed", "pp", "연기", "연기됨", "verlegt", "verschoben", "aplazado", "pospuesto":
      self = .postponed
    case "canceled", "cancelled", "off", "취소", "취소됨", "abgesagt", "ausgefallen", "cancelado",
      "suspendido":
      self = .canceled
    default: return nil
    }
  }
}
