import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderBlock, renderNotes } from '#components/content/blocks/render.ts'
import type { Entry } from '#contract/content.ts'
import type { StoredBlock } from '#domain/document.ts'
import { toSafeHref } from '#domain/href.ts'
import { FLAGS, type Picture } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import { storedDocument } from '#contract/document.ts'
import { toInlines } from '#domain/document-text.ts'
import { stockProduct } from '../catalogue/small-shop.ts'
import { requireOk, type ContentTest, openContentTest, type Person, createContent } from './content-shop.ts'
import { countRuns } from '../../long.ts'

/** Known script injections. */
const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  `'"--></style></script><svg onload=alert(1)>`,
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus='",
  '`onclick=alert(1)`',
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><details open ontoggle=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028<script>alert(1)</script>\u2029',
  '\0<scr\0ipt>alert(1)</scr\0ipt>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '\u202Eevil\u202C'
]
const LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u00A0:alert(1)',
  'jav&#x09;ascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://shop.mn/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https:evil.example/"onmouseover="alert(1)',
  'https://user:password@evil.example/',
  'https://evil.example/"><script>alert(1)</script>',
  'mailto:a@b.mn?body=<script>',
  'tel:javascript:alert(1)',
  '#"><script>alert(1)</script>',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)'
]
const TAGS = new Set(
  'a aside article b blockquote br button circle cite code details div em figcaption figure footer form h1 h2 h3 hr img input label li line ol option p path picture polyline pre rect s section select source span strong summary sup svg table tbody td th thead time tr ul use video del track'.split(
    ' '
  )
)

/** Everything in HTML that could run a script or load a resource. */
function findHarm(html: string, isFramed = false): string[] {
  const harm: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      // The frame of a video has a document of the shop's own.
      const { srcdoc, ...others } = attributes
      if (name === 'iframe' && srcdoc) harm.push(...findHarm(srcdoc, true))
      else if (!TAGS.has(name)) harm.push(`<${name}>`)
      for (const [key, value] of Object.entries(name === 'iframe' ? others : attributes)) {
        if (key.startsWith('on') || key === 'srcdoc' || key === 'formaction') harm.push(`${name} ${key}`)
        const leads = key === 'href' || key === 'src' || key === 'action' || key === 'poster'
        if (leads && !/^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/.test(value)) harm.push(`${name} ${key}=${value}`)
        if (key === 'style' && !isFramed && !/^left:[\d.]+%;top:[\d.]+%$/.test(value)) harm.push(`${name} style=${value}`)
      }
    },
    oncomment: () => void harm.push('comment'),
    onprocessinginstruction: name => void harm.push(name)
  })
  parser.end(html)
  return harm
}

const reading = { locale: 'mn' as const, t: createTranslator('mn'), here: '/article/x', notes: [] as string[], configs: FLAGS }
const renderDocument = ({ blocks, notes }: Pick<Entry, 'blocks' | 'notes'>): string => {
  const read = { ...reading, notes }
  return (
    blocks.map(block => (block.type === 'products' ? '' : renderBlock(block, read, { cards: 0, looks: 0 }))).join('') + renderNotes(read)
  )
}

