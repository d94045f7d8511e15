import { useStore } from '@nanostores/react'
import type { Locale } from '#domain/site.ts'
import { formatTime } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { $saves, type SaveState } from '#stores/editor/autosave.ts'
import { pageLocale } from '#stores/client.ts'
import { Icon, type EditorIcon } from './Icon.tsx'
import { useFailure } from './use-failure.ts'
import { useEditorTexts } from './editor-texts.ts'

/** What matters most of several: trouble before waiting, waiting before done. */
const WORST: readonly SaveState['is'][] = ['stale', 'loggedOut', 'refused', 'away', 'saving', 'changed', 'saved']

/** Whether what was written is safe, in words. */
export function SaveStatus({ locale }: { locale: Locale }) {
  const t = useEditorTexts()
  const told = useFailure()
  const saves = useStore($saves)
  const state = [saves[locale], saves.settings].toSorted((one, other) => WORST.indexOf(one.is) - WORST.indexOf(other.is))[0]
  if (!state) return null
  const icon: EditorIcon = state.is === 'saved' ? 'check' : state.is === 'away' ? 'away' : WORST.indexOf(state.is) < 3 ? 'alert' : 'circle'
  const words = (): string => {
    switch (state.is) {
      case 'saved': {
        const at = [saves[locale], saves.settings]
          .flatMap(each => (each.is === 'saved' && each.at ? [each.at] : []))
          .toSorted()
          .at(-1)
        return at ? t('saved_at', { time: formatTime(at) }) : t('saved')
      }
      case 'changed':
        return t('changed')
      case 'saving':
        return t('saving')
      case 'away':
        return state.kept ? t('away_kept') : t('away')
      case 'loggedOut':
        return t('logged_out')
      case 'refused':
        return told(state.failure)
      default:
        return t('stale_title')
    }
  }
  const isBad = WORST.indexOf(state.is) < 4
  return (
    <p className={isBad ? 'save-status bad' : 'save-status'} role="status">
      <Icon name={icon} />
      <span>{words()}</span>
      {state.is === 'loggedOut' && (
        <a className="link" href={`${localPath(pageLocale(), '/login')}?required=1`} target="_blank" rel="noopener">
          {t('log_in')}
        </a>
      )}
    </p>
  )
}
