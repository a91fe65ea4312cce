import Coding
import Core
import Wire

/// What the other people of a server may see of somebody, once an app shows them people.
///
/// It lives in the person's own scope, where nobody else reads it. An app that shows people
/// publishes from it, and from nothing else: what is not a field here cannot be shown by mistake.
@Memberwise @Wire(identity: "user")
public struct PublicProfile: Hashable, Sendable {
  public let user: UserID
  /// The same as the one in the preferences, which the apps greet with.
  public var displayName: String?
  /// A few words about oneself.
  public var about: String?
  /// The city or area the person is at home in, in their own words.
  public var area: String?
  public var photo: Photo?

  /// The longest words about oneself, in Unicode scalars.
  public static let aboutLimit = 300
  /// The longest name of an area, in Unicode scalars.
  public static let areaLimit = 80
}

/// A photo as the server keeps it: two squares, each named by its content.
@Memberwise @Wire public struct Photo: Hashable, Sendable {
  /// 512 pixels a side.
  @Field(as: "digest") public let large: MediaDigest
  /// 128 pixels a side.
  @Field(as: "digest") public let small: MediaDigest
}

/// A field of the public half with the value it is to have.
@Steps public enum PublicField: Hashable, Sendable {
  @Case("setAbout") case about(String?)
  @Case("setArea") case area(String?)
  @Case("setPhoto") case photo(Photo?)
}

extension PublicProfile {
  mutating func set(_ field: PublicField) throws(AccountsRejection) {
    switch field {
    case .about(let text): about = try checked(text, limit: PublicProfile.aboutLimit)
    case .area(let text): area = try checked(text, limit: PublicProfile.areaLimit)
    case .photo(let photo): self.photo = photo
    }
  }

  private func checked(_ text: String?, limit: Int) throws(AccountsRejection) -> String? {
    guard (text ?? "").unicodeScalars.count <= limit else { throw .textTooLong(limit: limit) }
    return text
  }
}

extension WireCursor {
  func digest() throws(WireError) -> MediaDigest { try word { text in MediaDigest(text) } }
}

extension JSON {
  static func digest(_ digest: MediaDigest) -> JSON { .string(digest.text) }
}

extension PublicProfile {
  /// Why a field cannot be given this value; `nil` when it can.
  public func rejection(of field: PublicField) -> AccountsRejection? {
    var next = self
    do throws(AccountsRejection) { try next.set(field) } catch { return error }
    return nil
  }
}
