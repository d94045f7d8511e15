import type { APIRoute } from 'astro'
import { localPath } from '#i18n/path.ts'

/** The form of the account menu; a link could be followed by anyone's picture tag. */
export const POST: APIRoute = async ({ locals, redirect }) => {
  await locals.client.post('/api/v2/users/logout')
  return redirect(`${localPath(locals.locale, '/login')}?out=1`, 303)
}
