import { ApiError } from './client.ts'

/** The response of a call; null for a 404, or a 422 for an invalid name. Other errors are thrown. */
export async function toNullIfMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}
