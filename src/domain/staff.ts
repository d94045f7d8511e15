/** A background job whose last attempt failed. */
export interface FailedJob {
  id: number
  kind: string
  /** What it is about, such as an order's id. */
  subject: string
  tries: number
  error: string
  failed_at: string
  /** When it is tried again. */
  run_at: string
}
