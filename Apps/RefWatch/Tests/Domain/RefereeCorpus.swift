/// Commands as outboxes of version 1 hold them. Lines are only ever added: each must be understood
/// for ever, and be written again as it is.
enum RefereeCorpus {
  static let match = "01900000-0000-7000-8000-000000000001"
  static let user = "01900000-0000-7000-8000-0000000000aa"

  private static let rules =
    #"{"edition":"2026-27","periods":2,"periodMinutes":45,"intervals":[15],"extraTime":"never","#
    + #""extraHalf":15,"extraGap":5,"shootout":"never","kicks":5,"kickOrder":"abab","#
    + #""clock":"running","substitutions":{"limit":5,"named":15},"sinBin":"off","#
    + #""sinBinSeconds":600,"catalog":"law12","minPlayers":7,"maxPlayers":11}"#

  private static let youth =
    #"{"edition":"2025-26","periods":4,"periodMinutes":12,"intervals":[2,10,2],"#
    + #""extraTime":"ifLevel","extraHalf":5,"extraGap":0,"shootout":"ifAggregateLevel","kicks":3,"#
    + #""kickOrder":"abba","clock":"stopStart","substitutions":{"named":9,"windows":3,"#
    + #""extraTimeLimit":1,"extraTimeWindows":1,"mayReturn":true,"concussion":true},"#
    + #""sinBin":"aligned2024","sinBinSeconds":480,"catalog":"fa_england","minPlayers":5,"#
    + #""maxPlayers":9}"#

  private static let sheet =
    #"{"starters":[{"id":"01900000-0000-7000-8000-0000000000e1","name":"Ana","number":9,"#
    + #""position":"FW"}],"substitutes":[{"id":"01900000-0000-7000-8000-0000000000e2","#
    + #""name":"Ben"}],"staff":[{"id":"01900000-0000-7000-8000-0000000000e3","name":"Eva","#
    + #""role":"coach"}],"captain":"01900000-0000-7000-8000-0000000000e1","#
    + #""goalkeeper":"01900000-0000-7000-8000-0000000000e2"}"#

  private static let body =
    #"{"home":{"name":"Home"},"away":{"name":"Away"},"ownRole":"center","rules":\#(rules),"#
    + #""createdAt":1790000000000}"#

