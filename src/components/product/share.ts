import { notify } from '../../stores/notices.ts'

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null
  if (!link) return
  event.preventDefault()
  void sharePage({ url: link.dataset['share'] ?? location.href, title: link.dataset['title'] ?? document.title }, link.href)
})

async function sharePage(page: { url: string; title: string }, fallbackUrl: string): Promise<void> {
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    notify({ code: 'copied' })
  } catch (error) {
    // Closing the share sheet is no error. Where nothing else can be done, as over plain http, the link is opened.
    if (!(error instanceof DOMException && error.name === 'AbortError')) open(fallbackUrl, '_blank', 'noopener')
  }
}
