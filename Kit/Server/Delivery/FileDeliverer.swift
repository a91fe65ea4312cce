import Foundation

/// `file`: writes each email as a file that mail programs open, and each text message as plain
/// text. Only the server's user can read the files.
public struct FileDeliverer: Deliverer {
  public let name = "file"
  public let delivers = true
  private let folder: String
  private let sender: String

  /// - Parameters:
  ///   - folder: Is made when the first message comes, closed to others.
  ///   - sender: `Name <address>` or an address.
  public init(folder: String, sender: String) {
    self.folder = folder
    self.sender = sender
  }

  public func deliver(_ message: AddressedMessage) async -> DeliveryOutcome {
    let files = FileManager.default
    let path = folder + "/" + message.id + (message.channel == .mail ? ".eml" : ".txt")
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch { return .retry("folder") }
    // Written beside and renamed: whoever watches the folder never sees half a message.
    let part = path + ".part"
    let bytes =
      message.channel == .mail
      ? Data(MailMessage(message, sender: sender).bytes)
      : Data("To: \(message.recipient)\n\n\(message.rendered.text)\n".utf8)
    guard
      files.createFile(atPath: part, contents: bytes, attributes: [.posixPermissions: 0o600]),
      rename(part, path) == 0
    else { return .retry("file") }
    return .delivered
  }
}