  static let version1: [(name: String, args: String)] =
    [
      ("createMatch", #"{"match":"\#(match)","body":\#(body)}"#),
      (
        "createMatch",
        #"{"match":"\#(match)","body":{"home":{"team":"01900000-0000-7000-8000-0000000000f1","#
          + ##""name":"Rovers","short":"ROV","colour":"#C8102E"},"away":{"name":"서울"},"##
          + #""competition":"Cup","venue":"Park","ownRole":"assistant_1","#
          + #""crew":[{"role":"center","name":"Kim"}],"rules":\#(youth),"homeSheet":\#(sheet),"#
          + #""awaySheet":{},"scheduledKickOff":1790000100000,"firstLeg":{"home":1,"away":0},"#
          + #""createdAt":1790000000000,"archivedAt":1790000200000}}"#
      ),
      (
        "editMatch",
        #"{"match":"\#(match)","edits":[{"field":"home","value":{"name":"X"}},"#
          + #"{"field":"away","value":{"name":"Y","short":"Y"}},"#
          + #"{"field":"competition","value":""},"#
          + #"{"field":"venue","value":"Park"},{"field":"ownRole","value":"fourth"},"#
          + #"{"field":"crew","value":[]},{"field":"rules","value":\#(youth)},"#
          + #"{"field":"homeSheet","value":\#(sheet)},{"field":"awaySheet"},"#
          + #"{"field":"scheduledKickOff","value":5},{"field":"scheduledKickOff"},"#
          + #"{"field":"firstLeg","value":{"home":2,"away":3}},{"field":"firstLeg"},"#
          + #"{"field":"archived","value":true},{"field":"archived","value":false}]}"#
      ),
      (
        "recordEvents",
        #"{"match":"\#(match)","events":[\#(event(1, "kickoff", #"{"side":"home"}"#)),"#
          + #"\#(event(2, "period.start", #"{"period":"R1","seconds":2700}"#))],"setUp":\#(body)}"#
      ),
      ("recordEvents", #"{"match":"\#(match)","events":[\#(events)]}"#),
      (
        "createMatch",
        #"{"match":"\#(match)","body":{"home":{"name":"Home"},"away":{"name":"Away"},"#
          + #""ownRole":"center","rules":\#(rules),"scheduledKickOff":1790000100000,"#
          + #""fixture":{"status":"postponed","zone":{"name":"Europe/London","offset":3600},"#
          + #""fee":{"minor":4550,"currency":"EUR"},"travel":42,"notes":"Gate 2","#
          + #""source":{"kind":"ics","uid":"1@league.example"},"tags":["final","U12"]},"#
          + #""createdAt":1790000000000}}"#
      ),
      (
        "editMatch",
        #"{"match":"\#(match)","edits":[{"field":"status","value":"canceled"},"#
          + #"{"field":"tag","value":"final"},{"field":"noTag","value":"U12"},"#
          + #"{"field":"kickOff","value":{"at":1790000100000,"zone":{"name":"Asia/Seoul","#
          + #""offset":32400}}},{"field":"fee","value":{"minor":0,"currency":"KRW"}},"#
          + #"{"field":"fee"},{"field":"travel","value":0},{"field":"travel"},"#
          + #"{"field":"notes","value":""},{"field":"source","value":{"kind":"csv","uid":"7"}},"#
          + #"{"field":"source"}]}"#
      ),
      (
        "editMatch",
        #"{"match":"\#(match)","edits":[{"field":"weather","value":"Rain"},"#
          + #"{"field":"temperature","value":-3},{"field":"temperature"},"#
          + #"{"field":"pitch","value":"Heavy"},{"field":"lateStart","value":""}]}"#
      ),
      (
        "createMatch",
        #"{"match":"\#(match)","body":{"home":{"name":"Home"},"away":{"name":"Away"},"#
          + #""ownRole":"center","rules":\#(rules),"conditions":{"weather":"Rain","#
          + #""temperature":8,"pitch":"Heavy","lateStart":"The bus"},"#
          + #""createdAt":1790000000000}}"#
      ),
      ("discardMatch", #"{"match":"\#(match)","seen":{"count":2,"sum":-6148914691236517206}}"#),
      ("leaveCrew", #"{"match":"\#(match)"}"#),
      (
        "answerClock",
        #"{"match":"\#(match)","asker":"\#(user)","#
          + #""number":"01900000-0000-7000-8000-0000000000f2","answer":"accepted"}"#
      ),
      ("removeSeat", #"{"match":"\#(match)","seat":"01900000-0000-7000-8000-0000000000a1"}"#),
      (
        "createJournal",
        #"{"entry":"01900000-0000-7000-8000-0000000000d1","body":{"match":"\#(match)","#
          + #""createdAt":1790000000000,"updatedAt":1790000000001,"rating":4,"mood":"focused","#
          + #""overall":"좋음","wentWell":"a","toImprove":"b","notes":[{"event":"#
          + #""01900000-0000-7000-8000-000000000101","text":"c"}]}}"#
      ),
      (
        "createJournal",
        #"{"entry":"01900000-0000-7000-8000-0000000000d1","body":{"match":"\#(match)","#
          + #""createdAt":1790000000000,"updatedAt":1790000000000}}"#
      ),
      (
        "editJournal",
        #"{"entry":"01900000-0000-7000-8000-0000000000d1","edits":[{"field":"rating","value":5},"#
          + #"{"field":"rating"},{"field":"mood","value":"calm"},{"field":"mood"},"#
          + #"{"field":"overall","value":"x"},{"field":"wentWell"},{"field":"toImprove"},"#
          + #"{"field":"note","event":"01900000-0000-7000-8000-000000000101","value":"n"},"#
          + #"{"field":"note","event":"01900000-0000-7000-8000-000000000101"}]}"#
      ),
      ("removeJournal", #"{"entry":"01900000-0000-7000-8000-0000000000d1"}"#),
      (
        "checkIn",
        #"{"user":"\#(user)","day":"2026-11-21","edits":[{"field":"sleep","value":7},"#
          + #"{"field":"soreness","value":1},{"field":"stress","value":10},{"field":"mood"},"#
          + #"{"field":"note","value":"y"},{"field":"note"}]}"#
      ),
    ] + library1 + track1

  private static let track1: [(name: String, args: String)] = [
    (
      "attachTrack",
      #"{"user":"\#(user)","body":{"match":"\#(match)","name":"일요일","startedAt":1790000000000,"#
        + #""code":"BAAAoBCEUoBCEV","offsetMs":-5000,"shift":-120}}"#
    ),
    (
      "attachTrack",
      #"{"user":"\#(user)","body":{"match":"\#(match)","startedAt":1790000000000,"#
        + #""code":"BAAAoBCEU"}}"#
    ),
    ("shiftTrack", #"{"user":"\#(user)","match":"\#(match)","seconds":-5}"#),
    ("removeTrack", #"{"user":"\#(user)","match":"\#(match)"}"#),
    (
      "editLibrary",
      #"{"kind":"venue","item":"\#(item)","edits":[{"field":"pitch","value":["#
        + #"{"lat":51500000,"lon":-120000},{"lat":51500000,"lon":-118500},"#
        + #"{"lat":51500600,"lon":-118500},{"lat":51500600,"lon":-120000}]},{"field":"pitch"}]}"#
    ),
  ]

  private static let item = "01900000-0000-7000-8000-0000000000f1"

  private static let times = #""createdAt":1790000000000,"updatedAt":1790000000000"#

  private static let squad =
    #""players":[{"id":"01900000-0000-7000-8000-0000000000e1","name":"Ana","number":9,"#
    + #""position":"FW","notes":"left foot"},{"id":"01900000-0000-7000-8000-0000000000e2","#
    + #""name":"Ben"}],"staff":[{"id":"01900000-0000-7000-8000-0000000000e3","name":"Eva","#
    + #""role":"coach","phone":"+44 1","email":"eva@example.com"}]"#

  private static let library1: [(name: String, args: String)] = [
    (
      "keepInLibrary",
      #"{"kind":"team","item":"\#(item)","body":{"name":"Rovers","reference":"T1","#
        + ##""short":"ROV","division":"Two","colour":"#C8102E","changeColour":"#ffffff","##
        + #""tags":["u12","local"],\#(squad),\#(times)}}"#
    ),
    (
      "keepInLibrary",
      #"{"kind":"competition","item":"\#(item)","body":{"name":"Cup","level":"County","#
        + #""season":"2026","catalog":"ussf","rules":\#(youth),"phoneOnPitch":"notAllowed","#
        + #"\#(times),"removedAt":1790000200000}}"#
    ),
    (
      "keepInLibrary",
      #"{"kind":"venue","item":"\#(item)","body":{"name":"Park","city":"서울","country":"KR","#
        + #""place":{"lat":37566500,"lon":-126978000},\#(times)}}"#
    ),
    (
      "keepInLibrary",
      #"{"kind":"official","item":"\#(item)","body":{"name":"Kim","phone":"+82 2","#
        + #""email":"kim@example.com","notes":"n","role":"fourth",\#(times)}}"#
    ),
    (
      "editLibrary",
      #"{"kind":"team","item":"\#(item)","edits":[{"field":"name","value":"X"},"#
        + #"{"field":"reference","value":""},{"field":"short","value":"X"},"#
        + ##"{"field":"division","value":""},{"field":"colour","value":"#00aAFf"},"##
        + #"{"field":"colour"},{"field":"changeColour"},{"field":"tags","value":["a"]},"#
        + #"{"field":"player","value":{"id":"01900000-0000-7000-8000-0000000000e1","#
        + #""number":0}},{"field":"playerGone","value":"01900000-0000-7000-8000-0000000000e2"},"#
        + #"{"field":"official","value":{"id":"01900000-0000-7000-8000-0000000000e3","#
        + #""name":"Eva"}},{"field":"officialGone","#
        + #""value":"01900000-0000-7000-8000-0000000000e3"},"#
        + #"{"field":"removed","value":true},{"field":"removed","value":false}]}"#
    ),
    (
      "editLibrary",
      #"{"kind":"competition","item":"\#(item)","edits":[{"field":"level","value":""},"#
        + #"{"field":"season","value":""},{"field":"catalog","value":""},"#
        + #"{"field":"rules","value":\#(rules)},{"field":"rules"},"#
        + #"{"field":"phoneOnPitch","value":"allowed"}]}"#
    ),
    (
      "editLibrary",
      #"{"kind":"venue","item":"\#(item)","edits":[{"field":"city","value":""},"#
        + #"{"field":"country","value":""},{"field":"place","value":{"lat":0,"lon":0}},"#
        + #"{"field":"place"}]}"#
    ),
    (
      "editLibrary",
      #"{"kind":"official","item":"\#(item)","edits":[{"field":"phone","value":""},"#
        + #"{"field":"email","value":""},{"field":"notes","value":""},"#
        + #"{"field":"role","value":"var"}]}"#
    ),
    ("dropFromLibrary", #"{"kind":"venue","item":"\#(item)"}"#),
    (
      "shareJournal",
      #"{"share":"\#(item)","entry":"\#(match)","terms":{"name":"Olga","showsNames":true,"#
        + #""expiresAt":1790000200000,"mentor":"\#(user)"}}"#
    ),
    (
      "shareJournal",
      #"{"share":"\#(item)","entry":"\#(match)","terms":{"name":"Olga"}}"#
    ),
    ("endSharing", #"{"share":"\#(item)"}"#),
    (
      "comment",
      #"{"comment":"\#(match)","body":{"share":"\#(item)","writtenAt":1790000100000,"#
        + #""text":"Why?"}}"#
    ),
    ("takeCommentBack", #"{"share":"\#(item)","comment":"\#(match)"}"#),
    ("seeComments", #"{"share":"\#(item)","count":3}"#),
  ]

  private static func event(_ ordinal: Int, _ kind: String, _ payload: String?) -> String {
    let number = ordinal < 10 ? "0\(ordinal)" : "\(ordinal)"
    let rest = payload.map { payload in #","payload":"# + payload } ?? ""
    return #"{"id":"01900000-0000-7000-8000-0000000001\#(number)","match":"\#(match)","#
      + #""ordinal":\#(ordinal),"stage":"R1","elapsed":60000,"at":1790000060000,"uptime":61000,"#
      + #""boot":"01900000-0000-7000-8000-0000000000b0","quality":"stepped","#
      + #""batch":"01900000-0000-7000-8000-0000000000c0","kind":"\#(kind)"\#(rest)}"#
  }

  private static let player =
    #"{"side":"home","entry":"01900000-0000-7000-8000-0000000000e1","number":9,"name":"Ana"}"#
  private static let coach = #"{"side":"away","kind":"official","name":"Eva","role":"coach"}"#
  private static let target = #""target":"01900000-0000-7000-8000-000000000101""#

  private static let events =
    ([
      ("toss", #"{"winner":"away","choice":"kickOff"}"#), ("period.end", #"{"period":"E2"}"#),
      ("interval.start", #"{"gap":"IE2"}"#), ("interval.end", #"{"gap":"IPSO"}"#),
      ("suspend", #"{"reason":"weather","text":"fog"}"#), ("resume", nil),
      ("abandon", #"{"reason":"crowd"}"#), ("match.fullTime", #"{"outcome":"afterPenalties"}"#),
      ("match.completed", nil), ("match.reopened", nil),
      ("clock.addedAnnounced", #"{"minutes":4}"#),
      ("clock.adjusted", #"{"deltaMs":-30000,"reason":"late"}"#),
      ("clock.step", #"{"deltaMs":3600000}"#),
      ("clock.offset", #"{"aheadMs":-120,"doubtMs":35}"#),
      ("stoppage.start", #"{"reason":"varCheck"}"#),
      ("stoppage.end", nil),
      ("goal", #"{"side":"home","type":"penalty","scorer":\#(player),"assist":\#(player)}"#),
      ("goal.overruled", #"{\#(target),"by":"var"}"#),
      (
        "card",
        #"{"colour":"secondYellow","recipient":\#(player),"reason":{"catalog":"law12","#
          + #""code":"C2","title":"Dissent","text":"said so"},"sinBin":true,"#
          + #""first":"01900000-0000-7000-8000-000000000101"}"#
      ),
      ("warning", #"{"recipient":\#(coach),"reason":"area"}"#),
      ("sinbin.start", #"{"player":\#(player),"seconds":600}"#),
      ("sinbin.restartMark", #"{\#(target)}"#), ("sinbin.end", #"{\#(target)}"#),
      (
        "substitution",
        #"{"side":"home","off":\#(player),"on":{"side":"home","number":14},"type":"concussion","#
          + #""window":"01900000-0000-7000-8000-0000000000d0","overLimit":true,"late":true}"#
      ),
      ("player.off", #"{"player":\#(player),"reason":"blood"}"#),
      ("player.on", #"{"player":\#(player)}"#), ("penalty.awarded", #"{"side":"away"}"#),
      ("penalty.missed", #"{"side":"home","player":\#(player),"result":"saved"}"#),
      ("incident", #"{"type":"headInjury","text":"x"}"#), ("note", #"{"text":"n"}"#),
      ("shootout.start", #"{"first":"away"}"#),
      ("shootout.kick", #"{"side":"home","result":"offence","kicker":\#(player)}"#),
      ("shootout.order", #"{"first":"home"}"#), ("shootout.end", #"{"reason":"dark"}"#),
      ("rules.changed", rules), ("match.signed", #"{"name":"Kim","digest":"ab12"}"#),
      ("correction.void", #"{\#(target),"reason":"wrong"}"#),
      (
        "correction.edit",
        #"{\#(target),"kind":"note","payload":{"text":"m"},"stage":"POST","elapsed":5,"#
          + #""reason":"typo"}"#
      ),
      ("correction.restore", #"{\#(target)}"#),
      ("crew.takeover", #"{"by":"\#(user)","epoch":1}"#),
      (
        "correction.distinct",
        #"{"one":"01900000-0000-7000-8000-000000000101","#
          + #""other":"01900000-0000-7000-8000-000000000102"}"#
      ), ("crowd.wave", #"{"height":[1,2.5]}"#),
      ("match.initialled", #"{"side":"away","name":"E. K.","role":"captain"}"#),
    ] as [(String, String?)]).enumerated().map { index, entry in event(index + 3, entry.0, entry.1)
    }
    .joined(separator: ",")

  /// Values of `change` in `setSetting`.
  static let settings1 = [
    #"{"field":"countsDown","value":true}"#, #"{"field":"catalog","value":"ussf"}"#,
    #"{"field":"confirmsSubstitutions","value":false}"#, #"{"field":"periodMinutes","value":40}"#,
    #"{"field":"extraTime","value":"ask"}"#, #"{"field":"shootoutKicks","value":3}"#,
    #"{"field":"stoppageTap","value":"double"}"#, #"{"field":"vibrates","value":false}"#,
    #"{"field":"sounds","value":true}"#, #"{"field":"flashes","value":false}"#,
    #"{"field":"warnings","value":[300,60]}"#, #"{"field":"reminderSeconds","value":0}"#,
    #"{"field":"locksPitch","value":true}"#, #"{"field":"hintsBrightness","value":true}"#,
    #"{"field":"leftHanded","value":true}"#, #"{"field":"silentDuringMatch","value":true}"#,
    #"{"field":"timerFace","value":"countdown"}"#, #"{"field":"vibration","value":"strong"}"#,
  ]
}
