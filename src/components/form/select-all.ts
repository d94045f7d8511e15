/** Shows the boxes of `SelectAll.astro` and keeps them in step with the rows. */
for (const label of document.querySelectorAll<HTMLElement>('[data-select-all]')) {
  const box = label.querySelector('input')
  const selector = label.dataset['selectAll']
  if (!box || !selector) continue
  const listRows = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(selector)]
  const update = (): void => {
    const rows = listRows()
    const count = rows.filter(({ checked }) => checked).length
    box.checked = count === rows.length
    box.indeterminate = count > 0 && !box.checked
  }
  label.hidden = listRows().length === 0
  box.addEventListener('change', () => {
    for (const row of listRows()) row.checked = box.checked
  })
  document.addEventListener('change', event => {
    if (event.target !== box) update()
  })
  update()
}
