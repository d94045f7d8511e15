import type { MadeShared } from '../shared-format.ts'
import type { ImportAnswer, ImportResult } from '../format.ts'

const MOST_KEPT = 2000
const MOST_SHOWN = 40

interface Counts {
  created: number
  updated: number
  unchanged: number
  refused: number
}

/** The result of an import. The first 2,000 problems and notes are stored, the rest is counted. */
export interface ImportReport {
  counts: Counts
  problems: string[]
  notes: string[]
  left: { problems: number; notes: number }
  taxons: Set<string>
  brands: Set<string>
  /** Stores, branches and badges by their kind and code. */
  others: Set<string>
  missingPictures: number
}

export function emptyReport(): ImportReport {
  return {
    counts: { created: 0, updated: 0, unchanged: 0, refused: 0 },
    problems: [],
    notes: [],
    left: { problems: 0, notes: 0 },
    taxons: new Set(),
    brands: new Set(),
    others: new Set(),
    missingPictures: 0
  }
}

export function addProblem(report: ImportReport, line: number, handle: string, text: string): void {
  report.counts.refused++
  if (report.problems.length < MOST_KEPT) report.problems.push(`line ${line}${handle ? ` (${handle})` : ''}: ${text}`)
  else report.left.problems++
}

function addNote(report: ImportReport, line: number, handle: string, text: string): void {
  if (report.notes.length < MOST_KEPT) report.notes.push(`line ${line} (${handle}): ${text}`)
  else report.left.notes++
}

/** @param lines of the products that were sent, in their order */
export function addAnswer(
  report: ImportReport,
  answer: ImportAnswer,
  lines: readonly number[],
  pictureNote: (source: string) => string | null
): void {
  for (const [index, result] of answer.results.entries()) {
    const line = lines[index] ?? 0
    if (result.problem) addProblem(report, line, result.handle, problemText(result.problem))
    else report.counts[result.outcome]++
    for (const note of result.notes) {
      if (note.code === 'picture_missing') {
        const text = pictureNote(String(note.details['source'] ?? ''))
        if (text === null) continue
        report.missingPictures++
        addNote(report, line, result.handle, text)
      } else addNote(report, line, result.handle, noteText(note))
    }
  }
  for (const taxon of answer.made.taxons) report.taxons.add(taxon)
  for (const brand of answer.made.brands) report.brands.add(brand)
}

export function addMade(report: ImportReport, { taxons, brands, ...others }: MadeShared): void {
  for (const taxon of taxons) report.taxons.add(taxon)
  for (const brand of brands) report.brands.add(brand)
  for (const [kind, codes] of Object.entries(others)) for (const code of codes) report.others.add(`${kind}/${code}`)
}

/** Gifts and sets that are not there when the whole file is. The products are counted already. */
export function addMissing(report: ImportReport, answer: ImportAnswer, lines: readonly number[]): void {
  for (const [index, { handle, notes }] of answer.results.entries())
    for (const note of notes) addNote(report, lines[index] ?? 0, handle, noteText(note))
}

function problemText({ code, details }: NonNullable<ImportResult['problem']>): string {
  const { field, reason, store, badge, branch, options, sku } = details
  if (code === 'invalid') return `${field}: ${reason}`
  if (code === 'title_missing') return 'a new product needs a title'
  if (code === 'variants_missing') return 'a new product needs a variant with a price'
  if (code === 'store_unknown')
    return `there is no store ${store}; make it first, or name another with --store=CODE (--store=none for none)`
  if (code === 'badge_unknown') return `there is no badge ${badge}`
  if (code === 'branch_unknown') return `there is no branch ${branch}`
  if (code === 'same_options') return `two variants have the same options: ${options}`
  if (code === 'sku_impossible') return `another product has the SKU ${sku}, and none could be made`
  if (code === 'handle_twice') return 'this handle was in the file before'
  return 'the database did not take it'
}

function noteText({ code, details }: ImportResult['notes'][number]): string {
  const { sku, made, owner, skus, pieces, taxon } = details
  if (code === 'sku_made') return `the SKU ${sku} belongs to ${owner}; this variant has ${made}`
  if (code === 'variants_gone') return `no longer in the file, and not sold any more: ${skus}`
  if (code === 'stock_kept') return `${sku} has ${pieces} pieces: as many as orders have of it`
  if (code === 'gift_missing') return `the gift ${sku} is not in the shop`
  if (code === 'member_missing') return `${details['handle']}, a part of this set, is not in the shop`
  return `the place ${taxon} is too deep`
}

/** The report as lines of text. */
export function printed(report: ImportReport, facts: { stored: number; dryRun: boolean; seconds: number }): string[] {
  const { counts, taxons, brands } = report
  const all = counts.created + counts.updated + counts.unchanged
  const lines: string[] = []
  const list = (title: string, items: readonly string[], left: number): void => {
    if (!items.length) return
    lines.push('', title, ...items.slice(0, MOST_SHOWN).map(item => `  ${item}`))
    const more = items.length - MOST_SHOWN + left
    if (items.length > MOST_SHOWN) lines.push(`  … and ${more} more (--report=FILE writes them down)`)
  }
  list('Skipped:', report.problems, report.left.problems)
  list('To know:', report.notes, report.left.notes)
  const would = facts.dryRun ? 'A trial; nothing was kept. It would have been: ' : ''
  lines.push('', `${would}${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.refused} skipped.`)
  if (taxons.size) lines.push(`New taxons: ${taxons.size} (${some(taxons)})`)
  if (brands.size) lines.push(`New brands: ${brands.size} (${some(brands)})`)
  if (report.others.size) lines.push(`New stores, branches, badges: ${report.others.size} (${some(report.others)})`)
  if (facts.stored || report.missingPictures)
    lines.push(
      `Pictures: ${facts.stored} ${facts.dryRun ? 'found' : 'stored'}, ${report.missingPictures} missing. A product without a picture is not listed.`
    )
  lines.push(`${facts.seconds.toFixed(1)} s${facts.seconds > 1 ? `, ${Math.round(all / facts.seconds)} products a second` : ''}.`)
  return lines
}

function some(names: ReadonlySet<string>): string {
  const first = [...names].slice(0, 6).join(', ')
  return names.size > 6 ? `${first}, …` : first
}
