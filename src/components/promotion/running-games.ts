import type { Client } from '#client/client.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

const MAX_AGE = 60
const STALE = 86_400

export interface RunningGame {
  href: '/lucky-wheel' | '/jackpot'
  title: string
  text: string
}

/**
 * The lucky wheel and the jackpot while they run, for pages that are the same for everybody, with what the page cache needs to keep
 * such a page: never beyond the time at which a game begins or ends.
 */
export async function loadRunningGames(
  client: Client,
  t: Translate,
  now: number
): Promise<{ games: RunningGame[]; lifetime: { maxAge: number; swr: number }; tags: string[] }> {
  const { wheel, jackpot, until } = await client.get('/api/v2/promotions/running')
  const games: RunningGame[] = []
  if (wheel) games.push({ href: '/lucky-wheel', title: wheel.title || t('wheel:title'), text: t('promotion:wheel_text') })
  if (jackpot) {
    const title = t('promotion:jackpot_pot', { title: jackpot.title || t('jackpot:title'), pot: formatMoney(jackpot.pot) })
    games.push({ href: '/jackpot', title, text: t('promotion:jackpot_text') })
  }
  const left = until === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor((Date.parse(until) - now) / 1000))
  const maxAge = Math.min(MAX_AGE, left)
  return { games, lifetime: { maxAge, swr: Math.min(STALE, left - maxAge) }, tags: jackpot ? ['games', 'orders'] : ['games'] }
}
