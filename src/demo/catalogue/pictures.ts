import type { ProductDocument } from '#contract/catalogue-document.ts'
import type { Who } from '../drawings/people.ts'
import { isComparedToHand } from '../drawings/stage.ts'

type View = 'near' | 'turned' | 'worn' | 'beside' | 'box'
type Picture = NonNullable<ProductDocument['images']>[number]

const GROUNDS = ['E0E6DB', 'ECEAE5', 'EFDFDA', 'E1E2E7', 'D3DAE6', 'DCE7F1', 'EADFCF'] as const

const GARMENTS = ['cashmere-sweater', 'cardigan', 'cashmere-coat', 'deel', 'dress', 'trousers']
const WORN_ON_HEAD = ['beanie', 'fur-hat', 'scarf', 'sunglasses']
const FOOTWEAR = ['ankle-boots', 'leather-boots', 'felt-slippers', 'sneakers']
const BOXED = [
  'phone',
  'laptop',
  'camera',
  'gamepad',
  'headphones',
  'speaker',
  'kettle',
  'coffee-maker',
  'watch',
  'tea-set',
  'shagai',
  'blocks'
]

const WORDS: Record<View, { mn: string; en: string }> = {
  near: { mn: 'ойроос', en: 'close-up' },
  turned: { mn: 'ар тал', en: 'from the back' },
  worn: { mn: 'өмссөн байдал', en: 'worn' },
  beside: { mn: 'хүний хажууд', en: 'beside a person' },
  box: { mn: 'хайрцагтайгаа', en: 'in its box, with what comes with it' }
}
const BESIDE_HAND = { mn: 'гарын хажууд', en: 'beside a hand' }

/** The pictures of a product: for each that its file names, one of every colour, the second and third views of its kind. */
export function addViews(product: ProductDocument, properties: string): ProductDocument['images'] {
  const number = Array.from(product.handle).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  return product.images?.flatMap((image, index) => {
    const kind = /^products\/([\w-]+)\?/.exec(image.source)?.[1]
    if (!kind) return [image]
    return [
      image,
      ...listViews(kind).map((view, place) =>
        drawView(image, { view, kind, properties, number: number + index + place, who: choosePerson(product, number + index) })
      )
    ]
  })
}

function listViews(kind: string): View[] {
  if (GARMENTS.includes(kind)) return ['turned', 'worn']
  if (WORN_ON_HEAD.includes(kind)) return ['near', 'worn']
  if (FOOTWEAR.includes(kind)) return ['near', 'box']
  if (BOXED.includes(kind)) return ['near', 'beside', 'box']
  return ['near', 'beside']
}

interface ViewOptions {
  view: View
  kind: string
  properties: string
  number: number
  who: Who
}

function drawView(image: Picture, { view, kind, properties, number, who }: ViewOptions): Picture {
  const ground = GROUNDS[number % GROUNDS.length] ?? GROUNDS[0]
  const person = view === 'worn' || view === 'beside' ? `&who=${who}&number=${number % 4}` : ''
  const words = view === 'beside' && isComparedToHand(kind, properties) ? BESIDE_HAND : WORDS[view]
  return {
    ...image,
    source: `${image.source.replace(/bg=\w{6}/, `bg=${ground}`)}&view=${view}${person}`,
    alt: { mn: `${image.alt?.mn ?? ''}, ${words.mn}`, en: `${image.alt?.en ?? ''}, ${words.en}` }
  }
}

/** Whom a thing is shown with: children with theirs, and women and men of several ages. */
function choosePerson({ taxons = [], title }: ProductDocument, number: number): Who {
  const places = taxons.map(({ permalink }) => permalink).join(' ')
  const among = (list: readonly [Who, ...Who[]]): Who => list[number % list.length] ?? list[0]
  if (/kids|child/.test(`${places} ${title?.en?.toLowerCase() ?? ''}`)) return among(['girl', 'boy'])
  const [women, men] = [places.includes('women'), /(^|\s)men/.test(places)]
  if (women && !men) return among(['woman', 'woman', 'grandmother', 'woman'])
  if (men && !women) return among(['man', 'grandfather', 'man', 'man'])
  return among(['woman', 'man', 'grandmother', 'woman', 'man', 'grandfather'])
}
