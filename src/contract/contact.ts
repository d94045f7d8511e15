import { z } from 'zod'
import { normalizeEmail, normalizePhone } from '#domain/account.ts'
import { MESSAGE_STATES } from '#domain/contact.ts'
import { MAX_REVIEW_LENGTH } from '#domain/review.ts'
import { done, lineText, multilineText, pageNumber, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

const normalizeContact = (typed: string): string | null => normalizeEmail(typed) ?? normalizePhone(typed)

const contactForm = z.strictObject({
  name: lineText(100, 'blank').trim().min(1, 'blank'),
  /** A phone number or an e-mail address. */
  contact: lineText(200, 'contact_required')
    .trim()
    .min(1, 'contact_required')
    .refine(typed => normalizeContact(typed) !== null, 'contact_required')
    .overwrite(typed => normalizeContact(typed) ?? typed),
  subject: lineText(200).trim().default(''),
  message: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank')
})

const MAX_REPLIES = 1000
const state = z.enum(MESSAGE_STATES)
const params = z.object({ id: pathId() })

const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  contact: z.string(),
  subject: z.string(),
  message: z.string(),
  state,
  replies: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      /** Name of the member of staff; null once the account is deleted. */
      by: z.string().nullable(),
      created_at: z.string()
    })
  ),
  created_at: z.string()
})

export type ContactForm = z.output<typeof contactForm>
export const contactContract = defineRoutes('contact', {
  'POST /api/v2/contact_forms': {
    summary: 'Sends a message to the shop',
    access: 'public',
    body: contactForm,
    response: done,
    errors: [429]
  },
  'GET /api/v2/staff/contact_messages': {
    summary: 'Messages sent to the shop in a state, the newest first, with the replies of staff',
    access: 'staff',
    permission: 'message.view',
    query: z.object({ state: state.default('open'), page: pageNumber.default(1) }),
    response: z.object({ messages: z.array(contactMessage), more: z.boolean() })
  },
  'PUT /api/v2/staff/contact_messages/{id}/state': {
    summary: 'Marks a message as done, or opens it again; repeating it changes nothing',
    access: 'staff',
    permission: 'message.answer',
    params,
    body: z.strictObject({ state }),
    response: done,
    errors: [404]
  },
  'POST /api/v2/staff/contact_messages/{id}/replies': {
    summary: 'Replies to a message by e-mail, and marks it as done',
    access: 'staff',
    permission: 'message.answer',
    params,
    body: z.strictObject({
      text: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank'),
      /** Replies that the writer has read: another one in the meantime is a conflict. */
      seen_replies: z.int().min(0).max(MAX_REPLIES)
    }),
    response: done,
    errors: [404, 409]
  }
})
