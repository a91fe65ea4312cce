import Calendar
import Core
import Design
import SuperFriendDomain

/// The countries whose numbers can be completed, by name.
public enum CountryNames {
  /// What a person chooses from: codes of ISO 3166 and names, in the order of the names.
  public static func choices(_ language: Language) -> [(value: String, title: String)] {
    var named: [(key: [UInt8], value: String, title: String)] = []
    for line in table.split(separator: "\n") {
      let names = line.dropFirst(3).split(separator: "|")
      guard names.count == 2 else { continue }
      let title = String(language == .korean ? names[1] : names[0])
      named.append((folded(title), String(line.prefix(2)), title))
    }
    named.sort { a, b in a.key.lexicographicallyPrecedes(b.key) }
    return named.map { country in (value: country.value, title: country.title) }
  }
}

/// The names of Unicode CLDR, in the shorter form where it has one.
private let table = """
  AD Andorra|안도라
  AE United Arab Emirates|아랍에미리트
  AF Afghanistan|아프가니스탄
  AL Albania|알바니아
  AM Armenia|아르메니아
  AO Angola|앙골라
  AR Argentina|아르헨티나
  AT Austria|오스트리아
  AU Australia|호주
  AX Åland Islands|올란드 제도
  AZ Azerbaijan|아제르바이잔
  BA Bosnia and Herzegovina|보스니아 헤르체고비나
  BB Barbados|바베이도스
  BD Bangladesh|방글라데시
  BE Belgium|벨기에
  BG Bulgaria|불가리아
  BH Bahrain|바레인
  BN Brunei|브루나이
  BO Bolivia|볼리비아
  BR Brazil|브라질
  BS Bahamas|바하마
  BT Bhutan|부탄
  BW Botswana|보츠와나
  BY Belarus|벨라루스
  CA Canada|캐나다
  CH Switzerland|스위스
  CI Côte d’Ivoire|코트디부아르
  CL Chile|칠레
  CM Cameroon|카메룬
  CN China|중국
  CO Colombia|콜롬비아
  CR Costa Rica|코스타리카
  CU Cuba|쿠바
  CY Cyprus|키프로스
  CZ Czechia|체코
  DE Germany|독일
  DK Denmark|덴마크
  DO Dominican Republic|도미니카 공화국
  DZ Algeria|알제리
  EC Ecuador|에콰도르
  EE Estonia|에스토니아
  EG Egypt|이집트
  ES Spain|스페인
  ET Ethiopia|에티오피아
  FI Finland|핀란드
  FJ Fiji|피지
  FR France|프랑스
  GB United Kingdom|영국
  GE Georgia|조지아
  GG Guernsey|건지섬
  GH Ghana|가나
  GI Gibraltar|지브롤터
  GR Greece|그리스
  GT Guatemala|과테말라
  HK Hong Kong|홍콩
  HN Honduras|온두라스
  HR Croatia|크로아티아
  HU Hungary|헝가리
  ID Indonesia|인도네시아
  IE Ireland|아일랜드
  IL Israel|이스라엘
  IM Isle of Man|맨섬
  IN India|인도
  IQ Iraq|이라크
  IR Iran|이란
  IS Iceland|아이슬란드
  IT Italy|이탈리아
  JE Jersey|저지섬
  JM Jamaica|자메이카
  JO Jordan|요르단
  JP Japan|일본
  KE Kenya|케냐
  KG Kyrgyzstan|키르기스스탄
  KH Cambodia|캄보디아
  KP North Korea|북한
  KR South Korea|대한민국
  KW Kuwait|쿠웨이트
  KZ Kazakhstan|카자흐스탄
  LA Laos|라오스
  LB Lebanon|레바논
  LI Liechtenstein|리히텐슈타인
  LK Sri Lanka|스리랑카
  LT Lithuania|리투아니아
  LU Luxembourg|룩셈부르크
  LV Latvia|라트비아
  LY Libya|리비아
  MA Morocco|모로코
  MC Monaco|모나코
  MD Moldova|몰도바
  ME Montenegro|몬테네그로
  MG Madagascar|마다가스카르
  MK North Macedonia|북마케도니아
  MM Myanmar|미얀마
  MN Mongolia|몽골
  MO Macao|마카오
  MT Malta|몰타
  MX Mexico|멕시코
  MY Malaysia|말레이시아
  MZ Mozambique|모잠비크
  NA Namibia|나미비아
  NG Nigeria|나이지리아
  NI Nicaragua|니카라과
  NL Netherlands|네덜란드
  NO Norway|노르웨이
  NP Nepal|네팔
  NZ New Zealand|뉴질랜드
  OM Oman|오만
  PA Panama|파나마
  PE Peru|페루
  PH Philippines|필리핀
  PK Pakistan|파키스탄
  PL Poland|폴란드
  PR Puerto Rico|푸에르토리코
  PS Palestine|팔레스타인
  PT Portugal|포르투갈
  PY Paraguay|파라과이
  QA Qatar|카타르
  RO Romania|루마니아
  RS Serbia|세르비아
  RU Russia|러시아
  RW Rwanda|르완다
  SA Saudi Arabia|사우디아라비아
  SD Sudan|수단
  SE Sweden|스웨덴
  SG Singapore|싱가포르
  SI Slovenia|슬로베니아
  SJ Svalbard and Jan Mayen|스발바르 얀마옌 제도
  SK Slovakia|슬로바키아
  SM San Marino|산마리노
  SN Senegal|세네갈
  SV El Salvador|엘살바도르
  SY Syria|시리아
  TH Thailand|태국
  TJ Tajikistan|타지키스탄
  TM Turkmenistan|투르크메니스탄
  TN Tunisia|튀니지
  TR Türkiye|튀르키예
  TT Trinidad and Tobago|트리니다드 토바고
  TW Taiwan|대만
  TZ Tanzania|탄자니아
  UA Ukraine|우크라이나
  UG Uganda|우간다
  US United States|미국
  UY Uruguay|우루과이
  UZ Uzbekistan|우즈베키스탄
  VA Vatican City|바티칸 시국
  VE Venezuela|베네수엘라
  VN Vietnam|베트남
  XK Kosovo|코소보
  YE Yemen|예멘
  ZA South Africa|남아프리카 공화국
  ZM Zambia|잠비아
  ZW Zimbabwe|짐바브웨
  """
