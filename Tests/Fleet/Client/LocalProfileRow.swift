import Core

extension StoreRow {
  /// The row of `fieldday-local` of somebody who began without an account, whom one may claim.
  static func localProfile(_ id: String, claimant: String? = nil) -> StoreRow {
    let claim = claimant.map { user in ",\"claimant\":\"\(user)\"" } ?? ""
    return StoreRow(table: "profiles", key: id, value: "{\"id\":\"\(id)\"\(claim)}")
  }
}
