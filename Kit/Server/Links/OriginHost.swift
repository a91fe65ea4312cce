/// `fieldday.example` of `https://fieldday.example:8443`: where the names of a calendar's events
/// are unique.
public func eventHost(of origin: String) -> String {
  let rest = origin.split(separator: "//").last ?? "fieldday"
  return String(rest.prefix { sign in sign != ":" && sign != "/" })
}
