/// What the host can be asked for. Few and general: everything that can be decided is decided in
/// Swift.
public enum HostRequest: Hashable, Sendable {
  /// One HTTP exchange with our own origin; answered by `.http` or `.failed`.
  case http(HTTPExchange)
  /// The content that an entity has set apart: the suite answers it, and asks the host for what it
  /// needs. Answered by `.text`, or `.failed`: `offline`, `gone`, `damaged`.
  case content(kind: String, id: String)
  /// One atomic write to the local database; answered by `.done` once durable, or `.failed`.
  case store(StoreWrite)
  /// A local database, or a part of it; answered by `.rows`, or by `.part` where something is left
  /// for later, or `.failed`. Of many rows the first are told before, in several `.some`, if a part
  /// `from` a volume is asked for.
  case load(database: String, StorePart)
  /// Closes and deletes a local database; answered by `.done`.
  case erase(database: String)
  /// Answered by `.done` once after `milliseconds`. A later timer with the same `key` replaces this
  /// one.
  case timer(key: String, milliseconds: Int)
  /// Opens the stream of change notifications at `path`; every event is answered by `.text`, an end
  /// by `.failed`.
  case listen(path: String)
  /// Closes the stream of change notifications.
  case unlisten
  /// Waits to be the one tab that syncs; answered by `.done` when this tab is elected.
  case elect(lock: String)
  /// Tells the other tabs of this person; they get the signal `.message`.
  case broadcast(String)
  /// Leaves the page for `tel:`, `sms:`, `mailto:` or a web address outside.
  case open(url: String)
  /// The address that this turn leads to takes the place of the one before in the browser's
  /// history: what was there is done with. The runtime does it; the host is not asked.
  case replaceAddress
  /// Moves focus to the element with this DOM id.
  case focus(elementID: String)
  /// Scrolls the element with this DOM id so that `top` (px) is its first visible line, or its
  /// first visible column when it scrolls sideways; at once unless its style says otherwise.
  case scroll(elementID: String, top: Int)
  /// Lets the person choose a file; answered by `.file`, or `.failed("cancelled")`.
  case pickFile(accept: String)
  /// Lets the person choose files, of which the first `most` are given one after the other: each is
  /// a `.file`, or `.unread` where it has more than `limit` bytes or cannot be read. The end is
  /// `.done`, `.failed("more")` when there were others, or `.failed("cancelled")`.
  case pickFiles(accept: String, most: Int, limit: Int)
  /// The files that other programs shared with this one and the service worker keeps, oldest first,
  /// as with ``pickFiles(accept:most:limit:)``. Those with these SHA-256 (hexadecimal) are
  /// forgotten before: they were taken in, or nobody wants them. Fails where nothing can be kept.
  case shared(forgetting: [String], limit: Int)
  /// Lets the person choose a photo that stays with the host, to be shown or sent; answered by
  /// `.kept`, or `.failed("cancelled")`. One with a side of more than `longestSide` pixels is made
  /// smaller before. It is kept until another one is.
  case keepPhoto(accept: String, longestSide: Int)
  /// Shows an address below the origin in a window of so many px that stays above all others: a tab
  /// like any other. `.failed` where the browser has none; there is one at most.
  case float(path: String, width: Int, height: Int)
  /// Saves text as a file the person chooses a place for.
  case save(name: String, mediaType: String, text: String)
  /// Saves bytes as ``save(name:mediaType:text:)`` does.
  case saveBytes(name: String, mediaType: String, bytes: [UInt8])
  case copy(String)
  /// Decodes bytes; answered by `.texts`, one for each in their order, or `.failed` where the host
  /// does not know an encoding. What is no character in it is U+FFFD.
  case decode([EncodedText])
  /// Hands a text with an address to what the person shares with; answered by `.done`, or
  /// `.failed`: `unsupported`, or `AbortError` when they thought better of it.
  case share(title: String, text: String, url: String)
  /// Where the device is, once; answered by `.text("<latitude> <longitude>")` in degrees, or
  /// `.failed`: `denied`, `unavailable`, `unsupported`.
  case locate
  /// Where the device is, as exactly as it can tell and again and again; a later watch replaces an
  /// earlier one. Every fix is a `.text` that ``HostPosition`` reads. `.failed("unavailable")` and
  /// `.failed("timeout")` (no fix within 15 s) are passing; `denied`, `insecure` (the page did not
  /// come over HTTPS) and `unsupported` end it.
  case watchPosition
  /// Ends the watch; answered by `.done`.
  case unwatch
  /// Connects with a device nearby that offers a service, and subscribes to what it measures. The
  /// first time the person chooses it, which a browser allows only after a tap; later the same one
  /// is taken, until ``disconnect(service:)``. Answered by `.text` with the device's name once it
  /// is connected, then by `.bytes` for each packet. `.failed` ends it: `lost` when the connection
  /// broke, `NotFoundError` when nobody chose, `insecure`, `unsupported`, or the browser's own name
  /// of the error. Services do not disturb each other; a later request for one replaces an earlier.
  case connect(service: BluetoothService)
  /// Lets the service's device go; answered by `.done`.
  case disconnect(service: BluetoothService)
  /// What the device's motion sensors say; asks for it where a browser wants that (from a tap). A
  /// later watch replaces an earlier one. Each second's samples are a `.file`, one after the other:
  /// the page's age in milliseconds (uint32), then as int16 the acceleration along x, y and z in
  /// 1/4096 g and the rotation about them in 1/900 rad/s, all little endian. Its name is `free`, or
  /// `gravity` where that is part of the acceleration. It ends with `.failed`: `denied`,
  /// `insecure`, `NotAllowedError` (it was no tap), or `unsupported`: nothing came within 3 s.
  case watchMotion
  /// Ends the watch of motion; answered by `.done`.
  case unwatchMotion
  /// Which way the upper edge of the screen points; asks for it as ``watchMotion`` does. A later
  /// watch replaces an earlier one. At most five times a second there is a `.text` that
  /// ``HostHeading`` reads. It ends with `.failed`, for the same reasons.
  case watchHeading
  /// Ends the watch of the heading; answered by `.done`.
  case unwatchHeading
  /// Asks the browser to take messages while nobody looks, for this server's key (base64url);
  /// answered by `.text` with the subscription's JSON, or `.failed`: `denied`, `unsupported`.
  case subscribe(key: String)
  /// The address that the browser takes messages at, ended where that is wanted; answered by
  /// `.text`, empty for none.
  case pushAddress(ends: Bool)
  /// Prints the page as its style sheet for paper has it; answered when the person is done.
  case print
  /// Vibrates by a pattern of on/off milliseconds; flashes and beeps where there is no vibration.
  case vibrate([Int])
  /// Vibrates by a pattern as ``vibrate(_:)`` does, flashes and beeps for as long: each only where
  /// it is wanted.
  case cue([Int], vibrates: Bool, flashes: Bool, beeps: Bool)
  /// Says a text in a language (BCP 47). One text is said at a time; of those that wait meanwhile
  /// only the newest will be. Answered by `.done` when it has been said or a newer one took its
  /// place, or `.failed("unsupported")`.
  case speak(text: String, language: String)
  /// Whether the browser asks the person before they close or leave the page; answered by `.done`.
  case `guard`(Bool)
  /// Keeps the screen on, or no longer; answered by `.done` or `.failed`. The browser forgets it
  /// when the page is hidden: ask again at `.visible`.
  case stayAwake(Bool)
  /// The number on the app's icon; 0 clears it.
  case badge(Int)
  /// Asks the browser to keep our storage; answered by `.text("persisted")` or
  /// `.text("best-effort")`.
  case persistStorage
  /// A small value that outlives a crash of the database (localStorage); answered by `.done`.
  case remember(key: String, value: String)
  /// Language, direction, theme and title of the document.
  case document(DocumentLook)
  /// Lets the person make a passkey from `options`, a `PublicKeyCredentialCreationOptionsJSON`;
  /// answered by `.text` with the credential's JSON, or `.failed`: `cancelled`, `unsupported`,
  /// `known` when their authenticator has one already.
  case createPasskey(options: String)
  /// Asks for a passkey by `options`, a `PublicKeyCredentialRequestOptionsJSON`; answered as
  /// ``createPasskey(options:)``. When `waits`, nothing is shown until the person chooses one in a
  /// field that offers them. A later request for a passkey ends an earlier one with `cancelled`.
  case usePasskey(options: String, waits: Bool)
  /// Ends a request for a passkey with `cancelled`.
  case cancelPasskey
  /// Activates a waiting client update and reloads. Only asked for once the outbox is durable.
  case activateUpdate
  case reload
}

