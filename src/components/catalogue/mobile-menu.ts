import { loadClient } from '#stores/client.ts'
import { toPictureFile } from '../ui/picture.ts'

const WIDTH = 320

/** Lets the Escape key close the phone's menu, and adds the pictures of departments to its links. */
export async function prepareMenu(): Promise<void> {
  const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu')
  menu?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  // Without pictures where the shop cannot be reached.
  const taxons = await (await loadClient()).get('/api/v2/taxons/tree').catch(() => [])
  const pictures = new Map(taxons.map(({ permalink, image }) => [permalink, image]))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.mobile-menu nav > a[href*="/t/"]')) {
    const picture = pictures.get(link.pathname.replace(/^.*\/t\//, ''))
    if (!picture) continue
    const img = new Image()
    img.alt = ''
    // iPhones before iOS 16 cannot read AVIF, which the pages have of these pictures.
    img.addEventListener('error', () => (img.src = toPictureFile(picture.id, WIDTH, 'webp')), { once: true })
    img.src = toPictureFile(picture.id, WIDTH, 'avif')
    img.style.cssText = 'width:2.5rem;height:2.5rem;margin-right:.75rem;border-radius:50%;object-fit:cover'
    link.prepend(img)
  }
}
