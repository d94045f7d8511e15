import { notify } from '../../stores/notices.ts'

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null
  if (!link || (!('share' in navigator) && !('clipboard' in navigator))) return
  event.preventDefault()
  void sharePage({ url: link.dataset['share'] ?? location.href, title: link.dataset['title'] ?? document.title }, link.href)
})

async function sharePage(page: { url: string; title: string }, fallbackUrl: string): Promise<void> {
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    notify({ code: 'copied' })
  } catch (error) {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) open(fallbackUrl, '_blank', 'noopener')
  }
}
