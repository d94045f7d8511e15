import { useEffect, useState } from 'react'
import { LOCALES, type Locale } from '#domain/site.ts'
import { useEditorTexts } from './editor-texts.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

/** Space for two documents and the sidebar. */
const WIDE_QUERY = '(min-width: 75em)'

interface LanguageChoice {
  /** The language that is written. */
  active: Locale
  setActive: (locale: Locale) => void
  isWide: boolean
  isSideBySide: boolean
  setSideBySide: (isSideBySide: boolean) => void
  /** Both languages are side by side, which only wide windows have space for. */
  showsBoth: boolean
}

export function useLanguageChoice(start: Locale | (() => Locale), startsSideBySide: boolean): LanguageChoice {
  const [active, setActive] = useState(start)
  const [isSideBySide, setSideBySide] = useState(startsSideBySide)
  const [isWide, setWide] = useState(() => matchMedia(WIDE_QUERY).matches)
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY)
    const change = (): void => setWide(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return { active, setActive, isWide, isSideBySide, setSideBySide, showsBoth: isWide && isSideBySide }
}

interface Props {
  choice: LanguageChoice
  isBegun?: (locale: Locale) => boolean
}

/** Buttons for each language and for both side by side. */
export function LanguageChips({ choice, isBegun = () => true }: Props) {
  const t = useEditorTexts()
  const { active, setActive, isWide, isSideBySide, setSideBySide, showsBoth } = choice
  return (
    <>
      {LOCALES.map(locale => (
        <button
          type="button"
          key={locale}
          className="chip"
          lang={locale}
          aria-pressed={showsBoth ? undefined : locale === active}
          aria-current={locale === active ? 'true' : undefined}
          onClick={() => {
            setActive(locale)
            if (showsBoth) setSideBySide(false)
          }}
        >
          {LANGUAGE_NAMES[locale]}
          {!isBegun(locale) && <span className="text-tiny">{t('not_begun')}</span>}
        </button>
      ))}
      {isWide && (
        <button type="button" className="chip" aria-pressed={isSideBySide} onClick={() => setSideBySide(!isSideBySide)}>
          {t('beside')}
        </button>
      )}
    </>
  )
}
