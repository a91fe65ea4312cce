import Calendar
import Design
import Testing
import View

private enum Press: Hashable { case yes, no }

private func html(_ node: Node<Press>) -> String { HTMLRenderer.html(node) }

@Test func aButtonWithoutAnActionSubmitsItsForm() {
  #expect(html(button("Save", .prominent)).contains("type=\"submit\""))
  #expect(html(button("Save", .prominent, action: .yes)).contains("type=\"button\""))
}

@Test func aLoadingButtonIsBusyAndDoesNothing() {
  let node = button("Save", traits: .loading, action: Press.yes)
  #expect(html(node).contains("aria-busy=\"true\""))
  #expect(html(node).contains("spinner"))
  guard case .element(let element) = node else {
    Issue.record("not an element")
    return
  }
  let listens = element.attributes.contains { attribute in
    if case .on = attribute.statement { true } else { false }
  }
  #expect(!listens)
}

@Test func aNameBreaksBeforeACapitalInside() {
  #expect(html(element("b") { jointed("SuperFriend") }) == "<b>Super<wbr>Friend</b>")
  #expect(html(element("b") { jointed("Account") }) == "<b>Account</b>")
  #expect(html(element("b") { jointed("계정 ABC") }) == "<b>계정 ABC</b>")
}

@Test func iconsHaveShapesAndNoNames() {
  for icon in Icon.allCases {
    let text = html(icon.node())
    #expect(text.contains("<path"), "\(icon.rawValue)")
    #expect(text.contains("aria-hidden=\"true\""))
    #expect(!text.contains("style="))
  }
}

@Test func aFaultIsTiedToItsField() {
  let text = html(
    textField(id: "name", FieldLabel("Name", fault: "Add a name"), value: "") { _ in .yes })
  #expect(text.contains("aria-invalid=\"true\""))
  #expect(text.contains("aria-describedby=\"name-fault\""))
  #expect(text.contains("id=\"name-fault\""))
  #expect(text.contains("for=\"name\""))
}

@Test func aSheetIsModalNamedAndCloses() {
  let text = html(Sheet<Press>(id: "s", title: "Title", language: .english, close: .no).node {})
  #expect(text.contains("<dialog"))
  #expect(text.contains("aria-labelledby=\"s-title\""))
  #expect(text.contains("aria-label=\"Close\""))
}

@Test func aSheetBesideTheScreenIsNotModalAndCloses() {
  var sheet = Sheet<Press>(id: "s", title: "Title", language: .english, close: .no)
  sheet.isBeside = true
  let text = html(sheet.node {})
  #expect(text.contains("<section") && !text.contains("<dialog"))
  #expect(text.contains("aria-labelledby=\"s-title\""))
  #expect(text.contains("tabindex=\"-1\"") && text.contains("data-keys=\"Escape\""))
  #expect(!text.contains("data-drag"))
}

@Test func nobodyDestroysAnythingWithEnterAlone() {
  func asked(_ answers: Node<Press>...) -> String {
    html(question(id: "q", title: "Delete it?", close: .no) { answers })
  }
  let delete = button("Delete", .prominent, traits: [.wide, .destructive], action: Press.yes)
  let stay = button("Cancel", action: Press.no)
  let text = asked(delete, stay)
  #expect(text.ranges(of: "autofocus=").count == 1)
  #expect(text.hasSuffix("autofocus=\"autofocus\"><span>Cancel</span></button></div></dialog>"))
  // The first has it anyway.
  #expect(!asked(stay, delete).contains("autofocus"))
  #expect(!asked(delete).contains("autofocus"))
}

@Test func ringsAndAvatarsHoldTheirRanges() {
  #expect(Ring(percent: 300, step: 9) == Ring(percent: 100, step: 4))
  #expect(Ring(percent: -3, step: -1) == Ring(percent: 0, step: 0))
  #expect(html(avatar(initials: "", pastel: 3)).contains("?"))
  #expect(html(avatar(initials: "A", pastel: UInt64.max)).contains("pastel-"))
}

@Test func spacersHaveAHeightWithoutAStyle() {
  let text = html(spacer(12_345, key: "before"))
  #expect(text.contains("height=\"12345\"") && !text.contains("style="))
  #expect(html(spacer(0, key: "before")).isEmpty)
}

@Test func loadingEmptyErrorAndContentLookDifferent() {
  func show(_ content: Loadable<[Int]>) -> String {
    html(
      asyncContent(
        content, .english, retry: .yes, isEmpty: { list in list.isEmpty },
        empty: { emptyState(icon: .hand, title: "Nothing here") },
        view: { list in paragraph("\(list.count) things") }))
  }
  #expect(show(.loading).contains("aria-busy"))
  #expect(show(.failed("No disk")).contains("No disk"))
  #expect(show(.failed("No disk")).contains("Try again"))
  #expect(show(.ready([])).contains("Nothing here"))
  #expect(show(.ready([1, 2])).contains("2 things"))
}

@Test func whatIsNotKnownYetIsNotCalledEmpty() {
  func show(_ sync: SyncSummary) -> String {
    html(
      asyncContent(
        .ready([Int]()), .english, retry: nil, sync: sync, resync: .yes,
        meanwhile: [paragraph("Begin")], isEmpty: { list in list.isEmpty },
        empty: { emptyState(icon: .hand, title: "Nothing here") }, view: { _ in .empty }))
  }
  #expect(show(SyncSummary()).contains("Nothing here"))
  #expect(show(SyncSummary(isOnline: false)).contains("Nothing here"), "offline is no doubt")
  var local = SyncSummary(isOnline: false, hasServer: false)
  local.holding = .local
  #expect(show(local).contains("Nothing here") && !local.hasServer)
  var older = SyncSummary()
  older.isReadingOlder = true
  for sync in [older, SyncSummary(hasServer: false)] {
    #expect(sync.knowledge == .coming)
    #expect(show(sync).contains("aria-busy") && show(sync).contains("Begin"))
    #expect(!show(sync).contains("Nothing here"))
  }
  let silent = show(SyncSummary(hasServer: false, isAnswered: false))
  #expect(silent.contains("The server does not answer") && silent.contains("Try again"))
  var signedOut = SyncSummary(hasServer: false)
  signedOut.isSignedOut = true
  let offline = [
    SyncSummary(isOnline: false, hasServer: false), SyncSummary(hasServer: false, isAtRest: true),
    signedOut,
  ]
  for sync in offline {
    #expect(show(sync).contains("Not on this device yet") && show(sync).contains("Begin"))
    #expect(!show(sync).contains("aria-busy") && !show(sync).contains("Nothing here"))
  }
}

@Test func aPageStaysAsTheBarBesideItGoes() {
  let tree = MountedTree<Press>()
  let page: Node<Press> = element("div", .class("page"))
  _ = tree.update(to: .fragment([progressBar(.english), page]))
  #expect(tree.update(to: page) == [.remove(node: 1)])
}
