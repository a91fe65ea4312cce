/// A code is as wide as its place allows; one that holds much wants more of it.
enum QRRules {
  static let css = """
    .qr{inline-size:min(100%,16rem);block-size:auto;margin-inline:auto;display:block}
    .qr.dense{inline-size:min(100%,36rem)}
    """
}
