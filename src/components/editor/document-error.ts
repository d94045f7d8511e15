import type { ApiError } from '#client/client.ts'

/** What the shop says of a document it does not take. */
export function documentError(refusal: ApiError | null): string | undefined {
  return Object.entries(refusal?.body.errors ?? {}).find(([field]) => field.startsWith('body'))?.[1][0]
}
