import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const CLOCK_TICKS = 100

/** The process that listens on a port of this machine. */
export function findListener(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .filter(columns => columns[1]?.endsWith(`:${hex}`) && columns[3] === '0A')
      .map(columns => columns[9])
  )
  for (const pid of listProcesses()) {
    try {
      for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
        const inode = /socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${descriptor}`))?.[1]
        if (inode && inodes.includes(inode)) return pid
      }
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
  return 0
}

/** Resident memory of the process that listens on a port, in MB: now, and at its peak. */
export function readMemory(url: string): { now: number; peak: number } {
  const status = readFileSync(`/proc/${findListener(Number(new URL(url).port))}/status`, 'utf8')
  const megabytes = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Milliseconds of processor time that a process has used. */
export function readCpuMs(pid: number): number {
  if (!pid) return 0
  const [own] = readTimes(pid)
  return own
}

/** The same with its children, those that have ended included: Postgres has one for each connection. */
export function readCpuMsOfAll(pid: number): number {
  const children = listProcesses().filter(child => findParent(child) === pid)
  const [own, ended] = readTimes(pid)
  return children.reduce((sum, child) => sum + readTimes(child)[0], own + ended)
}

/** @returns milliseconds of a process and of its children that have ended; 0 where it has ended itself */
function readTimes(pid: number): [own: number, children: number] {
  try {
    const columns = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 15)
      .map(ticks => (Number(ticks) * 1000) / CLOCK_TICKS)
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = columns
    return [user + system, userOfChildren + systemOfChildren]
  } catch {
    return [0, 0]
  }
}

const listProcesses = (): number[] => readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? Number(name) : []))

function findParent(pid: number): number | null {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}
