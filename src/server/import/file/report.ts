import type { CreatedRecords, ImportResult, ProductResult } from '#contract/import.ts'

const MAX_STORED = 2000
const MAX_PRINTED = 40

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
  omitted: { problems: number; notes: number }
  taxons: Set<string>
  brands: Set<string>
  /** Stores, branches and badges by their kind and code. */
  others: Set<string>
  missingImages: number
  /** Headings of columns with values that the shop has no field for. */
  ignoredColumns: Set<string>
}

export function createReport(): ImportReport {
  return {
    counts: { created: 0, updated: 0, unchanged: 0, refused: 0 },
    problems: [],
    notes: [],
    omitted: { problems: 0, notes: 0 },
    taxons: new Set(),
    brands: new Set(),
    others: new Set(),
    missingImages: 0,
    ignoredColumns: new Set()
  }
}

export function addProblem(report: ImportReport, line: number, handle: string, text: string): void {
  report.counts.refused++
  if (report.problems.length < MAX_STORED) report.problems.push(`line ${line}${handle ? ` (${handle})` : ''}: ${text}`)
  else report.omitted.problems++
}

function addNote(report: ImportReport, line: number, handle: string, text: string): void {
  if (report.notes.length < MAX_STORED) report.notes.push(`line ${line} (${handle}): ${text}`)
  else report.omitted.notes++
}

/** @param lines of the sent products, in their order */
export function addResult(
  report: ImportReport,
  result: ImportResult,
  lines: readonly number[],
  imageNote: (source: string) => string | null
): void {
  for (const [index, product] of result.results.entries()) {
    const line = lines[index] ?? 0
    if (product.problem) addProblem(report, line, product.handle, formatProblem(product.problem))
    else report.counts[product.outcome]++
    for (const note of product.notes) {
      if (note.code === 'picture_missing') {
        const text = imageNote(String(note.details['source'] ?? ''))
        if (text === null) continue
        report.missingImages++
        addNote(report, line, product.handle, text)
      } else addNote(report, line, product.handle, formatNote(note))
    }
  }
  for (const taxon of result.created.taxons) report.taxons.add(taxon)
  for (const brand of result.created.brands) report.brands.add(brand)
}

export function addCreatedRecords(report: ImportReport, { taxons, brands, ...others }: CreatedRecords): void {
  for (const taxon of taxons) report.taxons.add(taxon)
  for (const brand of brands) report.brands.add(brand)
  for (const [kind, codes] of Object.entries(others)) for (const code of codes) report.others.add(`${kind}/${code}`)
}

/** Gifts and bundle members that are missing after the whole file. Their products are counted already. */
export function addMissingLinks(report: ImportReport, result: ImportResult, lines: readonly number[]): void {
  for (const [index, { handle, notes }] of result.results.entries())
    for (const note of notes) addNote(report, lines[index] ?? 0, handle, formatNote(note))
}

function formatProblem({ code, details }: NonNullable<ProductResult['problem']>): string {
  const { field, reason, store, badge, branch, options, sku } = details
  if (code === 'invalid') return `${field}: ${reason}`
  if (code === 'title_missing') return 'a new product needs a title'
  if (code === 'variants_missing') return 'a new product needs a variant with a price'
  if (code === 'store_unknown')
    return `there is no store ${store}; create it first, or name another with --store=CODE (--store=none for none)`
  if (code === 'badge_unknown') return `there is no badge ${badge}`
  if (code === 'branch_unknown') return `there is no branch ${branch}`
  if (code === 'same_options') return `two variants have the same options: ${options}`
  if (code === 'event_missing') return 'a ticket needs an event with date and place'
  if (code === 'sku_impossible') return `another product has the SKU ${sku}, and none could be generated`
  if (code === 'handle_twice') return 'this handle was in the file before'
  return 'the database refused it'
}

function formatNote({ code, details }: ProductResult['notes'][number]): string {
  const { sku, made, owner, skus, pieces, taxon } = details
  if (code === 'address_kept') return `in the file it is ${details['handle']}; the shop keeps its own address`
  if (code === 'sku_made') return `the SKU ${sku} belongs to ${owner}; this variant has ${made}`
  if (code === 'variants_gone') return `no longer in the file, and not sold any more: ${skus}`
  if (code === 'stock_kept') return `${sku} has ${pieces} pieces: as many as orders have of it`
  if (code === 'gift_missing') return `the gift ${sku} is not in the shop`
  if (code === 'member_missing') return `${details['handle']}, a part of this bundle, is not in the shop`
  return `the taxon ${taxon} is too deep`
}

/** The report in lines. */
export function printReport(report: ImportReport, run: { stored: number; dryRun: boolean; seconds: number }): string[] {
  const { counts, taxons, brands } = report
  const all = counts.created + counts.updated + counts.unchanged
  const lines: string[] = []
  const list = (title: string, items: readonly string[], omitted: number): void => {
    if (!items.length) return
    lines.push('', title, ...items.slice(0, MAX_PRINTED).map(item => `  ${item}`))
    const more = items.length - MAX_PRINTED + omitted
    if (items.length > MAX_PRINTED) lines.push(`  … and ${more} more (--report=FILE writes them down)`)
  }
  list('Skipped:', report.problems, report.omitted.problems)
  list('Notes:', report.notes, report.omitted.notes)
  const would = run.dryRun ? 'A dry run; nothing was stored. It would have been: ' : ''
  lines.push('', `${would}${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.refused} skipped.`)
  if (taxons.size) lines.push(`New taxons: ${taxons.size} (${formatFirst(taxons)})`)
  if (brands.size) lines.push(`New brands: ${brands.size} (${formatFirst(brands)})`)
  if (report.others.size) lines.push(`New stores, branches, badges: ${report.others.size} (${formatFirst(report.others)})`)
  if (report.ignoredColumns.size) lines.push(`Columns that were not read: ${[...report.ignoredColumns].join(', ')}`)
  if (run.stored || report.missingImages)
    lines.push(
      `Pictures: ${run.stored} ${run.dryRun ? 'found' : 'stored'}, ${report.missingImages} missing. A product without a picture is not listed.`
    )
  lines.push(`${run.seconds.toFixed(1)} s${run.seconds > 1 ? `, ${Math.round(all / run.seconds)} products a second` : ''}.`)
  return lines
}

function formatFirst(names: ReadonlySet<string>): string {
  const first = [...names].slice(0, 6).join(', ')
  return names.size > 6 ? `${first}, …` : first
}
