/** Sections are dragged by their handle; the drop posts the form with the new place. The enter key of a search clicks its button. */
const arranged = document.querySelector<HTMLOListElement>('.arrange-list')
const arrangeForm = document.querySelector<HTMLFormElement>('#arrange')

for (const field of document.querySelectorAll<HTMLInputElement>('input[data-enter]'))
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    document.querySelector<HTMLButtonElement>(`button[value='${field.dataset['enter']}']`)?.click()
  })

if (arranged && arrangeForm) {
  const postAction = (action: string, place: number): void => {
    const button = Object.assign(document.createElement('button'), { name: 'action', value: action, hidden: true })
    arrangeForm.append(button)
    arrangeForm.action = `${arrangeForm.action.split('#')[0] ?? ''}#section-${place}`
    arrangeForm.requestSubmit(button)
  }
  let dragged: HTMLElement | null = null
  for (const handle of arranged.querySelectorAll<HTMLElement>('.arrange-handle')) {
    handle.hidden = false
    handle.addEventListener('pointerdown', event => {
      dragged = handle.closest<HTMLElement>('.arrange-section')
      dragged?.classList.add('is-dragged')
      handle.setPointerCapture(event.pointerId)
      event.preventDefault()
    })
    handle.addEventListener('pointermove', event => {
      if (!dragged) return
      if (event.clientY < 80) scrollBy(0, -20)
      if (event.clientY > innerHeight - 120) scrollBy(0, 20)
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('.arrange-section')
      if (!over || over === dragged) return
      const isAfter = dragged.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING
      over[isAfter ? 'after' : 'before'](dragged)
    })
    for (const end of ['pointerup', 'pointercancel'])
      handle.addEventListener(end, () => {
        const row = dragged
        dragged = null
        row?.classList.remove('is-dragged')
        if (!row) return
        const [from, place] = [Number(row.dataset['index']), [...arranged.children].indexOf(row)]
        if (from !== place) postAction(`to:${from}-${place}`, place)
      })
  }
}
