import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { products } from '../product/tables.ts'
import { isSure, type Plan, planSearch, type Slot } from './plan.ts'

/** How much a word counts by where it stands: what a title calls the thing, the rest of the title, brand and taxon, what is around them. */
const PLACES = [1, 0.94, 0.9, 0.66] as const
const ANYWHERE = 'ABCD'
/** A title of few words is more of what was asked for; a product many have reviewed is more likely meant. */
const SHORT_TITLE = 0.06
const REVIEWED = 0.012
const SKU_SCORE = 9
/** How many are scored for the first pages. */
export const CANDIDATES = 120
/** Ways about as good as a word's best one. */
const AS_SURE = 0.06

export interface Match {
  /** Another one where it names something else. */
  query: string
  /** A query for the ids of products that the text names. */
  ids: SQL
  /** Holds for them. Reads `products.id`. */
  where: SQL
  /**
   * Holds for as many of them as are wanted, the best among them: not all of a hundred thousand have to be scored for the
   * first pages.
   */
  best: SQL
  /** How well they do; reads `products.id`. */
  score: SQL
  corrected: string | null
}

/**
 * The products that a text names, as conditions for a query over `products`. Those that have everything are
 * named; where none has, those that lack one thing, and so on.
 * @param listed what else must hold, so that something that cannot be shown does not stand in the way
 * @param how `widened` is what must hold for a text to name something, where that is less: choices of a filter change
 * what is shown of what is named, never how much is named
 */
export async function matchText(
  db: Db,
  text: string,
  listed: SQL | undefined,
  { open = false, wanted = CANDIDATES, widened = listed }: { open?: boolean; wanted?: number; widened?: SQL | undefined } = {}
): Promise<Match> {
  const plan = await planSearch(db, text, { open })
  const query = await widest(db, plan, widened)
  if (query === null) return NOTHING_NAMED
  const ids = sql`SELECT d.product_id FROM ${documents(query)} d`
  return {
    query,
    ids,
    where: sql`${products.id} IN (${ids})`,
    best: likely(plan, query, listed, wanted),
    score: sql`(SELECT ${scoreOf(plan)} FROM search_documents d WHERE d.product_id = ${products.id})`,
    corrected: plan.corrected
  }
}

const NOTHING_NAMED: Match = {
  query: '',
  ids: sql`SELECT NULL::int AS product_id WHERE false`,
  where: sql`false`,
  best: sql`false`,
  score: sql`0::real`,
  corrected: null
}

/**
 * What titles say of what was most likely meant, first those in front, then all; then whatever is named at all. Each is looked
 * for only where the ones before were not enough.
 */
function likely(plan: Plan, query: string, listed: SQL | undefined, wanted: number): SQL {
  const surest = plan.slots.map(slot => {
    const top = slot.ways[0]?.score ?? 0
    return slotQuery({ ways: slot.ways.filter(way => way.score >= top - AS_SURE) }, inTitle)
  })
  const strong = surest.join(' & ')
  const tiers = [...(strong ? [inFront(strong), documents(strong)] : []), documents(query)]
  // Each in a select of its own: a single tier in bare brackets would have two LIMITs.
  const parts = tiers.map((tier, place) => sql`SELECT product_id FROM (${some(tier, listed, wanted)}) ${sql.raw(`tier_${place}`)}`)
  return sql`${products.id} IN (SELECT product_id FROM (${sql.join(parts, sql` UNION ALL `)} LIMIT ${wanted}) likely)`
}

function some(found: SQL, listed: SQL | undefined, most: number): SQL {
  return sql`SELECT d.product_id FROM ${found} d JOIN ${products} ON ${products.id} = d.product_id WHERE ${listed ?? sql`true`} LIMIT ${most}`
}

