import { persisted } from './persistent.ts'

/** How products are laid out; put on <html> before the first paint. */
export type ProductLayout = 'GRID' | 'LIST'

export const $layout = persisted<ProductLayout>('layout', 'GRID')
