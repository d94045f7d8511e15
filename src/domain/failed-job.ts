/** A background job whose last attempt failed. */
export interface FailedJob {
  id: number
  kind: string
  /** The object of the job, such as an order's id. */
  subject: string
  tries: number
  error: string
  failed_at: string
  /** Time of the next attempt. */
  run_at: string
}
