import Core
import Wire

// Contents that are set apart: stored with the entity they belong to, sent to whoever may see it.
extension ServerRules {
  /// The content that came with a command, which must be the one that the command names.
  func content(
    of command: Domain.Command, _ envelope: CommandEnvelope
  ) throws(Exit) -> BroughtContent? {
    guard let text = envelope.content else { return nil }
    guard let stub = command.content else {
      throw .rejected(Refused(reason: .content(.unexpected)))
    }
    guard stub.bytes <= ContentStub.byteLimit else {
      throw .rejected(Refused(reason: .content(.tooLarge)))
    }
    guard stub.fits(text) else { throw .rejected(Refused(reason: .content(.altered))) }
    return BroughtContent(text, stub: stub)
  }

  /// An entity with a stub has its content: the command brought it, or it is here already.
  func setContent(
    of entity: Domain.Entity, _ brought: BroughtContent?, in scope: Scope,
    _ storage: inout Storage
  ) throws(Exit) {
    guard Domain.isSetApart(entity.key.kind) else { return }
    let stored = try failing { () throws(Failure) in try storage.contentStub(of: entity.key) }
    guard entity.content != stored else { return }
    guard let stub = entity.content else {
      return try failing { () throws(Failure) in
        try storage.setContent(nil, of: entity.key, in: scope)
      }
    }
    guard let brought, brought.stub == stub else {
      throw .rejected(Refused(reason: .content(.missing)))
    }
    try failing { () throws(Failure) in
      try storage.setContent(brought, of: entity.key, in: scope)
    }
  }

  /// The contents among these that the person may see now, until the answer is full.
  public func apart(
    _ request: ApartRequest, by user: UserID, in storage: Storage
  ) throws(Failure) -> ApartAnswer {
    let hidden = try hidden(from: user, in: storage)
    var contents: [ApartAnswer.Found] = []
    var bytes = 0
    for key in request.keys.prefix(ApartRequest.limit) {
      guard try isVisible(key, to: user, hidden, in: storage),
        let stub = try storage.contentStub(of: key)
      else {
        contents.append(ApartAnswer.Found(key: key, text: nil))
        continue
      }
      bytes += stub.bytes
      if bytes > ApartAnswer.byteLimit, bytes > stub.bytes { break }
      contents.append(ApartAnswer.Found(key: key, text: try storage.content(of: key)))
    }
    return ApartAnswer(contents: contents)
  }

  private func isVisible(
    _ key: EntityKey, to user: UserID, _ hidden: [Scope: Set<UserID>], in storage: Storage
  ) throws(Failure) -> Bool {
    guard Domain.isSetApart(key.kind), let scope = try storage.home(of: key) else { return false }
    guard try storage.isMember(user, of: scope) || planted(.contentReadableAfterLeaving) else {
      return false
    }
    guard let people = hidden[scope], !people.isEmpty else { return true }
    guard let row = try storage.latest(key, in: scope) else { return false }
    return shown(row, hiding: people).body != nil
  }
}
