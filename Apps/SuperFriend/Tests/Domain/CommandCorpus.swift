/// Commands as outboxes of version 1 hold them. Lines are only ever added: each must be understood
/// for ever, and be written again as it is.
enum CommandCorpus {
  static let version1: [(name: String, args: String)] = [
    (
      "addContact",
      #"{"contact":"01900000-0000-7000-8000-000000000001","body":{"uid":"u1","card":{"#
        + #""given":"Ana","family":"Lee","nickname":"Nan","birthday":"--04-12","#
        + #""anniversary":"2001","#
        + #""phones":[{"value":"+82 10 1234 5678","label":"cell"}],"emails":[{"value":"a@b.c"}],"#
        + #""addresses":[{"label":"home","street":"Main St 1","locality":"Seoul"}],"#
        + #""categories":["climbing"]},"source":"vcf","original":{"text":"BEGIN:VCARD\r\n","#
        + #""photoRemoved":true}}}"#
    ),
    (
      "updateContact",
      #"{"contact":"01900000-0000-7000-8000-000000000001","body":{"uid":"u1","card":{"fn":"Ana"},"#
        + #""source":"manual"}}"#
    ),
    (
      "editContact",
      #"{"contact":"01900000-0000-7000-8000-000000000001","edits":["#
        + #"{"field":"given","value":"Anna"},{"field":"birthday"},"#
        + #"{"field":"anniversary","value":"---12"},{"field":"phones","value":[{"value":"1"}]},"#
        + #"{"field":"addresses","value":[]},{"field":"categories","value":["a"]}]}"#
    ),
    ("deleteContact", #"{"contact":"01900000-0000-7000-8000-000000000001"}"#),
    (
      "addFriend",
      #"{"friend":"01900000-0000-7000-8000-000000000002","#
        + #""contact":"01900000-0000-7000-8000-000000000001","#
        + #""period":{"key":"custom","days":45},"channel":"call","name":"Ana","#
        + #""today":"2026-03-10","zone":{"name":"Asia/Seoul","offset":32400},"initial":{"#
        + #""id":"01900000-0000-7000-8000-000000000003","occurredOn":"2026-03-01","#
        + #""tookPlaceAt":1772334000000}}"#
    ),
    (
      "addFriend",
      #"{"friend":"01900000-0000-7000-8000-000000000002","#
        + #""contact":"01900000-0000-7000-8000-000000000001","period":{"key":"monthly"},"#
        + #""today":"2026-03-10","zone":{"name":"UTC","offset":0}}"#
    ),
    (
      "setPeriod",
      #"{"friend":"01900000-0000-7000-8000-000000000002","period":{"key":"annually"}}"#
    ),
    (
      "snoozeFriend",
      #"{"friend":"01900000-0000-7000-8000-000000000002","until":"2026-03-14"}"#
    ),
    ("unsnoozeFriend", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    (
      "pauseFriend",
      #"{"friend":"01900000-0000-7000-8000-000000000002","until":"2026-06-01"}"#
    ),
    ("resumeFriend", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    ("archiveFriend", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    ("unarchiveFriend", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    ("pinFriend", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    ("unpinFriend", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    (
      "setPreferredChannel",
      #"{"friend":"01900000-0000-7000-8000-000000000002","channel":"meetUp"}"#
    ),
    ("setPreferredChannel", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    ("setReminding", #"{"friend":"01900000-0000-7000-8000-000000000002","reminds":true}"#),
    ("setReminding", #"{"friend":"01900000-0000-7000-8000-000000000002"}"#),
    (
      "relinkContact",
      #"{"friend":"01900000-0000-7000-8000-000000000002","#
        + #""contact":"01900000-0000-7000-8000-000000000004","name":"Anna"}"#
    ),
    (
      "deleteFriend",
      #"{"friend":"01900000-0000-7000-8000-000000000002","#
        + #""seen":{"count":2,"sum":-6148914691236517206}}"#
    ),
    (
      "restoreFriend",
      #"{"friend":"01900000-0000-7000-8000-000000000002","body":{"#
        + #""contact":"01900000-0000-7000-8000-000000000001","period":{"key":"weekly"},"#
        + #""createdAt":1772334000000,"createdOn":"2026-03-01","createdZone":"UTC","#
        + #""pausedUntil":"2026-04-01","snoozedUntil":"2026-04-02","archivedAt":1772334000001,"#
        + #""preferredChannel":"message","pinned":true,"name":"Ana","revival":{"#
        + #""cause":"unseenHistory","at":1772334000002}},"connections":[{"#
        + #""id":"01900000-0000-7000-8000-000000000003","body":{"type":"meetUp","#
        + #""occurredOn":"2026-03-01","tookPlaceAt":1772334000000,"#
        + #""zone":{"name":"UTC","offset":0},"initial":true,"note":"tea","#
        + #""origin":{"kind":"golf","app":"golf","object":"round-1"},"#
        + #""friends":["01900000-0000-7000-8000-000000000002"],"createdAt":1772334000000}}]}"#
    ),
    (
      "recordConnection",
      #"{"connection":"01900000-0000-7000-8000-000000000003","type":"call","#
        + #""occurredOn":"2026-03-10","tookPlaceAt":1773140000000,"#
        + #""zone":{"name":"Asia/Seoul","offset":32400},"note":"long talk","#
        + #""origin":{"kind":"callButton"},"friends":[{"#
        + #""id":"01900000-0000-7000-8000-000000000002","#
        + #""contact":"01900000-0000-7000-8000-000000000001","period":{"key":"monthly"},"#
        + #""name":"Ana"}],"today":"2026-03-10"}"#
    ),
    (
      "editConnection",
      #"{"connection":"01900000-0000-7000-8000-000000000003","edits":["#
        + #"{"field":"type","value":"letter"},{"field":"date","value":"2026-03-09","#
        + #""tookPlaceAt":1773054000000,"today":"2026-03-10"},{"field":"note","value":"x"},"#
        + #"{"field":"note"},"#
        + #"{"field":"friends","value":["01900000-0000-7000-8000-000000000002"]}]}"#
    ),
    ("deleteConnection", #"{"connection":"01900000-0000-7000-8000-000000000003"}"#),
    (
      "restoreConnections",
      #"{"connections":[{"id":"01900000-0000-7000-8000-000000000003","body":{"type":"other","#
        + #""occurredOn":"2026-03-01","tookPlaceAt":1772334000000,"#
        + #""zone":{"name":"UTC","offset":0},"origin":{"kind":"manual"},"#
        + #""friends":["01900000-0000-7000-8000-000000000002"],"createdAt":1772334000000}}]}"#
    ),
    (
      "mergeConnections",
      #"{"into":"01900000-0000-7000-8000-000000000003","#
        + #""others":["01900000-0000-7000-8000-000000000005"]}"#
    ),
    (
      "updateContact",
      #"{"contact":"01900000-0000-7000-8000-000000000001","body":{"uid":"u1","card":{"#
        + #""given":"Ana","nickname":"Nan","moreNicknames":["Nana"],"org":"Acme","#
        + #""departments":["Sales","","EMEA"]},"source":"vcf","original":{"#
        + #""text":"BEGIN:VCARD\r\n","lastRead":"BEGIN:VCARD\n"},"#
        + #""book":"01900000-0000-7000-8000-000000000006"}}"#
    ),
    (
      "editContact",
      #"{"contact":"01900000-0000-7000-8000-000000000001","edits":["#
        + #"{"field":"moreNicknames","value":["Nana"]},{"field":"departments","value":[]}]}"#
    ),
  ]

  /// Values of `change` in `setSetting`.
  static let settings1 = [
    #"{"field":"defaultPeriod","value":{"key":"everyTwoWeeks"}}"#,
    #"{"field":"wording","value":"compact"}"#, #"{"field":"showsBands","value":false}"#,
    #"{"field":"showsSections","value":false}"#, #"{"field":"swipeType","value":"videoCall"}"#,
    #"{"field":"recordsAtOnce","value":true}"#, #"{"field":"offersMoreKinds","value":true}"#,
    #"{"field":"nameOrder","value":"familyFirst"}"#,
    #"{"field":"nameDisplay","value":"lastFirst"}"#, #"{"field":"startOfDay","value":4}"#,
    #"{"field":"country","value":"KR"}"#, #"{"field":"country"}"#,
    #"{"field":"reminders","value":"email"}"#, #"{"field":"reminderHour","value":20}"#,
    #"{"field":"reminderDays","value":[1,5]}"#,
    #"{"field":"quietHours","value":{"from":23,"to":7}}"#,
    #"{"field":"remindsOfEach","value":true}"#, #"{"field":"showsBirthdays","value":false}"#,
    #"{"field":"calendarAlarms","value":true}"#, #"{"field":"zone","value":"Asia/Seoul"}"#,
  ]
}
