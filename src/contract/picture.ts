import { z } from 'zod'
import { FEED_PICTURE_WIDTH } from '#domain/picture.ts'
import { defineRoutes } from './route.ts'

const MAX_PICTURES = 30

export const pictureContract = defineRoutes('picture', {
  'GET /api/v2/pictures/sizes': {
    summary: `Bytes of pictures as JPEG files ${FEED_PICTURE_WIDTH} pixels wide, which feeds name; without those that do not exist or are not rendered within two seconds`,
    access: 'public',
    query: z.object({
      ids: z
        .string()
        .regex(/^[0-9a-f]{20}(,[0-9a-f]{20})*$/)
        .transform(ids => [...new Set(ids.split(','))])
        .pipe(z.array(z.string()).max(MAX_PICTURES))
    }),
    response: z.array(z.object({ id: z.string(), bytes: z.int() }))
  }
})
