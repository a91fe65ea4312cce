import Core

/// How numbers of a country are completed: its calling code, and the trunk prefix dialled only
/// inside.
struct Dialling: Hashable, Sendable {
  let calling: String
  let trunk: String
}

/// The rule of an ISO 3166 code in capital letters (ITU-T E.164 and E.123 national listings).
func dialling(_ country: String) -> Dialling? {
  guard country.utf8.count == 2 else { return nil }
  for (calling, trunk, countries) in diallingTable {
    for code in countries.split(separator: " ") where code.utf8.elementsEqual(country.utf8) {
      return Dialling(calling: calling, trunk: trunk)
    }
  }
  return nil
}

/// The countries a person can choose from, in the order of their codes.
public let countryCodes: [String] = {
  var codes: [String] = []
  for (_, _, countries) in diallingTable {
    for code in countries.split(separator: " ") { codes.append(String(code)) }
  }
  return codes.sorted { a, b in a.utf8.lexicographicallyPrecedes(b.utf8) }
}()

/// Calling code, trunk prefix, countries.
private let diallingTable = diallingText.split(separator: ";").map { row in
  let parts = row.split(separator: ",", omittingEmptySubsequences: false)
  return (calling: String(parts[0]), trunk: String(parts[1]), countries: String(parts[2]))
}

/// As one text: an array of texts would be made by 9 kB of code.
private let diallingText = """
  1,1,CA US PR DO JM TT BS BB;7,8,KZ RU;20,0,EG;27,0,ZA;30,,GR;31,0,NL;32,0,BE;33,0,FR;34,,ES;\
  36,06,HU;39,,IT SM VA;40,0,RO;41,0,CH;43,0,AT;44,0,GB GG IM JE;45,,DK;46,0,SE;47,,NO SJ;48,,PL;\
  49,0,DE;51,0,PE;52,,MX;53,0,CU;54,0,AR;55,0,BR;56,,CL;57,,CO;58,0,VE;60,0,MY;61,0,AU;62,0,ID;\
  63,0,PH;64,0,NZ;65,,SG;66,0,TH;81,0,JP;82,0,KR;84,0,VN;86,0,CN;90,0,TR;91,0,IN;92,0,PK;93,0,AF;\
  94,0,LK;95,0,MM;98,0,IR;212,0,MA;213,0,DZ;216,,TN;218,0,LY;221,,SN;225,,CI;233,0,GH;234,0,NG;\
  237,,CM;244,,AO;249,0,SD;250,0,RW;251,0,ET;254,0,KE;255,0,TZ;256,0,UG;258,,MZ;260,0,ZM;\
  261,0,MG;263,0,ZW;264,0,NA;267,,BW;350,,GI;351,,PT;352,,LU;353,0,IE;354,,IS;355,0,AL;356,,MT;\
  357,,CY;358,0,AX FI;359,0,BG;370,0,LT;371,,LV;372,,EE;373,0,MD;374,0,AM;375,80,BY;376,,AD;\
  377,,MC;380,0,UA;381,0,RS;382,0,ME;383,0,XK;385,0,HR;386,0,SI;387,0,BA;389,0,MK;420,,CZ;\
  421,0,SK;423,,LI;502,,GT;503,,SV;504,,HN;505,,NI;506,,CR;507,,PA;591,0,BO;593,0,EC;595,0,PY;\
  598,0,UY;673,,BN;679,,FJ;850,0,KP;852,,HK;853,,MO;855,0,KH;856,0,LA;880,0,BD;886,0,TW;961,0,LB;\
  962,0,JO;963,0,SY;964,0,IQ;965,,KW;966,0,SA;967,0,YE;968,,OM;970,0,PS;971,0,AE;972,0,IL;\
  973,,BH;974,,QA;975,,BT;976,0,MN;977,0,NP;992,8,TJ;993,8,TM;994,0,AZ;995,0,GE;996,0,KG;998,,UZ
  """
