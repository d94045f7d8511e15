import type { BannerSetting, HomeSetting } from '#contract/setting.ts'
import { toSafeHref } from '#domain/href.ts'
import type { PostedForm } from '../form/form.ts'

/** A banner with both languages, displayed between `from` and `to`. */
type EditedBanner = BannerSetting & { id: string }

/** The first banner of the home page; other slots are named in its sections. */
export const HERO_SLOT = 'hero'

/** Banners of older settings get an id by their position. */
export function withIds(banners: readonly BannerSetting[]): EditedBanner[] {
  return banners.map((banner, index) => ({ ...banner, id: banner.id ?? `banner-${index + 1}` }))
}

/** The slots of the home page's sections, in their order. */
export function listBannerSlots(home: HomeSetting): string[] {
  return home.flatMap(section => (section.kind === 'hero' ? [HERO_SLOT] : section.kind === 'banner' ? [section.slot] : []))
}

export function createBanner(): EditedBanner {
  return { id: crypto.randomUUID().slice(0, 8), slot: HERO_SLOT, title: {}, text: {}, href: '', cta: {}, picture: null }
}

/** The banner in a submitted form. Its picture is uploaded separately. */
export function parseBannerForm(form: PostedForm, { id }: EditedBanner): EditedBanner {
  const [from, to] = [form.timestamp('from'), form.timestamp('to')]
  return {
    id,
    slot: form.field('slot'),
    title: form.localized('title'),
    text: form.localized('text'),
    href: form.field('href'),
    cta: form.localized('cta'),
    picture: form.field('picture_drop') ? null : form.field('picture') || null,
    ...(from ? { from } : {}),
    ...(to ? { to } : {})
  }
}

type BannerError = 'title' | 'slot' | 'href' | 'to'

/** What prevents a banner from being displayed. A hero without a link leads to new products. */
export function validateBanner(banner: EditedBanner): BannerError[] {
  const { slot, title, href, cta, from, to } = banner
  const needsLink = slot !== HERO_SLOT && Boolean(cta.mn ?? cta.en)
  return [
    ...(title.mn || title.en ? [] : ['title' as const]),
    ...(slot ? [] : ['slot' as const]),
    ...((href ? toSafeHref(href) === null : needsLink) ? ['href' as const] : []),
    ...(from && to && from >= to ? ['to' as const] : [])
  ]
}

/** Replaces a banner, or appends a new one. */
export function withBanner(banners: readonly EditedBanner[], banner: EditedBanner): EditedBanner[] {
  const index = banners.findIndex(({ id }) => id === banner.id)
  return index < 0 ? [...banners, banner] : banners.toSpliced(index, 1, banner)
}

/** Moves a banner one position up or down. */
export function moveBanner(banners: readonly EditedBanner[], id: string, step: -1 | 1): EditedBanner[] {
  const index = banners.findIndex(banner => banner.id === id)
  const banner = banners[index]
  return banner ? banners.toSpliced(index, 1).toSpliced(Math.max(0, index + step), 0, banner) : [...banners]
}
