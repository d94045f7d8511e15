import type { AstroGlobal } from 'astro'
import type { Client } from '#client/client.ts'
import { saveFilledForm } from '#components/admin/stale-form.ts'
import type { FormAction } from '#components/form/form-action.ts'
import type { PostedForm } from '#components/form/form.ts'
import type { EditedTopic } from '#contract/topic.ts'
import { localize } from '#domain/site.ts'
import { findFree, toSlug } from '#domain/slug.ts'
import { toLocalPath } from '#i18n/path.ts'

/** The values of a form, for `saveFilledForm`. */
export const toTopicValues = ({ code, name, description }: Omit<EditedTopic, 'entries' | 'former'>) => ({ code, name, description })

/** Forms of the screen of tags or series. */
export function createTopicActions(astro: AstroGlobal, path: 'content_tags' | 'series') {
  const { client, locale, t } = astro.locals
  const here = toLocalPath(locale, astro.locals.path)
  const details = (posted: PostedForm) => ({ name: posted.localized('name'), description: posted.localized('description') })
  const create: FormAction = {
    submit: async (_, posted) => {
      const body = details(posted)
      const used = new Set((await client.get(path === 'series' ? '/api/v2/series' : '/api/v2/content_tags')).map(({ code }) => code))
      return client.put(`/api/v2/${path}/{code}`, {
        params: { code: findFree(toSlug(localize(body.name, 'en')) || 'topic', code => used.has(code)) },
        body
      })
    },
    redirectTo: `${here}?done=created`
  }
  const save: FormAction = {
    submit: (_, posted, code) => {
      const list = path === 'series' ? '/api/v2/staff/series' : '/api/v2/staff/tags'
      const read = async () => (await client.get(list)).find(each => each.code === code)
      const save = (was?: string) =>
        client.put(`/api/v2/${path}/{code}`, { params: { code }, body: { ...details(posted), code: posted.field('code'), was } })
      return saveFilledForm(posted, { read, toValues: toTopicValues, save }, t, locale)
    },
    redirectTo: `${here}?done=saved`
  }
  const merge: FormAction = {
    submit: (fields, _, code) => client.post(`/api/v2/${path}/{code}/merge`, { params: { code }, body: { into: fields['into'] ?? '' } }),
    redirectTo: `${here}?done=merged`
  }
  const remove: FormAction = {
    submit: (_, __, code) => client.delete(`/api/v2/${path}/{code}`, { params: { code } }),
    redirectTo: `${here}?done=deleted`
  }
  return { create, save, merge, delete: remove }
}

/** Moves an entry of a series; `argument` is the code and the index. @returns the code */
export async function moveInSeries(client: Client, posted: PostedForm, argument: string, step: -1 | 1): Promise<string> {
  const [code = '', index = ''] = argument.split(':')
  const ids: number[] = []
  for (let part = 0; posted.field(`part_${part}`); part++) ids.push(Number(posted.field(`part_${part}`)))
  const [moved] = ids.splice(Number(index), 1)
  if (moved !== undefined) ids.splice(Number(index) + step, 0, moved)
  await client.put('/api/v2/staff/series/{code}/entries', { params: { code }, body: { ids } })
  return code
}
