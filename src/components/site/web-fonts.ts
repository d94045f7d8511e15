import { runAfterLoad } from './run-after-load.ts'

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
    // Those of the first paint.
    const [sans, serif] = document.fonts
    await Promise.all([sans?.load(), serif?.load()])
    if (!isUsed) classList.remove('first-visit')
    localStorage['delguur:fonts'] = 1
  } catch {
    // The next visit tries again.
  }
}

if (classList.contains('first-visit')) runAfterLoad(() => void useWebFonts())
