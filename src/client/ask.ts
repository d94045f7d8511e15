/** One call of the Shop API. @throws ApiError */
export type Ask = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input?: { body?: unknown; query?: object; key?: string }
) => Promise<Answer>

/** A word of somebody else's as a part of a path. */
export const at = encodeURIComponent
export const api = '/api/v2'
