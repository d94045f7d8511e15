import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import adminSite from '../../src/i18n/locales/mn/admin_site.json' with { type: 'json' }
import errorTexts from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import editorTexts from '../../src/i18n/locales/mn/editor.json' with { type: 'json' }
import adminEntries from '../../src/i18n/locales/mn/admin_entries.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'

const PICTURE = new URL('../pictures/home.webp', import.meta.url).pathname
/** The demo's editor, without staff permissions. */
const EDITOR = '99083344'
const SAVED = new RegExp(editorTexts.saved_at.replace('{{time}}', '\\d\\d:\\d\\d'))

async function logIn(browser: Browser, login: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const answer = await context.request.post('/api/v2/users/login', { data: { login, password: 'delguur-demo' } })
  expect(answer.ok()).toBe(true)
  return context
}

const findText = (page: Page) => page.getByRole('textbox', { name: editorTexts.body.replace('{{language}}', 'Монгол') })
/** The editor is one large file, which loads slowly on a busy machine. */
const waitUntilOpened = (page: Page) => expect(findText(page)).toBeVisible({ timeout: 45_000 })
const waitUntilSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible({ timeout: 20_000 })

test('an article is written with a product and a picture, submitted, published and read', { tag: '@phone-only' }, async ({ browser }) => {
  // Three users, an upload and a publication take more than two minutes on a slow machine.
  test.setTimeout(240_000)
  const title = `Ороолт угаах нь ${test.info().project.name} ${Date.now()}`
  const writer = await logIn(browser, '88112345')
  const page = await writer.newPage()
  await page.goto('/a/create')
  await page.getByLabel(adminEntries.working_title).fill(title)
  await page.getByRole('button', { name: adminEntries.start }).click()
  await waitUntilOpened(page)
  await findText(page).click()
  await page.keyboard.type('Ороолтоо гараар, бүлээн усанд угаана.')
  await expect(findText(page)).toContainText('угаана.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.getByRole('option', { name: editorTexts.product_card }).click()
  await page.getByRole('combobox', { name: editorTexts.product_search }).fill('ороолт')
  await page.getByRole('listbox', { name: editorTexts.product_found }).getByRole('option').first().click()
  const product = page.getByRole('group', { name: editorTexts.product_put })
  await expect(product).toBeVisible()
  const name = (await product.locator('b, .bold').first().textContent()) ?? ''

  await page.getByRole('toolbar').getByRole('button', { name: editorTexts.picture, exact: true }).click()
  await page.getByLabel(editorTexts.pictures_choose).setInputFiles(PICTURE)
  const picture = page.getByRole('group', { name: editorTexts.picture, exact: true })
  await picture.getByLabel(editorTexts.alt).fill('Угаасан ороолт хатаж байна')
  await picture.getByLabel(editorTexts.alt).blur()
  await waitUntilSaved(page)
  await page.getByRole('button', { name: editorTexts.submit }).click()
  await expect(page.getByText(editorTexts.state_in_review)).toBeVisible()

  const editor = await logIn(browser, EDITOR)
  const review = await editor.newPage()
  await review.goto('/account/articles?show=in_review')
  await review.getByRole('link', { name: title }).click()
  await waitUntilOpened(review)
  await expect(findText(review)).toContainText('бүлээн усанд')
  await review.getByRole('button', { name: editorTexts.publish, exact: true }).click()
  await review.getByRole('button', { name: editorTexts.publish_anyway }).click()
  await expect(review.getByText(editorTexts.state_published, { exact: true })).toBeVisible()

  const reader = await browser.newContext()
  const reading = await reader.newPage()
  await expect(async () => {
    await reading.goto('/articles')
    await expect(reading.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await reading.getByRole('link', { name: title }).first().click()
  await expect(reading.getByRole('heading', { name: title })).toBeVisible()
  await expect(reading.getByText('бүлээн усанд угаана.')).toBeVisible()
  await expect(reading.getByRole('img', { name: 'Угаасан ороолт хатаж байна' })).toBeVisible()
  await expect(reading.getByRole('link', { name })).toBeVisible()
  await Promise.all([writer.close(), editor.close(), reader.close()])
})

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function paste(page: Page, plain: string, html = ''): Promise<void> {
  await findText(page).evaluate(
    (element, [words, markup]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', words ?? '')
      if (markup) clipboardData.setData('text/html', markup)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [plain, html]
  )
}

/** The editor learns of the browser's own caret moves by an event, which on a busy machine waits for frames. */
const waitUntilCaretMoved = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))

const newLine = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+End')
  await waitUntilCaretMoved(page)
  await page.keyboard.press('Enter')
  await waitUntilCaretMoved(page)
}

/** Markdown, a Google document, a link of a product, a moved block, a crop and a comment, by keyboard. */
async function pasteAndArrange(page: Page, id: number): Promise<void> {
  const document = findText(page)
  await newLine(page)
  await paste(page, '## Угаах\n\n- Нэг\n  - Дотор\n\nТөгсгөл')
  await expect(document.getByRole('heading', { name: 'Угаах' })).toBeVisible()
  await expect(document.locator('li li')).toHaveText('Дотор')
  await newLine(page)
  const google = `<b style="font-weight:normal"><ul><li>А</li><ul><li>Б</li></ul></ul><p><img src="data:image/png;base64,${DOT}" alt="Цэг"></p></b>`
  await paste(page, 'А Б', google)
  await expect(document.locator('li li', { hasText: 'Б' })).toBeVisible()
  const picture = page.getByRole('group', { name: editorTexts.picture, exact: true })
  await expect(picture.getByRole('img', { name: 'Цэг' })).toBeVisible({ timeout: 20_000 })

  const { products } = (await (await page.request.get('/api/v2/products?per_page=1')).json()) as { products: { slug: string }[] }
  await newLine(page)
  await paste(page, new URL(`/products/${products[0]?.slug}`, page.url()).href)
  await expect(page.getByRole('option', { name: editorTexts.link_plain })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: editorTexts.product_put })).toBeVisible()

  // The editor learns of the browser's own caret moves a moment later.
  await expect(async () => {
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect(document.getByRole('paragraph').first()).not.toContainText('Сайн', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(document.getByRole('paragraph').first()).toContainText('Сайн')

  await newLine(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: editorTexts.link_address }).fill('ороолт')
  await expect(page.getByRole('listbox', { name: editorTexts.link_pages }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(document.locator('a[href^="/"]').last()).toBeVisible()

  await picture.getByRole('button', { name: editorTexts.framing }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: editorTexts.framing_save }).click()
  await expect(picture.getByRole('button', { name: editorTexts.framing })).toBeFocused()
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  const read = await page.request.get(`/api/v2/articles/${id}?edit=true`)
  const { texts } = (await read.json()) as { texts: { mn: { blocks: { type: string; framing?: { focus: unknown } }[] } } }
  expect(texts.mn.blocks.find(({ type }) => type === 'image')?.framing?.focus).toEqual({ x: 30, y: 50 })

  await document.getByText('Төгсгөл').click()
  await waitUntilCaretMoved(page)
  await page.keyboard.press('Control+Alt+m')
  await page.keyboard.type('Эх сурвалжаа шалгаарай')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Эх сурвалжаа шалгаарай' })).toBeVisible()
  await expect(document.locator('.has-comment')).toHaveCount(1)
  await page.getByRole('button', { name: editorTexts.comment_resolve }).click()
  await expect(document.locator('.has-comment')).toHaveCount(0)

  await page.keyboard.press('Control+Shift+f')
  await expect(page.getByRole('complementary')).toBeHidden()
  await page.keyboard.press('Control+Shift+f')
  await expect(page.getByRole('complementary')).toBeVisible()
}

test('pictures of a gallery are next to each other in the editor, as wide as their column', async ({ browser }) => {
  const editor = await logIn(browser, EDITOR)
  const made = await editor.request.post('/api/v2/articles', { data: { title: 'Цомог', locale: 'mn' } })
  const { id } = (await made.json()) as { id: number }
  const pictures = await Promise.all(
    ['red', 'green', 'blue'].map(async colour => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${colour}"/></svg>`
      const buffer = await sharp(Buffer.from(svg)).webp().toBuffer()
      const image = { name: `${colour}.webp`, mimeType: 'image/webp', buffer }
      const answer = await editor.request.post(`/api/v2/articles/${id}/upload_image`, { multipart: { image } })
      return { imageId: ((await answer.json()) as { id: string }).id, alt: colour, caption: '' }
    })
  )
  const blocks = [{ type: 'gallery', pictures, caption: '' }]
  const fields = { title: 'Цомог', summary: '', lead: '', seo_title: '', seo_description: '' }
  const written = await editor.request.put(`/api/v2/articles/${id}/texts/mn`, { data: { version: 1, ...fields, blocks } })
  expect(written.ok()).toBe(true)
  const page = await editor.newPage()
  await page.goto(`/a/${id}/edit`)
  await waitUntilOpened(page)
  const shown = page.getByRole('group', { name: editorTexts.gallery }).getByRole('listitem')
  await expect(shown).toHaveCount(3)
  for (const item of await shown.all()) {
    const [whole, image, field] = await Promise.all([
      item.boundingBox(),
      item.locator('img').boundingBox(),
      item.getByRole('textbox').first().boundingBox()
    ])
    expect(image?.width).toBeGreaterThan(140)
    expect(image?.width).toBeCloseTo(whole?.width ?? 0, 0)
    expect(field?.width).toBeCloseTo(whole?.width ?? 0, 0)
    expect(whole?.height).toBeLessThan(620)
  }
  await editor.close()
})

test('an editor writes by keyboard: the caret starts in the text and stays there', async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await logIn(browser, EDITOR)
  const made = await editor.request.post('/api/v2/articles', { data: { title: 'Гараар', locale: 'mn' } })
  const { id } = (await made.json()) as { id: number }
  const page = await editor.newPage()
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(error.message))
  page.on('console', message => message.text().startsWith('[tiptap') && thrown.push(message.text()))
  await page.goto(`/a/${id}/edit`)
  await waitUntilOpened(page)
  await expect(findText(page)).toBeFocused()
  await page.keyboard.type('Сайн')
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)
  await expect(page.getByText(editorTexts.measure_one.replace('{{n}}', '1').replace('{{m}}', '1'))).toBeVisible()

  // A slash inside a sentence, and text after the inserted block.
  await page.keyboard.type(' уу /цомог')
  await expect(page.getByRole('option', { name: editorTexts.gallery })).toBeVisible()
  await page.keyboard.press('Enter')
  const gallery = page.getByRole('group', { name: editorTexts.gallery })
  await expect(gallery).toBeVisible()
  await expect(findText(page)).toBeFocused()
  await page.keyboard.type('Доорх мөр ')
  await expect(gallery).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('/products')
  await page.keyboard.press('Enter')
  await expect(findText(page).getByRole('link', { name: '/products' })).toBeVisible()
  await expect(findText(page)).toBeFocused()

  // Removed by a script of the page, so that no blur commits the typed caption before.
  await gallery.getByLabel(editorTexts.gallery_caption).fill('Бичиж дуусаагүй')
  await gallery.getByRole('button', { name: editorTexts.block_remove.replace('{{name}}', editorTexts.gallery) }).dispatchEvent('click')
  await expect(gallery).toBeHidden()
  await expect(findText(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await waitUntilSaved(page)

  await pasteAndArrange(page, id)

  // The second product that is found.
  await findText(page).focus()
  await newLine(page)
  await page.keyboard.type(`/${editorTexts.product_card}`)
  await expect(page.getByRole('option', { name: editorTexts.product_card })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ороолт')
  const second = page.getByRole('listbox', { name: editorTexts.product_found }).getByRole('option').nth(1)
  await expect(second).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const name = (await second.locator('b').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: editorTexts.product_put }).filter({ hasText: name })).toBeVisible()
  await expect(findText(page)).toBeFocused()

  await page.getByRole('button', { name: editorTexts.publish, exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: editorTexts.publish_no_both })
  await question.getByRole('button', { name: editorTexts.publish_not_yet }).click()
  await expect(page.getByText(editorTexts.state_draft, { exact: true }).first()).toBeVisible()
  expect(thrown).toEqual([])
  await editor.close()
})

