import { z } from 'zod'
import { MAX_REVIEW_LENGTH } from '#domain/review.ts'
import { done, lineText, multilineText, pageNumber } from './fields.ts'
import { defineRoutes } from './route.ts'

const PHONE = /^(\+?976)?\d{8}$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/

const contactForm = z.strictObject({
  name: lineText(100, 'blank').trim().min(1, 'blank'),
  /** A phone number or an e-mail address. */
  contact: lineText(200, 'contact_required')
    .trim()
    .min(1, 'contact_required')
    .refine(text => EMAIL.test(text) || PHONE.test(text.replace(/[\s-]/g, '')), 'contact_required'),
  subject: lineText(200).trim().default(''),
  message: multilineText(MAX_REVIEW_LENGTH).min(1, 'blank')
})

const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  contact: z.string(),
  subject: z.string(),
  message: z.string(),
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
    summary: 'Messages sent to the shop, the newest first',
    access: 'staff',
    permission: 'message.view',
    query: z.object({ page: pageNumber.default(1) }),
    response: z.object({ messages: z.array(contactMessage), more: z.boolean() })
  }
})
