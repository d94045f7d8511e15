import type { Client } from '#client/client.ts'
import type { SiteData } from '#contract/site.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** Invalidated where a campaign begins or ends. */
export const GAME_TAG = 'games'

export interface RunningGame {
  href: '/lucky-wheel' | '/jackpot'
  title: string
  text: string
}

/** The lucky wheel and the jackpot while they run, for pages that are the same for everybody. */
export async function loadRunningGames(client: Client, configs: SiteData['configs'], t: Translate): Promise<RunningGame[]> {
  const [wheel, jackpot] = await Promise.all([
    configs.luckyWheel ? client.get('/api/v2/promotions/lucky_wheel').then(({ campaign }) => campaign) : null,
    configs.jackpot ? client.get('/api/v2/promotions/jackpot').then(({ jackpot: running }) => running) : null
  ])
  return [
    ...(wheel ? [{ href: '/lucky-wheel', title: wheel.title || t('wheel:title'), text: t('promotion:wheel_text') } as const] : []),
    ...(jackpot
      ? [
          {
            href: '/jackpot',
            title: t('promotion:jackpot_pot', { title: jackpot.title || t('jackpot:title'), pot: formatMoney(jackpot.pot) }),
            text: t('promotion:jackpot_text')
          } as const
        ]
      : [])
  ]
}
