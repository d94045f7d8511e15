import { loadClient } from '#stores/client.ts'
import { toPictureFile } from '../ui/picture.ts'

const WIDTH = 320

/** Adds the pictures of departments to the links of the phone's menu, which are left without where the shop cannot be reached. */
export async function addMenuPictures(): Promise<void> {
  const taxons = await (await loadClient()).get('/api/v2/taxons/tree').catch(() => [])
  const pictures = new Map(taxons.map(({ permalink, image }) => [permalink, image]))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.mobile-menu nav > a[href*="/t/"]')) {
    const picture = pictures.get(link.pathname.replace(/^.*\/t\//, ''))
    if (!picture) continue
    const img = new Image()
    img.alt = ''
    img.src = toPictureFile(picture.id, WIDTH, 'avif')
    img.style.cssText = 'width:2.5rem;height:2.5rem;margin-right:.75rem;border-radius:50%;object-fit:cover'
    link.prepend(img)
  }
}
