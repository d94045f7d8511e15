/** One line that is overwritten in a terminal; occasional lines in a log. */
export function createProgressLine(): (text: string | null) => void {
  let last = 0
  return text => {
    if (process.stdout.isTTY) process.stdout.write(text === null ? '\r\u001B[K' : `\r\u001B[K${text}`)
    else if (text !== null && performance.now() - last > 5000) {
      last = performance.now()
      console.log(text)
    }
  }
}
