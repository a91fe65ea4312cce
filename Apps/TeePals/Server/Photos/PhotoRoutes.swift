import Core
import Hummingbird
import Server
import Store
import Wire

/// Photos over HTTP.
struct PhotoRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: PhotoService<Engine, Tables>

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.upload.endpoint, signedIn: upload)
    routes.on(GolfEndpoint.photo.endpoint, signedIn: photo)
  }

  private func upload(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let purpose = call.parameter("use").flatMap(PhotoPurpose.init) else {
      throw Problem.invalid("use", rule: "profile, chat or post")
    }
    let digest = try await service.take(call.bytes, for: purpose, from: member.user)
    return .json(.object(["photo": .string(digest.text)]), status: .created)
  }

  private func photo(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let digest = call.parameters.get("digest").flatMap({ text in MediaDigest(text) }),
      let bytes = try await service.bytes(
        of: digest, isSmall: call.parameter("size") == "small", for: member.user)
    else { throw Problem(.notFound) }
    return .file(bytes, mediaType: "image/jpeg", name: "photo.jpg")
  }
}
