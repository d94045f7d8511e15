import type { ProblemCode } from './format.ts'

/** A product that cannot be had whole is not had at all. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly details: Record<string, string | number>
  constructor(code: ProblemCode, details: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
