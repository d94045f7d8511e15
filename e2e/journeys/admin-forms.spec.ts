import admin from '../../src/i18n/locales/mn/admin_product.json' with { type: 'json' }
import classification from '../../src/i18n/locales/mn/classification.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import productForm from '../../src/i18n/locales/mn/product_form.json' with { type: 'json' }
import site from '../../src/i18n/locales/mn/admin_site.json' with { type: 'json' }
import { CUSTOMER, logInAs, OWNER } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'

test('sending one form of a page keeps what was typed in its others, and a refused one keeps its own', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()

  await page.goto('/admin/setup/rules')
  const [lease, loyalty] = [page.locator('button[value="save:lease"]'), page.locator('button[value="save:loyalty"]')]
  const percent = page.locator('form', { has: loyalty }).locator('[name=percent]')
  await percent.fill('7')
  await lease.click()
  // The note stands in the form that was saved, and a fragment does not keep the focus from it.
  const note = page.locator('form', { has: lease }).locator('.note-success')
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport()
  await expect(percent).toHaveValue('7')
  await page.reload()
  await expect(percent).not.toHaveValue('7')

  await page.goto('/admin/options?open=colour')
  const row = page.locator('details[open] .option-row').first()
  await row.locator('[name=label_mn]').fill('')
  await row.locator('[name=label_en]').fill('')
  await row.locator('button[value^="save:"]').click()
  await expect(row.locator('[name=label_mn]')).toBeFocused()
  await expect(row.locator('[name=label_mn]')).toHaveAccessibleDescription(errors.blank)
  await expect(row.locator('[name=label_en]')).toHaveValue('')

  // A moved section takes the focus with it.
  await page.goto('/admin/home/arrange')
  await page.locator('button[value="down:1"]').press('Enter')
  await expect(page.locator('button[value="down:2"]')).toBeFocused()
  await context.close()
})

test('a record that another person has saved meanwhile is not overwritten', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  const [told] = classification.changed_meanwhile.split('.')
  const was = JSON.stringify({ label: {}, name: {}, minimum: -1, prizes: [] })
  for (const [path, action] of [
    ['/admin/badges', 'save:'],
    ['/admin/options', 'save:'],
    ['/admin/setup/branches', 'save:'],
    ['/admin/roulette/settings', 'location'],
    ['/admin/roulette/settings', 'stocks'],
    ['/admin/tags', 'save:'],
    ['/admin/series', 'save:'],
    ['/admin/authors', 'save:'],
    ['/admin/synonyms', 'save']
  ] as const) {
    await page.goto(path)
    const button = page.locator(`button[name=action][value^="${action}"]`).first()
    const form = page.locator('form', { has: button }).first()
    await form.locator('[name=was]').evaluate((field, value) => ((field as HTMLInputElement).value = value), was)
    await button.evaluate(element => (element as HTMLButtonElement).form?.requestSubmit(element as HTMLButtonElement))
    await expect(page.getByText(told ?? '').first(), `${path} ${action}`).toBeVisible()
  }
  await context.close()
})

test('a change of all products that match the filters reaches those of other pages', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  await page.goto('/admin/products?sort=price_asc')
  const shown = await page.locator('[name=select]').count()
  const all = page.locator('[name=all]')
  await all.check()
  await page.locator('.product-bulk summary', { hasText: admin.bulk_badge }).click()
  await page.locator('button[value="preview:badge"]').click()
  await expect(page.locator('.product-preview [name=select]').nth(shown)).toBeAttached()
  await context.close()
})

test('one box selects every row of a page, and shows when only some are selected', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  await page.goto('/admin/products')
  const [all, rows] = [page.getByLabel(admin.select_all), page.locator('[name=select]')]
  await all.check()
  await expect(page.locator('[name=select]:checked')).toHaveCount(await rows.count())
  await rows.first().uncheck()
  await expect(all).toBeChecked({ indeterminate: true })
  await context.close()
})

