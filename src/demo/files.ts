import { basename } from 'node:path'
import { storeFile } from '#server/kernel/files/files.ts'
import type { Storage } from '#server/kernel/images/storage.ts'

const films = import.meta.glob<string>('./films/*.webm', { import: 'default', query: '?inline' })
const avatars = import.meta.glob<string>('./avatars/*.svg', { import: 'default', query: '?raw' })

/** Stores the films and the avatars of the demo shop, at every start: a storage may be younger than its database. */
export async function seedFiles(storage: Storage): Promise<void> {
  for (const [path, load] of Object.entries(films)) {
    const [, base64 = ''] = (await load()).split(',')
    await storeFile(storage, `/films/${basename(path)}`, Buffer.from(base64, 'base64'))
  }
  for (const [path, load] of Object.entries(avatars)) await storeFile(storage, `/art/avatars/${basename(path)}`, Buffer.from(await load()))
}
