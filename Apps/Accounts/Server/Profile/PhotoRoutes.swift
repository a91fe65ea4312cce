import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// The photo of one's profile, and one's files.
public enum PhotoEndpoint: String, EndpointCatalogue {
  case upload, media

  public var endpoint: Endpoint {
    switch self {
    case .upload:
      Endpoint(
        .post, "/api/account/photo", access: .signedIn,
        body: .bytes(limit: ImageProcessor.mostBytes), cost: .upload)
    case .media: .question("media/:digest", access: .owner(of: "file"))
    }
  }
}

/// Photos over HTTP. Taking one away is a command, so that it works without a connection.
public struct PhotoRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  private let photos: Photos<Engine, Tables>

  public init(accounts: Accounts<Engine, Tables>, photoStorage: PhotoStorage) {
    photos = Photos(accounts: accounts, photoStorage: photoStorage)
  }

  public func register(in routes: inout Routes) {
    routes.on(PhotoEndpoint.upload.endpoint, signedIn: upload)
    routes.on(PhotoEndpoint.media.endpoint, signedIn: media)
  }

  /// `{"photo": {"large": …, "small": …}}`.
  private func upload(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let photo = try await photos.take(call.bytes, from: member.user)
    return .json(.object(["photo": photo.json]), status: .created)
  }

  private func media(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let digest = call.parameters.get("digest").flatMap({ text in MediaDigest(text) }) else {
      throw Problem(.notFound)
    }
    let bytes = try await photos.bytes(of: digest, for: member.user)
    return .file(bytes, mediaType: "image/jpeg", name: "photo.jpg")
  }
}
