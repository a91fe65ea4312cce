import AccountsServer
import Server
import Store

/// How a server differs from the next one.
public struct BuildOptions: Sendable {
  public var site: SiteOptions
  /// The browser client; without one only the API is served.
  public var client: ClientFiles?
  public var commit: CommitOptions
  /// What hashing costs; only tests ask for less than ``ScryptCost/standard``.
  public var passwords: ScryptCost
  public var accounts: AccountsOptions

  public init(
    site: SiteOptions, client: ClientFiles? = nil, commit: CommitOptions = CommitOptions(),
    passwords: ScryptCost = .standard, accounts: AccountsOptions = AccountsOptions()
  ) {
    self.site = site
    self.client = client
    self.commit = commit
    self.passwords = passwords
    self.accounts = accounts
  }
}