test('the link of a preview shows its cover and its own address in chats, and no search engine keeps it', async ({ browser, baseURL }) => {
  const editor = await logIn(browser, EDITOR)
  const made = await editor.request.post('/api/v2/lookbooks', { data: { title: 'Удахгүй', locale: 'mn' } })
  const { id, ...entry } = (await made.json()) as { id: number; slug: string; author_id: number }
  const buffer = await sharp({ create: { width: 1300, height: 700, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const image = { name: 'cover.png', mimeType: 'image/png', buffer }
  const sent = await editor.request.post(`/api/v2/lookbooks/${id}/upload_image`, { multipart: { image } })
  const { id: imageId } = (await sent.json()) as { id: string }
  const { slug, author_id } = entry
  const settings = { version: 1, slug, author_id, image: { id: imageId }, image_alt: {}, tags: [], series: null, comments_open: true }
  expect((await editor.request.put(`/api/v2/lookbooks/${id}`, { data: settings })).ok()).toBe(true)
  const link = await editor.request.post(`/api/v2/lookbooks/${id}/preview`, { data: { locale: 'mn' } })
  const { path } = (await link.json()) as { path: string }
  const guest = await browser.newContext()
  const html = await (await guest.request.get(path)).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain(`<meta property="og:url" content="${baseURL}${path}">`)
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(picture).toContain(imageId)
  expect((await guest.request.get(picture)).headers()['content-type']).toBe('image/jpeg')
  await Promise.all([editor.close(), guest.close()])
})

/** An uncompressed picture of 24 bits a pixel, which the server does not accept. */
function toBitmap(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54 + width * height * 3, 0x80)
  bytes.write('BM')
  bytes.fill(0, 2, 54)
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

test(
  'on a phone the state of saving covers no button; a picture of another kind is converted',
  { tag: '@phone-only' },
  async ({ browser }) => {
    const editor = await logIn(browser, EDITOR)
    const made = await editor.request.post('/api/v2/articles', { data: { title: 'Утсаар', locale: 'mn' } })
    const { id } = (await made.json()) as { id: number }
    const page = await editor.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/a/${id}/edit`)
    await waitUntilOpened(page)
    const status = page.locator('.save-status')
    const expectApart = async (): Promise<void> => {
      const button = await page.getByRole('button', { name: editorTexts.distraction_free }).boundingBox()
      const text = await status.locator('span').evaluate(span => {
        const range = document.createRange()
        range.selectNodeContents(span)
        const clipped = span.clientWidth === 1
        const { right, bottom } = clipped ? span.getBoundingClientRect() : range.getBoundingClientRect()
        return { right, bottom }
      })
      expect(text.right <= (button?.x ?? 0) || text.bottom <= (button?.y ?? 0)).toBe(true)
    }
    await findText(page).click()
    await page.keyboard.type('Утсаар')
    await expect(status).toContainText(editorTexts.changed)
    await expectApart()
    await waitUntilSaved(page)
    await expectApart()
    await findText(page).evaluate((element, base64) => {
      const clipboardData = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
      clipboardData.items.add(new File([bytes], 'scan.bmp', { type: 'image/bmp' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, toBitmap(40, 30).toString('base64'))
    await expect(page.getByRole('group', { name: editorTexts.picture, exact: true })).toBeVisible()
    await editor.clearCookies()
    await findText(page).click()
    await page.keyboard.type(' дахин')
    await expect(status).toContainText(editorTexts.logged_out)
    await expect(status.getByRole('link', { name: editorTexts.log_in })).toBeInViewport()
    await expectApart()
    await editor.close()
  }
)

/** Pasted HTML of other programs, and the blocks that it becomes. */
const PASTES: { from: string; html: string; blocks: unknown[] }[] = [
  {
    from: 'Facebook',
    html: `<div dir="auto">Сайн <img width="16" height="16" alt="😍" src="https://static.xx.fbcdn.net/images/emoji.php/v9/1f60d.png"> уу</div>
      <div dir="auto">• Нэг</div><div dir="auto">• <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fa.mn%2Fb%3Ffbclid%3D1&amp;h=AT">Хоёр</a></div>`,
    blocks: [
      { type: 'paragraph', text: [{ text: 'Сайн 😍 уу' }] },
      { type: 'list', ordered: false, items: [[{ text: 'Нэг' }], [{ text: 'Хоёр', href: 'https://a.mn/b' }]] }
    ]
  },
  {
    from: 'Word',
    html: `<p class=MsoNormal>Эх<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a> бичвэр</p>
      <div style='mso-element:footnote-list'><br clear=all><hr size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>
      <a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Номын сан</p><p>2024 он</p></div></div>`,
    blocks: [{ type: 'paragraph', text: [{ text: 'Эх' }, { note: 'Номын сан 2024 он' }, { text: ' бичвэр' }] }]
  },
  {
    from: 'Wikipedia',
    html: `<p>Ноолуур<sup id="cite_ref-1"><a href="https://mn.wikipedia.org/wiki/X#cite_note-1">[1]</a></sup> зөөлөн<sup id="cite_ref-2"><a href="#cite_note-2">[2]</a></sup>.</p>
      <ol><li id="cite_note-1"><a href="https://mn.wikipedia.org/wiki/X#cite_ref-1">↑</a> Эхний эх</li></ol>`,
    blocks: [
      {
        type: 'paragraph',
        text: [{ text: 'Ноолуур' }, { note: 'Эхний эх' }, { text: ' зөөлөн' }, { text: '[2]', href: '#cite_note-2' }, { text: '.' }]
      }
    ]
  },
  {
    from: 'Google Docs',
    html: `<table><tr><td rowspan="2"><p>1</p></td><td colspan="2"><p>2</p></td></tr><tr><td><p>3</p></td><td><p>4</p></td></tr></table>`,
    blocks: [
      {
        type: 'table',
        head: false,
        rows: [
          [[{ text: '1' }], [{ text: '2' }], []],
          [[], [{ text: '3' }], [{ text: '4' }]]
        ],
        caption: ''
      }
    ]
  },
  {
    from: 'a single cell of Excel',
    html: '<table><tr><td>Дээл</td></tr></table>',
    blocks: [{ type: 'paragraph', text: [{ text: 'Дээл' }] }]
  },
  {
    from: 'a page with a table of contents',
    html: '<div><p><a id="toc1" href="#s1">Угаах</a></p></div><div><h2 id="s1"><a href="#toc1">Угаах</a></h2><p>Бүлээн усанд</p></div>',
    blocks: [
      { type: 'paragraph', text: [{ text: 'Угаах', href: '#s1' }] },
      { type: 'heading', level: 2, text: 'Угаах' },
      { type: 'paragraph', text: [{ text: 'Бүлээн усанд' }] }
    ]
  },
  {
    from: 'a web page',
    html: '<h2>Хоёр<br>мөр</h2><blockquote><p>Нэг</p><p>Хоёр</p></blockquote><p><a href="http://HOST/en/products/deel?fbclid=1">Дээл</a></p>',
    blocks: [
      { type: 'heading', level: 2, text: 'Хоёр мөр' },
      { type: 'quote', text: 'Нэг Хоёр', cite: '' },
      { type: 'paragraph', text: [{ text: 'Дээл', href: '/products/deel' }] }
    ]
  }
]

test('text of other programs is pasted with its lists, footnotes, tables and emoji, and without tracking', async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await logIn(browser, EDITOR)
  const made = await editor.request.post('/api/v2/articles', { data: { title: 'Буулгах', locale: 'mn' } })
  const { id } = (await made.json()) as { id: number }
  const page = await editor.newPage()
  await page.goto(`/a/${id}/edit`)
  await waitUntilOpened(page)
  const readBlocks = async (): Promise<unknown[]> => {
    await page.keyboard.press('Control+s')
    await waitUntilSaved(page)
    const read = await page.request.get(`/api/v2/articles/${id}?edit=true`)
    return ((await read.json()) as { texts: { mn: { blocks: unknown[] } } }).texts.mn.blocks
  }
  for (const { from, html, blocks } of PASTES) {
    await findText(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await paste(page, 'x', html.replace('HOST', new URL(page.url()).host))
    await expect(async () => expect(await readBlocks(), from).toEqual(blocks)).toPass({ timeout: 10_000 })
  }
  await findText(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, 'Үз: https://a.mn/b?fbclid=1. Бас (https://a.mn/X_(Y)), «https://b.mn»')
  await expect(findText(page).locator('a')).toHaveText(['https://a.mn/b?fbclid=1', 'https://a.mn/X_(Y)', 'https://b.mn'])
  await expect(findText(page).locator('a').first()).toHaveAttribute('href', 'https://a.mn/b')
  await newLine(page)
  await page.keyboard.type('Бичсэн')
  await paste(page, 'буулгасан')
  await expect(findText(page)).toContainText('Бичсэнбуулгасан')
  await page.keyboard.press('Control+z')
  await expect(findText(page)).not.toContainText('буулгасан')
  await expect(findText(page)).toContainText('Бичсэн')
  await newLine(page)
  await paste(page, '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a" title="YouTube" allowfullscreen></iframe>')
  await expect(page.getByRole('option', { name: editorTexts.video })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: editorTexts.video, exact: true })).toBeVisible()
  await editor.close()
})

test('concurrent saves lose nothing: both versions are displayed, and both can be kept', async ({ browser }) => {
  const [one, other] = await Promise.all([logIn(browser, '88112345'), logIn(browser, EDITOR)])
  const made = await one.request.post('/api/v2/articles', { data: { title: 'Хоёулаа', locale: 'mn' } })
  const { id } = (await made.json()) as { id: number }
  const [mine, theirs] = [await one.newPage(), await other.newPage()]
  await Promise.all([mine.goto(`/a/${id}/edit`), theirs.goto(`/a/${id}/edit`)])
  await Promise.all([waitUntilOpened(mine), waitUntilOpened(theirs)])
  await expect(mine.locator('.other-writers')).toContainText('Монгол', { timeout: 20_000 })
  await findText(theirs).click()
  await theirs.keyboard.type('Редакторын өгүүлбэр.')
  await waitUntilSaved(theirs)

  await findText(mine).click()
  await mine.keyboard.type('Зохиогчийн өгүүлбэр.')
  const conflict = mine.getByRole('dialog', { name: editorTexts.stale_title })
  await expect(conflict.getByText('Редакторын', { exact: false }).first()).toBeVisible()
  await conflict.getByRole('button', { name: editorTexts.by_hand }).click()
  await conflict.getByLabel(editorTexts.keep_both).check()
  await conflict.getByRole('button', { name: editorTexts.save_mixed }).click()
  await waitUntilSaved(mine)
  await theirs.reload()
  await waitUntilOpened(theirs)
  await expect(findText(theirs)).toContainText('Редакторын өгүүлбэр.')
  await expect(findText(theirs)).toContainText('Зохиогчийн өгүүлбэр.')
  await Promise.all([one.close(), other.close()])
})

test('an editor writes a page with text and a picture, which is hidden until it is published', async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await logIn(browser, EDITOR)
  const page = await editor.newPage()
  await page.goto('/admin/pages/create')
  await waitUntilOpened(page)
  const slug = `gift-wrapping-${Date.now()}`
  await page.getByLabel(`${adminSite.title_field} ${adminEntries.state_mn}`).fill('Бэлгийн боодол')
  await page.getByLabel(adminSite.address, { exact: true }).fill(slug)
  await findText(page).click()
  await page.keyboard.type('Бэлгийг тань үнэгүй боож өгнө.')
  await page.getByRole('toolbar').getByRole('button', { name: editorTexts.picture, exact: true }).click()
  await page.getByLabel(editorTexts.pictures_choose).setInputFiles(PICTURE)
  await expect(page.getByRole('group', { name: editorTexts.picture, exact: true })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: adminSite.save, exact: true }).click()
  await expect(page.getByText(adminSite.saved_hidden)).toBeVisible({ timeout: 20_000 })
  expect((await editor.request.get(`/${slug}`)).status()).toBe(404)

  await page.getByLabel(adminSite.publish_page).check()
  await page.getByRole('button', { name: adminSite.save, exact: true }).click()
  await expect(page.getByText(adminSite.saved)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: adminSite.see_page }).click()
  await expect(page.getByText('Бэлгийг тань үнэгүй боож өгнө.')).toBeVisible()
  await expect(page.locator('article figure img, article .prose img')).toHaveCount(1)

  // Deleted by another editor while it is edited: the typed values remain.
  expect((await editor.request.delete(`/api/v2/pages/${slug}`)).ok()).toBe(true)
  const staleResponse = await editor.request.post(`/admin/pages/${slug}`, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { version: '2', title_mn: 'Боодлын үнэ' }
  })
  expect(staleResponse.status()).toBe(422)
  const answer = await staleResponse.text()
  expect(answer).toContain('Боодлын үнэ')
  expect(answer).toContain(errorTexts.slug_deleted)

  // Restored, it is hidden.
  await page.goto('/admin/pages')
  await page.getByRole('listitem').filter({ hasText: 'Бэлгийн боодол' }).getByRole('button', { name: adminSite.restore }).click()
  await waitUntilOpened(page)
  await expect(findText(page)).toContainText('Бэлгийг тань үнэгүй боож өгнө.')
  await expect(page.getByLabel(adminSite.publish_page)).not.toBeChecked()
  await editor.close()
})

