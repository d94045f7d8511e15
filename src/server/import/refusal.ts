import type { ProblemCode } from './format.ts'

/** A product is imported completely or not at all. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: Record<string, string | number>
  constructor(code: ProblemCode, details: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
