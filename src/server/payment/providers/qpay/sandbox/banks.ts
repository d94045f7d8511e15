import type { Locale } from '#domain/site.ts'

export interface Bank {
  code: string
  name: Record<Locale, string>
  /** Background and text colour of the app's icon. */
  colours: [string, string]
}

/** Bank apps of the sandbox, all with the same page. Their icons are invented. */
export const BANKS: readonly Bank[] = [
  { code: 'khan', name: { mn: 'Хаан банк', en: 'Khan Bank' }, colours: ['#2B6441', '#FFFFFF'] },
  { code: 'golomt', name: { mn: 'Голомт банк', en: 'Golomt Bank' }, colours: ['#1450A3', '#FFFFFF'] },
  { code: 'tdb', name: { mn: 'Худалдаа хөгжлийн банк', en: 'Trade and Development Bank' }, colours: ['#101B2E', '#F2B233'] },
  { code: 'state', name: { mn: 'Төрийн банк', en: 'State Bank' }, colours: ['#AE2A2A', '#FFFFFF'] },
  { code: 'xac', name: { mn: 'Хас банк', en: 'Xac Bank' }, colours: ['#F2B233', '#101B2E'] },
  { code: 'm', name: { mn: 'М банк', en: 'M Bank' }, colours: ['#414B5C', '#FFFFFF'] }
]

export function findBank(code: string | undefined): Bank {
  return BANKS.find(bank => bank.code === code) ?? (BANKS[0] as Bank)
}

export function renderBankIcon(bank: Bank): string {
  const letters = bank.name.en.slice(0, 1)
  const [ground, ink] = bank.colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${ground}"/><rect x="4.5" y="4.5" width="39" height="39" rx="8" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-dasharray="7 5"/><text x="24" y="32" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="22" fill="${ink}">${letters}</text></svg>`
}
