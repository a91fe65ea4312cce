import CCurl
import Coding

/// How to reach a mail server.
@Memberwise public struct SMTPOptions: Hashable, Sendable {
  /// `smtp://host:587` (STARTTLS) or `smtps://host:465` (TLS from the first byte).
  public var url: String
  public var user: String?
  public var password: String?
  /// A file of certificates (PEM) to trust instead of the system's.
  public var authorities: String?
  /// Whether a server without TLS is accepted: only for one on this machine.
  public var allowsPlain = false
}

/// `smtp`: hands messages to a mail server (RFC 5321, RFC 3207, RFC 4954).
public struct SMTPDeliverer: Deliverer {
  public let name = "smtp"
  public let delivers = true
  private let options: SMTPOptions
  private let sender: String

  /// - Parameter sender: `Name <address>` or an address.
  public init(_ options: SMTPOptions, sender: String) {
    self.options = options
    self.sender = sender
  }

  public func carries(_ channel: MessageChannel) -> Bool { channel == .mail }

  public func deliver(_ message: AddressedMessage) async -> DeliveryOutcome {
    guard message.channel == .mail else { return .refused("channel") }
    let bytes = MailMessage(message, sender: sender).bytes
    let result = await Transfer.run(sending: bytes) { [options, sender] transfer in
      transfer.set(CURLOPT_URL, options.url)
      transfer.set(CURLOPT_PROTOCOLS_STR, "smtp,smtps")
      transfer.set(
        CURLOPT_USE_SSL,
        options.allowsPlain ? Int(CURLUSESSL_TRY.rawValue) : Int(CURLUSESSL_ALL.rawValue))
      if let user = options.user { transfer.set(CURLOPT_USERNAME, user) }
      if let password = options.password { transfer.set(CURLOPT_PASSWORD, password) }
      if let file = options.authorities { transfer.set(CURLOPT_CAINFO, file) }
      transfer.set(CURLOPT_MAIL_FROM, "<" + MailMessage.address(in: sender) + ">")
      transfer.set(CURLOPT_MAIL_RCPT, list: ["<" + message.recipient + ">"])
      transfer.set(CURLOPT_UPLOAD, 1)
      transfer.set(CURLOPT_INFILESIZE_LARGE, size: bytes.count)
    }
    guard let result else { return .retry("curl") }
    if result.code == CURLE_OK.rawValue { return .delivered }
    // RFC 5321 §4.2.1: 5yz is final. A refused log-in is the operator's to mend, not final.
    let isFinal = (550...559).contains(result.status)
    let words = "smtp \(result.code)/\(result.status)"
    return isFinal ? .refused(words) : .retry(words)
  }
}
