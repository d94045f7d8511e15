/** Receives the progress: `done` of `total` steps, and the present one. */
export type Report = (done: number, total: number, what: string) => void

export const ignoreProgress: Report = () => {}

/** Percent on one line of a terminal; in a log, one line a step of ten percent. */
export function createTerminalReport(out: NodeJS.WriteStream = process.stdout): Report {
  let shown = ''
  return (done, total, what) => {
    const percent = total > 0 ? Math.floor((done / total) * 100) : 100
    const step = out.isTTY ? percent : Math.floor(percent / 10) * 10
    const line = `Demo shop: ${what} ${step}%`
    if (line === shown) return
    shown = line
    if (out.isTTY) out.write(`\r\u001B[K${line}${percent === 100 ? '\n' : ''}`)
    else out.write(`${line}\n`)
  }
}
