import { z } from 'zod'
import { isSlugOf } from '#domain/slug.ts'
import { byline } from './content.ts'
import { localizedLine, localizedName, localizedText } from './document.ts'
import { lineText, pageNumber, pathId, queryFlag, was } from './fields.ts'
import { defineRoutes } from './route.ts'

const author = byline.extend({ bio: z.string(), followers: z.int(), articles: z.int() })
const authorPage = z.object({ authors: z.array(author), page: z.int(), per_page: z.int(), more: z.boolean() })

/** An author in both languages, as its profile is edited. */
export const editedAuthor = z.object({ id: z.int(), slug: z.string(), name: localizedText, bio: localizedText, avatar: z.string() })

export type Author = z.infer<typeof author>
export type AuthorPage = z.infer<typeof authorPage>
export type EditedAuthor = z.infer<typeof editedAuthor>

const slug = z
  .string()
  .trim()
  .refine(text => isSlugOf('author', text), 'slug_wrong')
const profile = {
  name: localizedName(100),
  bio: localizedLine(1000),
  /** Path of an image stored by the shop. */
  avatar: z
    .string()
    .regex(/^(|\/art\/avatars\/[\w-]+\.svg|\/img\/[0-9a-f]{20}\/\d{2,4}\.(avif|webp|jpg))$/)
    .default('')
}

const params = z.object({ id: pathId('author_not_found') })
const following = z.object({ following: z.boolean(), followers: z.int() })

export const authorContract = defineRoutes('author', {
  'GET /api/v2/authors': {
    summary: 'Authors, those with the most entries first; with `all`, for editors, also those without published entries',
    access: 'public',
    query: z.object({ page: pageNumber.default(1), all: queryFlag.default(false) }),
    response: authorPage,
    errors: [401, 403]
  },
  'GET /api/v2/authors/mine': {
    summary: 'The author the customer writes as, or null',
    access: 'customer',
    response: editedAuthor.nullable()
  },
  'GET /api/v2/authors/followed': {
    summary: 'Authors the customer follows',
    access: 'customer',
    response: z.array(author)
  },
  'POST /api/v2/authors': {
    summary: 'Creates an author',
    access: 'editor',
    body: z.strictObject({ slug, ...profile }),
    response: editedAuthor
  },
  'GET /api/v2/authors/{slug}': {
    summary: 'An author by slug or id',
    access: 'public',
    params: z.object({ slug: lineText(200) }),
    response: author
  },
  'PUT /api/v2/authors/{id}': {
    summary: "Changes an author's profile: one's own, or any for editors, who can give it another slug, too; the old one leads to it",
    access: 'customer',
    params,
    body: z.strictObject({ ...profile, slug: slug.optional(), was }),
    response: editedAuthor,
    errors: [403, 409]
  },
  'PUT /api/v2/authors/{id}/follow': {
    summary: 'Follows an author',
    access: 'customer',
    params,
    response: following
  },
  'PUT /api/v2/authors/{id}/unfollow': {
    summary: 'Stops following an author',
    access: 'customer',
    params,
    response: following
  }
})
