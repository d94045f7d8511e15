import { phoneticKey, phoneticKeys, tokenize } from '#domain/search.ts'

interface Airport {
  /** Empty without an IATA code. */
  iata: string
  icao: string
  name: string
  city: string
  /** Province or state. */
  state: string
  country: string
  /** Country code of two letters. */
  cc: string
}

type Row = [iata: string, icao: string, name: string, city: string, state: string]

const MONGOLIA: readonly Row[] = [
  ['UBN', 'ZMCK', 'Chinggis Khaan International Airport', 'Ulaanbaatar', 'Töv'],
  ['ULN', 'ZMUB', 'Buyant-Ukhaa International Airport', 'Ulaanbaatar', 'Ulaanbaatar'],
  ['LTI', 'ZMAT', 'Altai Airport', 'Altai', 'Govi-Altai'],
  ['AVK', 'ZMAH', 'Arvaikheer Airport', 'Arvaikheer', 'Övörkhangai'],
  ['UUN', 'ZMBU', 'Baruun-Urt Airport', 'Baruun-Urt', 'Sükhbaatar'],
  ['BYN', 'ZMBH', 'Bayankhongor Airport', 'Bayankhongor', 'Bayankhongor'],
  ['UGA', 'ZMBN', 'Bulgan Airport', 'Bulgan', 'Bulgan'],
  ['HBU', 'ZMBS', 'Bulgan Sum Airport', 'Bulgan', 'Khovd'],
  ['COQ', 'ZMCD', 'Choibalsan Airport', 'Choibalsan', 'Dornod'],
  ['DLZ', 'ZMDZ', 'Gurvan Saikhan Airport', 'Dalanzadgad', 'Ömnögovi'],
  ['ULZ', 'ZMDN', 'Donoi Airport', 'Uliastai', 'Zavkhan'],
  ['KHR', 'ZMHH', 'Kharkhorin Airport', 'Kharkhorin', 'Övörkhangai'],
  ['HTM', 'ZMHG', 'Khatgal Airport', 'Khatgal', 'Khövsgöl'],
  ['HVD', 'ZMKD', 'Khovd Airport', 'Khovd', 'Khovd'],
  ['', 'ZMKB', 'Khanbumbat Airport', 'Khanbogd', 'Ömnögovi'],
  ['MXW', 'ZMMG', 'Mandalgovi Airport', 'Mandalgovi', 'Dundgovi'],
  ['MXV', 'ZMMN', 'Mörön Airport', 'Mörön', 'Khövsgöl'],
  ['ULG', 'ZMUL', 'Ölgii Airport', 'Ölgii', 'Bayan-Ölgii'],
  ['TNZ', 'ZMTL', 'Tosontsengel Airport', 'Tosontsengel', 'Zavkhan'],
  ['TSZ', 'ZMTG', 'Tsetserleg Airport', 'Tsetserleg', 'Arkhangai'],
  ['ULO', 'ZMUG', 'Ulaangom Airport', 'Ulaangom', 'Uvs'],
  ['UNR', 'ZMUH', 'Öndörkhaan Airport', 'Chinggis', 'Khentii']
]

