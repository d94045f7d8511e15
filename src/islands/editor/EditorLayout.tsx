import { useStore } from '@nanostores/react'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { StoredBlock } from '#domain/document.ts'
import { countWords, WORDS_PER_MINUTE } from '#domain/readiness.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import { $entry } from '#stores/editor/entry.ts'
import { $settings } from '#stores/editor/settings.ts'
import { $saves } from '#stores/editor/autosave.ts'
import { $fields, $typedContent, markChanged } from '#stores/editor/translations.ts'
import { readPageLocale } from '#stores/client.ts'
import { setPlace, startCollaboration } from '#stores/editor/collaboration.ts'
import { DraftComments } from './DraftComments.tsx'
import { findBlock } from './insert-blocks.ts'
import { OtherWriters } from './OtherWriters.tsx'
import { toQuote } from './schema/comment-marks.ts'
import { SourceChanges } from './SourceChanges.tsx'
import { TranslationDetails } from './TranslationDetails.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import { StartTranslation } from './StartTranslation.tsx'
import { CoverImage } from './CoverImage.tsx'
import type { EntryEditorProps } from './editor-props.ts'
import { TitleFields } from './TitleFields.tsx'
import { RevisionHistory } from './RevisionHistory.tsx'
import { Icon } from './Icon.tsx'
import type { InsertDialogType } from './block-types.ts'
import { UnsavedDrafts } from './UnsavedDrafts.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { MergeConflict } from './MergeConflict.tsx'
import { ReadinessList } from './ReadinessList.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { EntrySettingsForm } from './EntrySettingsForm.tsx'
import { StateActions, StateBadge } from './StateActions.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { LanguageChips, useLanguageChoice } from './LanguageChips.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

const NO_BLOCKS: readonly StoredBlock[] = []
const ENTRY_PATHS = { article: '/article', news: '/news', lookbook: '/lookbook', media: '/media' } as const

