/// The folded form of the letters from `first` on, one for one; a space stands for a letter that
/// stays.
struct FoldRange: Sendable {
  let first: UInt32
  let letters: [Unicode.Scalar]

  init(first: UInt32, letters: [String]) {
    self.first = first
    self.letters = letters.flatMap { line in Array(line.unicodeScalars) }
  }
}

/// Latin, Greek and Cyrillic without accents and in lower case: the base letters of the canonical
/// decomposition (Unicode 15, UnicodeData.txt), and the plain letter for strokes such as ø, đ, ł.
let foldRanges: [FoldRange] = [
  FoldRange(
    first: 0xC0,
    letters: [
      "aaaaaaæceeeeiiiidnooooo ouuuuyþ aaaaaa ceeeeiiiidnooooo ouuuuy y",
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳ jjkkklllllll",
      "lllnnnnnn nnooooooœ rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs",
      " ɓƃ ƅ ɔƈ ɖɗƌ  ǝəɛƒ ɠɣ ɩɨƙ   ɯɲ ɵooƣ ƥ ʀƨ ʃ  ƭ ʈuuʊʋƴ ƶ ʒƹ   ƽ   ",
      "    ǆǆ ǉǉ ǌǌ aaiioouuuuuuuuuu aaaaææǥ ggkkooooʒʒjǳǳ ggƕƿnnaaææoo",
      "aaaaeeeeiiiioooorrrruuuussttȝ hhƞ ȣ ȥ aaeeooooooooyy      ⱥȼ ƚⱦ ",
      " ɂ ƀʉʌɇ ɉ ɋ ɍ ɏ ",
    ]),
  FoldRange(
    first: 0x370,
    letters: [
      "ͱ ͳ ʹ ͷ       ;ϳ     ¨α·εηι ο υωιαβγδεζηθικλμνξοπρ στυφχψωιυαεηι",
      "υ                 σ       ιυουωϗβθ ϒϒφπ ϙ ϛ ϝ ϟ ϡ ϣ ϥ ϧ ϩ ϫ ϭ ϯ ",
      "κρ  θε ϸ ϲϻ  ͻͼͽ",
    ]),
  FoldRange(
    first: 0x400,
    letters: [
      "ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюя         и      ",
      "                ее г   і    киу ѡ ѣ ѥ ѧ ѩ ѫ ѭ ѯ ѱ ѳ ѵ ѵѵѹ ѻ ѽ ѿ ",
      "ҁ         ҋ ҍ ҏ ґ ғ ҕ җ ҙ қ ҝ ҟ ҡ ң ҥ ҧ ҩ ҫ ҭ ү ұ ҳ ҵ ҷ ҹ һ ҽ ҿ ",
      "ӏжжӄ ӆ ӈ ӊ ӌ ӎ  ааааӕ ееә әәжжззӡ ииииооө өөээууууууччӷ ыыӻ ӽ ӿ ",
      "ԁ ԃ ԅ ԇ ԉ ԋ ԍ ԏ ԑ ԓ ԕ ԗ ԙ ԛ ԝ ԟ ԡ ԣ ԥ ԧ ԩ ԫ ԭ ԯ ",
    ]),
  FoldRange(
    first: 0x1E00,
    letters: [
      "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm",
      "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv",
      "wwwwwwwwwwxxxxyyzzzzzzhtwy sss  aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee",
      "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻ ỽ ỿ ",
    ]),
  FoldRange(
    first: 0x1F00,
    letters: [
      "ααααααααααααααααεεεεεε  εεεεεε  ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιι",
      "οοοοοο  οοοοοο  υυυυυυυυ υ υ υ υωωωωωωωωωωωωωωωωααεεηηιιοουυωω  ",
      "ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααα ααααααα ι ",
      " ¨ηηη ηηεεηηη᾿᾿᾿ιιιι  ιιιιιι ῾῾῾υυυυρρυυυυυυρ¨¨`  ωωω ωωοοωωω´  ",
    ]),
]