const ABROAD: Record<string, { country: string; airports: readonly Row[] }> = {
  CN: {
    country: 'China',
    airports: [
      ['PEK', 'ZBAA', 'Beijing Capital International Airport', 'Beijing', 'Beijing'],
      ['PKX', 'ZBAD', 'Beijing Daxing International Airport', 'Beijing', 'Beijing'],
      ['HET', 'ZBHH', 'Hohhot Baita International Airport', 'Hohhot', 'Inner Mongolia'],
      ['ERL', 'ZBER', 'Erenhot Saiwusu International Airport', 'Erenhot', 'Inner Mongolia'],
      ['HLD', 'ZBLA', 'Hulunbuir Hailar Airport', 'Hailar', 'Inner Mongolia'],
      ['PVG', 'ZSPD', 'Shanghai Pudong International Airport', 'Shanghai', 'Shanghai'],
      ['CAN', 'ZGGG', 'Guangzhou Baiyun International Airport', 'Guangzhou', 'Guangdong'],
      ['HAK', 'ZJHK', 'Haikou Meilan International Airport', 'Haikou', 'Hainan'],
      ['SYX', 'ZJSY', 'Sanya Phoenix International Airport', 'Sanya', 'Hainan'],
      ['URC', 'ZWWW', 'Ürümqi Tianshan International Airport', 'Ürümqi', 'Xinjiang'],
      ['XIY', 'ZLXY', "Xi'an Xianyang International Airport", "Xi'an", 'Shaanxi']
    ]
  },
  HK: { country: 'Hong Kong', airports: [['HKG', 'VHHH', 'Hong Kong International Airport', 'Hong Kong', '']] },
  KR: {
    country: 'South Korea',
    airports: [
      ['ICN', 'RKSI', 'Incheon International Airport', 'Seoul', 'Incheon'],
      ['GMP', 'RKSS', 'Gimpo International Airport', 'Seoul', 'Seoul'],
      ['PUS', 'RKPK', 'Gimhae International Airport', 'Busan', 'Busan'],
      ['CJU', 'RKPC', 'Jeju International Airport', 'Jeju', 'Jeju']
    ]
  },
  JP: {
    country: 'Japan',
    airports: [
      ['NRT', 'RJAA', 'Narita International Airport', 'Tokyo', 'Chiba'],
      ['HND', 'RJTT', 'Haneda Airport', 'Tokyo', 'Tokyo'],
      ['KIX', 'RJBB', 'Kansai International Airport', 'Osaka', 'Osaka'],
      ['FUK', 'RJFF', 'Fukuoka Airport', 'Fukuoka', 'Fukuoka']
    ]
  },
  RU: {
    country: 'Russia',
    airports: [
      ['SVO', 'UUEE', 'Sheremetyevo International Airport', 'Moscow', 'Moscow Oblast'],
      ['DME', 'UUDD', 'Domodedovo International Airport', 'Moscow', 'Moscow Oblast'],
      ['IKT', 'UIII', 'Irkutsk International Airport', 'Irkutsk', 'Irkutsk Oblast'],
      ['UUD', 'UIUU', 'Baikal International Airport', 'Ulan-Ude', 'Buryatia'],
      ['OVB', 'UNNT', 'Tolmachevo Airport', 'Novosibirsk', 'Novosibirsk Oblast']
    ]
  },
  KZ: {
    country: 'Kazakhstan',
    airports: [
      ['ALA', 'UAAA', 'Almaty International Airport', 'Almaty', 'Almaty'],
      ['NQZ', 'UACC', 'Nursultan Nazarbayev International Airport', 'Astana', 'Astana']
    ]
  },
  KG: { country: 'Kyrgyzstan', airports: [['BSZ', 'UCFM', 'Manas International Airport', 'Bishkek', 'Chüy']] },
  UZ: { country: 'Uzbekistan', airports: [['TAS', 'UTTT', 'Tashkent International Airport', 'Tashkent', 'Tashkent']] },
  TR: {
    country: 'Türkiye',
    airports: [
      ['IST', 'LTFM', 'Istanbul Airport', 'Istanbul', 'Istanbul'],
      ['AYT', 'LTAI', 'Antalya Airport', 'Antalya', 'Antalya']
    ]
  },
  DE: {
    country: 'Germany',
    airports: [
      ['FRA', 'EDDF', 'Frankfurt Airport', 'Frankfurt am Main', 'Hesse'],
      ['BER', 'EDDB', 'Berlin Brandenburg Airport', 'Berlin', 'Brandenburg'],
      ['MUC', 'EDDM', 'Munich Airport', 'Munich', 'Bavaria']
    ]
  },
  GB: { country: 'United Kingdom', airports: [['LHR', 'EGLL', 'Heathrow Airport', 'London', 'England']] },
  FR: { country: 'France', airports: [['CDG', 'LFPG', 'Charles de Gaulle Airport', 'Paris', 'Île-de-France']] },
  NL: { country: 'Netherlands', airports: [['AMS', 'EHAM', 'Schiphol Airport', 'Amsterdam', 'North Holland']] },
  CZ: { country: 'Czechia', airports: [['PRG', 'LKPR', 'Václav Havel Airport Prague', 'Prague', 'Prague']] },
  AE: { country: 'United Arab Emirates', airports: [['DXB', 'OMDB', 'Dubai International Airport', 'Dubai', 'Dubai']] },
  QA: { country: 'Qatar', airports: [['DOH', 'OTHH', 'Hamad International Airport', 'Doha', 'Doha']] },
  IN: { country: 'India', airports: [['DEL', 'VIDP', 'Indira Gandhi International Airport', 'Delhi', 'Delhi']] },
  TH: {
    country: 'Thailand',
    airports: [
      ['BKK', 'VTBS', 'Suvarnabhumi Airport', 'Bangkok', 'Samut Prakan'],
      ['HKT', 'VTSP', 'Phuket International Airport', 'Phuket', 'Phuket']
    ]
  },
  VN: {
    country: 'Vietnam',
    airports: [
      ['HAN', 'VVNB', 'Noi Bai International Airport', 'Hanoi', 'Hanoi'],
      ['SGN', 'VVTS', 'Tan Son Nhat International Airport', 'Ho Chi Minh City', 'Ho Chi Minh City'],
      ['CXR', 'VVCR', 'Cam Ranh International Airport', 'Nha Trang', 'Khanh Hoa'],
      ['PQC', 'VVPQ', 'Phu Quoc International Airport', 'Phu Quoc', 'Kien Giang']
    ]
  },
  SG: { country: 'Singapore', airports: [['SIN', 'WSSS', 'Changi Airport', 'Singapore', '']] },
  MY: { country: 'Malaysia', airports: [['KUL', 'WMKK', 'Kuala Lumpur International Airport', 'Kuala Lumpur', 'Selangor']] },
  TW: { country: 'Taiwan', airports: [['TPE', 'RCTP', 'Taoyuan International Airport', 'Taipei', 'Taoyuan']] },
  PH: { country: 'Philippines', airports: [['MNL', 'RPLL', 'Ninoy Aquino International Airport', 'Manila', 'Metro Manila']] },
  AU: {
    country: 'Australia',
    airports: [
      ['SYD', 'YSSY', 'Sydney Airport', 'Sydney', 'New South Wales'],
      ['MEL', 'YMML', 'Melbourne Airport', 'Melbourne', 'Victoria']
    ]
  },
  US: {
    country: 'United States',
    airports: [
      ['SFO', 'KSFO', 'San Francisco International Airport', 'San Francisco', 'California'],
      ['LAX', 'KLAX', 'Los Angeles International Airport', 'Los Angeles', 'California'],
      ['SEA', 'KSEA', 'Seattle-Tacoma International Airport', 'Seattle', 'Washington'],
      ['ORD', 'KORD', "O'Hare International Airport", 'Chicago', 'Illinois'],
      ['JFK', 'KJFK', 'John F. Kennedy International Airport', 'New York', 'New York']
    ]
  },
  CA: { country: 'Canada', airports: [['YVR', 'CYVR', 'Vancouver International Airport', 'Vancouver', 'British Columbia']] }
}

