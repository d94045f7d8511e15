/* Checks the box of a line after all of its pieces were scanned. Without JavaScript the boxes are checked by hand. */
for (const shipment of document.querySelectorAll<HTMLElement>('[data-shipment]')) {
  const field = shipment.querySelector<HTMLElement>('[data-scan]')
  const input = field?.querySelector('input')
  const result = field?.querySelector<HTMLElement>('[role=status]')
  if (field && input && result) enhanceScan(shipment, field, input, result)
}

function enhanceScan(shipment: HTMLElement, field: HTMLElement, input: HTMLInputElement, result: HTMLElement): void {
  field.hidden = false
  const counts = new Map<string, number>()
  input.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const scanned = input.value.trim()
    const sku = scanned.toLowerCase()
    input.value = ''
    if (!sku) return
    const box = [...shipment.querySelectorAll<HTMLInputElement>('[data-sku]')].find(each => !each.checked && listSkus(each).includes(sku))
    field.classList.toggle('field-invalid', !box)
    result.className = box ? 'field-hint' : 'field-error'
    result.hidden = false
    if (!box) {
      result.textContent = (field.dataset['unknown'] ?? '').replace('{{sku}}', scanned)
      return
    }
    const keyOf = (each: string): string => `${box.name} ${each}`
    const quantity = Number(box.dataset['quantity'])
    const count = Math.min(quantity, (counts.get(keyOf(sku)) ?? 0) + 1)
    counts.set(keyOf(sku), count)
    box.checked = listSkus(box).every(each => counts.get(keyOf(each)) === quantity)
    result.textContent = (field.dataset['counted'] ?? '')
      .replace('{{sku}}', scanned)
      .replace('{{n}}', String(count))
      .replace('{{of}}', String(quantity))
  })
}

/** SKUs of the line's product and its free gift. */
function listSkus({ dataset }: HTMLInputElement): string[] {
  return [dataset['sku'], dataset['giftSku']].flatMap(sku => sku?.toLowerCase() ?? [])
}
