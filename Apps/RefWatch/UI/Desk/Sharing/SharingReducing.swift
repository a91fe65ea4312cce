import Core
import Design
import RefWatchDomain
import Wire

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: SharingAction, _ moment: Moment) -> Effects {
    switch action {
    case .audienceChosen(let word):
      let audience = MirrorAudience(rawValue: word) ?? .everyone
      state.desk.sharing.audience = audience
      // Officials see names, the public does not, unless somebody decides otherwise.
      state.desk.sharing.showsNames = audience != .everyone
    case .namesToggled(let on): state.desk.sharing.showsNames = on
    case .delayChosen(let text): state.desk.sharing.delay = Int(text) ?? 0
    case .made: return state.makeLink()
    case .copied(let id):
      guard let address = state.address(of: id) else { return [] }
      return [.tell(.copy(address))] + state.announce(state.words(SharingText.copied))
    case .codeShown(let id): state.desk.sharing.code = id
    case .linkNames(let id, let on):
      guard let lens = state.lens(of: id) else { return [] }
      return state.change(id, to: MirrorLens(lens.audience, showsNames: on, delay: lens.delay))
    case .linkDelay(let id, let text):
      guard let lens = state.lens(of: id) else { return [] }
      return state.change(
        id,
        to: MirrorLens(lens.audience, showsNames: lens.showsNames, delay: Int(text) ?? lens.delay))
    case .stopAsked(let id): state.desk.sharing.stopping = id
    case .stopped(let id): return state.stopLink(id)
    case .retried: return state.openSharing(of: state.desk.sharing.match)
    }
    return []
  }

  static func reduce(_ state: inout State, _ answer: SharingAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .listed(let match, let answer): state.receiveLinks(of: match, answer)
    case .made(let match, let answer): return state.receiveLink(of: match, answer)
    case .changed(let id, let answer):
      state.desk.sharing.fault = SharingFault(answer, expects: 200)
      let link = answer.read { cursor throws(WireError) in try MirrorLink(cursor) }
      if let link { state.replace(id, with: link) }
    case .stopped(let id, let answer):
      let fault = SharingFault(answer, expects: 204)
      // One that is not there is stopped.
      if fault == nil || fault == .notThere { state.replace(id, with: nil) }
      state.desk.sharing.fault = fault == .notThere ? nil : fault
    }
    return []
  }
}

extension RefWatchFeature.State {
  /// The person came to the page: what links there are is asked of the server.
  mutating func openSharing(of match: MatchID?) -> Effects {
    guard let match else { return [] }
    if desk.sharing.match != match { desk.sharing = SharingState() }
    desk.sharing.match = match
    desk.sharing.fault = nil
    guard mayShare(match) else { return [] }
    desk.sharing.isAsked = true
    if case .failed = desk.sharing.links { desk.sharing.links = .loading }
    return [
      .ask(
        .get(path(of: match)),
        answer: { answer in .inner(.desk(.sharing(.listed(match, answer)))) })
    ]
  }

  /// The page with the links is on the screen, and nobody has asked for them.
  public var needsLinks: Bool {
    guard case .sharing(let match) = route, records[match] != nil, mayShare(match) else {
      return false
    }
    return desk.sharing.match != match || !desk.sharing.isAsked
  }

  /// Links are the owner's business, and need a server.
  func mayShare(_ match: MatchID) -> Bool {
    guard sync.hasServer, let owner = records[match]?.match.owner else { return sync.hasServer }
    return owner == me
  }

  private func path(of match: MatchID) -> String {
    "/api/referee/matches/" + match.description + "/mirrors"
  }

  fileprivate mutating func makeLink() -> Effects {
    guard let match = desk.sharing.match, !desk.sharing.isMaking else { return [] }
    desk.sharing.isMaking = true
    desk.sharing.fault = nil
    let request = HostRequest.post(path(of: match), body: desk.sharing.lens.json.text)
    return [.ask(request, answer: { answer in .inner(.desk(.sharing(.made(match, answer)))) })]
  }

  fileprivate mutating func change(_ id: MirrorID, to lens: MirrorLens) -> Effects {
    let request = HostRequest.post("/api/referee/mirrors/" + id.description, body: lens.json.text)
    return [.ask(request, answer: { answer in .inner(.desk(.sharing(.changed(id, answer)))) })]
  }

  fileprivate mutating func stopLink(_ id: MirrorID) -> Effects {
    desk.sharing.stopping = nil
    let request = HostRequest.delete("/api/referee/mirrors/" + id.description)
    return [.ask(request, answer: { answer in .inner(.desk(.sharing(.stopped(id, answer)))) })]
  }

  // MARK: What came back

  fileprivate mutating func receiveLinks(of match: MatchID, _ answer: HostAnswer) {
    guard desk.sharing.match == match else { return }
    let links = answer.read { cursor throws(WireError) -> [MirrorLink] in
      try cursor.required("links").decodeArray()
    }
    if let links {
      desk.sharing.links = .ready(links)
    } else {
      desk.sharing.links = .failed(SharingFault(answer, expects: 200) ?? .failed)
    }
  }

  fileprivate mutating func receiveLink(of match: MatchID, _ answer: HostAnswer) -> Effects {
    guard desk.sharing.match == match else { return [] }
    desk.sharing.isMaking = false
    let made = answer.read { cursor throws(WireError) in try NewMirrorLink(cursor) }
    guard let made else {
      desk.sharing.fault = SharingFault(answer, expects: 201) ?? .failed
      return []
    }
    var links: [MirrorLink] = []
    if case .ready(let known) = desk.sharing.links { links = known }
    desk.sharing.links = .ready(links + [made.link])
    desk.sharing.code = made.link.id
    desk.addresses.append(SharedAddress(id: made.link.id, address: made.address))
    desk.addresses = desk.addresses.suffix(SharedAddresses.limit)
    return [
      .tell(
        .remember(
          key: RefWatchMemory.links.key(of: me), value: SharedAddresses.text(desk.addresses)))
    ]
  }

  fileprivate mutating func replace(_ id: MirrorID, with link: MirrorLink?) {
    guard case .ready(var links) = desk.sharing.links,
      let index = links.firstIndex(where: { known in known.id == id })
    else { return }
    if let link { links[index] = link } else { links.remove(at: index) }
    desk.sharing.links = .ready(links)
    if link == nil, desk.sharing.code == id { desk.sharing.code = nil }
  }

  /// The whole address of a link, where it was made here.
  func address(of id: MirrorID) -> String? {
    desk.addresses.last { known in known.id == id }?.address
  }

  fileprivate func lens(of id: MirrorID) -> MirrorLens? {
    guard case .ready(let links) = desk.sharing.links else { return nil }
    return links.first { link in link.id == id }?.lens
  }
}
