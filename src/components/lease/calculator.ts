/* Recalculates while typing: the same page is loaded for the changed address, and its results replace the shown ones. */
import '../product/share.ts'

const PAUSE_MS = 250
const form = document.querySelector<HTMLFormElement>('form[data-lease]')
let timer: ReturnType<typeof setTimeout> | undefined
let loading: AbortController | undefined

form?.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => void recalculate(form), PAUSE_MS)
})

async function recalculate(from: HTMLFormElement): Promise<void> {
  loading?.abort()
  const { signal } = (loading = new AbortController())
  const url = `${location.pathname}?${new URLSearchParams([...new FormData(from)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))}`
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const part of document.querySelectorAll('[data-lease-part]')) {
      const changed = page.getElementById(part.id)
      if (changed) part.replaceWith(changed)
    }
    for (const field of from.querySelectorAll<HTMLInputElement>('[id]'))
      field.ariaInvalid = page.getElementById(field.id)?.ariaInvalid ?? null
    history.replaceState(history.state, '', url)
  } catch (error) {
    // The shown result stays; the form's button asks for the page again. A later change has replaced an aborted one.
    if (!(error instanceof TypeError) && !signal.aborted) throw error
  }
}
