import AccountsDomain
import Core
import Server
import Store
import Wire

extension UserDataProvider {
  /// Both halves of the profile, and the photo. Files go at the sweep after their rows.
  ///
  /// - Parameter media: Where the photo is; only taking it along needs that.
  public static func profile(_ media: MediaStore?) -> UserDataProvider {
    let kinds = [
      (kind: AccountsEntity.publicProfileKind, name: "shown"),
      (kind: AccountsEntity.privateProfileKind, name: "own"),
    ]
    return UserDataProvider(
      name: nil,
      entries: { user, session throws(StoreFailure) in
        let halves = ExportEntry(
          "about-me.json",
          about: Sentence(
            "Details others can see, and details only you can see.", "남에게 보이는 정보와 나만 보는 정보."),
          try FeedExport.json(of: user, kinds: kinds, in: session))
        return [halves] + (try files(of: user, media, in: session))
      },
      erase: { user, _, session throws(StoreFailure) in
        let files = try session.run("DELETE FROM media WHERE owner = \(user)")
        let shown = try session.run("DELETE FROM public_profile WHERE user_id = \(user)")
        let own = try session.run("DELETE FROM private_profile WHERE user_id = \(user)")
        return files + shown + own == 0
      })
  }

  private static func files(
    of user: UserID, _ media: MediaStore?, in session: Connection
  ) throws(StoreFailure) -> [ExportEntry] {
    var entries: [ExportEntry] = []
    for entry in try MediaRows.all(of: user, in: session) {
      guard let bytes = media?.bytes(of: entry.digest) else { continue }
      entries.append(
        ExportEntry(
          "media/" + entry.digest.text + ".jpg", about: Sentence("Your photo.", "내 사진."),
          bytes: bytes))
    }
    return entries
  }
}
