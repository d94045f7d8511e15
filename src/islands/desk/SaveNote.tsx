import { useStore } from '@nanostores/react'
import type { Locale } from '#domain/site.ts'
import { formatTime } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { $saves, type SaveState } from '#stores/desk/saving.ts'
import { pageLocale } from '#stores/shop.ts'
import { Icon, type DeskIcon } from './Icon.tsx'
import { useFailure } from './use-failure.ts'
import { useWords } from './words.ts'

/** What matters most of several: trouble before waiting, waiting before done. */
const WORST: readonly SaveState['is'][] = ['stale', 'loggedOut', 'refused', 'away', 'saving', 'changed', 'saved']

/** Whether what was written is safe, in words. */
export function SaveNote({ locale }: { locale: Locale }) {
  const say = useWords()
  const told = useFailure()
  const saves = useStore($saves)
  const state = [saves[locale], saves.settings].toSorted((one, other) => WORST.indexOf(one.is) - WORST.indexOf(other.is))[0]
  if (!state) return null
  const icon: DeskIcon = state.is === 'saved' ? 'check' : state.is === 'away' ? 'away' : WORST.indexOf(state.is) < 3 ? 'alert' : 'circle'
  const words = (): string => {
    switch (state.is) {
      case 'saved': {
        const at = [saves[locale], saves.settings]
          .flatMap(each => (each.is === 'saved' && each.at ? [each.at] : []))
          .toSorted()
          .at(-1)
        return at ? say('saved_at', { time: formatTime(at) }) : say('saved')
      }
      case 'changed':
        return say('changed')
      case 'saving':
        return say('saving')
      case 'away':
        return state.kept ? say('away_kept') : say('away')
      case 'loggedOut':
        return say('logged_out')
      case 'refused':
        return told(state.failure)
      default:
        return say('stale_title')
    }
  }
  const isBad = WORST.indexOf(state.is) < 4
  return (
    <p className={isBad ? 'dsave bad' : 'dsave'} role="status">
      <Icon name={icon} />
      <span>{words()}</span>
      {state.is === 'loggedOut' && (
        <a className="link" href={`${localPath(pageLocale(), '/login')}?required=1`} target="_blank" rel="noopener">
          {say('log_in')}
        </a>
      )}
    </p>
  )
}
