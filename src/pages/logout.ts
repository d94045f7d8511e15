import type { APIRoute } from 'astro'
import { toLocalPath } from '#i18n/path.ts'

/** POST only, because a GET could be triggered by a picture on any page. */
export const POST: APIRoute = async ({ locals, redirect }) => {
  await locals.client.post('/api/v2/users/logout')
  return redirect(`${toLocalPath(locals.locale, '/login')}?out=1`, 303)
}
