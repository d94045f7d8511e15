import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createS3Storage } from './s3-storage.ts'
import { createFileStorage, createMemoryStorage, type Storage } from './storage.ts'

/** The storage that the configuration names: a bucket, else the data folder. */
export const openStorage = ({ s3, dataDir, databaseUrl }: Pick<Config, 's3' | 'dataDir' | 'databaseUrl'>): Storage =>
  s3 ? createS3Storage(s3) : databaseUrl === 'memory:' ? createMemoryStorage() : createFileStorage(join(dataDir, 'storage'))

const COPIES = 8

/** Copies every file. @returns their number */
export async function copyStorage(from: Storage, to: Storage): Promise<number> {
  const keys = from.keys()[Symbol.asyncIterator]()
  const copyNext = async (): Promise<number> => {
    let copied = 0
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const bytes = await from.read(next.value)
      if (!bytes) continue
      await to.write(next.value, bytes)
      copied++
    }
    return copied
  }
  return (await Promise.all(Array.from({ length: COPIES }, copyNext))).reduce((sum, copied) => sum + copied, 0)
}
