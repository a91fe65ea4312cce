import Server
import Testing

@Suite struct ClientAddressTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.254"), ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
    ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::"), ("::ffff:192.0.2.7", "192.0.2.9"),
    ("[2001:db8::1]", "2001:db8::2"), ("fe80::1%eth0", "fe80::2"),
  ])
  func isOneNetwork(a: String, b: String) {
    #expect(ClientAddress(a) == ClientAddress(b))
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.3.1"), ("2001:db8:1:2::1", "2001:db8:1:3::1"), ("10.0.0.1", "::1"),
  ])
  func isAnotherNetwork(a: String, b: String) {
    #expect(ClientAddress(a) != ClientAddress(b))
  }

  @Test(arguments: ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
  func isLoopback(text: String) {
    #expect(ClientAddress(text).isLoopback)
  }

  @Test(arguments: [
    "", "x", "1.2.3", "1.2.3.256", "1.2.3.4.5", ":::", "1::2::3", "2001:db8", "12345::", "::1.2.3",
  ])
  func isUnknown(text: String) {
    #expect(ClientAddress(text) == ClientAddress(nil))
    #expect(!ClientAddress(text).isLoopback)
  }
}