test('half a row and an empty picture are refused at their fields, and what was typed remains', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()

  await page.goto('/admin/announcements')
  const invalid = page.locator('[aria-invalid=true]').first()
  await page.locator('fieldset').last().locator('[name$=_href]').fill('/sale')
  await page.locator('main .button-primary').click()
  await expect(invalid).toHaveAccessibleDescription(errors.blank)
  await expect(page.locator('fieldset', { has: invalid }).locator('[name$=_href]')).toHaveValue('/sale')

  await page.goto('/admin/setup/payment')
  await page.locator('fieldset').last().locator('[name$=_card]').fill('4111 1111 1111 1111')
  await page.locator('main .button-primary').click()
  await expect(invalid).toHaveAccessibleDescription(errors.blank)
  await expect(page.locator('fieldset', { has: invalid }).locator('[name$=_card]')).toHaveValue('4111 1111 1111 1111')

  await page.goto('/admin/products/new')
  await page.locator('#title_mn').fill('Туршилтын аяга')
  await page.locator('#new_pictures').setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
  await page.locator('main .button-primary').click()
  await expect(page.locator('#new_pictures')).toHaveAccessibleDescription(new RegExp(errors.file_empty))
  await expect(page.locator('#title_mn')).toHaveValue('Туршилтын аяга')
  await page.locator('.product-options summary').first().click()
  await page.locator('[name=option_0_values]').fill('S; M')
  await page.locator('main .button-primary').click()
  await expect(page.locator('[name=option_0_key]')).toHaveAccessibleDescription(productForm.option_half)
  await expect(page.locator('[name=option_0_values]')).toHaveValue('S; M')
  await context.close()
})

test('by the keyboard, a long form is saved from its beginning, and its bar covers no field @phone', async ({ page, origin }) => {
  await becomeOwner(page.context().request, origin)
  await page.goto('/admin/products/1')
  const skip = page.getByRole('link', { name: site.skip_to_save })
  const save = page.locator('#save')
  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).not.toHaveAttribute('name', 'title_mn')
  await save.focus()
  await expect(save).toHaveAttribute('aria-keyshortcuts', /Control\+S/)

  await page.locator('#title_mn').focus()
  const findCovered = (): Promise<string | null> =>
    page.evaluate(() => {
      const field = document.activeElement
      const bar = document.querySelector('.product-form-save')
      if (!field || !bar || bar.contains(field)) return null
      const [box, edge] = [field.getBoundingClientRect(), bar.getBoundingClientRect()]
      // The caret of a high field is in its first line.
      return box.top + 24 > edge.top ? field.outerHTML.slice(0, 120) : null
    })
  for (let pressed = 0; pressed < 90; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await findCovered()).toBeNull()
  }
  await page.keyboard.press('Control+KeyS')
  await expect(page).toHaveURL(/done=same/)
  await expect(page.locator('.note-success')).toBeFocused()
})

test('on a page with several forms, each button has a name of its own, and the page has one main heading', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  for (const path of ['/admin/home/arrange', '/account/notices', '/account/profile/password']) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    const buttons = page.locator('main').getByRole('button')
    await expect(buttons.first()).toBeVisible()
    const names = await page
      .locator('main button:not([aria-hidden=true])')
      .evaluateAll(all => all.map(each => each.ariaLabel ?? each.textContent.trim()))
    expect(
      names.filter((name, at) => name && names.indexOf(name) !== at),
      path
    ).toEqual([])
  }
  await context.close()
})

test('every row of orders, products and customers has a header, which screen readers read with each cell', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  for (const [path, account] of [
    ['/admin/orders', OWNER],
    ['/admin/products', OWNER],
    ['/admin/customers', OWNER],
    ['/account/orders', CUSTOMER]
  ] as const) {
    await logInAs(context.request, account)
    await page.goto(path)
    const rows = page.locator('tbody').getByRole('row')
    await expect(rows.first()).toBeVisible()
    await expect(page.locator('tbody').getByRole('rowheader')).toHaveCount(await rows.count())
  }
  await context.close()
})

test('a menu longer than the window shows its current part, and its beginning where that part is there', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 600 } })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  for (const path of ['/admin/jobs', '/account/notices']) {
    await page.goto(path)
    await expect(page.locator('.account-sidebar li [aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/account/profile')
  await expect(page.locator('.account-profile')).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/orders')
  await expect(page.locator('#admin-group-0')).toBeInViewport()
  await context.close()
})
