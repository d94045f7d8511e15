import { adoptStyles } from '#islands/adopt-styles.ts'

/* Displays the branches in place; the link opens their page without JavaScript. */
document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-branches]') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void showBranches(link)
})

async function showBranches(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.dataset['branches'] ?? '')
    if (!response.ok) throw new Error(String(response.status))
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
    adoptStyles((await import('./place.css?inline')).default)
    const container = document.createElement('div')
    container.tabIndex = -1
    container.append(...parsed.body.childNodes)
    link.parentElement?.replaceWith(container)
    container.focus({ preventScroll: true })
  } catch {
    location.assign(link.href)
  }
}
