import { sql } from 'drizzle-orm'
import { toPlainLetters, tokenize } from '#domain/search.ts'
import { toPhoneticKey, toPhoneticKeys } from '#domain/phonetic-key.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { isListable, optionValues, products, readTaxonTree } from '../../catalogue/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { withoutAdditions } from '../documents/title-nouns.ts'
import { searchPhrases } from '../tables.ts'

const MAX_WORDS = 3
/** Longer titles are not suggested as a whole. */
const MAX_TITLE_WORDS = 5
/** Phrases of each language, the most frequent ones. */
const MAX_PHRASES = 20_000
/** Products read at once. */
const BATCH = 5000
/** Rows of one statement. */
const ROWS = 2000
const MAX_KEYS = 8

/** Words that a phrase of a title consists of. */
function splitTitle(title: string): string[] {
  return (
    withoutAdditions(title)
      .toLowerCase()
      .match(/[\p{L}\p{N}’'-]+/gu) ?? []
  )
}

/**
 * The noun phrases at the end of a title, both languages of the shop being head-final: "long cashmere coat", "cashmere coat"
 * and "coat".
 */
export function listTitlePhrases(title: string): string[] {
  const words = splitTitle(title)
  return Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, index) => words.length - index - 1)
    .filter(start => !isFigure(words[start - 1] ?? '') && (start < words.length - 1 || /^\p{L}{3}/u.test(words[start] ?? '')))
    .filter(start => start === 0 || !continuesOther(words[start] ?? ''))
    .map(start => words.slice(start).join(' '))
}

/** A model number, or a Mongolian postposition: `дээрх хөнгөн чихэвч` is no phrase. */
const continuesOther = (word: string): boolean =>
  /^(?:\d+|дээрх|доорх|дэргэдэх|доторх|тухай|хүртэлх|дараах|өмнөх|дахь|дэх|орчмын|биетэй)$/u.test(word)

/** `55 inch television` is not an `inch television`. */
const isFigure = (word: string): boolean => /^\p{N}/u.test(word)

/** Renews the suggested search texts from titles and taxons, unless no product was indexed since the last time. */
export async function refreshPhrases(db: Db, now: Date): Promise<void> {
  const { rows } = (await db.execute(sql`
    SELECT 1 FROM search_documents
    WHERE product_updated_at > coalesce((SELECT max(refreshed_at) FROM ${searchPhrases}), '-infinity') LIMIT 1`)) as { rows: unknown[] }
  if (!rows.length) return
  const counts = await countPhrases(db, now)
  await db.transaction(async tx => {
    await tx.delete(searchPhrases)
    for (const locale of LOCALES) {
      const common = [...counts[locale]].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_PHRASES)
      const found = common.flatMap(([phrase, frequency]) =>
        toPhraseKeys(phrase).map((key, position) => ({ phrase, key, position, frequency }))
      )
      for (let start = 0; start < found.length; start += ROWS) {
        const part = found.slice(start, start + ROWS)
        await tx
          .insert(searchPhrases)
          .values(part.map(row => ({ ...row, locale, refreshedAt: now })))
          .onConflictDoNothing()
      }
    }
  })
}

async function countPhrases(db: Db, now: Date): Promise<Record<Locale, Map<string, number>>> {
  const counts: Record<Locale, Map<string, number>> = { mn: new Map(), en: new Map() }
  const add = (locale: Locale, phrase: string): void => {
    counts[locale].set(phrase, (counts[locale].get(phrase) ?? 0) + 1)
  }
  const named: Record<Locale, Set<string>> = { mn: new Set(), en: new Set() }
  for (const { name } of (await readTaxonTree(db)).byId.values())
    for (const locale of LOCALES) if (!name[locale]?.includes(',')) named[locale].add(name[locale]?.trim().toLowerCase() ?? '')
  for (const locale of LOCALES) for (const phrase of named[locale]) add(locale, phrase)
  const whole = new Set<string>()
  const firstWords: Record<Locale, Set<string>> = { mn: new Set(), en: new Set() }
  for (let after = 0; ;) {
    const page = await db
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(sql`${products.id} > ${after} AND ${isListable(now)}`)
      .orderBy(products.id)
      .limit(BATCH)
    for (const { title } of page)
      for (const locale of LOCALES) {
        const words = splitTitle(title[locale] ?? '')
        const phrases = new Set(listTitlePhrases(title[locale] ?? ''))
        if (words.length > 1 && words.length <= MAX_TITLE_WORDS) {
          phrases.add(words.join(' '))
          whole.add(words.join(' '))
        }
        for (const phrase of phrases) add(locale, phrase)
        firstWords[locale].add(words[0] ?? '')
      }
    after = page.at(-1)?.id ?? 0
    if (page.length < BATCH) break
  }
  const labels = await db.select({ label: optionValues.label }).from(optionValues)
  for (const locale of LOCALES) {
    // A colour or size at the end of a title is not what it sells.
    for (const { label } of labels) counts[locale].delete(label[locale]?.toLowerCase() ?? '')
    counts[locale].delete('')
    // Several words of a single title may be a part of an expression, "proof watch", as are those whose first word begins no title:
    // `захтай цамц`.
    for (const [phrase, count] of counts[locale]) {
      const isPart = count === 1 || !firstWords[locale].has(phrase.split(' ', 1)[0] ?? '')
      if (isPart && phrase.includes(' ') && !whole.has(phrase) && !named[locale].has(phrase)) counts[locale].delete(phrase)
    }
  }
  return counts
}

/** The key of the phrase from each of its words on, so that a phrase is found by any of them. */
function toPhraseKeys(phrase: string): string[] {
  const keys = tokenize(phrase).map(toPhoneticKey)
  return keys.map((_, index) => keys.slice(index).join(' '))
}

/** Phrases with a part that begins with `text`, those that begin with it first. Those that only sound alike where none is written so. */
export async function completePhrase(db: Db, text: string, limit: number, locale: Locale): Promise<string[]> {
  const keys = tokenize(text)
    .map(toPhoneticKeys)
    // Cut at each word: eight words of eight readings have 16 million.
    .reduce<string[]>(
      (all, readings) => (all.length ? all.flatMap(key => readings.map(next => `${key} ${next}`)) : readings).slice(0, MAX_KEYS),
      []
    )
    .filter(key => key.length >= Math.min(2, text.length))
  if (!keys.length) return []
  const ranges = sql.join(
    keys.map(key => sql`(key >= ${key} AND key < ${`${key}\u{10FFFF}`})`),
    sql` OR `
  )
  const written = sql`strpos(' ' || phrase, ${` ${text}`}) > 0`
  const plainly = sql`strpos(translate(' ' || phrase, 'өүё', 'оуе'), ${` ${toPlainLetters(text)}`}) > 0`
  const { rows } = (await db.execute(sql`
    SELECT phrase, CASE WHEN ${written} THEN 2 WHEN ${plainly} THEN 1 ELSE 0 END AS alike FROM ${searchPhrases}
    WHERE locale = ${locale} AND (${ranges})
    GROUP BY phrase ORDER BY alike DESC, min(position) > 0, max(frequency) DESC, length(phrase), phrase LIMIT ${limit}`)) as {
    rows: { phrase: string; alike: number }[]
  }
  const [best] = rows
  return rows.filter(({ alike }) => alike === best?.alike).map(row => row.phrase)
}
