/** The result of trying one service. `remedy` says what to do after a failure, where the text does not. */
export interface Check {
  name: string
  state: 'works' | 'fails' | 'skipped'
  text: string
  remedy?: string
}

/** How long a service may take to answer. */
export const TIMEOUT_MS = 10_000

export async function tryService(name: string, remedy: string, work: () => Promise<string>): Promise<Check> {
  try {
    return { name, state: 'works', text: await work() }
  } catch (error) {
    return { name, state: 'fails', text: findReason(error), remedy }
  }
}

export const createSkippedCheck = (name: string, text: string): Check => ({ name, state: 'skipped', text })

/** The innermost cause, which names the address and the reason. */
export function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return findReason(error.cause)
  return error.message || (error as NodeJS.ErrnoException).code || error.name
}
