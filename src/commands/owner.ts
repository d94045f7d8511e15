/** `npm run owner -- 99112233`: makes the account of a phone the owner of the shop. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatPhone, normalizePhone } from '#domain/account.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openMigrated } from '#server/kernel/db/open-migrated.ts'
import { listOwners, makeOwner } from '#server/identity/index.ts'

const HELP = `npm run owner -- 99112233    the owner's phone; without it, the owners are listed

  Creates the account where there is none. The owner logs in at /login with a code that the shop sends to this phone.`

const root = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

const [typed] = process.argv.slice(2)
const mobile = typed === undefined ? null : normalizePhone(typed)
if (typed?.startsWith('-')) console.log(HELP)
else if (typed !== undefined && mobile === null) {
  console.error(`${typed} is not a phone number of eight digits.\n\n${HELP}`)
  process.exitCode = 1
} else {
  try {
    // The mode is irrelevant to the database, and the other settings of a live shop need not be complete yet.
    const database = await openMigrated(readConfig({ ...process.env, DELGUUR_MODE: 'demo' }))
    try {
      if (mobile) {
        const phone = formatPhone(mobile)
        const done = {
          created: `The account ${phone} was created, and is the owner's.`,
          promoted: `The account ${phone} is the owner's now.`,
          unchanged: `The account ${phone} was an owner's already.`
        }
        console.log(done[await makeOwner(database.db, mobile, new Date())])
        console.log('Log in at /login with a code, then open /admin.')
      } else {
        const owners = await listOwners(database.db)
        console.log(owners.length ? `Owners: ${owners.join(', ')}` : `The shop has no owner.\n\n${HELP}`)
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    if (message.includes('is in use'))
      console.error('A shop without an owner prints an invitation link when it starts, which needs no stop: open that link instead.')
    process.exitCode = 1
  }
}
