import type { APIRoute } from 'astro'
import { toNullIfUnauthorized, toLoginPath } from '#components/form/login-redirect.ts'
import { toLocalPath } from '#i18n/path.ts'

/** All data that the shop stores about the customer, as a file. */
export const GET: APIRoute = async ({ locals: { client, locale }, redirect }) => {
  const data = await toNullIfUnauthorized(client.get('/api/v2/users/data'))
  if (!data) return redirect(toLoginPath(locale, toLocalPath(locale, '/account/profile/data')), 303)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store'
    }
  })
}
