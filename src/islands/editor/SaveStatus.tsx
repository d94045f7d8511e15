import { useStore } from '@nanostores/react'
import type { Locale } from '#domain/site.ts'
import { formatTime } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { $saves, type SaveState } from '#stores/editor/autosave.ts'
import { readPageLocale } from '#stores/client.ts'
import { Icon, type EditorIcon } from './Icon.tsx'
import { useFailureText } from './use-failure-text.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Most severe first; the most severe state is displayed. */
const BY_SEVERITY: readonly SaveState['status'][] = ['stale', 'loggedOut', 'refused', 'away', 'saving', 'changed', 'saved']

/** The save status as text. */
export function SaveStatus({ locale }: { locale: Locale }) {
  const t = useEditorTexts()
  const toFailureText = useFailureText()
  const saves = useStore($saves)
  const state = [saves[locale], saves.settings].toSorted(
    (one, other) => BY_SEVERITY.indexOf(one.status) - BY_SEVERITY.indexOf(other.status)
  )[0]
  if (!state) return null
  const icon: EditorIcon =
    state.status === 'saved' ? 'check' : state.status === 'away' ? 'away' : BY_SEVERITY.indexOf(state.status) < 3 ? 'alert' : 'circle'
  const statusText = (): string => {
    switch (state.status) {
      case 'saved': {
        const savedAt = [saves[locale], saves.settings]
          .flatMap(each => (each.status === 'saved' && each.at ? [each.at] : []))
          .toSorted()
          .at(-1)
        return savedAt ? t('saved_at', { time: formatTime(savedAt) }) : t('saved')
      }
      case 'changed':
        return t('changed')
      case 'saving':
        return t('saving')
      case 'away':
        return state.hasLocalDraft ? t('away_kept') : t('away')
      case 'loggedOut':
        return t('logged_out')
      case 'refused':
        return toFailureText(state.failure)
      default:
        return t('stale_title')
    }
  }
  const isProblem = BY_SEVERITY.indexOf(state.status) < 4
  return (
    <p className={`save-status ${isProblem ? 'bad' : state.status === 'saved' ? '' : 'pending'}`} role="status">
      <Icon name={icon} />
      <span>{statusText()}</span>
      {state.status === 'loggedOut' && (
        <a className="link" href={`${toLocalPath(readPageLocale(), '/login')}?required=1`} target="_blank" rel="noopener">
          {t('log_in')}
        </a>
      )}
    </p>
  )
}
