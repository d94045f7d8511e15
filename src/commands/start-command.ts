import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Runs a command of package.json with the variables of `.env`. A failure is printed, and the process ends with 1. */
export async function startCommand(run: () => Promise<void>): Promise<void> {
  const file = fileURLToPath(new URL('../../.env', import.meta.url))
  if (existsSync(file)) process.loadEnvFile(file)
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
