import { expect, it } from 'vitest'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import type { FileEntry } from '#server/import/file/read-file.ts'
import { toProduct } from '#server/import/file/shopify-product.ts'
import { readShopifyRows } from '#server/import/file/shopify-rows.ts'

async function read(text: string): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  const pieces = async function* () {
    yield text
  }
  for await (const rows of readShopifyRows(pieces()))
    entries.push(toProduct(rows, { rate: { units: 1n, parts: 1n }, tags: 'few', untracked: null }))
  return entries
}

async function readProducts(text: string): Promise<ProductDocument[]> {
  return (await read(text)).map(entry => {
    if (entry.kind !== 'product') throw new Error(JSON.stringify(entry))
    return entry.product
  })
}

it('reads a Mongolian table with semicolons', async () => {
  const [milk, tea] = await readProducts(
    `Код;Барааны нэр;Ангилал;Үнэ (₮);Хямдралтай үнэ;Үлдэгдэл;Брэнд;Зураг\r\n00123;Сүү 3.2% 1л;Хүнс/Сүү;"4 500,00";3'900;-3;АПУ;https://a.test/1.jpg, https://a.test/2.jpg\r\n;Ногоон цай;Хүнс;12.000₮;;12;;\r\n`
  )
  expect(milk).toMatchObject({
    handle: '00123',
    title: { mn: 'Сүү 3.2% 1л' },
    brand: { name: { mn: 'АПУ' } },
    taxons: [{ names: [{ mn: 'Хүнс' }, { mn: 'Сүү' }] }],
    variants: [{ sku: '00123', price: 4500, sale_price: 3900, on_hand: 0 }],
    images: [{ source: 'https://a.test/1.jpg' }, { source: 'https://a.test/2.jpg' }]
  })
  expect(tea).toMatchObject({ handle: 'nogoon-tsai', variants: [{ price: 12_000, sale_price: null, on_hand: 12 }] })
})

it('joins the variations of WooCommerce, and takes no attribute of a simple product for a choice', async () => {
  const products = await readProducts(
    [
      'ID,Type,SKU,Name,Published,Description,Stock,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '44,variable,VNECK,V-Neck T-Shirt,1,"<p>Soft.</p>\\n<p>Warm.</p>",,,,"Sale, Clothing > Tshirts",https://a.test/v.jpg,,Acme,Size,"S, XL",Color,Red',
      '45,variation,VNECK-S,V-Neck T-Shirt - S,1,,4,,59000,,https://a.test/s.jpg,VNECK,,Size,S,Color,Red',
      '46,variation,VNECK-XL,V-Neck T-Shirt - XL,1,,2,49000,59000,,,VNECK,,Size,XL,Color,Red',
      '47,simple,MUG,Mug,-1,,7,,19000,Uncategorized,,,,Material,"Clay, Wood",,'
    ].join('\n')
  )
  expect(products).toMatchObject([
    {
      handle: 'vneck',
      title: { en: 'V-Neck T-Shirt' },
      published: true,
      description: { en: 'Soft.\nWarm.' },
      taxons: [{ names: [{ en: 'Clothing' }, { en: 'Tshirts' }] }],
      variants: [
        { sku: 'VNECK-S', options: { clothing_size: 'S', colour: 'red' }, price: 59_000, sale_price: null, on_hand: 4 },
        { sku: 'VNECK-XL', options: { clothing_size: 'XL' }, price: 59_000, sale_price: 49_000 }
      ]
    },
    { handle: 'mug', published: false, variants: [{ options: {}, price: 19_000 }] }
  ])
  expect(products[1]).not.toHaveProperty('taxons')
})

it('joins the rows of a group of Google Merchant', async () => {
  const products = await readProducts(
    [
      'id\ttitle\tdescription\timage_link\tprice\tsale_price\titem_group_id\tcolor\tsize\tbrand\tproduct_type',
      'D1\tLinen dress\tAiry\thttps://a.test/1.jpg\t120000 MNT\t90000 MNT\tDRESS\tWhite\tS\tNomad\tWomen > Dresses',
      'D2\tLinen dress\tAiry\thttps://a.test/2.jpg\t120000 MNT\t\tDRESS\tBlack\tM\tNomad\tWomen > Dresses'
    ].join('\n')
  )
  expect(products).toMatchObject([
    {
      handle: 'dress',
      variants: [
        { sku: 'D1', options: { colour: 'white', clothing_size: 'S' }, price: 120_000, sale_price: 90_000 },
        { sku: 'D2', options: { colour: 'black', clothing_size: 'M' }, price: 120_000 }
      ]
    }
  ])
})

