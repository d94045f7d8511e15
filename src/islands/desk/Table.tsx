import { useStore } from '@nanostores/react'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { StoredBlock } from '#domain/document.ts'
import { countWords, WORDS_A_MINUTE } from '#domain/readiness.ts'
import { LOCALES, type Locale } from '#domain/site.ts'
import { localPath } from '#i18n/path.ts'
import { $entry } from '#stores/desk/entry.ts'
import { $saves } from '#stores/desk/saving.ts'
import { $fields, $written, touch } from '#stores/desk/texts.ts'
import { pageLocale } from '#stores/shop.ts'
import { About } from './About.tsx'
import { Ask } from './Ask.tsx'
import { Begin } from './Begin.tsx'
import { Cover } from './Cover.tsx'
import type { DeskProps } from './Desk.tsx'
import { Head } from './Head.tsx'
import { History } from './History.tsx'
import { Icon } from './Icon.tsx'
import type { Asked } from './kinds-of-block.ts'
import { Left } from './Left.tsx'
import { Preview } from './Preview.tsx'
import { Quarrel } from './Quarrel.tsx'
import { Readiness } from './Readiness.tsx'
import { SaveNote } from './SaveNote.tsx'
import { Settings } from './Settings.tsx'
import { StateActions, StateBadge } from './StateActions.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useWide } from './use-wide.ts'
import { useWords } from './words.ts'
import { Writing } from './Writing.tsx'

const NOTHING: readonly StoredBlock[] = []
const NAMES: Record<Locale, string> = { mn: 'Монгол', en: 'English' }
const READ_AT = { article: '/article', news: '/news', lookbook: '/lookbook', media: '/media' } as const

/** What lies on the desk: two languages beside each other where there is room, one behind the other where there is not. */
export function Table({ choices, host }: DeskProps) {
  const say = useWords()
  const entry = useStore($entry)
  const fields = useStore($fields)
  const saves = useStore($saves)
  const written = useStore($written)
  const [active, setActive] = useState<Locale>(() => (entry?.texts[pageLocale()] || !entry?.texts.mn ? pageLocale() : 'mn'))
  const [beside, setBeside] = useState(true)
  const [editors, setEditors] = useState<Partial<Record<Locale, Editor | null>>>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState<'history' | 'preview' | null>(null)
  const [keepEditor] = useState(() => (locale: Locale, made: Editor | null) => setEditors(known => ({ ...known, [locale]: made })))
  const isWide = useWide()
  const both = isWide && beside
  const editor = editors[active] ?? null
  useEffect(() => {
    document.documentElement.dataset['desk'] = 'ready'
  }, [])
  if (!entry) return null
  const text = entry.texts[active]
  const words = countWords(written[active]?.blocks ?? NOTHING)
  const measure = say('measure', { n: words, m: Math.max(1, Math.round(words / WORDS_A_MINUTE)) })
  const isShown = (locale: Locale): boolean => both || locale === active
  return (
    <>
      <h1 className="vh">{fields[active]?.title || say('untitled')}</h1>
      <div className="edh">
        <div className="wrap row between">
          <div className="row grow">
            <a className="icb" href={localPath(pageLocale(), '/account/articles')} aria-label={say('leave')}>
              <Icon name="arrowLeft" />
            </a>
            <SaveNote locale={active} />
          </div>
          <div className="row dacts">
            {text?.published_at && text.state === 'published' && (
              <a
                className="btn sec sm desk"
                href={localPath(active, `${READ_AT[entry.kind]}/${entry.kind === 'media' ? entry.id : entry.slug}`)}
              >
                {say('see')}
              </a>
            )}
            <button type="button" className="btn sec sm" aria-label={say('history')} disabled={!text} onClick={() => setOpen('history')}>
              <Icon name="history" />
            </button>
            <button type="button" className="btn sec sm" aria-label={say('preview')} disabled={!text} onClick={() => setOpen('preview')}>
              <Icon name="eye" />
              <span className="desk">{say('preview')}</span>
            </button>
            {!both && <StateActions locale={active} part="first" />}
          </div>
        </div>
      </div>
      <div className="wrap dlangs">
        <div className="row" role="group" aria-label={say('languages')}>
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
              {!fields[locale] && <span className="xs">{say('not_begun')}</span>}
            </button>
          ))}
          {isWide && (
            <button type="button" className="chip" aria-pressed={beside} onClick={() => setBeside(!beside)}>
              {say('beside')}
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
      <div className={both ? 'wrap edg both' : 'wrap edg'}>
        <div className="edm">
          <Left />
          {LOCALES.map(locale => {
            const state = saves[locale]
            return state.is === 'stale' && <Quarrel key={locale} locale={locale} theirs={state.theirs} />
          })}
          <Cover />
          <div className="dcols">
            {LOCALES.map(locale => (
              <div key={locale} hidden={!isShown(locale)} className="dcol">
                {both && (
                  <div className="dcolh">
                    <b lang={locale}>{NAMES[locale]}</b>
                    <StateBadge locale={locale} />
                    <StateActions locale={locale} />
                  </div>
                )}
                {fields[locale] ? <Head locale={locale} onFocus={() => setActive(locale)} /> : <Begin locale={locale} />}
              </div>
            ))}
          </div>
          {LOCALES.some(locale => fields[locale] && isShown(locale)) && <Toolbar editor={editor} ask={setAsked} measure={measure} />}
          <div className="dcols">
            {LOCALES.map(locale => (
              <div key={locale} hidden={!isShown(locale)} className="dcol">
                {fields[locale] && (
                  <Writing
                    locale={locale}
                    label={say('body', { language: NAMES[locale] })}
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
        <aside className="stack g6 eds">
          <Settings choices={choices} mayPublish={entry.may.publish} />
          <About key={active} locale={active} name={NAMES[active]} host={host} />
          <Readiness locale={active} />
        </aside>
      </div>
      {asked && editor && <Ask asked={asked} editor={editor} onClose={() => setAsked(null)} />}
      {open === 'history' && <History locale={active} onClose={() => setOpen(null)} />}
      {open === 'preview' && <Preview locale={active} onClose={() => setOpen(null)} />}
    </>
  )
}
