import Crypto
import Foundation
import Server
import Testing

/// RFC 8291, section 5: keys, salt and the whole message.
@Suite struct PushEncryptionTests {
  private func bytes(_ text: String) throws -> [UInt8] { try #require(base64URL(text)) }

  private func subscription() throws -> PushSubscription {
    PushSubscription(
      endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
      publicKey: try bytes(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      secret: try bytes("BTBZMqHH6r4Tts7J_aSIgg"))
  }

  @Test func isTheMessageOfTheStandard() throws {
    let key = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    let sealed = try PushEncryption.seal(
      Array("When I grow up, I want to be a watermelon".utf8), for: subscription(), key: key,
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    let expected =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
      + "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPX"
      + "LWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    #expect(base64URL(sealed) == expected)
  }

  @Test func theLongestTextFitsEveryService() throws {
    let text = [UInt8](repeating: 7, count: PushEncryption.limit)
    let sealed = try PushEncryption.seal(
      text, for: subscription(), key: P256.KeyAgreement.PrivateKey(),
      salt: [UInt8](repeating: 1, count: 16))
    #expect(sealed.count <= 4_096)
  }
}