it('refuses the variants of Magento, and reads its simple products', async () => {
  const entries = await read(
    [
      'sku,product_type,categories,name,price,url_key,visibility,qty,base_image,additional_images,configurable_variations',
      '24-MB01,simple,"Default Category/Gear,Default Category/Gear/Bags",Duffle,340000,duffle,"Catalog, Search",100.0000,/m/b/1.jpg,"/m/b/2.jpg,/m/b/3.jpg",',
      'H-XS,simple,Default Category/Men,Hoodie-XS,520000,hoodie-xs,Not Visible Individually,5,,,',
      'H,configurable,Default Category/Men,Hoodie,,hoodie,"Catalog, Search",,,,"sku=H-XS,size=XS"'
    ].join('\n')
  )
  const problem = { kind: 'problem', text: expect.stringContaining('Magento') }
  expect(entries).toMatchObject([
    {
      kind: 'product',
      product: {
        handle: 'duffle',
        taxons: [{ names: [{ en: 'Gear' }, { en: 'Bags' }] }],
        variants: [{ sku: '24-MB01', on_hand: 100 }],
        images: [{ source: '/m/b/1.jpg' }, { source: '/m/b/2.jpg' }, { source: '/m/b/3.jpg' }]
      }
    },
    problem,
    problem
  ])
})

it('names a row that lacks a title or a price, and says that XML is none', async () => {
  const entries = await read('Name,SKU,Price\n,A1,5000\nHat,A2,ask us\nCap,A3,\n')
  expect(entries.map(entry => (entry.kind === 'problem' ? entry.text : entry.kind))).toEqual([
    'the first row of the product has no title',
    'Variant Price is no price: "ask us"',
    'the variant has no price'
  ])
  await expect(read('<?xml version="1.0"?>\n<rss></rss>')).rejects.toThrow('The file is XML')
})

it.each([
  'Наименование;Штрихкод;Цена;Остаток, шт;Категория;Производитель',
  'Бараа;Барааны код;Үнэ ₮;Тоо;Барааны ангилал;Брэнд',
  'Name *;Reference #;Price tax included;Quantity;Categories (x,y,z...);Manufacturer'
])('knows the headings %s', async header => {
  expect(await readProducts(`${header}\nHat;A1;45000;2;Wear;Gobi`)).toMatchObject([
    {
      handle: 'a1',
      title: { en: 'Hat' },
      brand: { name: { en: 'Gobi' } },
      taxons: [{ names: [{ en: 'Wear' }] }],
      variants: [{ sku: 'A1', price: 45_000, on_hand: 2 }]
    }
  ])
})

it('names the columns with values that it does not read', async () => {
  const listIgnored = async (text: string): Promise<string[]> => {
    const headings: string[] = []
    const pieces = async function* () {
      yield text
    }
    for await (const rows of readShopifyRows(pieces(), heading => headings.push(heading))) expect(rows.broken).toBeNull()
    return headings
  }
  expect(await listIgnored('Нэр;Код;Үнэ;Гарал үүсэл;Нийлүүлэгч;Загвар;\nСүү;1;4500;;;;x\nТараг;2;3900;Монгол;;Т-1;\n')).toEqual([
    'Гарал үүсэл',
    'Загвар'
  ])
  expect(
    await listIgnored(
      'Type,SKU,Name,Regular price,Attribute 1 name,Attribute 1 value(s),Tax class\nsimple,A,Mug,19000,Material,Clay,reduced\n'
    )
  ).toEqual(['Tax class'])
  expect(await listIgnored('Handle,Title,Variant Price,Gift Card\nhat,Hat,5000,false\ncap,Cap,6000,false\n')).toEqual(['Gift Card'])
})

it('makes no variants of rows that happen to have one code', async () => {
  const entries = await read('Name,SKU,Price\nHat,A1,5000\nCap,A1,6000\n')
  expect(entries).toMatchObject([
    { line: 2, product: { title: { en: 'Hat' } } },
    { line: 3, product: { title: { en: 'Cap' } } }
  ])
})

it('takes the currency from the heading of the price', async () => {
  expect(await read('Название;Цена, руб;Код\nБинт;45;7\n')).toMatchObject([
    { kind: 'problem', text: 'Variant Price is in another currency: "45руб"' }
  ])
})

it('reports each row with a quotation mark in the middle, and reads the others', async () => {
  const entries = await read('Name,SKU,Price\nTV 50",A1,5000\nHat,A2,5000\nTV 60",A3,5000\nCap,A4,5000\nTV 70",A5,5000\n')
  expect(entries.map(entry => `${entry.line} ${entry.kind}`).toSorted()).toEqual([
    '2 problem',
    '3 product',
    '4 problem',
    '5 product',
    '6 problem'
  ])
  expect(await read('Handle,Title\ntv,TV 50",\n')).toMatchObject([{ kind: 'problem', line: 2 }])
})
