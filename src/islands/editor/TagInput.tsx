import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { MAX_TAGS } from '#domain/document.ts'
import { $settings, changeSettings } from '#stores/editor/settings.ts'
import { Icon } from './Icon.tsx'
import { useEditorTexts } from './editor-texts.ts'

/** Up to five tags; the first is the main tag. */
export function TagInput({ known }: { known: readonly { code: string; name: string }[] }) {
  const t = useEditorTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const tags = useStore($settings)?.tags ?? []
  const nameOf = (code: string): string => known.find(tag => tag.code === code)?.name ?? code
  const unused = known.filter(({ code }) => !tags.includes(code))
  const add = (text: string): boolean => {
    const tag = unused.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
    if (!tag || tags.length >= MAX_TAGS) return false
    changeSettings({ tags: [...tags, tag.code] })
    setTyped('')
    return true
  }
  const isUnknown = typed.trim() !== '' && !unused.some(({ name }) => name.toLowerCase().startsWith(typed.trim().toLowerCase()))
  return (
    <div className="field">
      <label htmlFor={id}>{t('tags')}</label>
      <div className="tag-input">
        {tags.map(code => (
          <span className="chip chip-removable" key={code}>
            {nameOf(code)}
            <button
              type="button"
              className="tag-remove"
              aria-label={t('tag_remove', { name: nameOf(code) })}
              onClick={() => changeSettings({ tags: tags.filter(other => other !== code) })}
            >
              <Icon name="close" size="tiny" />
            </button>
          </span>
        ))}
        {tags.length < MAX_TAGS && (
          <input
            id={id}
            list={`${id}-known`}
            value={typed}
            placeholder={t('tag_add')}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            onChange={event => {
              const text = event.target.value
              const isPicked =
                unused.some(({ name }) => name === text) &&
                !(event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'insertText')
              if (!isPicked || !add(text)) setTyped(text)
            }}
            onKeyDown={event => {
              if (event.key === 'Enter' || event.key === ',') {
                event.preventDefault()
                add(typed)
              } else if (event.key === 'Backspace' && typed === '') changeSettings({ tags: tags.slice(0, -1) })
            }}
          />
        )}
        <datalist id={`${id}-known`}>
          {unused.map(({ code, name }) => (
            <option key={code} value={name} />
          ))}
        </datalist>
      </div>
      <p className={isUnknown ? 'field-error' : 'field-hint'} id={`${id}-hint`} role={isUnknown ? 'status' : undefined}>
        {isUnknown ? t('tag_unknown') : t('tags_most', { n: MAX_TAGS })}
      </p>
    </div>
  )
}
