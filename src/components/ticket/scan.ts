/** Reads codes of tickets by camera where the browser can; the camera stays on from ticket to ticket. */

/** @public An export makes this script a module, with names of its own. */
export interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

const INTERVAL_MS = 200
/** A ticket that is still in front of the camera is not checked again. */
const SAME_CODE_MS = 8000
const STORED = 'ticket-camera'

const form = document.querySelector<HTMLFormElement>('[data-ticket-check]')
if (form && window.BarcodeDetector && 'mediaDevices' in navigator) offerCamera(form, window.BarcodeDetector)

function offerCamera(target: HTMLFormElement, Detector: NonNullable<Window['BarcodeDetector']>): void {
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
    clearInterval(timer)
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
    const detector = new Detector({ formats: ['qr_code'] })
    timer = window.setInterval(() => {
      void detector.detect(video).then(found, () => {})
    }, INTERVAL_MS)
  }
  const found = ([first]: { rawValue: string }[]): void => {
    if (!first || (first.rawValue === last.code && Date.now() - last.at < SAME_CODE_MS)) return
    clearInterval(timer)
    sessionStorage.setItem(STORED, JSON.stringify({ code: first.rawValue, at: Date.now() }))
    field.value = first.rawValue
    navigator.vibrate?.(60)
    target.requestSubmit()
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
