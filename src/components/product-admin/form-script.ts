/** The enter key in a search of the form clicks its button instead of saving. */
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-enter]')) {
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    field.form?.querySelector<HTMLButtonElement>(`button[value='${field.dataset['enter']}']`)?.click()
  })
}

/** Pictures are dragged by their handle; the rows of the form are renumbered, so that saving keeps the order. */
const pictureList = document.querySelector<HTMLOListElement>('.product-pictures')
if (pictureList) {
  const renumber = (): void => {
    for (const [index, row] of [...pictureList.children].entries()) {
      for (const field of row.querySelectorAll<HTMLInputElement>('[name^="pictures_"]'))
        field.name = field.name.replace(/^pictures_\d+_/, `pictures_${index}_`)
      for (const button of row.querySelectorAll<HTMLButtonElement>('button[data-move]')) {
        button.value = `${button.dataset['move']}:${index}`
        button.disabled = button.dataset['move'] === 'picture_up' ? index === 0 : index === pictureList.children.length - 1
      }
      for (const button of row.querySelectorAll<HTMLButtonElement>('button[data-crop]')) button.value = `crop:${index}`
      for (const part of row.querySelectorAll('[aria-label]')) part.ariaLabel = part.ariaLabel?.replace(/\d+/, String(index + 1)) ?? null
      for (const part of row.querySelectorAll('.visually-hidden')) part.textContent = part.textContent.replace(/\d+/, String(index + 1))
    }
  }
  let dragged: Element | null = null
  const move = (target: Element | null): void => {
    const row = target?.closest('.product-pictures > li')
    if (!dragged || !row || row === dragged) return
    const isAfter = dragged.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING
    row[isAfter ? 'after' : 'before'](dragged)
  }
  for (const handle of pictureList.querySelectorAll<HTMLElement>('.product-picture-handle')) {
    handle.hidden = false
    handle.addEventListener('pointerdown', event => {
      dragged = handle.closest('li')
      dragged?.classList.add('is-dragged')
      handle.setPointerCapture(event.pointerId)
      event.preventDefault()
    })
    handle.addEventListener('pointermove', event => move(document.elementFromPoint(event.clientX, event.clientY)))
    for (const end of ['pointerup', 'pointercancel'])
      handle.addEventListener(end, () => {
        dragged?.classList.remove('is-dragged')
        dragged = null
        renumber()
      })
  }
  // Moving by keys needs no reload; the button keeps the focus, and its name says the new place.
  pictureList.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-move]')
    const row = button?.closest('li')
    if (!button || !row) return
    event.preventDefault()
    if (button.dataset['move'] === 'picture_up') row.previousElementSibling?.before(row)
    else row.nextElementSibling?.after(row)
    renumber()
    // At an end of the list its button is disabled.
    const enabled = button.disabled ? row.querySelector<HTMLButtonElement>('button[data-move]:enabled') : button
    enabled?.focus()
  })
  // A click on a picture that is being cropped sets its focal point.
  pictureList.addEventListener('click', event => {
    const image = (event.target as Element).closest<HTMLImageElement>('.product-crop img')
    if (!image) return
    const box = image.getBoundingClientRect()
    const place = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    for (const axis of ['x', 'y'] as const) {
      const field = image.closest('.product-crop')?.querySelector<HTMLInputElement>(`input[data-axis='${axis}']`)
      if (field) field.value = String(Math.round(place[axis] * 100))
    }
    showPoint(image.closest('.product-crop'))
  })
  const showPoint = (crop: Element | null): void => {
    const [x, y] = ['x', 'y'].map(axis => crop?.querySelector<HTMLInputElement>(`input[data-axis='${axis}']`)?.value ?? '50')
    crop?.querySelector<HTMLElement>('.product-crop-picture')?.style.setProperty('--point', `${x}% ${y}%`)
  }
  pictureList.addEventListener('input', event => showPoint((event.target as Element).closest('.product-crop')))
}
