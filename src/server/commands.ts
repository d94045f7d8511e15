import { z } from 'zod'
import { toDefaultBackupFolder, writeBackup } from './kernel/backup/backup.ts'
import type { Server } from './kernel/server.ts'
import { findBookProblems } from './report/check-books.ts'
import { endTwoStepByMobile, listOwners, makeOwner } from './identity/index.ts'

const command = z.discriminatedUnion('name', [
  z.object({ name: z.literal('backup'), folder: z.string().nullable() }),
  z.object({ name: z.literal('owner'), mobile: z.string() }),
  z.object({ name: z.literal('owners') }),
  z.object({ name: z.literal('end_two_step'), mobile: z.string() }),
  z.object({ name: z.literal('check_books') })
])
export type ShopCommand = z.infer<typeof command>

/** Runs a command of `package.json` in the process of the shop, which alone can use PGlite's folder. */
export async function runCommand(server: Pick<Server, 'db' | 'config' | 'now'>, input: unknown): Promise<unknown> {
  const { db, config } = server
  const parsed = command.parse(input)
  if (parsed.name === 'owner') return makeOwner(db, parsed.mobile, server.now())
  if (parsed.name === 'owners') return listOwners(db)
  if (parsed.name === 'end_two_step') return endTwoStepByMobile(db, parsed.mobile)
  if (parsed.name === 'check_books') return findBookProblems(db)
  return writeBackup(db, config, parsed.folder ?? toDefaultBackupFolder(config, server.now()), server.now())
}
