import Core
import Store

extension UserDataProvider {
  /// Which browsers of a person's take messages. Nothing of it is anything to take along.
  public static var push: UserDataProvider {
    UserDataProvider(
      name: nil,
      erase: { user, limit, session throws(StoreFailure) in
        try session.run("DELETE FROM push_subscription WHERE owner = \(user)") == 0
      })
  }
}
