import AccountsUI
import Core
import View

/// The sheet in which a person proves again who they are, for an app that waits for that.
public struct AppProof {
  var sheet: ReauthenticationFeature.State?

  public init() {}
}

extension ShellState {
  private func awaitsProof<App: ClientApp>() -> Bool where Content == AppClient<App> {
    account.map { account in App.awaitsProof(account.apps.value) } ?? false
  }

  /// The sheet is there as long as the app waits for it.
  mutating func keepProof<App: ClientApp>() -> Effects where Content == AppClient<App> {
    let isAwaited = awaitsProof()
    guard isAwaited != (surroundings.sheet != nil) else { return [] }
    guard isAwaited else {
      surroundings.sheet = nil
      return []
    }
    surroundings.sheet = ReauthenticationFeature.State(language: language)
    return [ReauthenticationFeature.ask].lifted { action in .content(.proof(action)) }
  }

  /// Once it is given, or refused, the app is told.
  mutating func reduceProof<App: ClientApp>(
    _ action: ReauthenticationFeature.Action, _ moment: Moment
  ) -> Effects where Content == AppClient<App> {
    guard awaitsProof(), var sheet = surroundings.sheet else { return [] }
    if case .delegate(let delegate) = action {
      surroundings.sheet = nil
      guard let told = App.proved(delegate == .proved) else { return [] }
      return Content.reduce(.app(told), &self, moment)
    }
    let effects = ReauthenticationFeature.reduce(&sheet, action, moment)
    surroundings.sheet = sheet
    return effects.lifted { action in .content(.proof(action)) }
  }
}

extension AppClient {
  static func proof(_ state: State, _ account: Account) -> Node<ShellAction<Self>> {
    guard App.awaitsProof(account.apps.value), let sheet = state.surroundings.sheet else {
      return .empty
    }
    return ReauthenticationFeature.view(sheet).map { action in .content(.proof(action)) }
  }
}