/// The document's own attributes.
public struct DocumentLook: Hashable, Sendable {
  /// BCP 47, `en` or `ko`.
  public let language: String
  /// `light`, `dark` or `system`.
  public let theme: String
  public let title: String
  /// The app whose tokens are in force (`friends`, `run`, …) or `suite`.
  public let app: String

  public init(language: String, theme: String, title: String, app: String) {
    self.language = language
    self.theme = theme
    self.title = title
    self.app = app
  }
}

/// One request to our own server.
public struct HTTPExchange: Hashable, Sendable {
  public let method: String
  /// Absolute path with query on our own origin.
  public let path: String
  /// JSON text or the address of a kept file, or `nil` for no body.
  public let body: String?
  /// Milliseconds until the exchange is given up and answered `.failed("timeout")`.
  public let timeout: Int

  /// How long most exchanges may take.
  public static let usualTimeout = 15_000

  public init(
    method: String, path: String, body: String? = nil, timeout: Int = HTTPExchange.usualTimeout
  ) {
    self.method = method
    self.path = path
    self.body = body
    self.timeout = timeout
  }

  /// Sends a kept file as `application/octet-stream`.
  public static func sending(
    _ file: KeptFile, to path: String, timeout: Int = 60_000
  ) -> HTTPExchange {
    HTTPExchange(method: "POST", path: path, body: file.address, timeout: timeout)
  }
}