describe('links', () => {
  it.each(LINKS)('%j leads nowhere, or where it says', link => {
    const safe = toSafeHref(link)
    if (safe !== null) expect(findHarm(`<a href="${safe.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">x</a>`)).toEqual([])
    if (safe !== null) expect(safe).not.toMatch(/script:|[<>"\s]|^\/[/\\]|@evil|\/\/[^/]*evil\.example\/?$/i)
  })

  it('that are safe are unchanged', () => {
    for (const link of [
      '/t/home?colour=sky#top',
      '#section-2',
      'https://www.montsame.mn/mn/',
      'mailto:shop@delguur.mn',
      'tel:+97677001188'
    ])
      expect(toSafeHref(link)).toBe(link)
  })
})

const ID = '0123456789abcdef0123'
/** A block of every type with the same text in every field. */
const createBlocks = (text: string, href = '/'): unknown[] => [
  { type: 'webpage', href: 'https://evil.example/"onclick="x', title: text, text, imageId: ID, onclick: text },
  {
    type: 'paragraph',
    text: [{ text, href, bold: true, onclick: text }, { note: `${text}.` }, { product: `${text}.`, text }],
    drop: true,
    id: text
  },
  { type: 'heading', level: 2, text },
  { type: 'list', ordered: false, items: [[{ text, href }]] },
  { type: 'quote', text, cite: text },
  { type: 'table', head: true, rows: [[[{ text }]], [[{ text, href }]]], caption: text },
  { type: 'code', text },
  { type: 'rule', html: text },
  { type: 'image', imageId: ID, alt: text, caption: text, src: href },
  { type: 'gallery', pictures: [{ imageId: ID, alt: text, caption: text }], caption: text },
  {
    type: 'video',
    source: { host: 'youtube', id: 'dQw4w9WgXcQ', embed: text },
    posterId: null,
    title: text,
    caption: text,
    transcript: text
  },
  { type: 'product', slug: 'sweater', note: text },
  { type: 'products', title: text, slugs: ['sweater'] },
  { type: 'look', imageId: ID, alt: text, title: text, text, spots: [{ slug: 'sweater', x: 1, y: 1, onclick: text }] }
]
const KEYS = /"(onclick|html|src|embed)":|"id":"</

describe('documents', () => {
  it('of any shape are rejected or reduced to the schema', () => {
    const text = fc.oneof(fc.constantFrom(...SCRIPTS, ...LINKS), fc.string({ unit: 'binary', maxLength: 40 }))
    const block = fc.oneof(
      fc.tuple(text, text).chain(([response, href]) => fc.constantFrom(...createBlocks(response, href))),
      fc.anything(),
      fc.record({ type: text, text })
    )
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), blocks => {
        const read = storedDocument.safeParse(blocks)
        if (!read.success) return
        for (const part of read.data.flatMap(toInlines))
          if ('href' in part && part.href !== undefined) expect(toSafeHref(part.href)).toBe(part.href)
        const json = JSON.stringify(read.data)
        expect(json).not.toMatch(KEYS)
        expect(json).not.toMatch(/\\u0000|\\u0001|\u202E/)
        // Storing a stored document changes nothing.
        expect(storedDocument.parse(read.data)).toEqual(read.data)
      }),
      { numRuns: countRuns(100, 5000) }
    )
  })

  it.each([
    [[{ type: 'script', text: 'alert(1)' }]],
    [[{ type: 'heading', level: 1, text: '' }]],
    [[{ type: 'video', source: { host: 'evil', id: 'x' }, posterId: null, title: '', caption: '', transcript: '' }]],
    [[{ type: 'video', source: { host: 'shop', file: '../../etc/passwd' }, posterId: null, title: '', caption: '', transcript: '' }]],
    [[{ type: 'image', imageId: '../x', alt: '', caption: '' }]],
    [[{ type: 'look', imageId: ID, alt: '', title: '', text: '', spots: [{ slug: 'a', x: 101, y: 0 }] }]],
    [[{ type: 'code', text: 'x'.repeat(100_001) }]],
    [Array.from({ length: 2001 }, () => ({ type: 'rule' }))],
    [Array.from({ length: 5 }, () => ({ type: 'code', text: 'x'.repeat(90_000) }))],
    ['x'],
    [null]
  ])('%# are refused', blocks => expect(storedDocument.safeParse(blocks).success).toBe(false))
})

