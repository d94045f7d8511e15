/**
 * `npm run catalogue import FILE` and `npm run catalogue export FILE`. Opens the database itself, or with `--api` calls a running
 * shop, because PGlite allows one process only.
 */
import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type ImportOptions,
  type ImportTarget,
  explainFailure,
  openLocalTarget,
  parseRate,
  printReport,
  createRemoteTarget,
  runExport,
  runImport
} from '#server/import/index.ts'
import { IMPORT_TAG_MODES } from '#domain/product-change.ts'
import { readNpmOption, requireToken, suggestApi } from './api-option.ts'
import { createProgressLine } from './progress-line.ts'
import { startCommand } from './start-command.ts'
import { readDatabaseConfig } from './with-shop.ts'

const HELP = `npm run catalogue -- import FILE [options]    a CSV of Shopify, WooCommerce or a table with names and prices; or our JSON (.json, .jsonl)
npm run catalogue -- export FILE [options]    Shopify's CSV or our JSON, by the file's ending

  --rate=3450          prices of the file times this, in whole tugrik; needed for every other currency
  --dry-run            validates everything and stores nothing
  --images=DIR         pictures by their file names, before addresses are asked; an export writes them there
  --store=CODE         the store that all products belong to; none for no store
  --tags=few           tags that are no taxons yet become some: few (where a product has at most 5), make, find (never)
  --untracked=PIECES   stock of what Shopify does not count (the file's number)
  --report=FILE        every problem and note, one a line
  --api=URL            a running shop, with --token=TOKEN or DELGUUR_TOKEN of its staff (see docs/shop.md)`

const names = ['rate', 'images', 'store', 'tags', 'untracked', 'report', 'api', 'token'] as const
await startCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(names.map(name => [name, { type: 'string' as const }])),
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' }
    }
  })
  const readOption = (name: string): string | undefined => {
    const input: unknown = Reflect.get(values, name) ?? readNpmOption(name)
    return typeof input === 'string' ? input : input ? 'true' : undefined
  }
  const [action, file] = positionals
  if (Reflect.get(values, 'help') || !file || (action !== 'import' && action !== 'export') || positionals.length > 2) {
    console.log(HELP)
    process.exitCode = Reflect.get(values, 'help') ? 0 : 1
  } else if (action === 'import') await importFile(file, readOption)
  else await exportFile(file, readOption)
})

type Option = (name: string) => string | undefined

async function importFile(file: string, option: Option): Promise<void> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no file ${file}.`)
  const options = importOptions(option)
  const target = await openTarget(option)
  const startedAt = performance.now()
  const showProgress = createProgressLine()
  try {
    const summary = await runImport(target, file, options, (products, share) =>
      showProgress(`${products} products, ${Math.floor(share * 100)}%`)
    )
    const { report, stored, resumed } = summary
    showProgress(null)
    if (resumed) console.log(`Continued after ${resumed} products that an earlier run had imported.`)
    const seconds = (performance.now() - startedAt) / 1000
    for (const line of printReport(report, { stored, dryRun: options.dryRun, seconds })) console.log(line)
    const reportFile = option('report')
    if (reportFile) await writeFile(reportFile, [...report.problems, ...report.notes, ''].join('\n'))
    const failure = explainFailure(summary)
    if (failure) throw new Error(`\n${failure}`)
  } finally {
    await target.close()
  }
}

function importOptions(option: Option): ImportOptions {
  const given = option('rate')
  const rate = given === undefined ? null : parseRate(given)
  if (given !== undefined && !rate) throw new Error(`--rate is how many tugrik one of the file's money is, such as 3450; it is ${given}.`)
  const tags = IMPORT_TAG_MODES.find(mode => mode === (option('tags') ?? 'few'))
  if (!tags) throw new Error(`--tags is few, make or find; it is ${option('tags')}.`)
  const untracked = option('untracked')
  if (untracked !== undefined && !/^\d{1,7}$/.test(untracked)) throw new Error(`--untracked is a number of pieces; it is ${untracked}.`)
  const images = option('images') ?? null
  if (images !== null && !(existsSync(images) && statSync(images).isDirectory())) throw new Error(`There is no folder ${images}.`)
  const store = option('store')
  return {
    rate,
    tags,
    untracked: untracked === undefined ? null : Number(untracked),
    images,
    store: store === 'none' ? null : store,
    dryRun: option('dry-run') === 'true'
  }
}

async function exportFile(file: string, option: Option): Promise<void> {
  const target = await openTarget(option)
  const showProgress = createProgressLine()
  try {
    const origin = (option('api') ?? readDatabaseConfig().publicUrl).replace(/\/+$/, '')
    const count = await runExport(target, file, { origin, now: new Date(), images: option('images') ?? null }, products =>
      showProgress(`${products} products`)
    )
    showProgress(null)
    console.log(`${count} products are in ${file}.`)
  } finally {
    await target.close()
  }
}

async function openTarget(option: Option): Promise<ImportTarget> {
  const api = option('api')
  return api ? createRemoteTarget(api, requireToken(option('token'))) : openLocalTarget(readDatabaseConfig()).catch(suggestApi)
}