/** Both languages side by side on wide screens, one at a time on narrow ones. */
export function EditorLayout({ choices, host }: EntryEditorProps) {
  const t = useEditorTexts()
  const entry = useStore($entry)
  const fields = useStore($fields)
  const saves = useStore($saves)
  const typedContent = useStore($typedContent)
  const [startLocale] = useState<Locale>(() => (entry?.texts[readPageLocale()] || !entry?.texts.mn ? readPageLocale() : 'mn'))
  const languages = useLanguageChoice(startLocale, true)
  const { active, setActive, showsBoth } = languages
  const [editors, setEditors] = useState<Partial<Record<Locale, Editor | null>>>({})
  const [insertType, setInsertType] = useState<InsertDialogType | null>(null)
  const [open, setOpen] = useState<'history' | 'preview' | null>(null)
  const [onEditor] = useState(() => (locale: Locale, created: Editor | null) => setEditors(current => ({ ...current, [locale]: created })))
  const editor = editors[active] ?? null
  useEffect(() => {
    document.documentElement.dataset['editor'] = 'ready'
  }, [])
  const tagCode = useStore($settings)?.tags[0]
  const tagName = choices.tags.find(({ code }) => code === tagCode)?.name ?? ''
  useEffect(startCollaboration, [])
  useEffect(() => {
    const report = (): void => {
      const block = editor?.state.doc.nodeAt(findBlock(editor))
      setPlace(active, block ? toQuote(block) : '')
    }
    if (editor) report()
    editor?.on('selectionUpdate', report)
    return () => {
      editor?.off('selectionUpdate', report)
    }
  }, [editor, active])
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    document.documentElement.classList.toggle('distraction-free', isFocused)
    const onKey = (event: KeyboardEvent): void => {
      const isToggle = event.key.toLowerCase() === 'f' && event.shiftKey && (event.ctrlKey || event.metaKey)
      if (isToggle) event.preventDefault()
      if (isToggle) setFocused(current => !current)
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      document.documentElement.classList.remove('distraction-free')
    }
  }, [isFocused])
  if (!entry) return null
  const text = entry.texts[active]
  const words = countWords(typedContent[active]?.blocks ?? NO_BLOCKS)
  const measure = t(words === 1 ? 'measure_one' : 'measure', { n: words, m: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) })
  const isVisible = (locale: Locale): boolean => showsBoth || locale === active
  return (
    <>
      <h1 className="visually-hidden">{fields[active]?.title || t('untitled')}</h1>
      <div className="editor-header">
        <div className="container row row-between">
          <div className="row grow">
            <a className="icon-button" href={toLocalPath(readPageLocale(), '/account/articles')} aria-label={t('leave')}>
              <Icon name="arrowLeft" />
            </a>
            <SaveStatus locale={active} />
          </div>
          <div className="row editor-actions">
            {text?.published_at && text.state === 'published' && (
              <a
                className="button button-secondary button-small desktop-only"
                href={toLocalPath(active, `${ENTRY_PATHS[entry.kind]}/${entry.kind === 'media' ? entry.id : entry.slug}`)}
              >
                {t('see')}
              </a>
            )}
            <button
              type="button"
              className="button button-secondary button-small"
              aria-label={t('distraction_free')}
              aria-pressed={isFocused}
              title={`${t('distraction_free')} (Ctrl+Shift+F)`}
              onClick={() => setFocused(!isFocused)}
            >
              <Icon name={isFocused ? 'shrink' : 'expand'} />
            </button>
            <button
              type="button"
              className="button button-secondary button-small"
              aria-label={t('history')}
              disabled={!text}
              onClick={() => setOpen('history')}
            >
              <Icon name="history" />
            </button>
            <button
              type="button"
              className="button button-secondary button-small"
              aria-label={t('preview')}
              disabled={!text}
              onClick={() => setOpen('preview')}
            >
              <Icon name="eye" />
              <span className="desktop-only">{t('preview')}</span>
            </button>
            {!showsBoth && <StateActions locale={active} part="first" />}
          </div>
        </div>
      </div>
      <div className="container editor-languages">
        <div className="row" role="group" aria-label={t('languages')}>
          <LanguageChips choice={languages} isBegun={locale => Boolean(fields[locale])} />
        </div>
        {!showsBoth && (
          <div className="row row-wrap">
            <StateBadge locale={active} />
            <StateActions locale={active} part="others" />
          </div>
        )}
      </div>
      <div className={showsBoth ? 'container editor-layout both' : 'container editor-layout'}>
        <div className="editor-main">
          <UnsavedDrafts />
          {LOCALES.map(locale => {
            const state = saves[locale]
            return state.status === 'stale' && <MergeConflict key={locale} locale={locale} theirs={state.theirs} />
          })}
          <OtherWriters />
          <CoverImage />
          <div className="editor-columns">
            {LOCALES.map(locale => (
              <div key={locale} hidden={!isVisible(locale)} className="editor-column">
                {showsBoth && (
                  <div className="editor-column-header">
                    <b lang={locale}>{LANGUAGE_NAMES[locale]}</b>
                    <StateBadge locale={locale} />
                    <StateActions locale={locale} />
                  </div>
                )}
                {fields[locale] && <SourceChanges locale={locale} />}
                {fields[locale] ? <TitleFields locale={locale} onFocus={() => setActive(locale)} /> : <StartTranslation locale={locale} />}
              </div>
            ))}
          </div>
          {LOCALES.some(locale => fields[locale] && isVisible(locale)) && (
            <Toolbar editor={editor} openDialog={setInsertType} measure={measure} />
          )}
          <div className="editor-columns">
            {LOCALES.map(locale => (
              <div key={locale} hidden={!isVisible(locale)} className="editor-column">
                {fields[locale] && (
                  <RichTextEditor
                    locale={locale}
                    label={t('body', { language: LANGUAGE_NAMES[locale] })}
                    openDialog={setInsertType}
                    startsFocused={locale === startLocale}
                    onActive={setActive}
                    onChange={markChanged}
                    onEditor={onEditor}
                  />
                )}
              </div>
            ))}
          </div>
        </div>
        <aside className="stack editor-sidebar">
          <EntrySettingsForm choices={choices} mayPublish={entry.may.publish} />
          <TranslationDetails key={active} locale={active} name={LANGUAGE_NAMES[active]} host={host} tagName={tagName} />
          <ReadinessList locale={active} />
          <DraftComments key={`comments-${active}`} locale={active} editor={editor} />
        </aside>
      </div>
      {insertType && editor && <InsertDialog type={insertType} editor={editor} onClose={() => setInsertType(null)} />}
      {open === 'history' && <RevisionHistory locale={active} onClose={() => setOpen(null)} />}
      {open === 'preview' && <PreviewDialog locale={active} onClose={() => setOpen(null)} />}
    </>
  )
}
