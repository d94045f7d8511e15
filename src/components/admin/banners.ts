import { safeHref } from '#domain/href.ts'
import type { Localized } from '#domain/site.ts'
import type { PostedForm } from './posted-form.ts'

/** A banner as it is arranged: words in both languages, shown between `from` and `to`. */
export interface BannerSetting {
  id: string
  slot: string
  title: Localized
  text: Localized
  href: string
  cta: Localized
  picture: string | null
  from?: string
  to?: string
}

/** The first picture of the home page; other places are named by its arrangement. */
export const HERO = 'hero'

/** The banners of the setting, each with a name of its own: those of older settings are named by their place. */
export function bannersOf(value: unknown): BannerSetting[] {
  return ((value ?? []) as (Omit<BannerSetting, 'id'> & { id?: string })[]).map((banner, at) => ({
    ...banner,
    id: banner.id ?? `banner-${at + 1}`
  }))
}

export function newBanner(): BannerSetting {
  return { id: crypto.randomUUID().slice(0, 8), slot: HERO, title: {}, text: {}, href: '', cta: {}, picture: null }
}

/** What a form says of a banner. Its picture comes as a file apart. */
export function bannerIn(form: PostedForm, { id }: BannerSetting): BannerSetting {
  const [from, to] = [form.instant('from'), form.instant('to')]
  return {
    id,
    slot: form.field('slot'),
    title: form.words('title'),
    text: form.words('text'),
    href: form.field('href'),
    cta: form.words('cta'),
    picture: form.field('picture_drop') ? null : form.field('picture') || null,
    ...(from ? { from } : {}),
    ...(to ? { to } : {})
  }
}

export type BannerFault = 'title' | 'slot' | 'href' | 'to'

/** What keeps a banner from being shown. A hero without a link leads to what is new. */
export function bannerFaults(banner: BannerSetting): BannerFault[] {
  const { slot, title, href, cta, from, to } = banner
  const needsLink = slot !== HERO && Boolean(cta.mn ?? cta.en)
  return [
    ...(title.mn || title.en ? [] : ['title' as const]),
    ...(slot ? [] : ['slot' as const]),
    ...((href ? safeHref(href) === null : needsLink) ? ['href' as const] : []),
    ...(from && to && from >= to ? ['to' as const] : [])
  ]
}

/** The banners with one of them written anew, or added behind the others. */
export function withBanner(banners: readonly BannerSetting[], banner: BannerSetting): BannerSetting[] {
  const at = banners.findIndex(({ id }) => id === banner.id)
  return at < 0 ? [...banners, banner] : banners.toSpliced(at, 1, banner)
}

/** A banner one place up or down. */
export function moved(banners: readonly BannerSetting[], id: string, step: -1 | 1): BannerSetting[] {
  const at = banners.findIndex(banner => banner.id === id)
  const banner = banners[at]
  return banner ? banners.toSpliced(at, 1).toSpliced(Math.max(0, at + step), 0, banner) : [...banners]
}
