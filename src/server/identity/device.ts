import { parse } from 'bowser'

/** Browsers inside apps name the system's browser, too. */
const APPS: readonly [RegExp, string][] = [
  [/Orca-|Messenger/, 'Messenger'],
  [/Instagram/, 'Instagram'],
  [/FB_IAB|FBA[NV]/, 'Facebook']
]

/** Browser and system, such as `Chrome, Android`; empty where they are unknown. */
export function describeDevice(userAgent: string): string {
  // The library refuses an empty text.
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent)
  const app = APPS.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [app ?? browser.name, os.name].filter(Boolean).join(', ')
}
