import Foundation

/// Small pictures by Pillow, each with something that pictures from outside have.
enum PictureFixtures {
  /// A JPEG that says it lies on its side (orientation 6), where it was taken, and by which camera.
  static let turned = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QB6RXhpZgAATU0AKgAAAAgAAwEPAAIAAAAKAAAAMgESAAMAAAABAAYAAIglAAQA
    AAABAAAAPAAAAABDYW5hcnlDYW0AAAIAAQACAAAAAk4AAAAAAgAFAAAAAwAAAFoAAAAAAAAANAAAAAEAAAAfAAAAAQAA
    AAwAAAAB/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5NcXlw
    ZHhcZWdj/9sAQwEREhIYFRgvGhovY0I4QmNjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj
    Y2NjY2Nj/8AAEQgAGAAgAwEiAAIRAQMRAf/EABYAAQEBAAAAAAAAAAAAAAAAAAADBf/EABcQAQADAAAAAAAAAAAAAAAA
    AAATYqH/xAAXAQEBAQEAAAAAAAAAAAAAAAAABgQF/8QAHREBAAAGAwAAAAAAAAAAAAAAAAEDBBQVUVKh0f/aAAwDAQAC
    EQMRAD8AxRGeuk9dYrabpV5Wk59R8SAdZGAAAAP/2Q==
    """)

  /// A grey PNG of 40 × 8 pixels.
  static let narrow = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAAICAAAAACuOeKHAAAAEElEQVR42mNoIBIwjCrEBwCHQqABNFG1FgAAAABJRU5E
    rkJggg==
    """)

  /// A PNG with 16 bits for each pixel.
  static let deep = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABgAAAAQEAAAAAB53zwKAAAAGElEQVR42mOc48BAEmBiYBjVMKphuGoAANTSAPzvWqy+
    AAAAAElFTkSuQmCC
    """)

  /// A GIF of two frames.
  static let moving = bytes(
    """
    R0lGODlhIAAYAIEAAP8AAB48WgAAAAAAACH5BAAKAAAALAAAAAAgABgAAAhRAAEIHEiwIIAACBMqXBjAoMOBDCMmfPhQ
    okSKDi1GxGhQI0OOBT0uBElQpEKSEE0iRClQ5UqWLhvCdMnyYMybOHPq3Mmzp8+fQIMKHUq0aM+AACH5BAEKAAAALAAA
    AAAgABgAAAgvAAEIHEiwoMGDCBMqXMiwocOHECNKnEixosWLGDNq3Mixo8ePIEOKHEmypMmNAQEAOw==
    """)

  /// A WebP.
  static let webp = bytes(
    """
    UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASogABgAPxF4slAsJ6SisAgBgCIJQBdjXAW/+BUsfmAA/ujvrnG5j160m3W9
    x9P/5Z//st5FO2lmUU7aWbLCznAP7UjPGblgAAAAAA==
    """)

  /// A PNG whose first words promise 30 000 × 30 000 pixels; nobody gets to see that none follow.
  static let bomb = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAIAAADpRW/tAAAAEUlEQVR4nGNgGAWjYBQMdwAAA+gAAbOm00YAAAAASUVO
    RK5CYII=
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    let text = text.split(separator: "\n").joined()
    return Data(base64Encoded: text).map { data in Array(data) } ?? []
  }
}
