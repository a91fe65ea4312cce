extension ZoneTable {
  // Made by Tools/zone-table.py: a rule, then areas with their cities.
  static let rows: StaticString = """
    <+00>0 Africa:Casablanca,El_Aaiun
    <+00>0<+02>-2,M3.5.0/1,M10.5.0/3 Antarctica:Troll
    <+01>-1 Etc:GMT-1
    <+02>-2 Etc:GMT-2
    <+0330>-3:30 :Iran Asia:Tehran
    <+03>-3 :Turkey Antarctica:Syowa Asia:Aden,Amman,Baghdad,Bahrain,Damascus,Istanbul,Kuwait,\
    Qatar,Riyadh Etc:GMT-3 Europe:Istanbul,Minsk
    <+0430>-4:30 Asia:Kabul
    <+04>-4 Asia:Baku,Dubai,Muscat,Tbilisi,Yerevan Etc:GMT-4 Europe:Astrakhan,Samara,Saratov,\
    Ulyanovsk Indian:Mahe,Mauritius,Reunion
    <+0530>-5:30 Asia:Colombo
    <+0545>-5:45 Asia:Kathmandu,Katmandu
    <+05>-5 Antarctica:Mawson,Vostok Asia:Almaty,Aqtau,Aqtobe,Ashgabat,Ashkhabad,Atyrau,Dushanbe,\
    Oral,Qostanay,Qyzylorda,Samarkand,Tashkent,Yekaterinburg Etc:GMT-5 Indian:Kerguelen,Maldives
    <+0630>-6:30 Asia:Rangoon,Yangon Indian:Cocos
    <+06>-6 Asia:Bishkek,Dacca,Dhaka,Kashgar,Omsk,Thimbu,Thimphu,Urumqi Etc:GMT-6 Indian:Chagos
    <+07>-7 Antarctica:Davis Asia:Bangkok,Barnaul,Ho_Chi_Minh,Hovd,Krasnoyarsk,Novokuznetsk,\
    Novosibirsk,Phnom_Penh,Saigon,Tomsk,Vientiane Etc:GMT-7 Indian:Christmas
    <+0845>-8:45 Australia:Eucla
    <+08>-8 :Singapore Antarctica:Casey Asia:Brunei,Choibalsan,Irkutsk,Kuala_Lumpur,Kuching,\
    Singapore,Ulaanbaatar,Ulan_Bator Etc:GMT-8
    <+09>-9 Asia:Chita,Dili,Khandyga,Yakutsk Etc:GMT-9 Pacific:Palau
    <+1030>-10:30<+11>-11,M10.1.0,M4.1.0 Australia:LHI,Lord_Howe
    <+10>-10 Antarctica:DumontDUrville Asia:Ust-Nera,Vladivostok Etc:GMT-10 Pacific:Chuuk,\
    Port_Moresby,Truk,Yap
    <+11>-11 Asia:Magadan,Sakhalin,Srednekolymsk Etc:GMT-11 Pacific:Bougainville,Efate,Guadalcanal,\
    Kosrae,Noumea,Pohnpei,Ponape
    <+11>-11<+12>,M10.1.0,M4.1.0/3 Pacific:Norfolk
    <+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45 :NZ-CHAT Pacific:Chatham
    <+12>-12 :Kwajalein Asia:Anadyr,Kamchatka Etc:GMT-12 Pacific:Fiji,Funafuti,Kwajalein,Majuro,\
    Nauru,Tarawa,Wake,Wallis
    <+13>-13 Etc:GMT-13 Pacific:Apia,Enderbury,Fakaofo,Kanton,Tongatapu
    <+14>-14 Etc:GMT-14 Pacific:Kiritimati
    <-01>1 Atlantic:Cape_Verde Etc:GMT+1
    <-01>1<+00>,M3.5.0/0,M10.5.0/1 Atlantic:Azores
    <-02>2 America:Noronha Atlantic:South_Georgia Brazil:DeNoronha Etc:GMT+2
    <-02>2<-01>,M3.5.0/-1,M10.5.0/0 America:Godthab,Nuuk,Scoresbysund
    <-03>3 America:Araguaina,Argentina/Buenos_Aires,Argentina/Catamarca,Argentina/ComodRivadavia,\
    Argentina/Cordoba,Argentina/Jujuy,Argentina/La_Rioja,Argentina/Mendoza,Argentina/Rio_Gallegos,\
    Argentina/Salta,Argentina/San_Juan,Argentina/San_Luis,Argentina/Tucuman,Argentina/Ushuaia,\
    Asuncion,Bahia,Belem,Buenos_Aires,Catamarca,Cayenne,Cordoba,Coyhaique,Fortaleza,Jujuy,Maceio,\
    Mendoza,Montevideo,Paramaribo,Punta_Arenas,Recife,Rosario,Santarem,Sao_Paulo Antarctica:Palmer,\
    Rothera Atlantic:Stanley Brazil:East Etc:GMT+3
    <-03>3<-02>,M3.2.0,M11.1.0 America:Miquelon
    <-04>4 America:Boa_Vista,Campo_Grande,Caracas,Cuiaba,Guyana,La_Paz,Manaus,Porto_Velho \
    Brazil:West Etc:GMT+4
    <-04>4<-03>,M9.1.6/24,M4.1.6/24 America:Santiago Chile:Continental
    <-05>5 America:Bogota,Eirunepe,Guayaquil,Lima,Porto_Acre,Rio_Branco Brazil:Acre Etc:GMT+5
    <-06>6 Etc:GMT+6 Pacific:Galapagos
    <-06>6<-05>,M9.1.6/22,M4.1.6/22 Chile:EasterIsland Pacific:Easter
    <-07>7 Etc:GMT+7
    <-08>8 Etc:GMT+8 Pacific:Pitcairn
    <-0930>9:30 Pacific:Marquesas
    <-09>9 Etc:GMT+9 Pacific:Gambier
    <-10>10 Etc:GMT+10 Pacific:Rarotonga,Tahiti
    <-11>11 Etc:GMT+11 Pacific:Niue
    <-12>12 Etc:GMT+12
    ACST-9:30 Australia:Darwin,North
    ACST-9:30ACDT,M10.1.0,M4.1.0/3 Australia:Adelaide,Broken_Hill,South,Yancowinna
    AEST-10 Australia:Brisbane,Lindeman,Queensland
    AEST-10AEDT,M10.1.0,M4.1.0/3 Antarctica:Macquarie Australia:ACT,Canberra,Currie,Hobart,\
    Melbourne,NSW,Sydney,Tasmania,Victoria
    AKST9AKDT,M3.2.0,M11.1.0 America:Anchorage,Juneau,Metlakatla,Nome,Sitka,Yakutat US:Alaska
    AST4 America:Anguilla,Antigua,Aruba,Barbados,Blanc-Sablon,Curacao,Dominica,Grenada,Guadeloupe,\
    Kralendijk,Lower_Princes,Marigot,Martinique,Montserrat,Port_of_Spain,Puerto_Rico,Santo_Domingo,\
    St_Barthelemy,St_Kitts,St_Lucia,St_Thomas,St_Vincent,Tortola,Virgin
    AST4ADT,M3.2.0,M11.1.0 America:Glace_Bay,Goose_Bay,Halifax,Moncton,Thule Atlantic:Bermuda \
    Canada:Atlantic
    AWST-8 Australia:Perth,West
    CAT-2 Africa:Blantyre,Bujumbura,Gaborone,Harare,Juba,Khartoum,Kigali,Lubumbashi,Lusaka,Maputo,\
    Windhoek
    CET-1 Africa:Algiers,Tunis
    CET-1CEST,M3.5.0,M10.5.0/3 :CET,Poland Africa:Ceuta Arctic:Longyearbyen Atlantic:Jan_Mayen \
    Europe:Amsterdam,Andorra,Belgrade,Berlin,Bratislava,Brussels,Budapest,Busingen,Copenhagen,\
    Gibraltar,Ljubljana,Luxembourg,Madrid,Malta,Monaco,Oslo,Paris,Podgorica,Prague,Rome,San_Marino,\
    Sarajevo,Skopje,Stockholm,Tirane,Vaduz,Vatican,Vienna,Warsaw,Zagreb,Zurich
    CST-8 :PRC,ROC Asia:Chongqing,Chungking,Harbin,Macao,Macau,Shanghai,Taipei
    CST5CDT,M3.2.0/0,M11.1.0/1 :Cuba America:Havana
    CST6 America:Bahia_Banderas,Belize,Chihuahua,Costa_Rica,Edmonton,El_Salvador,Guatemala,Inuvik,\
    Managua,Merida,Mexico_City,Monterrey,Regina,Swift_Current,Tegucigalpa,Yellowknife \
    Canada:Mountain,Saskatchewan Mexico:General
    CST6CDT,M3.2.0,M11.1.0 :CST6CDT America:Chicago,Indiana/Knox,Indiana/Tell_City,Knox_IN,\
    Matamoros,Menominee,North_Dakota/Beulah,North_Dakota/Center,North_Dakota/New_Salem,Ojinaga,\
    Rankin_Inlet,Resolute US:Central,Indiana-Starke
    ChST-10 Pacific:Guam,Saipan
    EAT-3 Africa:Addis_Ababa,Asmara,Asmera,Dar_es_Salaam,Djibouti,Kampala,Mogadishu,Nairobi \
    Indian:Antananarivo,Comoro,Mayotte
    EET-2 :Libya Africa:Tripoli Europe:Kaliningrad
    EET-2EEST,M3.4.4/50,M10.4.4/50 Asia:Gaza,Hebron
    EET-2EEST,M3.5.0/0,M10.5.0/0 Asia:Beirut
    EET-2EEST,M3.5.0/3,M10.5.0/4 :EET Asia:Famagusta,Nicosia Europe:Athens,Bucharest,Chisinau,\
    Helsinki,Kiev,Kyiv,Mariehamn,Nicosia,Riga,Sofia,Tallinn,Tiraspol,Uzhgorod,Vilnius,Zaporozhye
    EET-2EEST,M4.5.5/0,M10.5.4/24 :Egypt Africa:Cairo
    EST5 :EST,Jamaica America:Atikokan,Cancun,Cayman,Coral_Harbour,Jamaica,Panama,Rainy_River,\
    Winnipeg Canada:Central
    EST5EDT,M3.2.0,M11.1.0 :EST5EDT America:Detroit,Fort_Wayne,Grand_Turk,Indiana/Indianapolis,\
    Indiana/Marengo,Indiana/Petersburg,Indiana/Vevay,Indiana/Vincennes,Indiana/Winamac,\
    Indianapolis,Iqaluit,Kentucky/Louisville,Kentucky/Monticello,Louisville,Montreal,Nassau,\
    New_York,Nipigon,Pangnirtung,Port-au-Prince,Thunder_Bay,Toronto Canada:Eastern US:East-Indiana,\
    Eastern,Michigan
    GMT0 :GMT,GMT+0,GMT-0,GMT0,Greenwich,Iceland Africa:Abidjan,Accra,Bamako,Banjul,Bissau,Conakry,\
    Dakar,Freetown,Lome,Monrovia,Nouakchott,Ouagadougou,Sao_Tome,Timbuktu America:Danmarkshavn \
    Atlantic:Reykjavik,St_Helena Etc:GMT,GMT+0,GMT-0,GMT0,Greenwich
    GMT0BST,M3.5.0/1,M10.5.0 :GB,GB-Eire Europe:Belfast,Guernsey,Isle_of_Man,Jersey,London
    HKT-8 :Hongkong Asia:Hong_Kong
    HST10 :HST Pacific:Honolulu,Johnston US:Hawaii
    HST10HDT,M3.2.0,M11.1.0 America:Adak,Atka US:Aleutian
    IST-1GMT0,M10.5.0,M3.5.0/1 :Eire Europe:Dublin
    IST-2IDT,M3.4.4/26,M10.5.0 :Israel Asia:Jerusalem,Tel_Aviv
    IST-5:30 Asia:Calcutta,Kolkata
    JST-9 :Japan Asia:Tokyo
    KST-9 :ROK Asia:Pyongyang,Seoul
    MET-1MEST,M3.5.0,M10.5.0/3 :MET
    MSK-3 :W-SU Europe:Kirov,Moscow,Simferopol,Volgograd
    MST7 :MST America:Creston,Dawson,Dawson_Creek,Fort_Nelson,Hermosillo,Mazatlan,Phoenix,\
    Vancouver,Whitehorse Canada:Pacific,Yukon Mexico:BajaSur US:Arizona
    MST7MDT,M3.2.0,M11.1.0 :MST7MDT,Navajo America:Boise,Cambridge_Bay,Ciudad_Juarez,Denver,\
    Shiprock US:Mountain
    NST3:30NDT,M3.2.0,M11.1.0 America:St_Johns Canada:Newfoundland
    NZST-12NZDT,M9.5.0,M4.1.0/3 :NZ Antarctica:McMurdo,South_Pole Pacific:Auckland
    PKT-5 Asia:Karachi
    PST-8 Asia:Manila
    PST8PDT,M3.2.0,M11.1.0 :PST8PDT America:Ensenada,Los_Angeles,Santa_Isabel,Tijuana \
    Mexico:BajaNorte US:Pacific
    SAST-2 Africa:Johannesburg,Maseru,Mbabane
    SST11 Pacific:Midway,Pago_Pago,Samoa US:Samoa
    UTC0 :UCT,UTC,Universal,Zulu Etc:UCT,UTC,Universal,Zulu
    WAT-1 Africa:Bangui,Brazzaville,Douala,Kinshasa,Lagos,Libreville,Luanda,Malabo,Ndjamena,Niamey,\
    Porto-Novo
    WET0WEST,M3.5.0/1,M10.5.0 :Portugal,WET Atlantic:Canary,Faeroe,Faroe,Madeira Europe:Lisbon
    WIB-7 Asia:Jakarta,Pontianak
    WIT-9 Asia:Jayapura
    WITA-8 Asia:Makassar,Ujung_Pandang
    """
}
