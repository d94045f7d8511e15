import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createStorage, type Driver } from 'unstorage'
import files from 'unstorage/drivers/fs-lite'
import memory from 'unstorage/drivers/memory'

/** Storage of files: pictures and their renderings, films, imports. Keys look like `originals/0a/0a1b…`. */
export interface Storage {
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Does nothing for a missing file. */
  remove: (key: string) => Promise<void>
  has: (key: string) => Promise<boolean>
  keys: () => AsyncIterable<string>
}

export function createFileStorage(folder: string): Storage {
  return createDriverStorage({
    ...files({ base: folder }),
    setItemRaw: (key: string, bytes: Uint8Array) => writeWhole(join(resolve(folder), key.replaceAll(':', '/')), bytes)
  })
}

/** Storage in memory, for tests and temporary databases. */
export function createMemoryStorage(): Storage {
  return createDriverStorage(memory())
}

function createDriverStorage(driver: Driver): Storage {
  const storage = createStorage({ driver })
  return {
    read: async key => {
      const bytes = await storage.getItemRaw<Uint8Array<ArrayBuffer>>(key)
      return bytes ?? null
    },
    write: (key, bytes) => storage.setItemRaw(key, bytes),
    remove: key => storage.removeItem(key),
    has: key => storage.hasItem(key),
    keys: async function* () {
      for (const key of await storage.getKeys()) if (!UNFINISHED.test(key)) yield key.replaceAll(':', '/')
    }
  }
}

/** A file that is being written has the name of the final one with this at its end. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Atomic: a process that is killed during the write leaves the old file or none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
