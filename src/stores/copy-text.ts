import { notify } from './notices.ts'

/** Browsers have a clipboard over https and on localhost only. */
export const canCopy = (): boolean => 'clipboard' in navigator

/** @param shown what contains the text, to be copied by hand where the clipboard is refused, as in browsers of apps */
export async function copyText(text: string, shown: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ code: 'copied' })
  } catch {
    if (shown instanceof HTMLInputElement) shown.select()
    else if (shown) getSelection()?.selectAllChildren(shown)
  }
}
