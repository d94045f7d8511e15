/** Schemas of responses that are not described by a contract yet. */

export { picture as pictureSchema } from '#contract/fields.ts'
