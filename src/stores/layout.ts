import { createPersistentStore } from './persistent.ts'

/** Layout of product lists, set on <html> before the first paint. */
export type ProductLayout = 'GRID' | 'LIST'

export const $layout = createPersistentStore<ProductLayout>('layout', 'GRID')