describe('the editor', () => {
  let shop: ContentTest
  let editor: Person
  beforeAll(async () => {
    shop = await openContentTest()
    editor = await shop.person('editor')
    await stockProduct(shop.db, { slug: 'sweater', title: { mn: 'Цамц' } })
  }, 60_000)
  afterAll(() => shop.close())

  const image = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string): FormData => {
    const form = new FormData()
    form.set('image', new File([bytes], name, { type }))
    return form
  }

  it("no stored content runs in a reader's browser", async () => {
    const { body } = await editor.ask('POST', '/articles', { title: 'x' })
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1450A3' } })
      .png()
      .toBuffer()
    const { id: imageId } = requireOk(
      await editor.ask<Picture>('POST', `/articles/${body.id}/upload_image`, image(new Uint8Array(picture), 'a.png', 'image/png'))
    )
    const words = [...SCRIPTS, ...LINKS]
    const blocks = words.flatMap((text, index) => createBlocks(text, LINKS[index % LINKS.length])) as StoredBlock[]
    const own = JSON.parse(JSON.stringify(blocks).replaceAll(ID, imageId)) as StoredBlock[]
    const products = own.map(block =>
      block.type === 'paragraph' ? { ...block, text: block.text.filter(part => !('product' in part)) } : block
    )
    const text = {
      ...createContent(SCRIPTS[1] ?? ''),
      summary: SCRIPTS[2] ?? '',
      lead: SCRIPTS[3] ?? '',
      seo_title: SCRIPTS[4] ?? '',
      blocks: products
    }
    const withHtml = await editor.ask('PUT', `/articles/${body.id}/texts/mn`, { version: 1, ...text, html: SCRIPTS[0] })
    expect(withHtml).toMatchObject({ status: 422, body: { errors: { html: [expect.any(String)] } } })
    requireOk(await editor.ask('PUT', `/articles/${body.id}/texts/mn`, { version: 1, ...text }))
    requireOk(await editor.ask('POST', `/articles/${body.id}/texts/mn/state`, { state: 'published', version: 2 }))
    const entry = requireOk(await shop.guest.ask<Entry>('GET', `/articles/${body.id}`))
    expect(entry.blocks.length).toBeGreaterThan(500)
    expect(JSON.stringify(entry.blocks)).not.toMatch(KEYS)
    expect(findHarm(renderDocument(entry))).toEqual([])
    expect(findHarm('<p onclick="x"><script></script></p>')).toHaveLength(2)
  })

  it('pictures are decoded and re-encoded, or rejected with a message', async () => {
    const { body } = await editor.ask('POST', '/articles', { title: 'Зураг' })
    const send = (form: FormData) =>
      editor.ask<Picture & { code: string; error: string }>('POST', `/articles/${body.id}/upload_image`, form)
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#AE2A2A' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer()
    const kept = requireOk(await send(image(new Uint8Array(photo), 'photo.jpg', 'image/jpeg')))
    expect(kept).toMatchObject({ width: 2000, height: 1000 })
    const stored = await shop.server.storage.read(`originals/${kept.id.slice(0, 2)}/${kept.id}`)
    expect(Buffer.from(stored ?? []).includes('secret-place')).toBe(false)
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const zip = new Uint8Array(Buffer.from('504b0304140000000800', 'hex'))
    expect(await send(image(svg, 'a.svg', 'image/svg+xml'))).toMatchObject({ status: 415, body: { code: 'image_unsupported' } })
    expect(await send(image(svg, 'a.png', 'image/png'))).toMatchObject({ status: 415 })
    expect(await send(image(zip, 'holiday.jpg', 'image/jpeg'))).toMatchObject({
      status: 415,
      body: { error: expect.stringContaining('JPEG') }
    })
    expect(await send(image(new Uint8Array(photo.subarray(0, 900)), 'torn.jpg', 'image/jpeg'))).toMatchObject({ status: 415 })
    expect(await send(image(new Uint8Array(50_000_000), 'huge.jpg', 'image/jpeg'))).toMatchObject({
      status: 413,
      body: { code: 'image_too_large' }
    })
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(2_000_000)
    expect(await send(image(new Uint8Array(bomb), 'bomb.png', 'image/png'))).toMatchObject({ status: 413 })
    expect(await editor.ask('POST', `/articles/${body.id}/upload_image`, { image: 'x' })).toMatchObject({ status: 400 })
    expect(await send(new FormData())).toMatchObject({ status: 415 })
    expect(await send(image(new Uint8Array(), 'empty.jpg', 'image/jpeg'))).toMatchObject({ status: 422, body: { code: 'file_empty' } })
  })

  it('invalid requests are rejected and write nothing', async () => {
    const id = await shop.begin(editor, 'Бүтэн')
    const attempts = [
      { version: 2 },
      { version: 2, ...createContent('x'), title: 7 },
      { version: -1, ...createContent('x') },
      { version: 2, ...createContent('x'), blocks: {} },
      { version: 2, ...createContent('x'.repeat(301)) }
    ]
    for (const input of attempts)
      expect(await editor.ask('PUT', `/articles/${id}/texts/mn`, input)).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(await editor.ask('PUT', `/articles/${id}/texts/de`, { version: 0, ...createContent('x') })).toMatchObject({ status: 404 })
    expect(
      await editor.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('x'), pad: 'x'.repeat(4_100_000) })
    ).toMatchObject({
      status: 413
    })
    expect(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'public', version: 2 })).toMatchObject({ status: 422 })
    expect(requireOk(await editor.ask('GET', `/articles/${id}?edit=1`)).texts.mn).toMatchObject({ title: 'Бүтэн', version: 2 })
  })
})
