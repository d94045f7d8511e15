import { toPrice, toPosition, SLIDER_STEPS } from '#domain/price-range.ts'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import styles from './price-slider.css?inline'

/** Adds a slider with two handles to the price forms in `root`. The inputs of the form stay, and are what is submitted. */
export function addPriceSliders(root: ParentNode): void {
  adoptStyles(styles)
  for (const form of root.querySelectorAll<HTMLFormElement>('.price-form[data-from]')) {
    const [from, to] = form.querySelectorAll<HTMLInputElement>('.price-input')
    if (!from || !to || form.querySelector('.price-slider')) continue
    const range = { from: Number(form.dataset['from']), to: Number(form.dataset['to']) }
    const low = createHandle(from, toPosition(Number(from.value), range))
    const high = createHandle(to, toPosition(Number(to.value) || Infinity, range))
    // Screen readers say the price in place of the position.
    const describe = (handle: HTMLInputElement): void => void (handle.ariaValueText = `${toPrice(handle.valueAsNumber, range)}₮`)
    const write = (input: HTMLInputElement, handle: HTMLInputElement): void => {
      const position = handle.valueAsNumber
      input.value = position > 0 && position < SLIDER_STEPS ? String(toPrice(position, range)) : ''
      describe(handle)
    }
    low.addEventListener('input', () => {
      low.valueAsNumber = Math.min(low.valueAsNumber, high.valueAsNumber)
      write(from, low)
    })
    high.addEventListener('input', () => {
      high.valueAsNumber = Math.max(low.valueAsNumber, high.valueAsNumber)
      write(to, high)
    })
    describe(low)
    describe(high)
    const slider = document.createElement('span')
    slider.className = 'price-slider'
    slider.append(low, high)
    form.prepend(slider)
  }
}

function createHandle(input: HTMLInputElement, position: number): HTMLInputElement {
  const handle = document.createElement('input')
  handle.type = 'range'
  handle.max = String(SLIDER_STEPS)
  handle.autocomplete = 'off'
  handle.ariaLabel = input.ariaLabel
  handle.valueAsNumber = position
  return handle
}
