import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { DELETED_DAYS } from '#domain/editing.ts'
import { toLocalPath } from '#i18n/path.ts'
import { confirm } from '#stores/confirm.ts'
import { $entry } from '#stores/editor/entry.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { removeEntry } from '#stores/editor/entry-actions.ts'
import { readPageLocale } from '#stores/client.ts'
import type { EntryOptions } from './editor-props.ts'
import { TagInput } from './TagInput.tsx'
import { TextInput } from './TextInput.tsx'
import { useBusy } from './use-busy.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Settings shared by both languages. */
export function EntrySettingsForm({ choices, mayPublish }: { choices: EntryOptions; mayPublish: boolean }) {
  const t = useEditorTexts()
  const id = useId()
  const settings = useStore($settings)
  const entry = useStore($entry)
  const { busy, run } = useBusy()
  if (!settings || !entry) return null
  // A language that was withdrawn has been published; only editors delete such an entry.
  const canDelete = Object.values(entry.texts).every(
    text => !text?.published_at || (mayPublish && (text.state === 'withdrawn' || text.state === 'draft'))
  )
  const deleteEntry = async (): Promise<void> => {
    if (!(await confirm(t('delete_sure', { n: DELETED_DAYS }), { confirmLabel: t('delete'), danger: true }))) return
    await removeEntry()
    const list = toLocalPath(readPageLocale(), '/account/articles')
    location.assign(`${list}?${new URLSearchParams({ kind: entry.kind, deleted: String(entry.id) })}`)
  }
  return (
    <section className="card stack">
      <h2 className="bold">{t('settings')}</h2>
      <TagInput known={choices.tags} />
      {mayPublish && choices.authors.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-author`}>{t('author')}</label>
          <select
            className="select"
            id={`${id}-author`}
            value={settings.author_id}
            onChange={event => changeSettings({ author_id: Number(event.target.value) })}
          >
            {choices.authors.map(author => (
              <option key={author.id} value={author.id}>
                {author.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <TextInput
        label={t('slug')}
        hint={t('slug_hint')}
        value={settings.slug}
        maxLength={120}
        onCommit={slug => slug.trim() && changeSettings({ slug: slug.trim() })}
      />
      {choices.series.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-series`}>{t('series')}</label>
          <select
            className="select"
            id={`${id}-series`}
            value={settings.series ?? ''}
            onChange={event => changeSettings({ series: event.target.value || null })}
          >
            <option value="">{t('series_none')}</option>
            {choices.series.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className="choice">
        <input
          type="checkbox"
          checked={settings.comments_open}
          onChange={event => changeSettings({ comments_open: event.target.checked })}
        />
        <span>{t('comments_open')}</span>
      </label>
      {canDelete && (
        <button
          type="button"
          className="button button-secondary button-small"
          aria-busy={busy || undefined}
          onClick={() => run(deleteEntry)}
        >
          {t('delete')}
        </button>
      )}
    </section>
  )
}
