import { useStore } from '@nanostores/react'
import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { useEffect, useId, useState } from 'react'
import type { DraftComment } from '#contract/collaboration.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { readPageLocale } from '#stores/client.ts'
import { $draftComments, addDraftComment, deleteDraftComment, resolveDraftComment } from '#stores/editor/collaboration.ts'
import { describeFailure } from '#stores/failures.ts'
import { Icon } from './Icon.tsx'
import { findBlock } from './insert-blocks.ts'
import { findQuote, marksKey, toQuote } from './schema/comment-marks.ts'
import { useBusy } from './use-busy.ts'
import { useFailureText } from './use-failure-text.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  locale: Locale
  editor: Editor | null
}

/** Comments of writers on the draft in one language: about a block, or about the whole. */
export function DraftComments({ locale, editor }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const toFailureText = useFailureText()
  const comments = useStore($draftComments).filter(comment => comment.locale === locale)
  const open = comments.filter(({ resolved_at: resolved }) => resolved === null)
  const resolved = comments.filter(comment => !open.includes(comment))
  /** The quote of the block that is commented on; null while the form is closed. */
  const [quote, setQuote] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  const { busy, run } = useBusy()
  const quotes = JSON.stringify(open.map(comment => comment.quote).filter(Boolean))
  useEffect(() => {
    if (editor && !editor.isDestroyed)
      editor.view.dispatch(editor.state.tr.setMeta(marksKey, JSON.parse(quotes)).setMeta('addToHistory', false))
  }, [editor, quotes])
  useEffect(() => {
    const openByKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      document.querySelector<HTMLButtonElement>('#comment-block')?.click()
    }
    window.addEventListener('keydown', openByKey)
    return () => window.removeEventListener('keydown', openByKey)
  }, [])
  const change = (work: () => Promise<void>): void => {
    setFailure('')
    run(async () => {
      try {
        await work()
      } catch (error) {
        setFailure(toFailureText(describeFailure(error)))
      }
    })
  }
  const showBlock = (comment: DraftComment): void => {
    const position = editor && findQuote(editor.state.doc, comment.quote)
    const node = editor && position !== null ? editor.state.doc.nodeAt(position) : null
    if (!editor || position === null || !node) return setFailure(t('comment_lost'))
    const selection = node.isAtom
      ? NodeSelection.create(editor.state.doc, position)
      : TextSelection.near(editor.state.doc.resolve(position + 1))
    editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
    editor.commands.focus()
  }
  const item = (comment: DraftComment) => (
    <li key={comment.id}>
      <p className="text-tiny faint">
        <b>{comment.author || t('comment_nobody')}</b> {formatDateTime(comment.created_at, readPageLocale())}
      </p>
      {comment.quote && (
        <button type="button" className="comment-quote text-small" onClick={() => showBlock(comment)}>
          «{comment.quote.slice(0, 80)}»
        </button>
      )}
      <p className="comment-text">{comment.comment}</p>
      {comment.resolved_at && (
        <p className="text-tiny faint">{t('comment_resolved', { name: comment.resolved_by || t('comment_nobody') })}</p>
      )}
      <div className="row">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => change(() => resolveDraftComment(comment.id, comment.resolved_at === null))}
        >
          {t(comment.resolved_at === null ? 'comment_resolve' : 'comment_reopen')}
        </button>
        {comment.own && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('comment_delete')}
            onClick={() => change(() => deleteDraftComment(comment.id))}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  )
  return (
    <section className="card stack draft-comments">
      <h2 className="bold">{t('draft_comments', { n: open.length })}</h2>
      <p className="text-small muted">{t('draft_comments_hint')}</p>
      {quote === null ? (
        <div className="row row-wrap">
          <button
            type="button"
            id="comment-block"
            className="button button-secondary button-small"
            disabled={!editor}
            title="Ctrl+Alt+M"
            // Keeps the caret in the document.
            onPointerDown={event => event.preventDefault()}
            onClick={() => {
              const block = editor?.state.doc.nodeAt(findBlock(editor))
              setQuote(block ? toQuote(block) : '')
            }}
          >
            <Icon name="comment" />
            {t('comment_block')}
          </button>
        </div>
      ) : (
        <form
          className="stack stack-tight"
          onSubmit={event => {
            event.preventDefault()
            if (!text.trim()) return
            change(async () => {
              await addDraftComment(locale, quote, text.trim())
              setText('')
              setQuote(null)
              editor?.commands.focus()
            })
          }}
        >
          <div className="field">
            <label htmlFor={id}>{quote ? t('comment_about', { quote: quote.slice(0, 60) }) : t('comment_whole')}</label>
            <textarea
              className="input"
              id={id}
              rows={3}
              maxLength={2000}
              value={text}
              ref={field => field?.focus()}
              onChange={event => setText(event.target.value)}
              onKeyDown={event => {
                if (event.key !== 'Escape') return
                setQuote(null)
                editor?.commands.focus()
              }}
            />
          </div>
          <div className="row">
            <button className="button button-primary button-small" aria-busy={busy || undefined}>
              {t('comment_send')}
            </button>
            <button type="button" className="button button-secondary button-small" onClick={() => setQuote(null)}>
              {t('comment_cancel')}
            </button>
          </div>
        </form>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <ul>{open.map(item)}</ul>
      {resolved.length > 0 && (
        <details>
          <summary className="text-small">{t('comments_resolved', { n: resolved.length })}</summary>
          <ul>{resolved.map(item)}</ul>
        </details>
      )}
    </section>
  )
}
