import Core

/// Runs a feature: inputs in, patches and requests out. Has no clock, no DOM and no I/O of its own.
public final class Runtime<Root: RootFeature> {
  public private(set) var state: Root.State
  private let tree = MountedTree<Root.Action>()
  private var pending = Pending<Root.Action>()
  private var trail: AddressTrail
  private var doubleTap = DoubleTap()
  /// What the document was last told to look like.
  private var look: DocumentLook?

  /// `entries` is what the host found recorded with the current history entry, empty on a first
  /// visit.
  public init(_ launch: Launch, entries: [String] = []) {
    state = Root.launch(launch)
    trail = AddressTrail(address: launch.address, entries: entries)
  }

  /// The first turn: shows the launch state, then dispatches `Root.launched`.
  public func start(_ moment: Moment) -> Output {
    let first = tree.update(to: Root.view(state))
    var output = turn([Root.launched], moment)
    output.patches = first + output.patches
    output.address = trail.follow(Root.address(state))
    return output
  }

  /// One turn: every input is reduced, in order, and the result is shown once.
  ///
  /// Back closes what lies on top, and the feature hears nothing of the other address then. Where
  /// nothing does, and when the browser goes forward, the feature is told where the browser is.
  ///
  /// The second half of a double tap is not handed on where something else came to stand; see
  /// ``DoubleTap``.
  public func turn(_ inputs: [Input], _ moment: Moment) -> Output {
    var actions: [Root.Action] = []
    var move: (address: String, entries: [String])?
    for input in inputs {
      switch input {
      case .event(let node, let kind, let event):
        if kind.isTap { doubleTap.note(node, event, in: tree, at: moment.uptime) }
        if kind.comesOfTap, doubleTap.isSecondHalf(at: moment.uptime) { continue }
        guard let action = tree.action(node: node, kind: kind, event: event) else { continue }
        if kind.isDeed { trail.settle() }
        actions.append(action)
      case .answer(let token, let answer):
        guard let action = pending.action(token: token, answer: answer) else { continue }
        actions.append(action)
      case .signal(let signal):
        if case .navigated = signal {
          if doubleTap.isSecondHalf(at: moment.uptime) { continue }
          trail.settle()
        }
        actions.append(Root.action(for: signal))
      case .moved(let address, let entries):
        trail.settle()
        move = (address, entries)
        if sameBytes(address, Root.address(state)) { continue }
        let cover = trail.isAhead(of: entries) ? closing(moment) : nil
        actions.append(cover ?? Root.action(for: .navigated(address)))
      }
    }
    let before = Root.address(state)
    var output = actions.isEmpty ? Output() : turn(actions, moment)
    let shown = Root.address(state)
    if let move {
      output.address = trail.moved(
        to: move.address, entries: move.entries, before: before, shown: shown)
    } else {
      output.address = trail.follow(shown)
    }
    return output
  }

  /// What closes the topmost thing, where that alone changes; `nil` where nothing lies on top, and
  /// where what does has an address of its own: the person leaves that as they leave a page.
  private func closing(_ moment: Moment) -> Root.Action? {
    guard let action = tree.closing() else { return nil }
    var closed = state
    _ = Root.reduce(&closed, action, moment)
    return path(Root.address(closed)) == path(Root.address(state)) ? action : nil
  }

  private func turn(_ actions: [Root.Action], _ moment: Moment) -> Output {
    var requests: [TokenRequest] = []
    for (index, action) in actions.enumerated() {
      for effect in Root.reduce(&state, action, moment.forAction(index)) {
        switch effect {
        case .ask(.replaceAddress, _): trail.replaceNext()
        case .ask(let request, let answer): requests.append(pending.add(request, answer: answer))
        case .submit(let command), .bring(let command, _): switch command {}
        }
      }
    }
    if let look = Root.look(state), look != self.look {
      self.look = look
      requests.append(pending.add(.document(look)) { _ in nil })
    }
    return Output(patches: tree.update(to: Root.view(state)), requests: requests)
  }
}

extension Runtime {
  /// An event of the element `node`; nothing happens when the node is gone or stands for no action.
  public func event(node: Int, kind: EventKind, event: DOMEvent, _ moment: Moment) -> Output {
    turn([.event(node: node, kind: kind, event: event)], moment)
  }

  /// An answer to the request `token`; nothing happens when nobody waits for it any more.
  public func answer(token: Int, _ answer: HostAnswer, _ moment: Moment) -> Output {
    turn([.answer(token: token, answer: answer)], moment)
  }

  /// Something the host reports unasked. A followed link is `.navigated`; the browser's own
  /// movements through its history are ``Input/moved(address:entries:)``.
  public func signal(_ signal: HostSignal, _ moment: Moment) -> Output {
    turn([.signal(signal)], moment)
  }
}

extension EventKind {
  /// Whether the person does this, rather than that it happens while a page settles.
  fileprivate var isDeed: Bool {
    switch self {
    case .focus, .blur, .scroll: false
    default: true
    }
  }

  /// Whether it is a tap, if it has a place.
  fileprivate var isTap: Bool { self == .click || self == .cancel }

  /// Whether it is a tap, or the browser makes it of one.
  fileprivate var comesOfTap: Bool { isTap || self == .submit }
}

extension Moment {
  /// The moment as the `index`-th action of a turn sees it: the same time, other random bits, so
  /// that ids made by two actions differ.
  fileprivate func forAction(_ index: Int) -> Moment {
    if index == 0 { return self }
    let block = entropy.block(1 << 63 | UInt64(index))
    return Moment(
      instant: instant, zone: zone, entropy: Entropy(high: block.high, low: block.low),
      uptime: uptime)
  }
}
