/** The text of a QR code in the picture, or null. */
type Detect = (video: HTMLVideoElement) => Promise<string | null>

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): NativeDetector
      getSupportedFormats: () => Promise<string[]>
    }
  }
}

/** A larger picture takes longer and finds no more codes. */
const MAX_SIDE = 640

/** The browser's own reader of QR codes, else a library: Safari, Firefox and Chrome on computers have none. */
export async function openDetector(): Promise<Detect> {
  const Native = window.BarcodeDetector
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (!Native || !formats.includes('qr_code')) return openLibrary()
  const detector = new Native({ formats: ['qr_code'] })
  return async video => (await detector.detect(video))[0]?.rawValue ?? null
}

async function openLibrary(): Promise<Detect> {
  const { default: readQr } = await import('jsqr')
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return async video => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight))
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)]
    if (!context || !width || !height) return null
    Object.assign(context.canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    return readQr(context.getImageData(0, 0, width, height).data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
  }
}
