import Core
import View
import Wire

extension PeopleFeature.Action: CarriesProof {}

extension PeopleFeature.State: ActsUnderProof {
  mutating func perform(_ act: PeopleFeature.Act) -> Effects {
    guard self.act == nil else { return [] }
    self.act = act
    problem = nil
    link = nil
    isLinkCopied = false
    return [.ask(request(of: act), answer: { answer in .answered(answer) })]
  }

  private func request(of act: PeopleFeature.Act) -> HostRequest {
    func post(_ name: String, _ members: [JSON.Member] = []) -> HostRequest {
      .post(PeopleFeature.path + name, body: JSON.object(members).text)
    }
    func delete(_ name: String) -> HostRequest { .delete(PeopleFeature.path + name) }
    switch act {
    case .lock(let id): return post("people/" + id + "/lock")
    case .unlock(let id): return post("people/" + id + "/unlock")
    case .role(let id, let role):
      return post("people/" + id + "/role", [.init("role", .string(role.rawValue))])
    case .resetLink(let id): return post("people/" + id + "/reset-link")
    case .signOut(let id): return post("people/" + id + "/sign-out")
    case .delete(let id):
      return post("people/" + id + "/delete", [.init("email", .string(confirmation ?? ""))])
    case .invite:
      return post(
        "invitations", inviteEmail.isEmpty ? [] : [.init("email", .string(inviteEmail))])
    case .revoke(let id): return delete("invitations/" + id)
    case .retry(let id): return post("letters/" + id + "/retry")
    case .discard(let id): return delete("letters/" + id)
    }
  }

  mutating func receive(_ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    let done = act
    act = nil
    chosenRole = nil
    guard case .http(let status, let body) = answer, status / 100 == 2 else {
      problem = AccountProblem.of(answer)
      return []
    }
    switch done {
    case .lock(let id), .unlock(let id), .role(let id, _), .signOut(let id):
      return [ask("people/" + id) { answer in .personAnswered(answer) }]
    case .resetLink: link = PeopleFeature.link(in: body)
    case .delete(let id): drop(id)
    case .invite:
      link = PeopleFeature.link(in: body)
      inviteEmail = ""
      return [ask("invitations") { answer in .invitationsAnswered(answer) }]
    case .revoke: return [ask("invitations") { answer in .invitationsAnswered(answer) }]
    case .retry, .discard: return [ask("letters") { answer in .deadLettersAnswered(answer) }]
    case nil: break
    }
    return []
  }

  private mutating func drop(_ id: String) {
    closePerson()
    guard case .loaded(var page) = people else { return }
    page.rows = page.rows.filter { row in row.id != id }
    people = .loaded(page)
  }
}

extension PeopleFeature {
  static func link(in body: String) -> String? {
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).required("link").string(limit: 1_000)
    } catch { return nil }
  }
}
