import Server

extension Settings {
  /// How the site is reached and what it allows.
  func site(at address: PublicAddress) -> SiteOptions {
    var limits = AdmissionLimits()
    limits.peoplePerNetwork *= networkLimitFactor
    var site = SiteOptions(
      origin: address.origin, secure: address.secure, behindProxy: behindProxy ?? false,
      limits: limits)
    site.contact = contact
    return site
  }
}
