import AccountsDomain
import Configuration
import Foundation
import Server
import Wire

/// How messages reach people; what `delivery` and its companions in the settings say.
public struct DeliverySettings: Hashable, Sendable {
  /// Which carrier is used.
  public enum Carrier: String, CaseIterable, Hashable, Sendable {
    /// Files below `data/outgoing`.
    case file
    /// Standard output.
    case console
    case smtp
    /// A gateway that takes JSON.
    case http
    /// Nothing is sent: addresses cannot be confirmed, and passwords are reset by the operator.
    case none
  }

  public var carrier = Carrier.file
  /// Whether the operator has said which.
  public var isChosen = false
  /// `Name <address>`; fieldday@ the public host when nothing is said.
  public var sender: String?
  public var smtp: SMTPOptions?
  public var gateway: GatewayOptions?
  /// To whom text messages may go, and how many a day.
  public var texts = TextRules()
  /// A file of certificates (PEM) to trust instead of the system's, for everything that is asked.
  public var authorities: String?

  public init() {}

  /// Reads `delivery`, `mailFrom`, `smtpURL`, `smtpUser`, `smtpPassword`, `smtpPlain`,
  /// `gatewayURL`, `gatewayHeader`, `gatewayBody`, `gatewaySuccess`, `authorities`,
  /// `smsCountries` and `smsDailyBudget`: in the environment `FIELDDAY_DELIVERY`,
  /// `FIELDDAY_MAIL_FROM`, `FIELDDAY_SMTP_URL`, ….
  init(_ reader: ConfigReader) throws(SettingsFault) {
    if let word = reader.string(forKey: "delivery") {
      guard let carrier = Carrier(rawValue: word) else { throw .delivery(word) }
      self.carrier = carrier
      isChosen = true
    }
    sender = reader.string(forKey: "mailFrom")
    authorities = reader.string(forKey: "authorities")
    if let url = reader.string(forKey: "smtpURL") {
      smtp = SMTPOptions(
        url: url, user: reader.string(forKey: "smtpUser"),
        password: reader.string(forKey: "smtpPassword", isSecret: true), authorities: authorities,
        allowsPlain: reader.bool(forKey: "smtpPlain", default: false))
    }
    if let url = reader.string(forKey: "gatewayURL") {
      var options = GatewayOptions(url: url, authorities: authorities)
      options.headers = [reader.string(forKey: "gatewayHeader", isSecret: true)].compactMap { $0 }
      options.body = reader.string(forKey: "gatewayBody") ?? options.body
      options.success = reader.string(forKey: "gatewaySuccess")
      gateway = options
    }
    texts = try DeliverySettings.texts(reader)
    if carrier == .smtp, smtp == nil { throw .delivery("smtp without smtpURL") }
    if carrier == .http, gateway == nil { throw .delivery("http without gatewayURL") }
    if let smtp { try DeliverySettings.check(smtp) }
    if let gateway { try DeliverySettings.check(gateway) }
  }

  /// Country codes with commas between them, with or without `+`.
  private static func texts(_ reader: ConfigReader) throws(SettingsFault) -> TextRules {
    let usual = TextRules()
    var countries = usual.countries
    if let list = reader.string(forKey: "smsCountries") {
      countries = list.split(separator: ",").map { part in
        part.filter { letter in letter != " " && letter != "+" }
      }
      for code in countries {
        guard CallingCode.isCode(code) else {
          throw .delivery("smsCountries must be country codes like 82,49")
        }
      }
    }
    var budget = usual.dailyBudget
    let key = ConfigKey("smsDailyBudget")
    if let number = reader.int(forKey: key) ?? reader.string(forKey: key).map({ Int($0) ?? -1 }) {
      guard (0...1_000_000).contains(number) else {
        throw .delivery("smsDailyBudget must be a number from 0 to 1000000")
      }
      budget = number
    }
    return TextRules(countries: countries, dailyBudget: budget)
  }

  private static func check(_ smtp: SMTPOptions) throws(SettingsFault) {
    guard let url = URLComponents(string: smtp.url), url.scheme == "smtp" || url.scheme == "smtps",
      let host = url.host, !host.isEmpty, url.user == nil, url.password == nil
    else { throw .delivery("smtpURL must be like smtp://mail.example:587") }
    guard !smtp.allowsPlain || isLoopback(host) else {
      throw .delivery("smtpPlain is allowed only for a mail server on this machine")
    }
  }

  private static func check(_ gateway: GatewayOptions) throws(SettingsFault) {
    guard let url = URLComponents(string: gateway.url), let host = url.host, !host.isEmpty,
      url.scheme == "https" || (url.scheme == "http" && isLoopback(host))
    else { throw .delivery("gatewayURL must be like https://gateway.example/send") }
    guard (try? JSON.parse(gateway.body)) != nil else {
      throw .delivery("gatewayBody must be JSON")
    }
  }
}

extension Settings {
  /// Scheme and authority for links in messages: the public address, or where the server listens.
  public func linkOrigin(_ address: PublicAddress) -> String {
    address.origin ?? "http://\(host):\(port)"
  }

  /// The mailer that these settings describe.
  func mailer(
    _ address: PublicAddress, say: @escaping @Sendable (String) -> Void
  ) throws -> Mailer {
    let origin = linkOrigin(address)
    let host = URLComponents(string: origin)?.host ?? "localhost"
    let sender = delivery.sender ?? "Fieldday <fieldday@\(host)>"
    let deliverer: any Deliverer
    switch (delivery.carrier, delivery.smtp, delivery.gateway) {
    case (.smtp, let smtp?, _): deliverer = SMTPDeliverer(smtp, sender: sender)
    case (.http, _, let gateway?): deliverer = try GatewayDeliverer(gateway)
    case (.console, _, _): deliverer = ConsoleDeliverer(say: say)
    case (.file, _, _): deliverer = FileDeliverer(folder: data + "/outgoing", sender: sender)
    default: deliverer = NoDeliverer()
    }
    return Mailer(
      deliverer: try withTexts(deliverer), origin: origin,
      followsBrowsers: address.origin == nil, confirmsFirst: delivery.isChosen,
      texts: delivery.texts)
  }

  /// A gateway beside another carrier is for the text messages.
  private func withTexts(_ deliverer: any Deliverer) throws -> any Deliverer {
    guard let gateway = delivery.gateway, delivery.carrier == .smtp || delivery.carrier == .file
    else { return deliverer }
    return SplitDeliverer(mail: deliverer, texts: try GatewayDeliverer(gateway))
  }
}
