import type { TrackedEvent } from './events.ts'
import { loadItems } from './items.ts'

/** Products seen within this time are sent together. */
const BATCH_MS = 2000

/** Sends each product of a list once, when half of its card has been seen. */
export function watchLists(send: (event: TrackedEvent) => void): void {
  const main = document.querySelector('main')
  if (!main) return
  const seen = new Set<number>()
  let batch: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    const ids = batch
    batch = []
    timer = undefined
    const list = document.querySelector('h1')?.textContent?.trim() ?? document.title
    void loadItems(ids).then(items => items.length && send({ name: 'view_item_list', list, items }))
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        const id = isIntersecting ? readVariant(target) : 0
        if (!id || seen.has(id)) continue
        seen.add(id)
        batch.push(id)
        timer ??= setTimeout(flush, BATCH_MS)
      }
    },
    { threshold: 0.5 }
  )
  const observe = (): void => {
    for (const card of main.querySelectorAll('.product-card:not([data-seen])')) {
      card.setAttribute('data-seen', '')
      observer.observe(card)
    }
  }
  observe()
  new MutationObserver(observe).observe(main, { childList: true, subtree: true })
}

/** The script of the wishlist replaces the attribute by its button. */
function readVariant(card: Element): number {
  return Number(card.getAttribute('data-of') ?? card.querySelector<HTMLButtonElement>('[data-wish]')?.value ?? 0)
}
