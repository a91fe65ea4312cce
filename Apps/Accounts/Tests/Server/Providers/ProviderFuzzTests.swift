import AccountsServer
import Core
import Foundation
import Server
import Testing
import Wire

/// Deterministic numbers for damage.
private struct Damage {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(mixed(state) % UInt64(limit))
  }

  /// Changes, drops, doubles or inserts bytes here and there.
  mutating func damage(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...next(4) {
      let at = bytes.isEmpty ? 0 : next(bytes.count)
      switch next(5) {
      case 0 where !bytes.isEmpty: bytes[at] = UInt8(next(256))
      case 1 where !bytes.isEmpty: bytes.remove(at: at)
      case 2: bytes.insert(UInt8(ascii: "."), at: at)
      case 3 where bytes.count > 4: bytes.removeSubrange(at..<min(bytes.count, at + next(40)))
      default: bytes.insert(contentsOf: bytes.prefix(at), at: at)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("Damaged tokens and forms")
struct ProviderFuzzTests {
  private static let provider = IdentityProvider(
    id: "home", title: "Home", issuer: "https://id.example", client: "fieldday",
    credential: .none)

  /// Whatever comes, it is refused with a reason, or read; nothing traps.
  @Test(arguments: 0..<20)
  func tokensNeverTrap(seed: Int) async throws {
    let clock = AccountsClock()
    let good = await FakeProvider(clock).idToken(nonce: "n")
    let expected = TokenExpectation(Self.provider, nonce: "n", now: clock.now)
    var damage = Damage(state: UInt64(seed))
    var read = 0
    for _ in 0..<500 {
      let text = damage.damage(good)
      do throws(TokenFault) {
        let token = try SignedToken(text)
        read += 1
        _ = try expected.identity(token.claims)
      } catch { #expect(!error.rawValue.isEmpty) }
    }
    #expect(read < 500)
  }

  /// The same below the encoding: damage to what the parts say.
  @Test(arguments: 0..<20)
  func claimsNeverTrap(seed: Int) throws {
    let clock = AccountsClock()
    let expected = TokenExpectation(Self.provider, nonce: "n", now: clock.now)
    let now = clock.now.milliseconds / 1_000
    let header = #"{"alg":"RS256","kid":"rsa-1","typ":"JWT"}"#
    let claims =
      #"{"iss":"https://id.example","aud":["fieldday"],"azp":"fieldday","sub":"1","nonce":"n","#
      + #""email":"a@b.example","email_verified":true,"name":"A","auth_time":1e9,"iat":\#(now),"#
      + #""exp":\#(now)}"#
    var damage = Damage(state: UInt64(seed) &+ 1_000)
    for _ in 0..<500 {
      let parts = [damage.damage(header), damage.damage(claims)]
      let text = parts.map { part in unpadded(Data(part.utf8)) }.joined(separator: ".") + ".AA"
      do throws(TokenFault) {
        _ = try expected.identity(try SignedToken(text).claims)
      } catch { #expect(!error.rawValue.isEmpty) }
    }
  }

  @Test(arguments: 0..<10)
  func formsNeverTrap(seed: Int) throws {
    let good = FormField.encode([
      FormField("state", "abc"), FormField("code", "4/0A&=+% é"), FormField("user", "{\"a\":1}"),
    ])
    var damage = Damage(state: UInt64(seed) &+ 2_000)
    for _ in 0..<1_000 {
      guard let fields = FormField.decode(damage.damage(good).utf8) else { continue }
      // What is read means the same when it is written and read again.
      #expect(FormField.decode(FormField.encode(fields).utf8) == fields)
    }
  }
}
