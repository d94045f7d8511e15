/** Names of crawlers, link previews, monitors and HTTP libraries. People's browsers have none of these words. */
const BOT =
  /bot|crawl|spider|slurp|preview|externalhit|facebookcatalog|whatsapp|telegram|viber|embed|monitor|uptime|pingdom|lighthouse|headless|phantom|puppeteer|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|libwww|httpclient|scrap|archiver|validator/i
const MAX_CACHED = 500
const verdicts = new Map<string, boolean>()

/** Whether a user agent is a program without a person. An unknown one is. */
export function isBot(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const known = verdicts.get(userAgent)
  if (known !== undefined) return known
  const verdict = BOT.test(userAgent)
  if (verdicts.size < MAX_CACHED) verdicts.set(userAgent, verdict)
  return verdict
}
