import Foundation

/// `file`: each letter becomes a file that mail programs open, each text message a file of plain
/// text, readable by the server's owner only.
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

  public func deliver(_ parcel: Parcel) async -> DeliveryOutcome {
    let files = FileManager.default
    let path = folder + "/" + parcel.id + (parcel.channel == .mail ? ".eml" : ".txt")
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch { return .retry("folder") }
    // Written beside and renamed: whoever watches the folder never sees half a message.
    let part = path + ".part"
    let bytes =
      parcel.channel == .mail
      ? Data(MailMessage(parcel, sender: sender).bytes)
      : Data("To: \(parcel.recipient)\n\n\(parcel.letter.text)\n".utf8)
    guard
      files.createFile(atPath: part, contents: bytes, attributes: [.posixPermissions: 0o600]),
      rename(part, path) == 0
    else { return .retry("file") }
    return .delivered
  }
}
