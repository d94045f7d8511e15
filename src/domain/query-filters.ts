import type { Tugrik } from './money.ts'

/** A part of a search text that stands for a filter. */
interface Part {
  /** As typed. */
  span: string
  /** The text without the part. */
  rest: string
}
export interface PricePart extends Part {
  from?: Tugrik
  to?: Tugrik
  /** Whether it is an amount without a direction: `50000 цүнх`. */
  isAlone?: true
}
interface AudiencePart extends Part {
  audience: Audience
}
interface SizePart extends Part {
  /** In upper case: `42`, `XL`. */
  size: string
}

/** Children first: `эмэгтэй хүүхэд` is a girl. */
const AUDIENCES = ['children', 'women', 'men'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Numbers in words before a unit, `арван таван мянга`; the word for a hundred multiplies those before it. */
const NUMBERS: Record<string, number> = {
  хагас: 0.5, нэг: 1, хоёр: 2, гурван: 3, дөрвөн: 4, таван: 5, зургаан: 6, долоон: 7, найман: 8, есөн: 9, арван: 10, хорин: 20, гучин: 30,
  дөчин: 40, тавин: 50, жаран: 60, далан: 70, наян: 80, ерэн: 90, зуун: 100, neg: 1, hoyor: 2, gurvan: 3, durvun: 4, tavan: 5, zurgaan: 6,
  doloon: 7, naiman: 8, yusun: 9, arvan: 10, horin: 20, guchin: 30, duchin: 40, tavin: 50, jaran: 60, dalan: 70, nayan: 80, yeren: 90, zuun: 100
} // prettier-ignore
const NUMBER = `(?:${Object.keys(NUMBERS).join('|')})`
const IN_WORDS = String.raw`(?<!\p{L})${NUMBER}(?:\s+${NUMBER})*(?=\s+(?:мянг|myang|сая|saya))`
const FIGURE = String.raw`(\d{1,3}(?:[ ,.'’]\d{3})+|\d+(?:[.,]\d+)?|${IN_WORDS})\s*(мянг(?:а(?:н(?:ы|тай)?|тай)?|ын)|myang(?:a(?:nii|ny|n)?|iin|yn)|тысяч|тыс|k|к|сая(?:тай)?|saya|say|million|mln|млн)?`
const CURRENCY = String.raw`(?:\s*(?:₮|төгрөг|төг|tugrug|tugrik|tug)(?:н|тэй|ийн|ний|tei|iin)?)?`
/** Ablative suffix: `50000-аас`, `1 саяас`, `50 мянгаас`. */
const FROM_CASE = String.raw`\s*[-–]?\s*(?:[аэоө]{2}с|н[аэоө]{2}с|[аэоө]?с|aas|ees|oos|naas)?`
const START = String.raw`(?<![\p{L}\p{N}.,])`
const END = String.raw`(?![\p{L}\p{N}])`
/** Also after a word without a space, `гутал200000`, but not in a model: `x1000`. */
const PRICE_START = String.raw`(?<![\p{N}.,]|(?<!\p{L}{3})\p{L})`
/** `20000 mAh` is no price. */
const NO_UNIT = String.raw`(?!\s*(?:m?ah|м?ач|w|wh|вт|ватт|об|rpm|мм|mm|см|cm|гр?|кг|kg|g|л|l|мл|ml|lm|лм|люмен|btu|dpi|pa|па|hz|гц|мг|mg|литр\p{L}*|инч\p{L}*|грамм\p{L}*|хуудас\p{L}*|ширхэг\p{L}*|pcs|pieces)(?![\p{L}\p{N}]))`
const AMOUNT = `${FIGURE}${CURRENCY}`
const PRICED = String.raw`(?:\s*үнэтэй|\s*unetei)?`

const PRICE_PATTERNS: readonly { pattern: RegExp; toRange: (first: Tugrik, second: Tugrik) => { from?: Tugrik; to?: Tugrik } }[] = [
  {
    pattern: compilePricePattern(
      `(?:from\\s+|от\\s+)?${AMOUNT}(?:${FROM_CASE}\\s+|\\s*[-–]\\s*|\\s+(?:to|до)\\s+)${AMOUNT}(?:\\s*(?:хүртэлх?|hurtel|khurtel))?${PRICED}`
    ),
    toRange: (first, second) => ({ from: Math.min(first, second), to: Math.max(first, second) })
  },
  {
    pattern: compilePricePattern(
      `${AMOUNT}${FROM_CASE}\\s*(?:хүртэлх?|hurtel|khurtel|доош|доогуур|дотор|doosh|dotor|бага|хямд(?:хан)?|baga|hyamd|ихгүй|илүүгүй|хэтрэхгүй|давахгүй)${PRICED}`
    ),
    toRange: to => ({ to })
  },
  { pattern: compilePricePattern(`${AMOUNT}(?:нд|д|т)?\\s*(?:багт[\\p{L}]*|bagt[\\p{L}]*)`), toRange: to => ({ to }) },
  {
    pattern: compilePricePattern(`(?:under|below|up to|less than|cheaper than|до|дешевле)\\s+${AMOUNT}${NO_UNIT}`),
    toRange: to => ({ to })
  },
  {
    pattern: compilePricePattern(`${AMOUNT}${FROM_CASE}\\s*(?:дээш|дээгүүр|deesh|илүү|их|өндөр|iluu)${PRICED}`),
    toRange: from => ({ from })
  },
  { pattern: compilePricePattern(`(?:over|above|more than|дороже)\\s+${AMOUNT}${NO_UNIT}`), toRange: from => ({ from }) },
  { pattern: compilePricePattern(AMOUNT + PRICED + NO_UNIT), toRange: to => ({ to }) }
]

function compilePricePattern(pattern: string): RegExp {
  return new RegExp(PRICE_START + pattern + END, 'iu')
}

/** Most texts have none. */
const MAY_HAVE_PRICE = /\d|мянг|сая|myang|saya/iu
/** Lower figures are sizes, years and model numbers; higher ones phone numbers and codes. */
const LOWEST_PRICE = 1000
const HIGHEST_PRICE = 9_999_999_999
/** A figure alone is a price where it is round and has five to seven digits. */
const ALONE = { from: 10_000, below: 10_000_000, multipleOf: 100 }

/** The price range that a text names: `50000 хүртэл`, `1 саяас доош`, `100000-200000`, `gutal 200000`. */
export function parsePriceText(text: string): PricePart | null {
  if (!MAY_HAVE_PRICE.test(text)) return null
  for (const { pattern, toRange } of PRICE_PATTERNS) {
    const match = pattern.exec(text)
    if (!match) continue
    const [whole, firstFigure = '', firstUnit, secondFigure, secondUnit] = match
    const second = toAmount(secondFigure ?? '', secondUnit)
    // `1-2 сая` is from one million.
    const first = toAmount(firstFigure, firstUnit ?? secondUnit)
    const amounts = secondFigure === undefined ? [first] : [first, second]
    if (amounts.some(amount => !(amount >= LOWEST_PRICE && amount <= HIGHEST_PRICE))) continue
    const alone = pattern === PRICE_PATTERNS.at(-1)?.pattern
    const part = cutMatch(text, match)
    // `4K` is a resolution, and a figure without other words a code.
    const isAmount = firstUnit !== undefined && !/^[kк]$/iu.test(firstUnit)
    if (alone && !isAmount && !/₮|т[өг]|tug/iu.test(whole) && (!isPriceAlone(first) || !part.rest)) continue
    return { ...toRange(first, second), ...(alone ? { isAlone: true } : {}), ...part }
  }
  return null
}

function isPriceAlone(amount: number): boolean {
  return amount >= ALONE.from && amount < ALONE.below && amount % ALONE.multipleOf === 0
}

function toAmount(figure: string, unit: string | undefined): number {
  const grouped = /^\d{1,3}(?:[ ,.'’]\d{3})+$/.test(figure)
  const isInWords = /\p{L}/u.test(figure)
  const amount = isInWords ? readNumber(figure) : Number(grouped ? figure.replaceAll(/\D/g, '') : figure.replace(',', '.'))
  const factor = !unit ? 1 : /^(?:сая|say|million|mln|млн)/iu.test(unit) ? 1_000_000 : 1000
  return Math.round(amount * factor)
}

/** `хоёр зуун тавин` is 250. */
function readNumber(words: string): number {
  return words
    .toLowerCase()
    .split(/\s+/)
    .reduce((sum, word) => {
      const number = NUMBERS[word] ?? 0
      return number === 100 ? Math.max(1, sum) * number : sum + number
    }, 0)
}

const AGE = String.raw`(?:[1-9]|1[0-5]|нэг|хоёр|гурван?|дөрвөн?|таван?|зургаан?|долоон?|найман?|есөн?|арван?)\s*(?:настай|насны|настайд|nastai|nasnii|years?\s+olds?|yo|год(?:а|ик)?|лет)`
const SEX = '(?:эмэгтэй|эрэгтэй|emegtei|eregtei|бага)'
/** A girlfriend, `найз охин`, is no child, nor is a groom, `хүргэн хүү`. */
const CHILD =
  "(?:хүүхэд\\p{L}*|хүүхд\\p{L}*|(?<!найз\\s+)охи[нд]\\p{L}*|хөвгүү[нд]\\p{L}*|(?<!хүргэн\\s+)хүү(?:г|д|гийн|дийн|дээ|гээ|гийнхээ)?|huuhe?d\\p{L}*|ohi[nd]\\p{L}*|huvguud\\p{L}*|(?:child(?:ren)?|kid|boy|girl)(?:[’']?s)?|детск\\p{L}*|дет(?:ей|ям|и)|реб[её]н\\p{L}*|девоч\\p{L}*|мальчик\\p{L}*|доч(?:к|ер)\\p{L}*|сын(?:а|у|ок|ка|ку|ишк\\p{L}*)?|вну(?:к|чк)\\p{L}*|малыш\\p{L}*|(?:daughter|son|grandson|granddaughter|toddler|nephew|niece)(?:[’']?s)?)"
const AUDIENCE_WORDS: Record<Audience, RegExp> = {
  children: compileAudiencePattern(`(?:${CHILD}\\s+)?${AGE}(?:\\s+${CHILD})?|(?:${SEX}\\s+)?${CHILD}`),
  women: compileAudiencePattern(
    "эмэгтэй\\p{L}*|бүсгүй\\p{L}*|ээж\\p{L}*|эхнэр\\p{L}*|эгч\\p{L}*|эмээ(?:д|дээ|гийн|гийнхээ)?|бэр(?:д|тээ|ийн)|eej\\p{L}*|ehner\\p{L}*|egch\\p{L}*|(?:mom|mum|mother|wife|girlfriend|grandma|grandmother|sister)(?:[’']?s)?|мам[аеыу]|жен[еыу]|бабушк\\p{L}*|подруг\\p{L}*|найз\\s+охи[нд]\\p{L}*|хатагтай\\p{L}*|emegtei\\p{L}*|busgui\\p{L}*|(?:wom[ae]n|lad(?:y|ies)|females?)(?:[’']?s)?|эм\\s+хүн\\p{L}*|em\\s+hun\\p{L}*|авгай\\p{L}*|сестр[еыу]|девушк\\p{L}*|т[её]щ[аеиу]|свекров\\p{L}*|женск\\p{L}*|женщин\\p{L}*|дамск\\p{L}*"
  ),
  men: compileAudiencePattern(
    "эр\\s+хүн\\p{L}*|er\\s+hun\\p{L}*|эрэгтэй\\p{L}*|эрчүүд\\p{L}*|аав\\p{L}*|нөхөр\\p{L}*|нөхрийн|өвөө\\p{L}*|хүргэ[нд]\\p{L}*|ах(?:ад|даа|ын|ынхаа)?|найз\\s+залуу\\p{L}*|aav\\p{L}*|nuhur\\p{L}*|(?:dad|father|husband|boyfriend|grandpa|grandfather|brother)(?:[’']?s)?|пап[аеыу]|отц[ау]|муж[ау]?|дедушк\\p{L}*|брат[ау]?|мужик\\p{L}*|парн(?:ю|я|ей)|guys?|эрчvvд\\p{L}*|eregtei\\p{L}*|erchuud\\p{L}*|(?:gentlem[ae]n|m[ae]n|males?|gents?)(?:[’']?s)?|мужск\\p{L}*|мужчин\\p{L}*"
  )
}

function compileAudiencePattern(pattern: string): RegExp {
  return new RegExp(`${START}(?:${pattern})${END}`, 'iu')
}

/** Whom the goods are for: `эмэгтэй гутал`, `6 настай хүүхдэд`. */
export function parseAudienceText(text: string): AudiencePart | null {
  for (const audience of AUDIENCES) {
    const match = AUDIENCE_WORDS[audience].exec(text)
    if (match) return { audience, ...cutMatch(text, match) }
  }
  return null
}

const SIZE_WORD = '(?:размер|хэмжээ|хэмжээтэй|size|hemjee|razmer)'
const LETTER_SIZE = String.raw`(?:\d?x{1,3}[sl]|[2-6]xl)`
const SIZE_PATTERNS = [
  new RegExp(`${START}(?:${SIZE_WORD}\\s*([smlхx\\d]{1,4})|([sml]|${LETTER_SIZE}|\\d{2,3})\\s*[-–]?\\s*${SIZE_WORD}\\p{L}*)${END}`, 'iu'),
  new RegExp(`${START}(${LETTER_SIZE})${END}`, 'iu'),
  new RegExp(`${START}((?:1[6-9]|[2-5]\\d))${END}`, 'u')
]

/** A size: `XL`, `42 размер`, and any number that a size may be. */
export function parseSizeText(text: string): SizePart | null {
  for (const pattern of SIZE_PATTERNS) {
    const match = pattern.exec(text)
    const size = match?.[1] ?? match?.[2]
    if (match && size) return { size: size.toUpperCase(), ...cutMatch(text, match) }
  }
  return null
}

function cutMatch(text: string, { index, 0: span }: RegExpExecArray): Part {
  return { span, rest: withoutSpan(text, span, index) }
}

/** The text without a part of it. */
export function withoutSpan(text: string, span: string, start = text.indexOf(span)): string {
  return start < 0 ? text : `${text.slice(0, start)} ${text.slice(start + span.length)}`.replace(/\s+/g, ' ').trim()
}
