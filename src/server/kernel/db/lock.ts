import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * PGlite does not lock its folder, and two processes would corrupt it. The lock is a listening socket: the system releases it
 * with the process, so a start right after `kill -9` succeeds, unlike with a lock file.
 * Commands that need the database of a running shop are sent through it; the system permits only its user to connect.
 * @throws FolderInUseError when another process of this machine has the folder
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  const path = toSocketPath(dataDir)
  let server = await listenOn(path)
  if (!server && !(await isListening(path))) {
    rmSync(path, { force: true })
    server = await listenOn(path)
  }
  if (!server) {
    throw new FolderInUseError(
      `${dataDir} is in use by another Delguur process. Stop it, or set DATA_DIR to another folder, or set DATABASE_URL to a Postgres server that many processes can share.`
    )
  }
  const reserved = server
  return {
    release: () => new Promise(resolve => reserved.close(() => resolve())),
    onCommand: run => void reserved.removeAllListeners('connection').on('connection', socket => void receiveCommand(socket, run))
  }
}

export interface FolderLock {
  release: () => Promise<void>
  /** Runs the commands that other processes send, and returns their results. */
  onCommand: (run: (command: unknown) => Promise<unknown>) => void
}

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

async function receiveCommand(socket: Socket, run: (command: unknown) => Promise<unknown>): Promise<void> {
  try {
    socket.on('error', () => {})
    for await (const line of createInterface({ input: socket })) {
      const response = await run(JSON.parse(line)).then(
        result => ({ result }),
        (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) })
      )
      socket.end(`${JSON.stringify(response)}\n`)
      return
    }
  } catch {
    socket.destroy()
  }
}

/** Sends a command to the running shop that has the folder. @throws Error with its message, or where it is not a shop */
export async function sendCommand(dataDir: string, command: object): Promise<unknown> {
  const socket = connect(toSocketPath(dataDir))
  await once(socket, 'connect')
  socket.write(`${JSON.stringify(command)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const { result, error } = JSON.parse(line) as { result?: unknown; error?: string }
    if (error !== undefined) throw new Error(error)
    return result
  }
  throw new Error('The process that has DATA_DIR is no running shop. Wait until it ends.')
}

function toSocketPath(dataDir: string): string {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 20)
  return join(tmpdir(), `delguur-${name}.sock`)
}

function listenOn(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

function isListening(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
