import type { Localized } from '#domain/site.ts'
import type { Colours } from '#server/kernel/images/recolour.ts'
import type { Board } from '../boards/board.ts'
import type { AuthorCode } from './authors.ts'
import type { SeriesCode } from './series.ts'
import type { TagCode } from './tags.ts'

/** What all that is written has, before it is stored. `mn` and `en` are documents in the small markup of `document.ts`. */
export interface DemoText {
  slug: string
  title: Localized
  summary: Localized
  lead: Localized
  /** The first is what it is mostly about. */
  tags: readonly [TagCode, ...TagCode[]]
  author: AuthorCode
  series?: SeriesCode
  /** A picture by the name that `recipeOf` reads. */
  cover: string
  coverAlt: Localized
  daysAgo: number
  mn: string
  en: string
}

/** Where a product lies on a drawn scene, in percent from the upper left corner. */
type Spot = readonly [slug: string, x: number, y: number]

/** One picture of a look book: a scene with its spots, or a board, which knows where it put what. */
export type DemoLook = { title: Localized; text: Localized; alt: Localized } & (
  { art: string; colours?: Colours; spots: readonly Spot[] } | { board: Board }
)

/** `mn` and `en` are what stands before the looks. */
export interface DemoLookbook extends DemoText {
  looks: readonly DemoLook[]
}

interface DemoVideo {
  /** Name of a film in `public/films`, without its ending. */
  film: string
  /** A picture by the name that `recipeOf` reads. */
  poster: string
  seconds: number
  title: Localized
  caption: Localized
  transcript: Localized
}

interface DemoShot {
  art: string
  alt: Localized
  caption: Localized
}

/** A video, or a picture story; `mn` and `en` are what stands under it. */
export type DemoMedia = DemoText & ({ video: DemoVideo } | { shots: readonly DemoShot[]; caption: Localized })
