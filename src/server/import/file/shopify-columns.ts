/** Shopify's column names of its older and newer files, in lower case. */
const COLUMN_NAMES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'body', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type'],
  type: ['type', 'product type', 'custom product type'],
  googleCategory: ['google shopping / google product category'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1: ['option1 name'],
  option2: ['option2 name'],
  option3: ['option3 name'],
  value1: ['option1 value'],
  value2: ['option2 value'],
  value3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity', 'variant inventory quantity'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  // Fields without a column in Shopify; an export writes them, so that an import of it changes nothing.
  titleMn: ['title mn'],
  titleEn: ['title en'],
  bodyMn: ['body mn'],
  bodyEn: ['body en'],
  seoTitleMn: ['seo title mn'],
  seoTitleEn: ['seo title en'],
  seoDescriptionMn: ['seo description mn'],
  seoDescriptionEn: ['seo description en'],
  imageAltMn: ['image alt mn'],
  imageAltEn: ['image alt en'],
  imageColour: ['image colour'],
  taxons: ['taxons'],
  formerHandles: ['former handles'],
  salePrice: ['sale price'],
  saleStart: ['sale starts'],
  saleEnd: ['sale ends']
} as const satisfies Record<string, readonly string[]>

export type Column = keyof typeof COLUMN_NAMES

/** Positions of the known columns. */
export type ColumnPositions = ReadonlyMap<Column, number>

/** Empty where the file has no column of a product list. */
export function findColumns(header: readonly string[]): ColumnPositions {
  const places = new Map<string, number>()
  for (const [place, name] of header.entries()) {
    const plain = name.replace(/\s+/g, ' ').trim().toLowerCase()
    if (!places.has(plain)) places.set(plain, place)
  }
  const columns = new Map<Column, number>()
  for (const [column, names] of Object.entries(COLUMN_NAMES) as [Column, readonly string[]][]) {
    const place = names.map(name => places.get(name)).find(each => each !== undefined)
    if (place !== undefined) columns.set(column, place)
  }
  return columns
}

/** The header of an export. */
export const HEADER: readonly (readonly [Column, string])[] = [
  ['handle', 'Handle'],
  ['title', 'Title'],
  ['body', 'Body (HTML)'],
  ['vendor', 'Vendor'],
  ['category', 'Product Category'],
  ['type', 'Type'],
  ['tags', 'Tags'],
  ['published', 'Published'],
  ['option1', 'Option1 Name'],
  ['value1', 'Option1 Value'],
  ['option2', 'Option2 Name'],
  ['value2', 'Option2 Value'],
  ['option3', 'Option3 Name'],
  ['value3', 'Option3 Value'],
  ['sku', 'Variant SKU'],
  ['grams', 'Variant Grams'],
  ['tracker', 'Variant Inventory Tracker'],
  ['quantity', 'Variant Inventory Qty'],
  ['price', 'Variant Price'],
  ['compareAt', 'Variant Compare At Price'],
  ['image', 'Image Src'],
  ['imagePosition', 'Image Position'],
  ['imageAlt', 'Image Alt Text'],
  ['variantImage', 'Variant Image'],
  ['seoTitle', 'SEO Title'],
  ['seoDescription', 'SEO Description'],
  ['status', 'Status'],
  ['titleMn', 'Title mn'],
  ['titleEn', 'Title en'],
  ['bodyMn', 'Body mn'],
  ['bodyEn', 'Body en'],
  ['seoTitleMn', 'SEO Title mn'],
  ['seoTitleEn', 'SEO Title en'],
  ['seoDescriptionMn', 'SEO Description mn'],
  ['seoDescriptionEn', 'SEO Description en'],
  ['imageAltMn', 'Image Alt mn'],
  ['imageAltEn', 'Image Alt en'],
  ['imageColour', 'Image Colour'],
  ['taxons', 'Taxons'],
  ['salePrice', 'Sale Price'],
  ['saleStart', 'Sale Starts'],
  ['saleEnd', 'Sale Ends'],
  ['formerHandles', 'Former Handles']
]
