import { canCopy, copyText } from '#stores/copy-text.ts'

/* <button data-copy="text" hidden> after what shows the text. */
if (canCopy())
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    const before = button.previousElementSibling ?? button.parentElement
    button.addEventListener('click', () => void copyText(button.dataset['copy'] ?? '', before?.querySelector('input, b') ?? before))
  }
