/*
 * Ctrl+S, and Cmd+S on a Mac, press the button with the id `save`. The key is found by its place on the keyboard: in Mongolian its
 * letter is another.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('button#save')) {
  button.setAttribute('aria-keyshortcuts', 'Control+S Meta+S')
  document.addEventListener('keydown', event => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) button.click()
  })
}
