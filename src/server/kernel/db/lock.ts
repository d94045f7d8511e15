import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * PGlite does not lock its folder, and two processes would corrupt it. The lock is a listening socket: the system releases it
 * with the process, so a start right after `kill -9` succeeds, unlike with a lock file.
 * @returns a function that releases the folder @throws Error when another process of this machine has the folder
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 20)
  const path = join(tmpdir(), `delguur-${name}.sock`)
  let server = await listen(path)
  if (!server && !(await isListening(path))) {
    rmSync(path, { force: true })
    server = await listen(path)
  }
  if (!server) {
    throw new Error(
      `${dataDir} is in use by another Delguur process. Stop it, or set DATA_DIR to another folder, or set DATABASE_URL to a Postgres server that many processes can share.`
    )
  }
  const reserved = server
  return () => new Promise(resolve => reserved.close(() => resolve()))
}

function listen(path: string): Promise<Server | null> {
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
