import type { EntryKind } from '#domain/content.ts'
import type { StoredBlock } from '#domain/document.ts'
import type { TranslationContent } from '#domain/editing.ts'
import { type Locale, localize } from '#domain/site.ts'
import { sizeOf, spotOf } from './boards/board.ts'
import { demoArticles } from './content/articles.ts'
import { picturesIn, readDocument } from './content/document.ts'
import type { DemoLook, DemoLookbook, DemoMedia, DemoText } from './content/entry.ts'
import { demoLookbooks } from './content/lookbooks.ts'
import { demoMedia } from './content/media.ts'
import { demoNews } from './content/news.ts'
import { boardRecipe, recipeOf, type Recipe } from './pictures.ts'

/** Something written for the demo, with how to make its document once its pictures are stored. */
export interface Written {
  kind: EntryKind
  text: DemoText
  recipes: readonly Recipe[]
  blocks: (locale: Locale, imageId: (recipe: Recipe) => string) => StoredBlock[]
}

export function allWritten(): Written[] {
  return [
    ...demoArticles.map(text => plain('article', text, true)),
    ...demoNews.map(text => plain('news', text)),
    ...demoLookbooks.map(lookbook),
    ...demoMedia.map(media)
  ]
}

/** The texts of an entry beside its document. */
export function entryText({ text, blocks }: Written, locale: Locale, imageId: (recipe: Recipe) => string): TranslationContent {
  return {
    title: localize(text.title, locale),
    summary: localize(text.summary, locale),
    lead: localize(text.lead, locale),
    blocks: blocks(locale, imageId),
    seo_title: '',
    seo_description: ''
  }
}

function plain(kind: EntryKind, text: DemoText, drop = false): Written {
  return {
    kind,
    text,
    recipes: [...new Set([text.cover, ...picturesIn(text.mn), ...picturesIn(text.en)])].map(recipeOf),
    blocks: (locale, imageId) => readDocument(text[locale], art => imageId(recipeOf(art)), { drop })
  }
}

function lookbook(book: DemoLookbook): Written {
  const written = plain('lookbook', book)
  return {
    ...written,
    recipes: [...written.recipes, ...book.looks.map(lookRecipe)],
    blocks: (locale, imageId) => [
      ...written.blocks(locale, imageId),
      ...book.looks.map((look): StoredBlock => ({
        type: 'look',
        imageId: imageId(lookRecipe(look)),
        alt: localize(look.alt, locale),
        title: localize(look.title, locale),
        text: localize(look.text, locale),
        spots: spotsOf(look)
      }))
    ]
  }
}

function lookRecipe(look: DemoLook): Recipe {
  return 'board' in look ? boardRecipe(look.board) : { art: look.art, colours: look.colours ?? {} }
}

function spotsOf(look: DemoLook): { slug: string; x: number; y: number }[] {
  if (!('board' in look)) return look.spots.map(([slug, x, y]) => ({ slug, x, y }))
  const size = sizeOf(look.board)
  return look.board.parts.map(part => spotOf(part, size))
}

function media(text: DemoMedia): Written {
  const written = plain('media', text)
  const arts = 'video' in text ? [text.video.poster] : text.shots.map(shot => shot.art)
  return {
    ...written,
    recipes: [...written.recipes, ...arts.map(recipeOf)],
    blocks: (locale, imageId) => [shown(text, locale, art => imageId(recipeOf(art))), ...written.blocks(locale, imageId)]
  }
}

function shown(text: DemoMedia, locale: Locale, imageId: (art: string) => string): StoredBlock {
  if ('video' in text) {
    const { film, poster, seconds, title, caption, transcript } = text.video
    return {
      type: 'video',
      source: { host: 'shop', file: `/films/${film}.webm` },
      posterId: imageId(poster),
      title: localize(title, locale),
      caption: localize(caption, locale),
      transcript: localize(transcript, locale),
      seconds
    }
  }
  return {
    type: 'gallery',
    pictures: text.shots.map(({ art, alt, caption }) => ({
      imageId: imageId(art),
      alt: localize(alt, locale),
      caption: localize(caption, locale)
    })),
    caption: localize(text.caption, locale)
  }
}