test('a deleted article is restored, at once or from the list', { tag: '@phone' }, async ({ browser }) => {
  const title = `Устгасан түүх ${test.info().project.name} ${Date.now()}`
  const writer = await logIn(browser, '88112345')
  const page = await writer.newPage()
  await page.goto('/a/create')
  await page.getByLabel(adminEntries.working_title).fill(title)
  await page.getByRole('button', { name: adminEntries.start }).click()
  await waitUntilOpened(page)
  const removeEntry = async () => {
    await page.getByRole('button', { name: editorTexts.delete, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: editorTexts.delete, exact: true }).click()
    await expect(page.getByText(adminEntries.deleted_done.replace('{{n}}', '30'))).toBeVisible()
  }
  await removeEntry()
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  await page.getByRole('button', { name: adminEntries.restore, exact: true }).click()
  await waitUntilOpened(page)
  await removeEntry()
  await page.getByRole('link', { name: adminEntries.deleted, exact: true }).click()
  await page.getByRole('button', { name: `${adminEntries.restore}: ${title}` }).click()
  await waitUntilOpened(page)
  await expect(page.getByRole('heading', { name: title })).toBeAttached()
  await writer.close()
})

test('videos of a pasted page become blocks, what cannot is said, and a refused picture is not offered again', async ({ browser }) => {
  const editor = await logIn(browser, EDITOR)
  const made = await editor.request.post('/api/v2/articles', { data: { title: 'Хуулсан хуудас', locale: 'mn' } })
  const { id } = (await made.json()) as { id: number }
  const page = await editor.newPage()
  await page.goto(`/a/${id}/edit`)
  await waitUntilOpened(page)
  await findText(page).click()
  const facebook = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent('https://www.facebook.com/delguur/videos/12/')}`
  await paste(
    page,
    'Эхэнд Төгсөв',
    `<p>Эхэнд <iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" title="Ноолуур"></iframe></p>
    <iframe src="${facebook}" width="560" height="314"></iframe><iframe src="https://count.example.com/" width="1" height="1"></iframe>
    <noscript><iframe src="https://count.example.com/ns.html"></iframe></noscript>
    <iframe src="https://www.google.com/maps/embed?pb=1" width="600" height="450"></iframe><p>Төгсөв</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Хөдөлгөөнт">`
  )
  const video = page.getByRole('group', { name: editorTexts.video, exact: true })
  await expect(video).toContainText('YouTube')
  await expect(video.getByLabel(editorTexts.video_title)).toHaveValue('Ноолуур')
  await expect(page.getByRole('group', { name: editorTexts.link_card })).toContainText('facebook.com')
  await expect(page.getByText(editorTexts.frames_left_out_one)).toBeVisible()
  await expect(findText(page)).toContainText('Төгсөв')
  const refused = page.getByRole('alert').filter({ hasText: 'picture.gif' })
  await expect(refused.getByRole('button', { name: editorTexts.remove, exact: true })).toBeVisible()
  await expect(refused.getByRole('button', { name: editorTexts.retry })).toHaveCount(0)
  await editor.close()
})
