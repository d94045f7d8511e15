import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../tests/postgres-server.ts'

const GOAL = 1500
const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run bench -- import [products]`: imports a generated file into a Postgres server twice, and exports it. */
export async function benchImport(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'delguur-import-'))
  const postgres = await startPostgres()
  const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder }
  const file = join(folder, 'catalogue.csv')
  try {
    await pipeline(Readable.from(createRows(products)), createWriteStream(file))
    console.log(`\nImport of ${products} products with 3 variants each (Postgres, fsync on; goal ${GOAL} products a second)`)
    // Runs the migrations before the measurement.
    await run(['export', join(folder, 'empty.json')], env)
    for (const [name, args] of [
      ['first', ['import', file, '--rate=3450']],
      ['again', ['import', file, '--rate=3450']],
      ['export', ['export', join(folder, 'out.csv')]]
    ] as const) {
      const { seconds, megabytes } = await run(args, env)
      console.log(
        `  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${Math.round(products / seconds)
          .toString()
          .padStart(6)}/s  largest memory ${megabytes} MB`
      )
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function* createRows(products: number): Generator<string> {
  const kinds = ['Shirts', 'Boots', 'Lamps', 'Chairs', 'Bags', 'Tents', 'Хувцас', 'Гутал']
  const colours = ['Red', 'Blue', 'Black', 'White']
  yield 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price\n'
  for (let n = 0; n < products; n++) {
    const kind = kinds[n % kinds.length]
    const body = `<p>A <b>fine</b> piece &amp; more, number ${n}: ${kind}. Made of felt and wool for cold winters.</p><ul><li>Warm</li><li>Light</li></ul>`
    for (const [index, size] of ['S', 'M', 'L'].entries()) {
      const head = index === 0 ? `"Wool ${kind} number ${n}","${body}",Brand ${n % 200},${kind},tag ${n % 40},true,Color` : ',,,,,,'
      const price = `${(n % 90) + 10}.99`
      yield `product-${n},${head},${colours[n % 4]},${index === 0 ? 'Size' : ''},${size},SKU-${n}-${index},500,${n % 50},${price},${n % 5 ? '' : (n % 90) + 30}\n`
    }
  }
}

/** Seconds of the whole command, including its start, and its peak memory. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ seconds: number; megabytes: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let megabytes = 0
    const child = spawn(process.execPath, ['src/commands/catalogue.ts', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit']
    })
    const watch = setInterval(() => {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readStatus(child.pid ?? 0)) ?? []
      megabytes = Math.max(megabytes, Math.round(Number(kilobytes ?? 0) / 1024))
    }, 100)
    child.once('exit', code => {
      clearInterval(watch)
      if (code === 0) resolve({ seconds: (performance.now() - begun) / 1000, megabytes })
      else reject(new Error(`The command ended with ${code}.`))
    })
  })
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
