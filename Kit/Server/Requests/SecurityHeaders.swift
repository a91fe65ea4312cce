import HTTPTypes
import Hummingbird

/// The headers every answer carries, whatever it is.
struct SecurityHeaders: Sendable {
  private let fields: [HTTPField]

  /// What the client may do: everything from this site, WebAssembly included, and nothing inline.
  /// Only its own pages may show it: see ``HostRequest/float(path:width:height:)``.
  static let contentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    + "font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; "
    + "frame-ancestors 'self'"

  /// What the apps use of the device is allowed to this site, the rest to nobody.
  static let permissions =
    "accelerometer=(self), bluetooth=(self), geolocation=(self), gyroscope=(self), "
    + "magnetometer=(self), screen-wake-lock=(self), camera=(), display-capture=(), "
    + "microphone=(), payment=(), usb=()"

  init(secure: Bool) {
    var fields = HTTPFields()
    fields[.contentSecurityPolicy] = SecurityHeaders.contentPolicy
    fields[.xContentTypeOptions] = "nosniff"
    fields.set(.referrerPolicy, "no-referrer")
    fields.set(.permissionsPolicy, SecurityHeaders.permissions)
    fields.set(.openerPolicy, "same-origin")
    fields.set(.resourcePolicy, "same-origin")
    if secure { fields[.strictTransportSecurity] = "max-age=63072000; includeSubDomains" }
    self.fields = Array(fields)
  }

  /// Those that the handler has not set itself.
  func add(to headers: inout HTTPFields) {
    for field in fields where headers[field.name] == nil { headers.append(field) }
  }
}
