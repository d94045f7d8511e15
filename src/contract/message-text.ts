import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '#domain/site.ts'
import { lineText, multilineText } from './fields.ts'
import { defineRoutes } from './route.ts'

const email = {
  subject: lineText(300).default(''),
  body: multilineText(5000).min(1, 'message_text_empty'),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE)
}

export const messageTextContract = defineRoutes('site', {
  'POST /api/v2/staff/message_tests': {
    summary: 'Staff: sends a message to the verified phone or e-mail address of the own account',
    access: 'staff',
    permission: 'setting.edit',
    recorded: false,
    body: z.strictObject({
      channel: z.enum(['sms', 'email']),
      ...email
    }),
    response: z.object({ recipient: z.string() }),
    errors: [409, 429]
  },
  'POST /api/v2/staff/message_previews': {
    summary: 'Staff: the HTML of an e-mail with such a text, without style sheets',
    access: 'staff',
    permission: 'setting.edit',
    recorded: false,
    body: z.strictObject(email),
    response: z.object({ html: z.string() })
  }
})
