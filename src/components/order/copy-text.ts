import { notify } from '#stores/notices.ts'

/* Buttons that copy a text. Without a clipboard they stay hidden, and the text is selected by hand. */
if ('clipboard' in navigator)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-text]')) {
    button.hidden = false
    button.addEventListener('click', () => void copyText(button.dataset['copyText'] ?? ''))
  }

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify({ code: 'copied' })
  } catch {
    // In-app browsers block the clipboard: the text next to the button can be selected.
  }
}
