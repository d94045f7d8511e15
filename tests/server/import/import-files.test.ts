import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { productDocument, type ProductDocument } from '#contract/catalogue-document.ts'
import { fetchPublic, isPrivate } from '#server/kernel/http/fetch-public.ts'
import { chooseOptionKey, toOptionLabel } from '#server/import/file/options.ts'
import { toDescriptionFromHtml, toTextFromHtml, toParagraphs } from '#server/import/file/plain-text.ts'
import { parsePrice, parseQuantity, parseRate } from '#server/import/file/price.ts'
import { type FileEntry, inspectFile, type ReadOptions, readText } from '#server/import/file/read-file.ts'
import { readJsonProducts } from '#server/import/file/read-json.ts'
import { toProduct } from '#server/import/file/shopify-product.ts'
import { readShopifyRows } from '#server/import/file/shopify-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'delguur-import-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const one = { units: 1n, parts: 1n }
const options: ReadOptions = { rate: one, tags: 'few', untracked: null }
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src'

async function read(bytes: string | Buffer, settings: Partial<ReadOptions> = {}): Promise<FileEntry[]> {
  const path = join(folder, 'list.csv')
  writeFileSync(path, bytes)
  const { encoding } = await inspectFile(path)
  const entries: FileEntry[] = []
  for await (const rows of readShopifyRows(readText(path, encoding))) entries.push(toProduct(rows, { ...options, ...settings }))
  return entries
}

async function readProduct(text: string | Buffer, settings?: Partial<ReadOptions>): Promise<ProductDocument> {
  const [found] = await read(text, settings)
  if (found?.kind !== 'product') throw new Error(JSON.stringify(found))
  return found.product
}

describe('prices', () => {
  it.each([
    ['36.00', '3450', 124_200],
    ['10.99', '3450', 37_916],
    ['1,234.50', '1', 1235],
    ['1 234,50', '2', 2469],
    ['₮45,000', '1', 45_000],
    ['0.5', '1', 1],
    ['1.299,00', '1', 1299],
    ['45.000', '1', 45_000],
    ['1.250.000', '1', 1_250_000],
    ['₮ 45 000', '1', 45_000],
    ['45’000 төг.', '1', 45_000]
  ])('reads %s at %s', (text, rate, tugrik) => expect(parsePrice(text, parseRate(rate) ?? one)).toBe(tugrik))

  it.each(['abc', '-5', '1e9', '99999999999', ''])('refuses %s', text => expect(parsePrice(text, one)).toBeNull())
  it.each([
    ['1,000', 1000],
    ['10,00', 10],
    ['10.0000', 10],
    ['10,0000', 10],
    ['-2', -2],
    ['1e9', null],
    ['0x10', null]
  ])('reads %s pieces', (text, pieces) => expect(parseQuantity(text)).toBe(pieces))
  it('rejects an invalid rate', () => expect([parseRate('0'), parseRate('-1'), parseRate('x')]).toEqual([null, null, null]))
})

