import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useId, useState } from 'react'
import type { ShopPage } from '#stores/editor/links.ts'
import { searchShop } from '#stores/editor/links.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { parseLink } from './schema/links.ts'
import { useEditorTexts } from './editor-texts.ts'
import { useSearch } from './use-search.ts'

interface Props {
  editor: Editor
  onClose: () => void
  onDone: () => void
}

/** A link to a typed address, or to a page of the shop that a search finds. */
export function LinkDialog({ editor, onClose, onDone }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [href] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [text, setText] = useState(href)
  const [results, setResults] = useState<readonly ShopPage[] | null>(null)
  /** -1 is the typed address. */
  const [activeIndex, setActiveIndex] = useState(-1)
  const [error, setError] = useState<'link_wrong' | 'product_failed' | null>(null)
  const address = parseLink(text)
  const isSearch = text.trim() !== '' && address === null
  useSearch(text, {
    search: async typed => (isSearch ? searchShop(typed) : null),
    onFound: pages => {
      setResults(pages)
      setActiveIndex(pages && pages.length > 0 ? 0 : -1)
    },
    onFailed: () => setError('product_failed')
  })
  const link = (target: string, words: string): void => {
    const { empty } = editor.state.selection
    const chain = editor.chain()
    if (empty && !href) chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href: target } }] }).run()
    else chain.extendMarkRange('link').setMark('link', { href: target }).run()
    onDone()
  }
  const list = isSearch ? (results ?? []) : []
  const submit = (): void => {
    const page = list[activeIndex]
    if (page) link(page.path, page.title)
    else if (address) link(address, text.trim())
    else setError('link_wrong')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || list.length === 0) return
    event.preventDefault()
    const next = (activeIndex + step + list.length) % list.length
    setActiveIndex(next)
    document.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const hint = isSearch && results ? (results.length > 0 ? t('link_found', { n: results.length }) : t('link_none')) : t('link_hint')
  return (
    <Dialog title={t('link')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={error ? 'field field-invalid' : 'field'}>
          <label htmlFor={`${id}-box`}>{t('link_address')}</label>
          <input
            data-focus=""
            id={`${id}-box`}
            className="input"
            autoComplete="off"
            role="combobox"
            aria-expanded={list.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={list.length > 0 ? `${id}-${activeIndex}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={event => {
              setText(event.target.value)
              setError(null)
            }}
            onKeyDown={onKeyDown}
          />
          {error ? (
            <p className="field-error" id={`${id}-hint`} role="alert">
              <Icon name="alert" size="tiny" />
              {t(error)}
            </p>
          ) : (
            <p className="field-hint" id={`${id}-hint`} role="status">
              {hint}
            </p>
          )}
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={t('link_pages')} className="product-options link-options">
          {list.map((page, index) => (
            <div
              key={`${page.kind}:${page.path}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              onPointerDown={event => event.preventDefault()}
              onClick={() => link(page.path, page.title)}
              onKeyDown={() => {}}
            >
              <span className="picture">{page.imageId && <img src={`/img/${page.imageId}/160.webp`} alt="" loading="lazy" />}</span>
              <span className="grow">
                <span className="text-tiny faint">{[t(`link_to_${page.kind}`), page.within].filter(Boolean).join(' · ')}</span>
                <b>{page.title}</b>
              </span>
            </div>
          ))}
        </div>
        <div className="row">
          <button className="button button-primary button-small">{t('put')}</button>
          {href && (
            <button
              type="button"
              className="button button-secondary button-small"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetMark('link').run()
                onDone()
              }}
            >
              {t('link_remove')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
