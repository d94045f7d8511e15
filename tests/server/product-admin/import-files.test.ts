import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CatalogueImport } from '#contract/catalogue-import.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { RUN_IMPORT, runCatalogueImport } from '#server/product-admin/index.ts'
import { importFileRoutes } from '#server/product-admin/import-file-routes.ts'
import { USUAL_KINDS } from '../database.ts'
import { setUpShop, setUpUser } from '../shop.ts'

const IMPORTS = '/api/v2/staff/imports'
const CSV = `Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty
wool-hat,Wool hat,HAT-1,10.50,4
scarf,Scarf,SCARF-1,20,2
nothing,,NO-1,5,1
`

describe.each(USUAL_KINDS)('an uploaded file of products on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [importFileRoutes])
  const staff = setUpUser(shop, { role: 'staff' })

  const upload = (text: string, fields: Record<string, string>, name = 'products.csv', who = staff) => {
    const form = new FormData()
    form.set('file', new File([text], name))
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    return who.call<{ id: string } & ErrorBody>('POST', IMPORTS, form)
  }
  const runJobs = async (attempts = 1): Promise<void> => {
    for (const job of await database.db.select().from(jobs).where(eq(jobs.kind, RUN_IMPORT))) {
      await runCatalogueImport(shop.server, { ...job, attempts })
      await database.db.delete(jobs).where(eq(jobs.id, job.id))
    }
  }
  const read = async (id: string): Promise<CatalogueImport> => (await staff.call<CatalogueImport>('GET', `${IMPORTS}/${id}`)).body
  const checked = async (text: string): Promise<string> => {
    const { body } = await upload(text, { currency: 'USD', rate: '3,450' })
    await runJobs()
    return body.id
  }
  const prices = async () =>
    database.db
      .select({ handle: products.slug, price: variants.price, discontinued: products.discontinued })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .orderBy(asc(products.slug))

  test('is named without characters that cannot be stored or that turn the name around', async () => {
    const { status, body } = await upload(CSV, { currency: 'MNT' }, 'new\0\n\u202Elist.csv')
    expect(status).toBe(200)
    expect((await read(body.id)).name).toBe('newlist.csv')
  })

  test('is checked without a change, then imported once, and undone', async () => {
    const id = await checked(CSV)
    const { state, report } = await read(id)
    expect(state).toBe('checked')
    expect(report?.counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 1 })
    expect(report?.problems).toMatchObject([{ line: 4, handle: 'nothing', text: 'the first row of the product has no title' }])
    expect(report?.products.map(({ handle, outcome }) => [handle, outcome])).toEqual([
      ['wool-hat', 'created'],
      ['scarf', 'created']
    ])
    expect(report?.foreign_prices).toEqual([])
    const inTugrik = await upload(CSV, { currency: 'MNT' })
    await runJobs()
    expect((await read(inTugrik.body.id)).report?.foreign_prices).toEqual(['10.50', '20', '5'])
    expect(await prices()).toEqual([])
    expect((await staff.call('POST', `${IMPORTS}/${id}/apply`)).status).toBe(200)
    expect((await staff.call('POST', `${IMPORTS}/${id}/apply`)).status).toBe(200)
    await runJobs()
    expect(await read(id)).toMatchObject({ state: 'applied', done: 2, percent: 100 })
    expect(await prices()).toEqual([
      { handle: 'scarf', price: 69_000, discontinued: false },
      { handle: 'wool-hat', price: 36_225, discontinued: false }
    ])

    const again = await checked(CSV.replace(',20,', ',30,'))
    expect((await read(again)).report?.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    await staff.call('POST', `${IMPORTS}/${again}/apply`)
    await runJobs()
    expect((await prices())[0]?.price).toBe(103_500)
    // The first import cannot be undone while a later one has changed its products.
    expect((await staff.call<ErrorBody>('POST', `${IMPORTS}/${id}/undo`)).body.code).toBe('product_changed')
    expect((await staff.call('POST', `${IMPORTS}/${again}/undo`)).status).toBe(200)
    expect((await staff.call('POST', `${IMPORTS}/${again}/undo`)).status).toBe(200)
    expect(await read(again)).toMatchObject({ state: 'undone' })
    expect((await prices())[0]).toMatchObject({ price: 69_000, discontinued: false })
  })

  test('restores a product with another address in the shop when it is undone, and names it', async () => {
    const first = await checked(CSV)
    await staff.call('POST', `${IMPORTS}/${first}/apply`)
    await runJobs()
    await database.db.update(products).set({ slug: 'cap' }).where(eq(products.slug, 'wool-hat'))
    const again = await checked(CSV.replace(',10.50,', ',30,'))
    expect((await read(again)).report).toMatchObject({
      products: [{ handle: 'cap', title: 'Wool hat', outcome: 'updated' }],
      notes: ['line 2 (cap): in the file it is wool-hat; the shop keeps its own address']
    })
    await staff.call('POST', `${IMPORTS}/${again}/apply`)
    await runJobs()
    expect((await prices())[0]).toMatchObject({ handle: 'cap', price: 103_500 })
    expect((await staff.call('POST', `${IMPORTS}/${again}/undo`)).status).toBe(200)
    expect((await prices())[0]).toMatchObject({ handle: 'cap', price: 36_225 })
  })

  test('archives created products when it is undone', async () => {
    const id = await checked(CSV)
    await staff.call('POST', `${IMPORTS}/${id}/apply`)
    await runJobs()
    expect((await staff.call('POST', `${IMPORTS}/${id}/undo`)).status).toBe(200)
    expect((await prices()).map(({ discontinued }) => discontinued)).toEqual([true, true])
    expect((await staff.call('POST', `${IMPORTS}/${id}/undo`)).status).toBe(200)
  })

  test('is not checked for ever where the check fails', async () => {
    const { body } = await upload(CSV, { currency: 'USD', rate: '3450' })
    await shop.server.storage.remove(`imports/${body.id}`)
    await expect(runJobs()).rejects.toThrow('missing')
    expect(await read(body.id)).toMatchObject({ state: 'checking' })
    await runJobs(3)
    expect(await read(body.id)).toMatchObject({ state: 'failed', error: expect.stringContaining('fault of the shop') as string })
  })

  test('asks for the currency and the rate, and refuses what is no text', async () => {
    const fieldsOf = async (...given: Parameters<typeof upload>) => Object.keys((await upload(...given)).body.errors ?? {})
    expect(await fieldsOf(CSV, {})).toEqual(['currency'])
    expect(await fieldsOf(CSV, { currency: 'USD' })).toEqual(['rate'])
    expect(await fieldsOf(CSV, { currency: 'USD', rate: '-1' })).toEqual(['rate'])
    expect(await fieldsOf(CSV, { currency: 'MNT' }, 'products.xlsx')).toEqual(['file'])
    const { body } = await upload('PK\u0003\u0004 zip', { currency: 'MNT' })
    await runJobs()
    expect(await read(body.id)).toMatchObject({ state: 'failed', error: expect.stringContaining('products.csv') as string })
    expect((await staff.call('POST', `${IMPORTS}/${body.id}/apply`)).status).toBe(409)
    expect((await staff.call('GET', `${IMPORTS}/no`)).status).toBe(404)
    expect((await upload(CSV, { currency: 'MNT' }, 'products.csv', await shop.user())).status).toBe(403)
  })
})
