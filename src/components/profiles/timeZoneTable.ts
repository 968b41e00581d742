/**
 * Search words for time zones: each zone with the code of its country (ISO 3166), its current
 * abbreviations and its retired names. Written by `scripts/zoneWords.mjs` from the zone database of
 * IANA, version 2025b (zone.tab and tzdata.zi; in the public domain).
 */
export const ZONE_WORDS = `
Africa/Abidjan CI GMT Africa/Timbuktu Iceland
Africa/Accra GH GMT
Africa/Addis_Ababa ET EAT
Africa/Algiers DZ CET
Africa/Asmara ER EAT
Africa/Bamako ML GMT
Africa/Bangui CF WAT
Africa/Banjul GM GMT
Africa/Bissau GW GMT
Africa/Blantyre MW CAT
Africa/Brazzaville CG WAT
Africa/Bujumbura BI CAT
Africa/Cairo EG EEST EET Egypt
Africa/Casablanca MA
Africa/Ceuta ES CEST CET
Africa/Conakry GN GMT
Africa/Dakar SN GMT
Africa/Dar_es_Salaam TZ EAT
Africa/Djibouti DJ EAT
Africa/Douala CM WAT
Africa/El_Aaiun EH
Africa/Freetown SL GMT
Africa/Gaborone BW CAT
Africa/Harare ZW CAT
Africa/Johannesburg ZA SAST
Africa/Juba SS CAT
Africa/Kampala UG EAT
Africa/Khartoum SD CAT
Africa/Kigali RW CAT
Africa/Kinshasa CD WAT
Africa/Lagos NG WAT
Africa/Libreville GA WAT
Africa/Lome TG GMT
Africa/Luanda AO WAT
Africa/Lubumbashi CD CAT
Africa/Lusaka ZM CAT
Africa/Malabo GQ WAT
Africa/Maputo MZ CAT
Africa/Maseru LS SAST
Africa/Mbabane SZ SAST
Africa/Mogadishu SO EAT
Africa/Monrovia LR GMT
Africa/Nairobi KE EAT Africa/Asmera
Africa/Ndjamena TD WAT
Africa/Niamey NE WAT
Africa/Nouakchott MR GMT
Africa/Ouagadougou BF GMT
Africa/Porto-Novo BJ WAT
Africa/Sao_Tome ST GMT
Africa/Tripoli LY EET Libya
Africa/Tunis TN CET
Africa/Windhoek NA CAT
America/Adak US HDT HST US/Aleutian America/Atka
America/Anchorage US AKDT AKST US/Alaska
America/Anguilla AI AST
America/Antigua AG AST
America/Araguaina BR
America/Argentina/Buenos_Aires AR America/Buenos_Aires
America/Argentina/Catamarca AR America/Catamarca America/Argentina/ComodRivadavia
America/Argentina/Cordoba AR America/Cordoba America/Rosario
America/Argentina/Jujuy AR America/Jujuy
America/Argentina/La_Rioja AR
America/Argentina/Mendoza AR America/Mendoza
America/Argentina/Rio_Gallegos AR
America/Argentina/Salta AR
America/Argentina/San_Juan AR
America/Argentina/San_Luis AR
America/Argentina/Tucuman AR
America/Argentina/Ushuaia AR
America/Aruba AW AST
America/Asuncion PY
America/Atikokan CA EST
America/Bahia BR
America/Bahia_Banderas MX CST
America/Barbados BB AST
America/Belem BR
America/Belize BZ CST
America/Blanc-Sablon CA AST
America/Boa_Vista BR
America/Bogota CO
America/Boise US MDT MST
America/Cambridge_Bay CA MDT MST
America/Campo_Grande BR
America/Cancun MX EST
America/Caracas VE
America/Cayenne GF
America/Cayman KY EST
America/Chicago US CDT CST US/Central
America/Chihuahua MX CST
America/Ciudad_Juarez MX MDT MST
America/Costa_Rica CR CST
America/Coyhaique CL
America/Creston CA MST
America/Cuiaba BR
America/Curacao CW AST
America/Danmarkshavn GL GMT
America/Dawson CA MST
America/Dawson_Creek CA MST
America/Denver US MDT MST Navajo US/Mountain America/Shiprock
America/Detroit US EDT EST US/Michigan
America/Dominica DM AST
America/Edmonton CA MDT MST Canada/Mountain America/Yellowknife
America/Eirunepe BR
America/El_Salvador SV CST
America/Fort_Nelson CA MST
America/Fortaleza BR
America/Glace_Bay CA ADT AST
America/Goose_Bay CA ADT AST
America/Grand_Turk TC EDT EST
America/Grenada GD AST
America/Guadeloupe GP AST
America/Guatemala GT CST
America/Guayaquil EC
America/Guyana GY
America/Halifax CA ADT AST Canada/Atlantic
America/Havana CU CST CDT Cuba
America/Hermosillo MX MST
America/Indiana/Indianapolis US EDT EST US/East-Indiana America/Indianapolis America/Fort_Wayne
America/Indiana/Knox US CDT CST US/Indiana-Starke America/Knox_IN
America/Indiana/Marengo US EDT EST
America/Indiana/Petersburg US EDT EST
America/Indiana/Tell_City US CDT CST
America/Indiana/Vevay US EDT EST
America/Indiana/Vincennes US EDT EST
America/Indiana/Winamac US EDT EST
America/Inuvik CA MDT MST
America/Iqaluit CA EDT EST America/Pangnirtung
America/Jamaica JM EST Jamaica
America/Juneau US AKDT AKST
America/Kentucky/Louisville US EDT EST America/Louisville
America/Kentucky/Monticello US EDT EST
America/Kralendijk BQ AST
America/La_Paz BO
America/Lima PE
America/Los_Angeles US PDT PST US/Pacific
America/Lower_Princes SX AST
America/Maceio BR
America/Managua NI CST
America/Manaus BR Brazil/West
America/Marigot MF AST
America/Martinique MQ AST
America/Matamoros MX CDT CST
America/Mazatlan MX MST Mexico/BajaSur
America/Menominee US CDT CST
America/Merida MX CST
America/Metlakatla US AKDT AKST
America/Mexico_City MX CST Mexico/General
America/Miquelon PM
America/Moncton CA ADT AST
America/Monterrey MX CST
America/Montevideo UY
America/Montserrat MS AST
America/Nassau BS EDT EST
America/New_York US EDT EST US/Eastern
America/Nome US AKDT AKST
America/Noronha BR Brazil/DeNoronha
America/North_Dakota/Beulah US CDT CST
America/North_Dakota/Center US CDT CST
America/North_Dakota/New_Salem US CDT CST
America/Nuuk GL America/Godthab
America/Ojinaga MX CDT CST
America/Panama PA EST America/Coral_Harbour
America/Paramaribo SR
America/Phoenix US MST US/Arizona
America/Port-au-Prince HT EDT EST
America/Port_of_Spain TT AST
America/Porto_Velho BR
America/Puerto_Rico PR AST America/Virgin
America/Punta_Arenas CL
America/Rankin_Inlet CA CDT CST
America/Recife BR
America/Regina CA CST Canada/Saskatchewan
America/Resolute CA CDT CST
America/Rio_Branco BR Brazil/Acre America/Porto_Acre
America/Santarem BR
America/Santiago CL Chile/Continental
America/Santo_Domingo DO AST
America/Sao_Paulo BR Brazil/East
America/Scoresbysund GL
America/Sitka US AKDT AKST
America/St_Barthelemy BL AST
America/St_Johns CA NDT NST Canada/Newfoundland
America/St_Kitts KN AST
America/St_Lucia LC AST
America/St_Thomas VI AST
America/St_Vincent VC AST
America/Swift_Current CA CST
America/Tegucigalpa HN CST
America/Thule GL ADT AST
America/Tijuana MX PDT PST Mexico/BajaNorte America/Ensenada America/Santa_Isabel
America/Toronto CA EDT EST Canada/Eastern America/Montreal America/Nipigon America/Thunder_Bay
America/Tortola VG AST
America/Vancouver CA PDT PST Canada/Pacific
America/Whitehorse CA MST Canada/Yukon
America/Winnipeg CA CDT CST Canada/Central America/Rainy_River
America/Yakutat US AKDT AKST
Antarctica/Casey AQ
Antarctica/Davis AQ
Antarctica/DumontDUrville AQ
Antarctica/Macquarie AU AEDT AEST
Antarctica/Mawson AQ
Antarctica/McMurdo AQ NZDT NZST
Antarctica/Palmer AQ
Antarctica/Rothera AQ
Antarctica/Syowa AQ
Antarctica/Troll AQ
Antarctica/Vostok AQ
Arctic/Longyearbyen SJ CEST CET
Asia/Aden YE
Asia/Almaty KZ
Asia/Amman JO
Asia/Anadyr RU
Asia/Aqtau KZ
Asia/Aqtobe KZ
Asia/Ashgabat TM Asia/Ashkhabad
Asia/Atyrau KZ
Asia/Baghdad IQ
Asia/Bahrain BH
Asia/Baku AZ
Asia/Bangkok TH
Asia/Barnaul RU
Asia/Beirut LB EEST EET
Asia/Bishkek KG
Asia/Brunei BN
Asia/Chita RU
Asia/Colombo LK
Asia/Damascus SY
Asia/Dhaka BD Asia/Dacca
Asia/Dili TL
Asia/Dubai AE
Asia/Dushanbe TJ
Asia/Famagusta CY EEST EET
Asia/Gaza PS EET EEST
Asia/Hebron PS EET EEST
Asia/Ho_Chi_Minh VN Asia/Saigon
Asia/Hong_Kong HK HKT Hongkong
Asia/Hovd MN
Asia/Irkutsk RU
Asia/Jakarta ID WIB
Asia/Jayapura ID WIT
Asia/Jerusalem IL IDT IST Israel Asia/Tel_Aviv
Asia/Kabul AF
Asia/Kamchatka RU
Asia/Karachi PK PKT
Asia/Kathmandu NP Asia/Katmandu
Asia/Khandyga RU
Asia/Kolkata IN IST Asia/Calcutta
Asia/Krasnoyarsk RU
Asia/Kuala_Lumpur MY
Asia/Kuching MY
Asia/Kuwait KW
Asia/Macau MO CST Asia/Macao
Asia/Magadan RU
Asia/Makassar ID WITA Asia/Ujung_Pandang
Asia/Manila PH PST
Asia/Muscat OM
Asia/Nicosia CY EEST EET Europe/Nicosia
Asia/Novokuznetsk RU
Asia/Novosibirsk RU
Asia/Omsk RU
Asia/Oral KZ
Asia/Phnom_Penh KH
Asia/Pontianak ID WIB
Asia/Pyongyang KP KST
Asia/Qatar QA
Asia/Qostanay KZ
Asia/Qyzylorda KZ
Asia/Riyadh SA
Asia/Sakhalin RU
Asia/Samarkand UZ
Asia/Seoul KR KST ROK
Asia/Shanghai CN CST PRC Asia/Chongqing Asia/Harbin Asia/Chungking
Asia/Singapore SG Singapore
Asia/Srednekolymsk RU
Asia/Taipei TW CST ROC
Asia/Tashkent UZ
Asia/Tbilisi GE
Asia/Tehran IR Iran
Asia/Thimphu BT Asia/Thimbu
Asia/Tokyo JP JST Japan
Asia/Tomsk RU
Asia/Ulaanbaatar MN Asia/Choibalsan Asia/Ulan_Bator
Asia/Urumqi CN Asia/Kashgar
Asia/Ust-Nera RU
Asia/Vientiane LA
Asia/Vladivostok RU
Asia/Yakutsk RU
Asia/Yangon MM Asia/Rangoon
Asia/Yekaterinburg RU
Asia/Yerevan AM
Atlantic/Azores PT
Atlantic/Bermuda BM ADT AST
Atlantic/Canary ES WEST WET
Atlantic/Cape_Verde CV
Atlantic/Faroe FO WEST WET Atlantic/Faeroe
Atlantic/Madeira PT WEST WET
Atlantic/Reykjavik IS GMT
Atlantic/South_Georgia GS
Atlantic/St_Helena SH GMT
Atlantic/Stanley FK
Australia/Adelaide AU ACST ACDT Australia/South
Australia/Brisbane AU AEST Australia/Queensland
Australia/Broken_Hill AU ACST ACDT Australia/Yancowinna
Australia/Darwin AU ACST Australia/North
Australia/Eucla AU
Australia/Hobart AU AEDT AEST Australia/Tasmania Australia/Currie
Australia/Lindeman AU AEST
Australia/Lord_Howe AU Australia/LHI
Australia/Melbourne AU AEST AEDT Australia/Victoria
Australia/Perth AU AWST Australia/West
Australia/Sydney AU AEST AEDT Australia/ACT Australia/NSW Australia/Canberra
Europe/Amsterdam NL CEST CET
Europe/Andorra AD CEST CET
Europe/Astrakhan RU
Europe/Athens GR EEST EET
Europe/Belgrade RS CEST CET
Europe/Berlin DE CEST CET Atlantic/Jan_Mayen
Europe/Bratislava SK CEST CET
Europe/Brussels BE CEST CET
Europe/Bucharest RO EEST EET
Europe/Budapest HU CEST CET
Europe/Busingen DE CEST CET
Europe/Chisinau MD EEST EET Europe/Tiraspol
Europe/Copenhagen DK CEST CET
Europe/Dublin IE IST GMT Eire
Europe/Gibraltar GI CEST CET
Europe/Guernsey GG GMT BST
Europe/Helsinki FI EEST EET
Europe/Isle_of_Man IM GMT BST
Europe/Istanbul TR Turkey Asia/Istanbul
Europe/Jersey JE GMT BST
Europe/Kaliningrad RU EET
Europe/Kirov RU MSK
Europe/Kyiv UA EEST EET Europe/Uzhgorod Europe/Zaporozhye Europe/Kiev
Europe/Lisbon PT WEST WET Portugal
Europe/Ljubljana SI CEST CET
Europe/London GB GMT BST GB GB-Eire Europe/Belfast
Europe/Luxembourg LU CEST CET
Europe/Madrid ES CEST CET
Europe/Malta MT CEST CET
Europe/Mariehamn AX EEST EET
Europe/Minsk BY
Europe/Monaco MC CEST CET
Europe/Moscow RU MSK W-SU
Europe/Oslo NO CEST CET
Europe/Paris FR CEST CET
Europe/Podgorica ME CEST CET
Europe/Prague CZ CEST CET
Europe/Riga LV EEST EET
Europe/Rome IT CEST CET
Europe/Samara RU
Europe/San_Marino SM CEST CET
Europe/Sarajevo BA CEST CET
Europe/Saratov RU
Europe/Simferopol UA MSK
Europe/Skopje MK CEST CET
Europe/Sofia BG EEST EET
Europe/Stockholm SE CEST CET
Europe/Tallinn EE EEST EET
Europe/Tirane AL CEST CET
Europe/Ulyanovsk RU
Europe/Vaduz LI CEST CET
Europe/Vatican VA CEST CET
Europe/Vienna AT CEST CET
Europe/Vilnius LT EEST EET
Europe/Volgograd RU MSK
Europe/Warsaw PL CEST CET Poland
Europe/Zagreb HR CEST CET
Europe/Zurich CH CEST CET
Indian/Antananarivo MG EAT
Indian/Chagos IO
Indian/Christmas CX
Indian/Cocos CC
Indian/Comoro KM EAT
Indian/Kerguelen TF
Indian/Mahe SC
Indian/Maldives MV
Indian/Mauritius MU
Indian/Mayotte YT EAT
Indian/Reunion RE
Pacific/Apia WS
Pacific/Auckland NZ NZDT NZST NZ Antarctica/South_Pole
Pacific/Bougainville PG
Pacific/Chatham NZ NZ-CHAT
Pacific/Chuuk FM
Pacific/Easter CL Chile/EasterIsland
Pacific/Efate VU
Pacific/Fakaofo TK
Pacific/Fiji FJ
Pacific/Funafuti TV
Pacific/Galapagos EC
Pacific/Gambier PF
Pacific/Guadalcanal SB Pacific/Ponape
Pacific/Guam GU
Pacific/Honolulu US HST US/Hawaii Pacific/Johnston
Pacific/Kanton KI Pacific/Enderbury
Pacific/Kiritimati KI
Pacific/Kosrae FM
Pacific/Kwajalein MH Kwajalein
Pacific/Majuro MH
Pacific/Marquesas PF
Pacific/Midway UM SST
Pacific/Nauru NR
Pacific/Niue NU
Pacific/Norfolk NF
Pacific/Noumea NC
Pacific/Pago_Pago AS SST US/Samoa Pacific/Samoa
Pacific/Palau PW
Pacific/Pitcairn PN
Pacific/Pohnpei FM
Pacific/Port_Moresby PG Pacific/Truk Pacific/Yap
Pacific/Rarotonga CK
Pacific/Saipan MP
Pacific/Tahiti PF
Pacific/Tarawa KI
Pacific/Tongatapu TO
Pacific/Wake UM
Pacific/Wallis WF
`;
