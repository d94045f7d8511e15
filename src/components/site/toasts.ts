import { $notices, dismiss, NOTICE_MS, type Notice } from '../../stores/notices.ts'
import { word } from './words.ts'

const drawn = new Map<number, HTMLElement>()

// A live region speaks what appears in it: notices are added and removed one by one, never redrawn.
$notices.subscribe(notices => {
  for (const [id, toast] of drawn) {
    if (notices.some(notice => notice.id === id)) continue
    toast.remove()
    drawn.delete(id)
  }
  for (const notice of notices) if (!drawn.has(notice.id)) drawn.set(notice.id, draw(notice))
})

function draw(notice: Notice): HTMLElement {
  const toast = document.createElement('div')
  toast.className = 'toast'
  const text = document.createElement('p')
  text.className = 'grow'
  text.textContent = 'text' in notice.message ? notice.message.text : word(`said_${notice.message.code}`)
  toast.append(text)
  if (notice.action) {
    const link = document.createElement('a')
    link.href = notice.action.href
    link.textContent = notice.action.label
    toast.append(link)
  }
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icb'
  close.textContent = '×'
  close.ariaLabel = word('dismiss')
  close.addEventListener('click', () => dismiss(notice.id))
  toast.append(close)
  regionFor(notice)?.append(toast)
  leaveInTime(toast, notice.id)
  return toast
}

/** A dialog makes the rest of the page inert: what is said while one is open is said inside it. */
function regionFor(notice: Notice): Element | null {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  const region = document.querySelector<HTMLElement>('.toasts')
  if (region && region.parentElement !== (open ?? document.body)) {
    const home = open ?? document.body
    home.append(region)
    open?.addEventListener('close', () => document.body.append(region), { once: true })
  }
  return region?.querySelector(notice.tone === 'warning' ? '[role=alert]' : '[role=status]') ?? null
}

function leaveInTime(toast: HTMLElement, id: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => dismiss(id), NOTICE_MS)
  }
  const stay = (): void => clearTimeout(timer)
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay)
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, wait)
  wait()
}
