import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

// Who may sign up here, and the invitation that lets somebody in where not everybody may.
extension SignUpFeature.State {
  /// Why the form is not shown: until the server has said otherwise, it is.
  var turnedAway: RegistrationPolicy.Refusal? {
    do throws(RegistrationPolicy.Refusal) {
      try (registration ?? .open).admit(invitation == nil ? .none : .valid)
      return nil
    } catch { return error }
  }

  mutating func receiveRegistration(_ answer: HostAnswer) {
    guard case .http(200, let body) = answer else { return }
    do throws(WireError) {
      let word = try WireCursor(try JSON.parse(body)).required("registration").string(limit: 16)
      registration = RegistrationPolicy(rawValue: word)
    } catch { return }
  }

  /// The address that the invitation is for is filled in, unless the person has written one; where
  /// the invitation is of no use that is said before anything is written.
  mutating func receiveInvitation(_ answer: HostAnswer) {
    guard confirm == nil else { return }
    if case .http(410, let body) = answer, phase == .editing {
      phase = .failed(AccountProblem.read(body))
    }
    guard case .http(200, let body) = answer, email.isEmpty else { return }
    do throws(WireError) {
      let address = try WireCursor(try JSON.parse(body)).optional("email")
      email = try address?.string(limit: AccountsLimits.typed) ?? ""
    } catch { return }
  }
}

extension SignUpFeature {
  /// What the parent asks once it shows the page.
  public static var askRegistration: Effect<Action, Never> {
    .ask(.get("/api/account/registration"), answer: { answer in .registrationAnswered(answer) })
  }

  /// What the parent asks besides, so that the number of steps is known from the first one on.
  public static func askSteps(in state: inout State) -> [Effect<Action, Never>] {
    state.askAboutPhones()
  }

  /// What the parent asks about an invitation.
  public static func ask(about invitation: String) -> Effect<Action, Never> {
    let body = JSON.object(["invitation": .string(invitation)])
    let request = HostRequest.post("/api/account/sign-up/invitation", body: body.text)
    return .ask(request, answer: { answer in .invitationAnswered(answer) })
  }

  /// Keeps the invitation of a link that was opened.
  public static func accept(invitation: String, in state: inout State) {
    state.invitation = invitation
  }

  /// Instead of the form, where nobody is let in.
  static func turnedAway(
    _ refusal: RegistrationPolicy.Refusal, _ language: Language
  ) -> Node<Action> {
    let isClosed = refusal == .closed
    return stack {
      element("h1", .class("title1"), .id(headingID), .attribute("tabindex", "-1")) {
        (isClosed ? RegistrationText.closedTitle : .inviteTitle).text(in: language)
      }
      paragraph(
        (isClosed ? RegistrationText.closedLead : .inviteLead).text(in: language), "soft")
    }
  }
}
