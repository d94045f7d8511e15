import { useStore } from '@nanostores/react'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { StoredBlock } from '#domain/document.ts'
import { countWords, WORDS_PER_MINUTE } from '#domain/readiness.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import { $entry } from '#stores/editor/entry.ts'
import { $saves } from '#stores/editor/autosave.ts'
import { $fields, $written, touch } from '#stores/editor/translations.ts'
import { pageLocale } from '#stores/client.ts'
import { TranslationDetails } from './TranslationDetails.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import { StartTranslation } from './StartTranslation.tsx'
import { CoverImage } from './CoverImage.tsx'
import type { EntryEditorProps } from './EntryEditor.tsx'
import { TitleFields } from './TitleFields.tsx'
import { RevisionHistory } from './RevisionHistory.tsx'
import { Icon } from './Icon.tsx'
import type { InsertType } from './block-types.ts'
import { UnsavedDrafts } from './UnsavedDrafts.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { MergeConflict } from './MergeConflict.tsx'
import { Readiness } from './Readiness.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { Settings } from './Settings.tsx'
import { StateActions, StateBadge } from './StateActions.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useIsWide } from './use-wide.ts'
import { useEditorTexts } from './editor-texts.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

const NOTHING: readonly StoredBlock[] = []
const NAMES: Record<Locale, string> = { mn: 'Монгол', en: 'English' }
const READ_AT = { article: '/article', news: '/news', lookbook: '/lookbook', media: '/media' } as const

/** Both languages side by side on wide screens, one at a time on narrow ones. */
export function EditorLayout({ choices, host }: EntryEditorProps) {
  const t = useEditorTexts()
  const entry = useStore($entry)
  const fields = useStore($fields)
  const saves = useStore($saves)
  const written = useStore($written)
  const [active, setActive] = useState<Locale>(() => (entry?.texts[pageLocale()] || !entry?.texts.mn ? pageLocale() : 'mn'))
  const [beside, setBeside] = useState(true)
  const [editors, setEditors] = useState<Partial<Record<Locale, Editor | null>>>({})
  const [asked, setAsked] = useState<InsertType | null>(null)
  const [open, setOpen] = useState<'history' | 'preview' | null>(null)
  const [keepEditor] = useState(() => (locale: Locale, made: Editor | null) => setEditors(known => ({ ...known, [locale]: made })))
  const isWide = useIsWide()
  const both = isWide && beside
  const editor = editors[active] ?? null
  useEffect(() => {
    document.documentElement.dataset['editor'] = 'ready'
  }, [])
  if (!entry) return null
  const text = entry.texts[active]
  const words = countWords(written[active]?.blocks ?? NOTHING)
  const measure = t('measure', { n: words, m: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) })
  const isShown = (locale: Locale): boolean => both || locale === active
  return (
    <>
      <h1 className="vh">{fields[active]?.title || t('untitled')}</h1>
      <div className="editor-header">
        <div className="wrap row between">
          <div className="row grow">
            <a className="icb" href={localPath(pageLocale(), '/account/articles')} aria-label={t('leave')}>
              <Icon name="arrowLeft" />
            </a>
            <SaveStatus locale={active} />
          </div>
          <div className="row editor-actions">
            {text?.published_at && text.state === 'published' && (
              <a
                className="btn sec sm desk"
                href={localPath(active, `${READ_AT[entry.kind]}/${entry.kind === 'media' ? entry.id : entry.slug}`)}
              >
                {t('see')}
              </a>
            )}
            <button type="button" className="btn sec sm" aria-label={t('history')} disabled={!text} onClick={() => setOpen('history')}>
              <Icon name="history" />
            </button>
            <button type="button" className="btn sec sm" aria-label={t('preview')} disabled={!text} onClick={() => setOpen('preview')}>
              <Icon name="eye" />
              <span className="desk">{t('preview')}</span>
            </button>
            {!both && <StateActions locale={active} part="first" />}
          </div>
        </div>
      </div>
      <div className="wrap editor-languages">
        <div className="row" role="group" aria-label={t('languages')}>
          {LOCALES.map(locale => (
            <button
              type="button"
              key={locale}
              className="chip"
              lang={locale}
              aria-pressed={both ? undefined : locale === active}
              aria-current={locale === active ? 'true' : undefined}
              onClick={() => {
                setActive(locale)
                if (both) setBeside(false)
              }}
            >
              {NAMES[locale]}
              {!fields[locale] && <span className="xs">{t('not_begun')}</span>}
            </button>
          ))}
          {isWide && (
            <button type="button" className="chip" aria-pressed={beside} onClick={() => setBeside(!beside)}>
              {t('beside')}
            </button>
          )}
        </div>
        {!both && (
          <div className="row wrapf">
            <StateBadge locale={active} />
            <StateActions locale={active} part="others" />
          </div>
        )}
      </div>
      <div className={both ? 'wrap editor-layout both' : 'wrap editor-layout'}>
        <div className="editor-main">
          <UnsavedDrafts />
          {LOCALES.map(locale => {
            const state = saves[locale]
            return state.is === 'stale' && <MergeConflict key={locale} locale={locale} theirs={state.theirs} />
          })}
          <CoverImage />
          <div className="editor-columns">
            {LOCALES.map(locale => (
              <div key={locale} hidden={!isShown(locale)} className="editor-column">
                {both && (
                  <div className="editor-column-header">
                    <b lang={locale}>{NAMES[locale]}</b>
                    <StateBadge locale={locale} />
                    <StateActions locale={locale} />
                  </div>
                )}
                {fields[locale] ? <TitleFields locale={locale} onFocus={() => setActive(locale)} /> : <StartTranslation locale={locale} />}
              </div>
            ))}
          </div>
          {LOCALES.some(locale => fields[locale] && isShown(locale)) && <Toolbar editor={editor} ask={setAsked} measure={measure} />}
          <div className="editor-columns">
            {LOCALES.map(locale => (
              <div key={locale} hidden={!isShown(locale)} className="editor-column">
                {fields[locale] && (
                  <RichTextEditor
                    locale={locale}
                    label={t('body', { language: NAMES[locale] })}
                    ask={setAsked}
                    onActive={setActive}
                    onChange={touch}
                    onEditor={keepEditor}
                  />
                )}
              </div>
            ))}
          </div>
        </div>
        <aside className="stack g6 editor-sidebar">
          <Settings choices={choices} mayPublish={entry.may.publish} />
          <TranslationDetails key={active} locale={active} name={NAMES[active]} host={host} />
          <Readiness locale={active} />
        </aside>
      </div>
      {asked && editor && <InsertDialog asked={asked} editor={editor} onClose={() => setAsked(null)} />}
      {open === 'history' && <RevisionHistory locale={active} onClose={() => setOpen(null)} />}
      {open === 'preview' && <PreviewDialog locale={active} onClose={() => setOpen(null)} />}
    </>
  )
}
