import type { ShopContext } from './customer.ts'

/** A CSV file as a download that no cache keeps. @param name without `.csv` */
export const sendCsv = (c: ShopContext, name: string, file: string | ReadableStream<Uint8Array>): Response =>
  c.body(file, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store'
  })
