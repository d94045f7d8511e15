/** `npm run doctor`: tries the configuration and every service of the shop, compares its books, and says what to do about each failure. */
import { registerHooks } from 'node:module'
import { parseArgs } from 'node:util'
import { normalizeEmail, normalizePhone } from '#domain/account.ts'
import { inspectConfig } from '#server/kernel/config.ts'
import type { Check } from './service-check.ts'
import { startCommand } from './start-command.ts'

const HELP = `npm run doctor -- [options]    tries configuration, database, storage, SMS, SMTP, payment, search, PosAPI and error
                               reports, and whether payments, orders, stock and the ledger agree

  --sms=99112233        also sends a test message to this phone
  --mail=you@shop.mn    also sends a test message to this mailbox`

const MARKS = { works: '✓', fails: '✗', skipped: '–' } as const
await startCommand(async () => {
  const { values } = parseArgs({ options: { sms: { type: 'string' }, mail: { type: 'string' }, help: { type: 'boolean' } } })
  const phone = values.sms === undefined ? null : normalizePhone(values.sms)
  const email = values.mail === undefined ? null : normalizeEmail(values.mail)
  if (values.help) console.log(HELP)
  else if ((values.sms !== undefined && !phone) || (values.mail !== undefined && !email)) throw new Error(HELP)
  else await examineShop({ phone, email })
})

async function examineShop(recipients: { phone: string | null; email: string | null }): Promise<void> {
  // Sandboxes of payment providers import fonts and styles for their pages, which only a build resolves.
  registerHooks({
    load: (url, context, load) =>
      /\.(woff2|css|svg)(\?|$)/.test(url) ? { format: 'module', source: "export default ''", shortCircuit: true } : load(url, context)
  })
  const { checkServices } = await import('./check-services.ts')
  const { config, problems } = inspectConfig(process.env)
  const missing = problems.map((text): Check => ({ name: 'Configuration', state: 'fails', text }))
  const complete: Check = { name: 'Configuration', state: 'works', text: `complete, ${config.mode} mode` }
  const checks = [...(missing.length ? missing : [complete]), ...(await checkServices(config, recipients))]
  for (const { name, state, text, remedy } of checks) {
    console.log(`${MARKS[state]} ${name.padEnd(14)} ${text}`)
    if (remedy) console.log(`  ${''.padEnd(14)} ${remedy}`)
  }
  const failed = checks.filter(({ state }) => state === 'fails').length
  console.log(failed ? `\n${failed} of ${checks.length} fail.` : '\nNothing fails.')
  process.exitCode = failed ? 1 : 0
}
