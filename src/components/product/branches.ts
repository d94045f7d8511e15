import { adoptStyles } from '../../islands/adopt-styles.ts'
import styles from './place.css?inline'

/* Shows in place which branches have it. Without this the link leads to a page that says so. */
document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-branches]') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void unfold(link)
})

async function unfold(link: HTMLAnchorElement): Promise<void> {
  try {
    const answer = await fetch(link.dataset['branches'] ?? '')
    if (!answer.ok) throw new Error(String(answer.status))
    const words = new DOMParser().parseFromString(await answer.text(), 'text/html')
    adoptStyles(styles)
    const place = document.createElement('div')
    place.tabIndex = -1
    place.append(...words.body.childNodes)
    link.parentElement?.replaceWith(place)
    place.focus({ preventScroll: true })
  } catch {
    location.assign(link.href)
  }
}
