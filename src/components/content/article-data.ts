import type { Entry } from '#domain/content.ts'
import { pictureFile } from '../ui/picture.ts'

/** What search engines read of an article: schema.org Article. */
export function articleData(article: Entry, site: { url: string; origin: string; name: string; locale: string }): object {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    url: site.url,
    inLanguage: site.locale,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    articleSection: article.tags[0]?.name,
    author: { '@type': 'Person', name: article.author.name },
    publisher: { '@type': 'Organization', name: site.name, logo: { '@type': 'ImageObject', url: `${site.origin}/brand/mark.svg` } },
    ...(article.image ? { image: [`${site.origin}${pictureFile(article.image.id, 1200, 'jpg')}`] } : {})
  }
}
