/** `npm run owner -- 99112233`: makes the account of a phone the owner of the shop. */
import { formatPhone, normalizePhone } from '#domain/account.ts'
import { startCommand } from './start-command.ts'
import { runShopCommand } from './with-shop.ts'

const HELP = `npm run owner -- 99112233    the owner's phone; without it, the owners are listed

  Creates the account where there is none. The owner logs in at /login with a code that the shop sends to this phone.

npm run owner -- 99112233 --two-step-off    turns off the account's two-step login, for a lost phone without recovery codes`
const TWO_STEP_OFF = '--two-step-off'

await startCommand(async () => {
  const [typed, option] = process.argv.slice(2)
  const mobile = typed === undefined ? null : normalizePhone(typed)
  if (typed?.startsWith('-') || (option !== undefined && option !== TWO_STEP_OFF)) console.log(HELP)
  else if (typed === undefined) await listOwners()
  else if (mobile === null) throw new Error(`${typed} is not a phone number of eight digits.\n\n${HELP}`)
  else if (option === TWO_STEP_OFF) await endTwoStep(mobile)
  else await makeOwner(mobile)
})

async function listOwners(): Promise<void> {
  const owners = (await runShopCommand({ name: 'owners' })) as string[]
  console.log(owners.length ? `Owners: ${owners.join(', ')}` : `The shop has no owner.\n\n${HELP}`)
}

async function endTwoStep(mobile: string): Promise<void> {
  const wasOn = (await runShopCommand({ name: 'end_two_step', mobile })) as boolean
  console.log(`The two-step login of ${formatPhone(mobile)} is off${wasOn ? ' now' : ' already'}.`)
}

async function makeOwner(mobile: string): Promise<void> {
  const phone = formatPhone(mobile)
  const texts: Record<string, string> = {
    created: `The account ${phone} was created, and is the owner's.`,
    promoted: `The account ${phone} is the owner's now.`,
    unchanged: `The account ${phone} was an owner's already.`
  }
  console.log(texts[String(await runShopCommand({ name: 'owner', mobile }))])
  console.log('Log in at /login with a code, then open /admin.')
}
