import { CUSTOMER, logInAs, OWNER } from '../accounts.ts'
import { expect, test, withoutPictures } from '../fixtures.ts'
import { readFirstProduct } from '../pages.ts'
import moderation from '../../src/i18n/locales/mn/moderation.json' with { type: 'json' }
import review from '../../src/i18n/locales/mn/review.json' with { type: 'json' }

test(
  'a question waits, staff answer it as the shop, a reader reports it, and staff hide it with the reason, without JavaScript',
  { tag: '@phone-only' },
  async ({ customer, browser, origin }) => {
    const [staff, reader] = [
      await browser.newContext({ baseURL: origin, javaScriptEnabled: false }),
      await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    ]
    for (const context of [staff, reader, customer]) withoutPictures(context)
    await logInAs(staff.request, OWNER)
    await logInAs(reader.request, CUSTOMER)
    const path = `/products/${await readFirstProduct(customer.request, origin)}/questions`
    const question = `www.jishee${Date.now()}.mn дээрх шиг юу?`

    const page = await customer.newPage()
    await page.goto(`${origin}${path}`)
    await page.getByLabel(moderation.ask).fill(question)
    await page.getByRole('button', { name: moderation.ask_send }).click()
    await expect(page.getByText(moderation.question_pending)).toBeVisible()

    const queue = await staff.newPage()
    await queue.goto('/admin/reviews?kind=question')
    await expect(queue).toHaveURL(/\/admin\/moderation\?kind=question/)
    const item = queue.getByRole('listitem').filter({ hasText: question })
    await item.getByText(moderation.answer, { exact: true }).click()
    await item.getByLabel(moderation.answer_text).fill('Тийм, адилхан.')
    await item.getByRole('button', { name: moderation.answer_send, exact: true }).click()
    await expect(queue.getByText(moderation.done_answered)).toBeVisible()

    const read = await reader.newPage()
    await read.goto(path)
    const asked = read.getByRole('listitem').filter({ hasText: question })
    await expect(asked.getByText(review.shop)).toBeVisible()
    await asked.getByRole('link', { name: moderation.report }).click()
    await read.getByLabel(moderation.reason_spam).check()
    await read.getByRole('button', { name: moderation.report_send }).click()
    await expect(read.getByText(moderation.report_sent)).toBeVisible()

    await queue.goto('/admin/moderation?state=reported')
    const reported = queue.getByRole('listitem').filter({ hasText: question })
    await reported.getByLabel(moderation.reason).selectOption('spam')
    await reported.getByRole('button', { name: moderation.hide }).click()
    await expect(queue.getByText(moderation.done_hidden)).toBeVisible()
    await read.getByRole('link', { name: moderation.report_back }).click()
    await expect(read).toHaveURL(new RegExp(`${path}#c`))
    await expect(read.getByText(question)).toHaveCount(0)
    await staff.close()
    await reader.close()
  }
)
