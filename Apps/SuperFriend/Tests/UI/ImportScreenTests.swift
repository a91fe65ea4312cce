import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

@Suite struct ImportScreenTests {
  private static let file = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Rosa Park\r
    N:Park;Rosa;;;\r
    UID:rosa\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Tom Ek\r
    UID:tom\r
    END:VCARD\r

    """

  @Test func goodCardsComeInAndTheBadOneIsLocated() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    #expect(world.html.contains("2 cards found"))
    #expect(world.html.contains("Line 7"))
    #expect(world.commands.isEmpty, "nothing happens before it is confirmed")
    world.send(.importing(.confirmed))
    #expect(world.replica.contacts.count == 2)
    #expect(world.html.contains("Import finished"))
    world.send(.importing(.restarted))
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    #expect(world.html.contains("Everything in this file is here already."))
  }

  /// A page that has just been opened knows of nobody yet.
  @Test func aFileWaitsUntilItIsKnownWhoIsThere() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    world.send(.importing(.confirmed))
    let before = world.commands.count
    world.state = World(route: .importCards).state
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    #expect(!world.html.contains("cards found"))
    world.send(.importing(.confirmed))
    #expect(world.commands.count == before)
    world.load()
    #expect(world.html.contains("Everything in this file is here already."))
  }

  /// Another device brings the same file while this one looks at what it would do.
  @Test func aPlanKnowsWhatHasComeFromElsewhere() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    #expect(world.html.contains("2 cards found"))
    var other = World(route: .importCards)
    other.load()
    other.send(.importing(.dropped(Array(Self.file.utf8))))
    other.send(.importing(.confirmed))
    world.replica = other.replica
    world.load()
    #expect(world.html.contains("Everything in this file is here already."))
  }

  @Test func aNameAsLongAsAFileIsCut() {
    var world = World(route: .importCards)
    world.load()
    let long = String(repeating: "n", count: 5_000)
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:\(long)\nEND:VCARD\n"
    world.send(.importing(.dropped(Array(card.utf8))))
    #expect(world.html.contains(String(repeating: "n", count: 80) + "…"))
    #expect(!world.html.contains(String(repeating: "n", count: 81)))
  }

  @Test func aCardIsCountedOnce() {
    var world = World(route: .importCards)
    world.load()
    let card =
      "BEGIN:VCARD\nVERSION:2.1\nN:Ek;Tom\n"
      + "NOTE;CHARSET=X-OLD;ENCODING=QUOTED-PRINTABLE:=BD=F0\nEND:VCARD\n"
    world.send(.importing(.dropped(Array(card.utf8))))
    #expect(world.html.contains("1 card found") && world.html.contains("1 line left out"))
    #expect(world.html.contains("Written in “X-OLD”") && !world.html.contains("skipped"))
    #expect(world.requests.isEmpty)
  }

  /// 山田 in Shift_JIS, encoded and as it is.
  private static let foreign: [UInt8] =
    Array("BEGIN:VCARD\nVERSION:2.1\n".utf8)
    + Array("N;CHARSET=Shift_JIS;ENCODING=QUOTED-PRINTABLE:=8E=52=93=63\nEND:VCARD\n".utf8)
    + Array("BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=Shift_JIS:".utf8) + [0x8E, 0x52]
    + Array("\nEND:VCARD\n".utf8)

  @Test func whatIsNotUnicodeIsDecodedByTheHost() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.dropped(Self.foreign)))
    let wanted: [EncodedText] = [
      EncodedText("shift_jis", [0x8E, 0x52, 0x93, 0x63]), EncodedText("shift_jis", [0x8E, 0x52]),
    ]
    #expect(world.requests == [.decode(wanted)])
    #expect(world.html.contains("2 cards found") && world.html.contains("山田"))
    #expect(!world.html.contains("names no character set"))
    world.send(.importing(.confirmed))
    #expect(world.replica.contacts.count == 2)
  }

  @Test func aCardThatTheHostCannotDecodeIsLeftOutAndNamed() {
    var world = World(route: .importCards)
    world.decodes = false
    world.load()
    world.send(.importing(.dropped(Self.foreign)))
    #expect(world.html.contains("2 skipped") && world.html.contains("“Shift_JIS”"))
  }

  @Test func theCharacterSetThatWasAssumedIsSaid() {
    var world = World(route: .importCards)
    world.load()
    func card(_ name: [UInt8]) -> [UInt8] {
      Array("BEGIN:VCARD\nVERSION:2.1\nN:".utf8) + name + Array("\nEND:VCARD\n".utf8)
    }
    world.send(.importing(.dropped(card([0xB1, 0xE8, 0xB9, 0xCE]))))
    #expect(world.html.contains("김민") && world.html.contains("Korean (EUC-KR)"))
    world.send(.importing(.restarted))
    world.send(.importing(.dropped(card([0x5A, 0x6F, 0xEB]))))
    #expect(world.html.contains("Zoë") && world.html.contains("Western (Windows-1252)"))
  }

  @Test func aFileWithoutCardsIsSaidToHaveNone() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.pasteTyped("hello")))
    world.send(.importing(.pasteSubmitted))
    #expect(world.html.contains("No contact cards found."))
    #expect(world.html.contains("hello"), "what was pasted stays")
  }

  @Test func manyCardsComeInPartByPart() {
    var world = World(route: .importCards)
    world.load()
    var text = ""
    for index in 0..<250 {
      text += "BEGIN:VCARD\nVERSION:3.0\nFN:Person \(index)\nUID:p\(index)\nEND:VCARD\n"
    }
    world.send(.importing(.dropped(Array(text.utf8))))
    world.send(.importing(.confirmed))
    #expect(world.replica.contacts.count == 100)
    #expect(world.html.contains("<progress"))
    world.send(.inner(.importStep))
    world.send(.inner(.importStep))
    #expect(world.replica.contacts.count == 250)
    #expect(world.html.contains("Import finished"))
  }

  /// A page that is closed between the two would have said what is not true.
  @Test func itIsFinishedOnceAllOfItIsStored() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.dropped(Array(Self.file.utf8))))
    world.state.sync.saving = 2
    world.send(.importing(.confirmed))
    #expect(world.html.contains("<progress") && !world.html.contains("Import finished"))
    #expect(!world.html.contains(">Cancel<"))
    world.state.sync.saving = 0
    #expect(world.html.contains("Import finished") && world.html.contains("2 added"))
  }

  @Test(arguments: [Language.english, .korean])
  func whoStopsIsToldHowManyCameIn(_ language: Language) {
    var world = World(language: language, route: .importCards)
    world.load()
    var text = ""
    for index in 0..<150 {
      text += "BEGIN:VCARD\nVERSION:3.0\nFN:Person \(index)\nUID:p\(index)\nEND:VCARD\n"
    }
    world.send(.importing(.dropped(Array(text.utf8))))
    world.send(.importing(.confirmed))
    world.send(.importing(.stopped))
    world.send(.inner(.importStep))
    #expect(world.replica.contacts.count == 100)
    let isEnglish = language == .english
    #expect(world.html.contains(isEnglish ? "Import stopped" : "중간에 멈췄어요"))
    #expect(world.html.contains(isEnglish ? "100 cards imported" : "카드 100장 가져옴"))
    #expect(!world.html.contains(isEnglish ? "150 added" : "150명 추가"))
    // The same file brings the rest.
    world.send(.importing(.restarted))
    world.send(.importing(.dropped(Array(text.utf8))))
    world.send(.importing(.confirmed))
    #expect(world.replica.contacts.count == 150)
  }

  @Test func aCancelledFileChoiceIsNoError() {
    var world = World(route: .importCards)
    world.load()
    world.send(.importing(.fileWanted))
    world.send(.inner(.fileFailed("cancelled")))
    #expect(!world.html.contains("role=\"alert\""))
    world.send(.inner(.fileFailed("NotReadableError")))
    #expect(world.html.contains("The file could not be opened."))
  }
}