describe('texts', () => {
  it('keep text and lines of HTML without scripts', () => {
    const html = `<meta charset="utf-8"><p onclick="x()">Warm &amp; <b>light</b><br>wool</p><script>alert(1)</script><ul><li>One</li><li> Two</li></ul><iframe src="//x">no</iframe><table><tr><td>S</td><td>40 cm</td></tr></table><img src=x onerror=y>`
    expect(toTextFromHtml(html)).toBe('Warm & light\nwool\n• One\n• Two\nS · 40 cm')
  })
  it('keep emphasis and links of a description, also through an export', () => {
    const html =
      '<p><em>Made by <a href="http://united.test/" target="_blank">United</a>.</em></p><ul><li><b> Face </b>wash</li><li>5 * 3 [ml]</li></ul><p><a href="javascript:x()">no</a> <strong>two\nlines</strong><strong></strong></p>'
    const text = toDescriptionFromHtml(html)
    expect(text).toBe('*Made by [United](http://united.test/).*\n• **Face** wash\n• 5 * 3 [ml]\nno **two lines**')
    expect(toDescriptionFromHtml(toParagraphs(text))).toBe(text)
  })
  it('are read in a short time, however they are written', () => {
    const started = performance.now()
    for (const html of ['<td></td>', '<div>a', ' ·', '<b>a', '*'].map(piece => `${piece.repeat(150_000 / piece.length)}x`))
      toDescriptionFromHtml(html)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
  it('accept plain text unchanged', () => expect(toTextFromHtml('5 < 6 & 7\r\n\r\nnext')).toBe('5 < 6 & 7\nnext'))
})

describe('options', () => {
  it.each([
    ['Size', ['Small', 'XL'], '', 'clothing_size'],
    ['Size', ['7', '8.5'], 'Leather boots', 'shoe_size'],
    ['Хэмжээ', ['28', '30'], 'Жинсэн өмд', 'pants_size'],
    ['Size', ['36', '38', '40'], 'Naomi dress', 'clothing_size'],
    ['Size', ['38', '40'], '', 'shoe_size'],
    ['Size', ['28', '30'], 'Boot-cut jeans', 'pants_size'],
    ['Size', ['36', '38'], 'Jean jacket for boots', 'clothing_size'],
    ['Size', ['36', '38'], 'Short-sleeve dress', 'clothing_size'],
    ['Size', ['36', '38'], 'Жинсэн хүрэм', 'clothing_size'],
    ['Size', ['32x34', '34x34'], 'Chino', 'pants_size'],
    ['Size', ['50 cm', '54 cm'], 'bicycle', 'size'],
    ['Color', ['Red'], '', 'colour'],
    ['Өнгө', ['Улаан'], '', 'colour'],
    ['Material', ['Felt'], '', 'material'],
    ['Материал', ['Эсгий'], '', 'material'],
    ['Нөөц', ['Том'], '', 'nuuts']
  ])('%s of %j is told by its values and its product', (name, values, title, key) =>
    expect(chooseOptionKey(name, values, [title])).toBe(key)
  )
  it('of any name are only names', () => {
    expect(chooseOptionKey('constructor', ['toString'], [])).toBe('constructor')
    expect(toOptionLabel('clothing_size', 'valueOf').value).toBe('valueOf')
    expect(toOptionLabel('colour', 'constructor')).toMatchObject({ value: 'constructor', hex: null })
  })
  it('distinguish values by symbols', () => {
    const codes = ['A', 'A+', 'A++', '½', '1/2', '100', '100%', '🟥', '🟦'].map(text => toOptionLabel('cup', text).value)
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('normalize sizes, and recognize colours', () => {
    expect(toOptionLabel('clothing_size', 'medium').value).toBe('M')
    expect(toOptionLabel('colour', 'Navy')).toEqual({ key: 'colour', value: 'navy', label: { mn: 'Хар хөх', en: 'Navy' }, hex: '#1F2E4F' })
    expect(toOptionLabel('colour', 'Heather Grey')).toMatchObject({ value: 'heather-grey', label: { en: 'Heather Grey' }, hex: '#8E8E8E' })
  })
})

describe("Shopify's list", () => {
  it.each(['.', '..'])('refuses the handle %s, which browsers take out of an address', async handle => {
    const [found] = await read(`${HEADER}\n${handle},Hat,,,,,,,,HAT,1,45000,,`)
    expect(found).toMatchObject({ kind: 'problem', line: 2, text: 'the handle has no letter or digit' })
    expect(productDocument.safeParse({ handle }).success).toBe(false)
  })
  it('reads no line of millions of cells', async () => {
    const text = `${HEADER}\nhat,Hat,,,,,,,,HAT,1,45000,,\n${','.repeat(3_000_000)}`
    await expect(read(text)).rejects.toThrow('Line 3: a quotation mark is not closed, or a cell is none of a product.')
  })
  it('refuses the handle of an address of the shop itself', async () => {
    const [found] = await read(`${HEADER}\nshelf,Shelf,,,,,,,,SHELF,1,45000,,`)
    expect(found).toMatchObject({ kind: 'problem', line: 2, text: 'the handle "shelf" is an address of the shop itself; change it' })
  })
  it.each([
    ['$36', 1n],
    ['₮45,000', 3450n]
  ])('refuses %s among prices of another currency', async (price, units) => {
    const [found] = await read(`${HEADER}\nhat,Hat,,,,,,,,HAT,1,"${price}",,`, { rate: { units, parts: 1n } })
    expect(found).toMatchObject({ kind: 'problem', line: 2, text: `Variant Price is in another currency: "${price}"` })
  })
  const rows = [
    HEADER,
    'felt-boots,Felt boots,"<p>Warm,\nvery ""warm""</p>",Altai,Shoes,"winter, Altai, Red",true,Color,Red,FB-R,3,20.00,25.00,https://x.test/a.jpg',
    'felt-boots,,,,,,,,Blue,FB-B,-2,20.00,15,https://x.test/b.jpg',
    'felt-boots,,,,,,,,,,,,,https://x.test/c.jpg'
  ]
  const completeRow = {
    handle: 'felt-boots',
    title: { en: 'Felt boots' },
    description: { en: 'Warm, very "warm"' },
    brand: { name: { en: 'Altai' } },
    taxons: [{ names: [{ en: 'Shoes' }] }],
    tags: ['winter'],
    make_tags: true,
    published: true,
    variants: [
      { sku: 'FB-R', options: { colour: 'red' }, price: 86_250, sale_price: 69_000, on_hand: 3 },
      { sku: 'FB-B', options: { colour: 'blue' }, price: 69_000, sale_price: null, on_hand: 0 }
    ],
    images: ['a', 'b', 'c'].map(name => ({ source: `https://x.test/${name}.jpg`, colour: null }))
  }

  it('groups rows to one product', async () => {
    expect(await readProduct(rows.join('\n'), { rate: { units: 3450n, parts: 1n } })).toMatchObject(completeRow)
  })
  it.each([
    ['CRLF with a mark', `\uFEFF${rows.join('\r\n')}`],
    ['CR alone', rows.join('\r').replace('Warm,\n', 'Warm,\r')],
    ['UTF-16 without its mark', Buffer.from(rows.join('\n'), 'utf16le')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows.join('\n'), 'utf16le')])],
    [
      'semicolons',
      rows
        .join('\n')
        .replace('"winter, Altai, Red"', 'winter')
        .replace('"<p>Warm,\nvery ""warm""</p>"', '<p>Warm| very</p>')
        .replaceAll(',', ';')
    ]
  ])('reads it in %s', async (_, text) => {
    expect(await readProduct(text)).toMatchObject({ handle: 'felt-boots', variants: [{ sku: 'FB-R' }, { sku: 'FB-B' }] })
  })
  it('reads SKUs without the apostrophe of spreadsheets', async () => {
    const text = rows.join('\n').replace('FB-R', "'0042")
    expect(await readProduct(text)).toMatchObject({ variants: [{ sku: '0042' }, { sku: 'FB-B' }] })
    expect(await readProduct(rows.join('\n').replace('FB-R', '<1>&2'))).toMatchObject({ variants: [{ sku: '<1>&2' }, { sku: 'FB-B' }] })
  })
  it('takes the type where the category is a number', async () => {
    const text = rows
      .join('\n')
      .replace('Body (HTML)', 'Product Category')
      .replace(/"<p>[^]*?<\/p>"/, '187')
    expect(await readProduct(text)).toMatchObject({ taxons: [{ names: [{ en: 'Shoes' }] }], tags: ['winter'] })
  })
  it.each([
    ['Furniture', ['Furniture', 'Shoes']],
    ['Apparel & Accessories > Shoe Care', ['Apparel & Accessories', 'Shoe Care']],
    ['Shoes > Boots', ['Shoes', 'Boots']]
  ])('adds the type below the category %s where it says more', async (category, names) => {
    const text = rows
      .join('\n')
      .replace('Body (HTML)', 'Product Category')
      .replace(/"<p>[^]*?<\/p>"/, category)
    expect(await readProduct(text)).toMatchObject({ taxons: [{ names: names.map(en => ({ en })) }], tags: ['winter'] })
  })
  it('distinguishes Windows-1251 from 1252, and restores ө and ү', async () => {
    // «Гөлөг, хүү» in old fonts: є for ө, ї for ү.
    const cyrillic = Buffer.from([0xc3, 0xba, 0xeb, 0xba, 0xe3, 0x20, 0xf5, 0xbf, 0xbf])
    const western = Buffer.from('Caf\xe9 cr\xe8me', 'latin1')
    const list = (title: Buffer) => Buffer.concat([Buffer.from(`${HEADER}\nx,`), title, Buffer.from(',,,,,,,,X,1,5,,')])
    expect((await readProduct(list(cyrillic))).title).toEqual({ mn: 'Гөлөг хүү' })
    expect((await readProduct(list(western))).title).toEqual({ en: 'Café crème' })
  })
  it('reports the line of an invalid value and skips the whole product', async () => {
    const entries = await read(
      [HEADER, 'a,A,,,,,,,,A,1,5,,', 'b,B,,,,,,Size,S,B1,1,5,,', 'b,,,,,,,,M,B2,1,cheap,,', 'c,C,,,,,,,,C,1,5,,'].join('\n')
    )
    expect(entries.map(each => each.kind)).toEqual(['product', 'problem', 'product'])
    expect(entries[1]).toMatchObject({ line: 4, handle: 'b', text: expect.stringContaining('cheap') as string })
  })
  it('skips only products with an unclosed quotation mark', async () => {
    const entries = await read(
      [
        HEADER,
        'a,A,,,,,,,,A,1,5,,',
        'b,B,,,,,,Size,S,B1,1,5,,',
        'b,,"x"y,,,,,,M,B2,1,5,,',
        'c,C,"fine",,,,,,,C,1,5,,',
        'd,D,,,,,,,,D,1,5,,'
      ].join('\n')
    )
    const handles = entries.flatMap(each => (each.kind === 'product' ? [each.product.handle] : []))
    expect(handles).toContain('a')
    expect(handles).toContain('d')
    expect(handles).not.toContain('b')
    expect(entries.find(each => each.kind === 'problem')).toMatchObject({ handle: 'b', line: 4 })
  })
  it.each([
    ['a quotation mark that is not closed', `b,"B,${'x\n'.repeat(600_000)}`],
    ['a cell without an end', `b,B,${'x'.repeat(1_000_000)},,,,,,B,1,5,,`]
  ])('says that nothing behind %s was read', async (_, row) => {
    const text = [HEADER, 'a,A,,,,,,,,A,1,5,,', 'a2,A,,,,,,,,A2,1,5,,', row, 'c,C,,,,,,,,C,1,5,,'].join('\n')
    await expect(read(text)).rejects.toThrow(/^Line 4: a quotation mark is not closed.* Nothing behind it was read\.$/)
  })
  it('hides unpublished products and ignores prices of picture rows', async () => {
    const text = [HEADER, 'a,A,,,,,false,Title,Default Title,A,,5,,'].join('\n')
    expect(await readProduct(text)).toMatchObject({ published: false, variants: [{ options: {} }] })
  })
  it('limits the rows of a product', async () => {
    const entries = await read(
      [HEADER, ...Array.from({ length: 3000 }, (_, n) => `a,${n ? '' : 'A'},,,,,,Size,${n},A${n},1,5,,`)].join('\n')
    )
    expect(entries).toMatchObject([{ kind: 'problem', text: expect.stringContaining('more than 2500 rows') as string }])
  })
})

describe('an unsupported file', () => {
  const file = (bytes: Buffer | string) => {
    const path = join(folder, 'junk.csv')
    writeFileSync(path, bytes)
    return inspectFile(path)
  }
  it('is rejected with a reason', async () => {
    await expect(file(Buffer.from('PK\x03\x04rest'))).rejects.toThrow('Excel')
    await expect(file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]))).rejects.toThrow('picture')
    await expect(file(Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)))).rejects.toThrow('not text')
    await expect(file('')).rejects.toThrow('empty')
    await expect(read('colour;size\nred;5\n')).rejects.toThrow('no column Handle')
  })
})

