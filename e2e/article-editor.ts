import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import editorTexts from '../src/i18n/locales/mn/editor.json' with { type: 'json' }
import { type Account, logInAs } from './accounts.ts'

/** Steps of the tests of the editor. */

export const PICTURE = new URL('./pictures/home.webp', import.meta.url).pathname
const SAVED = new RegExp(editorTexts.saved_at.replace('{{time}}', '\\d\\d:\\d\\d'))

export async function openContext(browser: Browser, account: Account): Promise<BrowserContext> {
  const context = await browser.newContext()
  await logInAs(context.request, account)
  return context
}

/** Creates an article in Mongolian. @returns its id */
export async function createArticle(request: APIRequestContext, title: string): Promise<number> {
  const made = await request.post('/api/v2/articles', { data: { title, locale: 'mn' } })
  return ((await made.json()) as { id: number }).id
}

export async function openArticle(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/a/${id}/edit`)
  await waitUntilOpened(page)
  return page
}

export const findText = (page: Page) => page.getByRole('textbox', { name: editorTexts.body.replace('{{language}}', 'Монгол') })
/** The editor is one large file, which loads slowly on a busy machine. */
export const waitUntilOpened = (page: Page) => expect(findText(page)).toBeVisible({ timeout: 45_000 })
export const waitUntilSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible({ timeout: 20_000 })

export async function paste(page: Page, plain: string, html = ''): Promise<void> {
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
export const waitUntilCaretMoved = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))

export async function newLine(page: Page): Promise<void> {
  await page.keyboard.press('Control+End')
  await waitUntilCaretMoved(page)
  await page.keyboard.press('Enter')
  await waitUntilCaretMoved(page)
}
