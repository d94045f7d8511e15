import { ApiError } from './client.ts'

/** What was asked for, or null where the shop knows nothing by that name. Any other refusal stands. */
export async function found<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    // 422 is a name no thing can have, such as one of a thousand letters.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}