describe('our JSON', () => {
  const collect = async (text: string, size = 7) => {
    const entries: FileEntry[] = []
    const pieces = async function* () {
      for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
    }
    for await (const each of readJsonProducts(pieces(), { units: 2n, parts: 1n })) entries.push(each)
    return entries
  }
  it.each([
    ['an array', '[\n{"handle":"a{","variants":[{"price":5}]},\n{"handle":"b\\"}"}]'],
    ['a wrapper', '{ "products": [\n{"handle":"a{","variants":[{"price":5}]},\n{"handle":"b\\"}"}]}'],
    ['lines', '\n{"handle":"a{","variants":[{"price":5}]}\n{"handle":"b\\"}"}\n']
  ])('comes as %s', async (_, text) => {
    const entries = await collect(text)
    expect(entries).toMatchObject([
      { kind: 'product', line: 2, product: { handle: 'a{', variants: [{ price: 10 }] } },
      { kind: 'product', line: 3, product: { handle: 'b"}' } }
    ])
  })
  it('reports the line of invalid JSON and continues', async () => {
    expect(await collect('[{"handle":"a"},\n{"handle":"b",,},\n{"handle":"c"}]')).toMatchObject([
      { kind: 'product' },
      { kind: 'problem', line: 2, handle: 'b' },
      { kind: 'product' }
    ])
  })
  it('rejects an incomplete file', () => expect(collect('[{"handle":"a"')).rejects.toThrow('ends in the middle'))
})

describe('pictures from the web', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::7f00:1',
    '2002:7f00:1::1',
    'fd00::1',
    'fec0::1',
    '::ffff:0:127.0.0.1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '0.0.0.0'
  ])('%s is private', address => expect(isPrivate(address)).toBe(true))
  it.each(['8.8.8.8', '2606:4700::1111', '2400:cb00::1', '2a00:1450::1'])('%s is not', address => expect(isPrivate(address)).toBe(false))
  it('never requests private addresses or other protocols', async () => {
    const fetchImage = (address: string) => fetchPublic(address, { accept: 'image/*', maxBytes: 1000 })
    await expect(fetchImage('http://127.0.0.1:1/x.png')).rejects.toThrow('private')
    await expect(fetchImage('http://localhost:1/x.png')).rejects.toThrow('private')
    await expect(fetchImage('file:///etc/passwd')).rejects.toThrow('not an address of the web')
  })
})

it('runs as a command without a build', () => {
  const text = execFileSync(process.execPath, ['src/commands/catalogue.ts', '--help'], { encoding: 'utf8' })
  expect(text).toContain('--rate=')
})
