import { safeHref } from '#domain/href.ts'
import type { Localized } from '#domain/site.ts'
import type { PostedForm } from './posted-form.ts'

/** A banner with both languages, displayed between `from` and `to`. */
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

/** The first banner of the home page; other slots are named in its sections. */
export const HERO_SLOT = 'hero'

/** The banners of the setting. Those of older settings get an id by their position. */
export function parseBanners(value: unknown): BannerSetting[] {
  return ((value ?? []) as (Omit<BannerSetting, 'id'> & { id?: string })[]).map((banner, index) => ({
    ...banner,
    id: banner.id ?? `banner-${index + 1}`
  }))
}

export function newBanner(): BannerSetting {
  return { id: crypto.randomUUID().slice(0, 8), slot: HERO_SLOT, title: {}, text: {}, href: '', cta: {}, picture: null }
}

/** The banner in a submitted form. Its picture is uploaded separately. */
export function parseBannerForm(form: PostedForm, { id }: BannerSetting): BannerSetting {
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

export type BannerError = 'title' | 'slot' | 'href' | 'to'

/** What prevents a banner from being displayed. A hero without a link leads to new products. */
export function validateBanner(banner: BannerSetting): BannerError[] {
  const { slot, title, href, cta, from, to } = banner
  const needsLink = slot !== HERO_SLOT && Boolean(cta.mn ?? cta.en)
  return [
    ...(title.mn || title.en ? [] : ['title' as const]),
    ...(slot ? [] : ['slot' as const]),
    ...((href ? safeHref(href) === null : needsLink) ? ['href' as const] : []),
    ...(from && to && from >= to ? ['to' as const] : [])
  ]
}

/** Replaces a banner, or appends a new one. */
export function withBanner(banners: readonly BannerSetting[], banner: BannerSetting): BannerSetting[] {
  const index = banners.findIndex(({ id }) => id === banner.id)
  return index < 0 ? [...banners, banner] : banners.toSpliced(index, 1, banner)
}

/** Moves a banner one position up or down. */
export function moveBanner(banners: readonly BannerSetting[], id: string, step: -1 | 1): BannerSetting[] {
  const index = banners.findIndex(banner => banner.id === id)
  const banner = banners[index]
  return banner ? banners.toSpliced(index, 1).toSpliced(Math.max(0, index + step), 0, banner) : [...banners]
}
