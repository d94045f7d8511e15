import type { ApiError } from '#client/client.ts'

/** The error of a refused document. */
export function findDocumentError(refusal: ApiError | null): string | undefined {
  return Object.entries(refusal?.body.errors ?? {}).find(([field]) => field.startsWith('body'))?.[1][0]
}
