import { notify } from '../../stores/notices.ts'
/* Without this script the order is chosen by a button and more products are a page of their own. */
document
  .querySelector<HTMLFormElement>('[data-sort]')
  ?.addEventListener('change', event => (event.currentTarget as HTMLFormElement).requestSubmit())

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void appendNext(link)
})

async function appendNext(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  const label = link.textContent
  link.ariaBusy = 'true'
  link.textContent = link.dataset['busy'] ?? label
  try {
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(String(answer.status))
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const more = [...(next.querySelector('#products')?.children ?? [])]
    document.querySelector('#products')?.append(...more)
    const bar = next.querySelector('.lmore')
    bar?.querySelector('[rel=prev]')?.remove()
    if (bar) link.closest('.lmore')?.replaceWith(bar)
    else link.remove()
    more[0]?.querySelector('a')?.focus({ preventScroll: true })
  } catch {
    notify(link.dataset['failed'] ?? '', { tone: 'warning' })
    link.ariaBusy = null
    link.textContent = label
  }
}