extension HostRequest {
  /// Asks our own origin for what is at an absolute path with its query.
  public static func get(_ path: String, timeout: Int = HTTPExchange.usualTimeout) -> HostRequest {
    .http(HTTPExchange(method: "GET", path: path, timeout: timeout))
  }

  /// Tells our own origin something.
  public static func post(
    _ path: String, body: String?, timeout: Int = HTTPExchange.usualTimeout
  ) -> HostRequest {
    .http(HTTPExchange(method: "POST", path: path, body: body, timeout: timeout))
  }

  /// Ends what is at an absolute path of our own origin.
  public static func delete(_ path: String) -> HostRequest {
    .http(HTTPExchange(method: "DELETE", path: path))
  }
}

/// A text in an encoding that the host knows.
public struct EncodedText: Hashable, Sendable {
  /// A name of the Encoding Standard (https://encoding.spec.whatwg.org).
  public let encoding: String
  public let bytes: [UInt8]

  public init(_ encoding: String, _ bytes: [UInt8]) {
    self.encoding = encoding
    self.bytes = bytes
  }
}

/// A file that the host keeps for the client.
public struct KeptFile: Hashable, Sendable {
  /// Where the page finds it, for an image say; also its name in an ``HTTPExchange``.
  public let address: String
  /// In bytes.
  public let size: Int

  public init(address: String, size: Int) {
    self.address = address
    self.size = size
  }
}

/// One atomic, strictly durable write to the local key-value database.
public struct StoreWrite: Hashable, Sendable {
  /// One change of one row.
  public enum Operation: Hashable, Sendable {
    case put(table: String, key: String, value: String)
    case delete(table: String, key: String)
    case clear(table: String)
  }
  public let database: String
  public let operations: [Operation]

  public init(database: String, operations: [Operation]) {
    self.database = database
    self.operations = operations
  }
}

/// What to read of a local database. A table `name.x` is a volume of the table `name`; volumes are
/// in the order of their names.
public enum StorePart: Hashable, Sendable {
  case all
  /// All but the earlier volumes of that one's table.
  case from(volume: String)
  /// These volumes and those between them, and nothing else.
  case volumes(first: String, last: String)
  /// One content: a table whose name begins with `~`, which is read by its name alone.
  case content(table: String)
}

/// One row of the local database.
public struct StoreRow: Hashable, Sendable {
  public let table: String
  public let key: String
  public let value: String

  public init(table: String, key: String, value: String) {
    self.table = table
    self.key = key
    self.value = value
  }
}

/// What came back from the host.
public enum HostAnswer: Hashable, Sendable {
  case done
  case text(String)
  case texts([String])
  case http(status: Int, body: String)
  case rows([StoreRow])
  /// Rows, and more of them follow.
  case some([StoreRow])
  /// The names of the volumes that were left out, ascending, come with the rows.
  case part([StoreRow], later: [String])
  case file(name: String, bytes: [UInt8])
  /// A file that is left where it is: it has more bytes than were asked for, or cannot be read.
  case unread(name: String, size: Int64)
  case kept(KeptFile)
  /// What a sensor measured, as it came.
  case bytes([UInt8])
  /// A short machine word: `offline`, `timeout`, `quota`, `cancelled`, `closed`, `unsupported`, or
  /// a browser's error name.
  case failed(String)
}

/// What the host reports unasked.
public enum HostSignal: Hashable, Sendable {
  case online
  case offline
  case visible
  case hidden
  /// The person moved through history or followed a link; the value is path and query.
  case navigated(String)
  /// A newer client is installed and waits.
  case updateReady
  /// Another tab of the same person said something.
  case message(String)
}