/** Mongolian airports and common destinations. */
export const AIRPORTS: readonly Airport[] = [
  ...MONGOLIA.map(row => toAirport(row, 'Mongolia', 'MN')),
  ...Object.entries(ABROAD).flatMap(([cc, { country, airports }]) => airports.map(row => toAirport(row, country, cc)))
]

function toAirport([iata, icao, name, city, state]: Row, country: string, cc: string): Airport {
  return { iata, icao, name, city, state, country, cc }
}

const AIRPORT_KEYS = AIRPORTS.map(airport => ({
  airport,
  codes: [airport.iata, airport.icao].map(code => code.toLowerCase()),
  keys: tokenize(Object.values(airport).join(' ').normalize('NFD').replaceAll(/\p{M}/gu, ''), 40).map(phoneticKey)
}))

/** Airports matching every word of the text by prefix or code, in either alphabet; by code first. All without a text. */
export function findAirports(text: string, limit: number): Airport[] {
  const words = tokenize(text)
  // `qqqq` sounds like `k`, but is no prefix of words with k.
  const wordKeys = words.map(word =>
    phoneticKeys(word.normalize('NFD').replaceAll(/\p{M}/gu, '')).filter(key => key.length >= Math.min(2, word.length))
  )
  return AIRPORT_KEYS.filter(({ keys }) => wordKeys.every(options => options.some(option => keys.some(key => key.startsWith(option)))))
    .toSorted((a, b) => Number(words.some(word => b.codes.includes(word))) - Number(words.some(word => a.codes.includes(word))))
    .slice(0, limit)
    .map(({ airport }) => airport)
}
