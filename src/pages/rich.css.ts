import type { APIRoute } from 'astro'
import { richStyles } from '#components/content/rich.ts'

export const GET: APIRoute = () =>
  new Response(richStyles, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }
  })
