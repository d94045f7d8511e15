import { $notices, dismiss, NOTICE_MS, type Notice } from '../../stores/notices.ts'
import { readScriptText } from './script-texts.ts'

const toasts = new Map<number, HTMLElement>()

// Toasts are added and removed one by one, because a live region announces whatever is inserted.
$notices.subscribe(notices => {
  for (const [id, toast] of toasts) {
    if (notices.some(notice => notice.id === id)) continue
    toast.remove()
    toasts.delete(id)
  }
  for (const notice of notices) if (!toasts.has(notice.id)) toasts.set(notice.id, renderToast(notice))
})

function renderToast(notice: Notice): HTMLElement {
  const toast = document.createElement('div')
  toast.className = 'toast'
  const text = document.createElement('p')
  text.className = 'grow'
  text.textContent = 'text' in notice.message ? notice.message.text : readScriptText(`said_${notice.message.code}`)
  toast.append(text)
  if (notice.action) {
    const link = document.createElement('a')
    link.href = notice.action.href
    link.textContent = notice.action.label
    toast.append(link)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button'
  close.textContent = '×'
  close.ariaLabel = readScriptText('dismiss')
  close.addEventListener('click', () => dismiss(notice.id))
  toast.append(close)
  findRegion(notice)?.append(toast)
  dismissAfterTimeout(toast, notice.id)
  return toast
}

/** A modal dialog makes the rest of the page inert, so toasts are moved into it. */
function findRegion(notice: Notice): Element | null {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  const region = document.querySelector<HTMLElement>('.toasts')
  if (region && region.parentElement !== (open ?? document.body)) {
    const parent = open ?? document.body
    parent.append(region)
    open?.addEventListener('close', () => document.body.append(region), { once: true })
  }
  return region?.querySelector(notice.tone === 'warning' ? '[role=alert]' : '[role=status]') ?? null
}

function dismissAfterTimeout(toast: HTMLElement, id: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => dismiss(id), NOTICE_MS)
  }
  const stop = (): void => clearTimeout(timer)
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stop)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, wait)
  wait()
}
