/** Reads codes of tickets by camera; the camera stays on from ticket to ticket. */
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
  const field = target.querySelector<HTMLInputElement>('[name=code]')
  if (!start || !place || !video || !field || !failed) return
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
      if (!video.srcObject || (code && isNew(code) && submit(code))) return
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
  const submit = (code: string): true => {
    sessionStorage.setItem(STORED, JSON.stringify({ code, at: Date.now() }))
    field.value = code
    navigator.vibrate?.(60)
    target.requestSubmit()
    return true
  }
  start.addEventListener('click', () => void open())
  place.querySelector('[data-camera-stop]')?.addEventListener('click', stop)
  // After a check the page is a new one.
  if (sessionStorage.getItem(STORED)) void open()
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
