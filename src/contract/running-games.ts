import { z } from 'zod'
import { tugrik } from './fields.ts'
import { defineRoutes } from './route.ts'

export const runningGamesContract = defineRoutes('promotion', {
  'GET /api/v2/promotions/running': {
    summary: 'The lucky wheel and the jackpot that run, for links to them',
    access: 'public',
    response: z.object({
      wheel: z.object({ title: z.string() }).nullable(),
      jackpot: z.object({ title: z.string(), pot: tugrik }).nullable(),
      /** When the next game begins or ends. */
      until: z.string().nullable()
    })
  }
})
