/// Commands and rows as outboxes and databases of version 1 hold them. Lines are only ever added:
/// each must be understood for ever, and be written again as it is.
enum CommandCorpus {
  private static let group = #""group":"01900000-0000-7000-8000-000000000001""#
  private static let block = #""block":"01900000-0000-7000-8000-000000000002""#
  private static let run = #""run":"01900000-0000-7000-8000-000000000003""#
  private static let session = #""session":"01900000-0000-7000-8000-000000000004""#
  private static let batch = #""import":"01900000-0000-7000-8000-000000000005""#
  private static let friend = #""value":"01900000-0000-7000-8000-000000000007""#
  private static let friends =
    #""01900000-0000-7000-8000-000000000007","01900000-0000-7000-8000-000000000008""#
  private static let time = #""time":[1773111600000,1800000,32400,60000,900000,32400]"#

  static let version1: [(name: String, args: String)] = [
    ("addGroup", #"{\#(group),"name":"Exams","place":"V","color":7}"#),
    ("addGroup", #"{\#(group),"name":"시험","place":"0z1"}"#),
    (
      "editGroup",
      #"{\#(group),"edits":[{"field":"name","value":"Exams"},{"field":"name"},"#
        + #"{"field":"color","value":7},{"field":"color"},{"field":"place","value":"W"}]}"#
    ),
    ("deleteGroup", "{\(group)}"),
    ("restoreGroup", "{\(group)}"),
    (
      "addBlock",
      #"{\#(block),\#(group),"name":"Study","icon":"book","color":4,"place":"V"}"#
    ),
    (
      "editBlock",
      #"{\#(block),"edits":[{"field":"name","value":"Gym"},{"field":"icon","value":"tea"},"#
        + #"{"field":"color","value":54},{"field":"place",\#(group),"value":"W"},"#
        + #"{"field":"goal","value":{"period":"perWeek","halfBlocks":14}},{"field":"goal"},"#
        + #"{"field":"plans","value":[{"from":20522,"until":20600,"rule":"daily","#
        + #""start":32400,"minutes":60,"zone":"Asia/Seoul"},{"from":20522,"rule":[1,5],"#
        + #""start":0,"minutes":5,"zone":"UTC"},{"from":20522,"rule":"once","#
        + #""start":86399,"minutes":1440,"zone":"UTC"}]},{"field":"plans"},"#
        + #"{"field":"golden","value":true},{"field":"source","value":"golf"},"#
        + #"{"field":"source"},{"field":"maxRun","value":300},{"field":"maxRun"},"#
        + #"{"field":"archived","value":true}]}"#
    ),
    ("deleteBlock", "{\(block)}"),
    ("restoreBlock", "{\(block)}"),
    (
      "startRun",
      #"{\#(run),"body":{\#(block),"name":"Study","zone":"Asia/Seoul","start":1773111600000,"#
        + #""offset":32400,"device":"Phone","carried":600}}"#
    ),
    ("pauseRun", #"{\#(run),"at":1773113400000}"#),
    (
      "pauseRun",
      #"{\#(run),"at":1773113400000,"changes":[1773112000000,36000,1773113000000,32400]}"#
    ),
    ("resumeRun", #"{\#(run),"at":1773113500000,"offset":-12600}"#),
    ("finishRun", #"{\#(run),"at":1773115200000,"memo":"done"}"#),
    ("finishRun", #"{\#(run),"at":1773115200000,"changes":[1773112000000,36000]}"#),
    ("discardRun", #"{\#(run),"at":1773115200000}"#),
    ("restoreRun", "{\(run)}"),
    (
      "cutRun",
      #"{\#(run),"from":1773112000000,"to":1773113000000,"changes":[1773112500000,36000]}"#
    ),
    ("assignRun", "{\(run),\(block)}"),
    ("suspectRunClock", "{\(run)}"),
    (
      "addSession",
      #"{\#(session),\#(block),"zone":"Asia/Seoul",\#(time),"memo":"m","origin":"manual","#
        + #""source":"timew:1"}"#
    ),
    (
      "addSession", #"{\#(session),\#(block),"zone":"Asia/Seoul",\#(time),"origin":"tutorial"}"#
    ),
    (
      "addSession",
      #"{\#(session),\#(block),"zone":"UTC",\#(time),"memo":"m","friends":[\#(friends)],"#
        + #""origin":"manual"}"#
    ),
    (
      "editSession",
      #"{\#(session),"edits":[{"field":"joined",\#(friend)},{"field":"left",\#(friend)}]}"#
    ),
    (
      "editSession",
      #"{\#(session),"edits":[{"field":"block","value":"01900000-0000-7000-8000-000000000002"},"#
        + #"{"field":"memo","from":"a\nb","value":"b"},{"field":"memo"},"#
        + #"{"field":"time","value":[1773111600000,1800000,32400]}]}"#
    ),
    (
      "splitSession",
      #"{\#(session),"at":1773112000000,"into":"01900000-0000-7000-8000-000000000006"}"#
    ),
    ("deleteSession", "{\(session)}"),
    ("restoreSession", "{\(session)}"),
    (
      "importSessions",
      #"{\#(batch),"sessions":[{\#(session),\#(block),"zone":"UTC",\#(time),"#
        + #""origin":"import","source":"toggl:7"}]}"#
    ),
    (
      "importSessions",
      #"{\#(batch),"sessions":[{\#(session),\#(block),"zone":"UTC",\#(time),"carried":1799,"#
        + #""memo":"m","origin":"import","source":"dayblock 7"}]}"#
    ),
    (
      "undoImport",
      #"{\#(batch),"sessions":["01900000-0000-7000-8000-000000000004"]}"#
    ),
  ]

  /// Values of `change` in `setSetting`.
  static let settings1 = [
    #"{"field":"boundary","value":240}"#, #"{"field":"carriesRemainder","value":true}"#,
    #"{"field":"keepsAwake","value":false}"#, #"{"field":"feedback","value":"full"}"#,
    #"{"field":"sounds","value":true}"#, #"{"field":"maxRun","value":300}"#,
    #"{"field":"firstWeekday","value":7}"#, #"{"field":"firstWeekday"}"#,
    #"{"field":"board","value":"minutes"}"#, #"{"field":"welcomed","value":true}"#,
    #"{"field":"tipSeen","value":"carousel"}"#, #"{"field":"tipsForgotten"}"#,
    #"{"field":"group","value":"01900000-0000-7000-8000-000000000001"}"#,
    #"{"field":"focus"}"#, #"{"field":"reset","value":1773115200000}"#, #"{"field":"reset"}"#,
    #"{"field":"overlays","value":["https://example.org/a.ics"]}"#,
    #"{"field":"remindsOfPlans","value":false}"#,
  ]

  /// Bodies of rows, by kind.
  static let rows1: [(kind: String, body: String)] = [
    ("dayGroup", #"{"name":"Exams","place":"V","color":3,"created":1,"deleted":2}"#),
    ("dayGroup", #"{"place":"V","created":1}"#),
    (
      "dayBlock",
      #"{\#(group),"name":"Study","icon":"book","color":4,"place":"V","#
        + #""goal":{"period":"perDay","halfBlocks":4},"golden":true,"source":"run","#
        + #""maxRun":300,"created":1,"archived":2,"deleted":3}"#
    ),
    (
      "dayRun",
      #"{\#(block),"name":"Study","zone":"Asia/Seoul","start":1773111600000,"offset":32400,"#
        + #""device":"Phone","marks":[0,1500000,0,1,60000,36000,4,60000,30000,2,600000,0],"#
        + #""changes":[1773111700000,36000],"suspect":true}"#
    ),
    ("dayRun", #"{\#(block),"zone":"UTC","start":0,"marks":[3,1,0]}"#),
    (
      "daySession",
      #"{"b":"01900000-0000-7000-8000-000000000002","d":20522,"z":"Asia/Seoul","#
        + #""t":[1773111600000,1800000,32400,60000,900000,32400],"n":true,"a":1}"#
    ),
    (
      "daySession",
      #"{"b":"01900000-0000-7000-8000-000000000002","d":20522,"z":"Asia/Seoul","#
        + #""t":[1773111600000,900000,32400],"u":[0,1800000],"r":0,"c":60,"m":"memo","#
        + #""o":"import","s":"timew:1","i":"01900000-0000-7000-8000-000000000005","#
        + #""n":"01900000-0000-7000-8000-000000000003","e":true,"k":true,"a":1,"x":2}"#
    ),
    (
      "daySession",
      #"{"b":"01900000-0000-7000-8000-000000000002","d":20522,"z":"Asia/Seoul","#
        + #""t":[1773111600000,1800000,32400],"f":[\#(friends)],"a":1}"#
    ),
    (
      "daySettings",
      #"{"boundary":240,"carriesRemainder":true,"keepsAwake":false,"feedback":"off","#
        + #""sounds":true,"maxRun":60,"firstWeekday":1,"board":"minutes","welcomed":true,"#
        + #""tips":["carousel"],"group":"01900000-0000-7000-8000-000000000001","#
        + #""focus":"01900000-0000-7000-8000-000000000002","reset":5,"#
        + #""overlays":["webcal://example.org/a.ics"]}"#
    ),
    (
      "daySettings",
      #"{"keepsAwake":true,"remindsOfPlans":false,"maxRun":300,"board":"halves"}"#
    ),
  ]
}
