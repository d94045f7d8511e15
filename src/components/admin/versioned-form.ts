import type { FormAction } from '#components/form/form-action.ts'
import type { PostedForm } from '#components/form/form.ts'

interface Calls {
  /** @returns the slug after saving */
  save: (posted: PostedForm, isDraft: boolean) => Promise<string>
  discardDraft: () => Promise<unknown>
  remove: () => Promise<unknown>
}

/** No interface, whose results `handleForm` would not infer. */
type Actions = {
  save: FormAction<string>
  draft: FormAction<string>
  discard: FormAction
  delete: FormAction
}

/** What the buttons of `VersionedForm.astro` do. `list` and `here` are the URLs of the list and of the form. */
export function createVersionedActions(list: string, here: string, { save, discardDraft, remove }: Calls): Actions {
  return {
    save: { submit: (_, posted) => save(posted, false), redirectTo: slug => `${list}/${slug}?saved=1` },
    draft: { submit: (_, posted) => save(posted, true), redirectTo: slug => `${list}/${slug}?saved=draft` },
    discard: { submit: discardDraft, redirectTo: `${here}?saved=discarded` },
    delete: { submit: remove, redirectTo: `${list}?deleted=1` }
  }
}
