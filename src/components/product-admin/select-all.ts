/** Selects or clears every row of the list. */
const all = document.querySelector<HTMLElement>('[data-select-all]')
const box = all?.querySelector('input')
const rows = [...document.querySelectorAll<HTMLInputElement>('[name="select"]')]
if (all && box) {
  all.hidden = rows.length === 0
  box.addEventListener('change', () => {
    for (const row of rows) row.checked = box.checked
  })
  document.addEventListener('change', event => {
    if (event.target === box) return
    box.checked = rows.every(row => row.checked)
  })
}
