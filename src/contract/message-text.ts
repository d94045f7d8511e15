import { z } from 'zod'
import { lineText, multilineText } from './fields.ts'
import { defineRoutes } from './route.ts'

export const messageTextContract = defineRoutes('site', {
  'POST /api/v2/staff/message_tests': {
    summary: 'Staff: sends a message to the verified phone or e-mail address of the own account',
    access: 'staff',
    permission: 'setting.edit',
    recorded: false,
    body: z.strictObject({
      channel: z.enum(['sms', 'email']),
      subject: lineText(300).default(''),
      body: multilineText(5000).min(1, 'message_text_empty')
    }),
    response: z.object({ recipient: z.string() }),
    errors: [409, 429]
  }
})
