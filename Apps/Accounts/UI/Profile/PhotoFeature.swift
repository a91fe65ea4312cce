import AccountsDomain
import Core
import View
import Wire

/// A photo that was chosen. It stays with the host until the server has it or the person gives it
/// up.
struct PhotoChoice: Hashable, Sendable {
  let file: KeptFile
  /// Why it is not with the server; nothing while it is on its way.
  var problem: AccountProblem?
}

/// What is done about the photo.
public enum PhotoAction {
  case wanted
  case picked(HostAnswer)
  case sent
  case answered(HostAnswer)
  case givenUp
  case removed
}

extension ProfileFeature {
  /// The most bytes the server takes.
  static let photoLimit = 10 * 1_024 * 1_024
  /// Pixels of the longest side, to which a device makes a photo smaller before it is sent.
  static let photoSide = 1_024
  /// Everything the server reads. Phones make a JPEG of what they keep in another form.
  static let photoKinds = "image/jpeg,image/png,image/webp,image/gif"

  static func reduce(
    _ state: inout State, _ action: PhotoAction
  ) -> [Effect<Action, AccountsCommand>] {
    switch action {
    case .wanted:
      return [
        .ask(
          .keepPhoto(accept: photoKinds, longestSide: photoSide),
          answer: { answer in .photo(.picked(answer)) })
      ]
    case .picked(.kept(let file)):
      state.choice = PhotoChoice(file: file)
      guard file.size <= photoLimit else {
        state.choice?.problem = AccountProblem(code: "bodyTooLarge")
        return []
      }
      return [send(file)]
    // Whoever closes the list of files changes nothing.
    case .picked: break
    case .sent:
      guard let file = state.choice?.file, file.size <= photoLimit else { return [] }
      state.choice?.problem = nil
      return [send(file)]
    case .answered(let answer): state.receive(answer)
    case .givenUp: state.choice = nil
    case .removed:
      state.arrived = nil
      return [.submit(.setPublic(state.user, .photo(nil)))]
    }
    return []
  }

  private static func send(_ file: KeptFile) -> Effect<Action, AccountsCommand> {
    .ask(
      .http(.sending(file, to: "/api/account/photo")),
      answer: { answer in .photo(.answered(answer)) })
  }
}

extension ProfileFeature.State {
  fileprivate mutating func receive(_ answer: HostAnswer) {
    guard choice != nil else { return }
    guard case .http(201, let body) = answer else {
      choice?.problem = AccountProblem.of(answer)
      return
    }
    do throws(WireError) {
      arrived = try WireCursor(try JSON.parse(body)).required("photo").decode()
      choice = nil
    } catch { choice?.problem = AccountProblem(code: "internal") }
  }
}
