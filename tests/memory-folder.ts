import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** A run takes less than half of it. */
const ROOM = 2 ** 31

/**
 * Moves temporary files of this process and its children to memory, where there is room and no `TMPDIR`: creating a database writes
 * over a thousand files, which takes five times the processor time on a disk.
 */
export function keepFilesInMemory(): void {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return
  removeLeftovers()
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, process.availableMemory()) < ROOM) return
  const folder = join(MEMORY, `delguur-${process.pid}`)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  process.once('exit', remove)
  if (canRunPrograms(folder)) process.env['TMPDIR'] = folder
}

/** Folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^delguur-(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

/** Some containers forbid it; a copy of Postgres may have to run there. */
function canRunPrograms(folder: string): boolean {
  const script = join(folder, 'probe')
  writeFileSync(script, '#!/bin/sh\n', { mode: 0o700 })
  const { status } = spawnSync(script)
  rmSync(script)
  return status === 0
}
