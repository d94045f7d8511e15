/** Reads codes of tickets by camera; the camera stays on from ticket to ticket. Safari asks for it anew on every page. */
import { warn } from '#stores/notices.ts'
import { openDetector } from './detector.ts'

const INTERVAL_MS = 200
/** A ticket that stays in front of the camera, or comes back within this time, is not checked again. */
const SAME_CODE_MS = 5000
const STORED = 'ticket-camera'

const form = document.querySelector<HTMLFormElement>('[data-ticket-check]')
if (form && 'mediaDevices' in navigator) offerCamera(form)

function offerCamera(target: HTMLFormElement): void {
  const start = target.querySelector<HTMLButtonElement>('[data-camera-start]')
  const place = target.querySelector<HTMLElement>('[data-camera]')
  const failed = target.querySelector<HTMLElement>('[data-camera-failed]')
  const video = place?.querySelector('video')
  if (!start || !place || !video || !failed) return
  start.hidden = false
  let timer = 0
  const last = readLast()

  const show = (on: boolean): void => {
    place.hidden = !on
    start.hidden = on
  }
  const stop = (): void => {
    clearTimeout(timer)
    if (video.srcObject instanceof MediaStream) for (const track of video.srcObject.getTracks()) track.stop()
    video.srcObject = null
    sessionStorage.removeItem(STORED)
    show(false)
  }
  const open = async (): Promise<void> => {
    failed.hidden = true
    try {
      video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      await video.play()
    } catch {
      stop()
      failed.hidden = false
      return
    }
    show(true)
    sessionStorage.setItem(STORED, JSON.stringify(last))
    const detect = await openDetector()
    const look = async (): Promise<void> => {
      const code = await detect(video).catch(() => null)
      if (!video.srcObject) return
      if (code && isNew(code)) await submit(code)
      timer = window.setTimeout(() => void look(), INTERVAL_MS)
    }
    void look()
  }
  const isNew = (code: string): boolean => {
    const now = Date.now()
    if (code !== last.code || now - last.at >= SAME_CODE_MS) return true
    last.at = now
    return false
  }
  const submit = async (code: string): Promise<void> => {
    Object.assign(last, { code, at: Date.now() })
    sessionStorage.setItem(STORED, JSON.stringify(last))
    navigator.vibrate?.(60)
    await checkInPlace(target, code).catch(() => warn({ status: 0 }))
  }
  start.addEventListener('click', () => void open())
  place.querySelector('[data-camera-stop]')?.addEventListener('click', stop)
  // After a code was typed, or a check undone, the page is a new one.
  if (sessionStorage.getItem(STORED)) void open()
}

async function checkInPlace(form: HTMLFormElement, code: string): Promise<void> {
  const values = new FormData(form)
  values.set('code', code)
  values.set('action', 'check')
  const response = await fetch(location.pathname, { method: 'POST', body: values })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const parts = page.querySelectorAll('[data-check-part]')
  // Of the login, for instance.
  if (!parts.length) return location.assign(response.url)
  document.querySelectorAll('[data-check-part]').forEach((part, index) => part.replaceWith(parts[index] ?? ''))
  history.replaceState(null, '', response.url)
}

function readLast(): { code: string; at: number } {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null')
    if (stored && typeof stored === 'object' && 'code' in stored && 'at' in stored)
      return { code: String(stored.code), at: Number(stored.at) }
  } catch {
    // Another version's value.
  }
  return { code: '', at: 0 }
}
