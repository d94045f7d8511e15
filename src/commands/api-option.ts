import { FolderInUseError } from '#server/kernel/db/lock.ts'

/** The token of a call to a running shop. @throws Error where there is none */
export function requireToken(option: string | undefined): string {
  const token = option ?? process.env['DELGUUR_TOKEN']
  if (!token) throw new Error("--api needs a token of the shop's staff: --token=… or DELGUUR_TOKEN.")
  return token
}

/** Names `--api` where a running shop has the folder of PGlite. @throws Error always */
export function suggestApi(error: unknown): never {
  if (!(error instanceof FolderInUseError)) throw error
  throw new Error(`${error.message}\nOr call the running shop: --api=http://localhost:4321 --token=…`, { cause: error })
}

/** An option of the environment: without `--`, npm takes a script's options and passes them there. */
export const readNpmOption = (name: string): string | undefined => process.env[`npm_config_${name.replaceAll('-', '_')}`]