/** The strictest query that finds something; null where none does. */
async function widest(db: Db, plan: Plan, listed: SQL | undefined): Promise<string | null> {
  const sku = plan.sku && `${quoted(`#${plan.sku}`)}:*`
  const queries = relaxed(plan.slots).map(query => (sku ? `${sku} | (${query})` : query))
  if (sku && !queries.length) queries.push(sku)
  const [only] = queries
  if (only === undefined) return null
  if (queries.length === 1) return only
  const { rows } = (await db.execute(sql`SELECT ${firstOf(queries, listed)} AS place`)) as { rows: { place: number | null }[] }
  return queries[rows[0]?.place ?? queries.length - 1] ?? null
}

function firstOf(queries: readonly string[], listed: SQL | undefined): SQL {
  const cases = queries.flatMap((query, place) =>
    [inFront(query), documents(query)].map(found => sql`WHEN EXISTS (${some(found, listed, 1)}) THEN ${sql.raw(String(place))}`)
  )
  return sql`CASE ${sql.join(cases, sql` `)} END`
}

/** All of them; all that are sure; all but one; any. */
function relaxed(asked: readonly Slot[]): string[] {
  if (!asked.length) return []
  const slots = asked.map(slot => slotQuery(slot))
  const sure = asked.filter(isSure).map(slot => slotQuery(slot))
  const all = slots.join(' & ')
  if (slots.length === 1) return [all]
  const known = sure.length && sure.length < slots.length ? [sure.join(' & ')] : []
  const any = slots.join(' | ')
  if (slots.length === 2) return [all, ...known, any]
  const allButOne = slots.map((_, left) => `(${slots.filter((_slot, place) => place !== left).join(' & ')})`).join(' | ')
  return [all, ...known, allButOne, any]
}

/** Documents by the index alone. `OFFSET 0` keeps the planner from reading them all in the hope of soon having enough. */
function documents(query: string): SQL {
  return sql`(SELECT product_id FROM search_documents WHERE words @@ ${query}::tsquery OFFSET 0)`
}

/** Those of them in front, by an index of their own: it stays as small however many documents there are. */
function inFront(query: string): SQL {
  return sql`(SELECT product_id FROM search_documents WHERE front AND words @@ ${query}::tsquery OFFSET 0)`
}

const anywhere = (word: string): string => quoted(word)
const inTitle = (word: string): string => quoted(`=${word}`)

function slotQuery(slot: Slot, lexeme = anywhere): string {
  return `(${slot.ways.map(way => wayQuery(way, lexeme)).join(' | ')})`
}

/** `('a' | 'b') & 'c'` */
function wayQuery({ words }: Slot['ways'][number], lexeme: (word: string) => string): string {
  return `(${words.map(spellings => `(${spellings.map(lexeme).join(' | ')})`).join(' & ')})`
}

function quoted(word: string): string {
  return `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}

/** Reads a document `d` and its product: for each slot its best way in its best place. */
function scoreOf({ slots, sku }: Plan): SQL {
  const parts = slots.map(slot => {
    const tries = slot.ways
      .flatMap(way =>
        PLACES.map((weight, index) => ({
          query: wayQuery(way, word => `${quoted(word)}:${ANYWHERE.slice(0, index + 1)}`),
          value: way.score * weight
        }))
      )
      .toSorted((a, b) => b.value - a.value)
      .map(({ query, value }) => sql`WHEN d.words @@ ${query}::tsquery THEN ${sql.raw(value.toFixed(4))}`)
    return sql`CASE ${sql.join(tries, sql` `)} ELSE 0 END`
  })
  if (sku) parts.push(sql`CASE WHEN d.words @@ ${`${quoted(`#${sku}`)}:*`}::tsquery THEN ${sql.raw(String(SKU_SCORE))} ELSE 0 END`)
  parts.push(
    sql`${sql.raw(String(SHORT_TITLE * Math.max(1, slots.length)))} / greatest(d.title_words, ${sql.raw(String(slots.length || 1))})`
  )
  parts.push(sql`${sql.raw(String(REVIEWED))} * ln(1 + ${products.totalReviews})`)
  return sql.join(parts, sql` + `)
}
