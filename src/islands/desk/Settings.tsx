import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { $settings, changeSettings } from '#stores/desk/desk.ts'
import type { Choices } from './Desk.tsx'
import { Tags } from './Tags.tsx'
import { TextInput } from './TextInput.tsx'
import { useWords } from './words.ts'

/** What both languages share. */
export function Settings({ choices, mayPublish }: { choices: Choices; mayPublish: boolean }) {
  const say = useWords()
  const id = useId()
  const settings = useStore($settings)
  if (!settings) return null
  return (
    <section className="card stack">
      <h2 className="b">{say('settings')}</h2>
      <Tags known={choices.tags} />
      {mayPublish && choices.authors.length > 0 && (
        <div className="fld">
          <label htmlFor={`${id}-author`}>{say('author')}</label>
          <select
            className="sel"
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
        label={say('slug')}
        hint={say('slug_hint')}
        value={settings.slug}
        most={120}
        onCommit={slug => slug.trim() && changeSettings({ slug: slug.trim() })}
      />
      <label className="ck">
        <input
          type="checkbox"
          checked={settings.comments_open}
          onChange={event => changeSettings({ comments_open: event.target.checked })}
        />
        <span>{say('comments_open')}</span>
      </label>
    </section>
  )
}
