import { ApiError } from './client.ts'

/** The response of a call, or null for what does not exist: 404, or 422 for a name that nothing can have. Other errors are thrown. */
export async function orNull<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}
