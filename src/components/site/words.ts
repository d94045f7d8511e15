/** The few texts the shell's scripts need, printed into the page in its language. */
let known: Record<string, string> | undefined

export function word(key: string): string {
  known ??= JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, string>
  return known[key] ?? ''
}

export function words(): Record<string, string> {
  word('')
  return known ?? {}
}
