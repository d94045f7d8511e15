/**
 * A first visit is painted with the device's fonts in the metrics of ours (`fonts.css`), and ours come after its pictures: on a slow
 * network they would take a quarter of a second from these. A page that is pressed meanwhile keeps its fonts: lines may break elsewhere in ours,
 * and a button must not move away under a finger. Later visits have them at once.
 */
const { classList } = document.documentElement

async function useWebFonts(): Promise<void> {
  let isUsed = false
  addEventListener('pointerdown', () => (isUsed = true))
  try {
    // The first two are those of the first paint.
    await Promise.all([...document.fonts].slice(0, 2).map(font => font.load()))
    if (!isUsed) classList.remove('first-visit')
    localStorage['delguur:fonts'] = 1
  } catch {
    // The next visit tries again.
  }
}

if (classList.contains('first-visit')) addEventListener('load', () => void useWebFonts())
