import auth from '../../src/i18n/locales/mn/auth.json' with { type: 'json' }
import texts from '../../src/i18n/locales/mn/passkey.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'

test('a customer adds a passkey, logs in with it, and removes it', async ({ customer }) => {
  const page = await customer.newPage()
  const device = await customer.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  })
  // The button only: this browser has no list of suggestions, and its virtual device would answer them at any moment.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/account/profile/login')
  await page.getByRole('button', { name: texts.add }).click()
  await expect(page.getByText(texts.added)).toBeVisible()
  await page.getByRole('link', { name: texts.rename }).click()
  await page.getByLabel(texts.name).fill('Гар утас')
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.renamed)).toBeVisible()

  await customer.clearCookies()
  await page.goto('/login?from=/account/profile/login')
  const button = page.getByRole('button', { name: texts.log_in })
  await button.click()
  await page.waitForURL('/account/profile/login')
  await expect(page.getByText('Гар утас')).toBeVisible()

  await page.getByRole('link', { name: texts.remove }).click()
  await page.getByRole('button', { name: texts.remove }).click()
  await expect(page.getByText(texts.removed)).toBeVisible()
  await customer.clearCookies()
  await page.goto('/login?password=1')
  // The device still has it, and the shop does not: the field remains.
  await expect(page.getByLabel(auth.password, { exact: true })).toBeVisible()
  await button.click()
  await expect(page.locator('[data-passkey-message]')).not.toBeEmpty()
})
