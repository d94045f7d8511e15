import editorTexts from '../../src/i18n/locales/mn/editor.json' with { type: 'json' }
import { EDITOR } from '../accounts.ts'
import { createArticle, findText, newLine, openArticle, openContext, paste, waitUntilOpened, waitUntilSaved } from '../article-editor.ts'
import { expect, test } from '../fixtures.ts'

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
    const editor = await openContext(browser, EDITOR)
    const id = await createArticle(editor.request, 'Утсаар')
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
  const editor = await openContext(browser, EDITOR)
  const id = await createArticle(editor.request, 'Буулгах')
  const page = await openArticle(editor, id)
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

test('videos of a pasted page become blocks, what cannot is said, and a refused picture is not offered again', async ({ browser }) => {
  const editor = await openContext(browser, EDITOR)
  const id = await createArticle(editor.request, 'Хуулсан хуудас')
  const page = await openArticle(editor, id)
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
