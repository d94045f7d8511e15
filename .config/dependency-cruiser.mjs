// Layers of `src/server`, from the base up: a feature imports those of its own row or of rows above it in this list.
const LAYERS = [
  ['kernel'],
  ['identity', 'site'],
  ['catalogue', 'inventory', 'search', 'import', 'product-admin'],
  ['ledger', 'payment', 'discount'],
  [
    'cart',
    'checkout',
    'order',
    'customer',
    'bank-statement',
    'fulfilment',
    'return',
    'receipt',
    'lease',
    'quote',
    'giftcard',
    'ticket',
    'wallet',
    'card',
    'loyalty',
    'hotel',
    'promotion'
  ],
  ['content', 'review', 'viewed', 'wishlist', 'notice', 'tracking', 'link-preview', 'report', 'personal-data']
]

const folders = features => `^src/server/(${features.join('|')})/`

const layers = LAYERS.map((features, row) => ({
  name: `layer-${features[0]}`,
  comment: `${features.join(', ')}: no import of a lower layer.`,
  severity: 'error',
  from: { path: folders(features) },
  to: { path: ['^src/server/[^/]+[.]ts$', ...LAYERS.slice(row + 1).map(folders)] }
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'feature-index',
      comment:
        'Another feature is imported through its index.ts. The kernel has none. tables.ts imports tables.ts: drizzle-kit loads no more.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: '/tables[.]ts$' },
      to: { path: '^src/server/[^/]+/', pathNot: ['^src/server/$1/', '^src/server/kernel/', '^src/server/[^/]+/index[.]ts$'] }
    },
    {
      name: 'feature-folder',
      comment: 'A folder of src/server is listed in LAYERS.',
      severity: 'error',
      from: {},
      to: { path: '^src/server/[^/]+/', pathNot: folders(LAYERS.flat()) }
    },
    {
      name: 'file-circle',
      comment: 'No file imports itself through others, types included.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true }
    },
    {
      name: 'folder-circle',
      comment: 'No folder of src/server imports itself through others.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/server/' },
      to: { circular: true }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    includeOnly: '^src/',
    exclude: { path: '[.]astro$' }
  }
}
