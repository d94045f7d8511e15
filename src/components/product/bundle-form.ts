import { formatMoney } from '#i18n/format.ts'
import { adoptStyles } from '#islands/adopt-styles.ts'
import { notify } from '#stores/notices.ts'
import { $bundles, buyBundle, setBundle, setBundleGift, setBundleQuantity, setBundleVariant } from '#stores/bundle.ts'
import { createRandomKey } from '#stores/random-key.ts'
import { openDrawer } from '../site/cart-drawer.ts'
import styles from './bundle.css?inline'

/* Connects bundle forms to the store, which saves the selection; submitting adds all products at once. */
export function enhanceBundleForms(within: ParentNode): void {
  addStyles()
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-set]')) enhanceForm(form, form.dataset['set'] ?? '')
}

let hasStyles = false
function addStyles(): void {
  if (!hasStyles) adoptStyles(styles)
  hasStyles = true
}

interface FormRow {
  slug: string
  check: HTMLInputElement
  choice: HTMLSelectElement | HTMLInputElement
  quantity: HTMLInputElement
  /** Present where there are several gifts. */
  gift: HTMLSelectElement | null
}

function enhanceForm(form: HTMLFormElement, name: string): void {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-member]')].flatMap((row): FormRow[] => {
    const check = row.querySelector<HTMLInputElement>('[type=checkbox]')
    const choice = row.querySelector<HTMLSelectElement | HTMLInputElement>('[name^=cv-]')
    const quantity = row.querySelector<HTMLInputElement>('[type=number]')
    const gift = row.querySelector<HTMLSelectElement>('[name^=gift-]')
    return check && choice && quantity ? [{ slug: row.dataset['member'] ?? '', check, choice, quantity, gift }] : []
  })
  const stored = $bundles.get()[name]
  /** A renamed product is found by its variant. */
  const isOf = ({ slug, choice }: FormRow, line: { slug: string; cv: number }): boolean =>
    line.slug === slug || (rows.every(row => row.slug !== line.slug) && hasValue(choice, line.cv))
  if (stored?.length) {
    for (const row of rows) {
      const { check, choice, quantity, gift } = row
      const line = stored.find(each => isOf(row, each))
      check.checked = line !== undefined
      if (!line) continue
      quantity.value = String(line.qty)
      selectValue(choice, line.cv)
      selectValue(gift, line.gift)
    }
  }
  const quantityOf = ({ check, quantity }: FormRow): number => (check.checked ? Math.max(0, Math.trunc(Number(quantity.value)) || 0) : 0)
  const updateTotal = (): void => {
    const sum = rows.reduce((all, member) => {
      const { choice } = member
      const priced = choice instanceof HTMLSelectElement ? choice.selectedOptions[0] : choice
      return all + quantityOf(member) * Number(priced?.dataset['price'] ?? 0)
    }, 0)
    // A deselected product needs no gift.
    for (const { check, gift } of rows) if (gift) gift.required = check.checked
    const place = form.querySelector('[data-total]')
    if (place) place.textContent = formatMoney(sum)
  }
  form.addEventListener('change', event => {
    const { target } = event
    const member = rows.find(
      ({ check, choice, quantity, gift }) => target && [check, choice, quantity, gift].includes(target as HTMLInputElement)
    )
    if (!member) return
    if (!$bundles.get()[name]) setBundle(name, selectedLines())
    if (target === member.choice) setBundleVariant(name, member.slug, Number(member.choice.value))
    else if (target !== member.gift) {
      if (target === member.quantity) member.check.checked = Number(member.quantity.value) > 0
      else if (member.check.checked && Number(member.quantity.value) < 1) member.quantity.value = '1'
      setBundleQuantity(name, member.slug, quantityOf(member), Number(member.choice.value))
    }
    const gift = Number(member.gift?.value)
    if (gift) setBundleGift(name, member.slug, gift)
    updateTotal()
  })
  const selectedLines = () =>
    rows
      .map(member => {
        const gift = Number(member.gift?.value)
        return { slug: member.slug, qty: quantityOf(member), cv: Number(member.choice.value), ...(gift ? { gift } : {}) }
      })
      .filter(({ qty }) => qty > 0)
  let key = { wish: '', key: '' }
  const buy = async (button: HTMLButtonElement): Promise<void> => {
    const done = await buyBundle(name, key.key)
    button.ariaBusy = null
    if (!done) return
    key = { wish: '', key: '' }
    await openDrawer({ added: true })
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    const lines = selectedLines()
    if (!lines.length) {
      notify(form.dataset['none'] ?? '', { tone: 'warning' })
      return
    }
    const button = form.querySelector<HTMLButtonElement>('button')
    if (!button || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    setBundle(name, lines)
    const wish = JSON.stringify(lines)
    if (key.wish !== wish) key = { wish, key: createRandomKey() }
    void buy(button)
  })
  updateTotal()
}

const hasValue = (within: HTMLSelectElement | HTMLInputElement, value: number): boolean =>
  within instanceof HTMLSelectElement ? within.querySelector(`option[value="${value}"]`) !== null : within.value === String(value)

function selectValue(within: HTMLSelectElement | HTMLInputElement | null, value = 0): void {
  if (within instanceof HTMLSelectElement && hasValue(within, value)) within.value = String(value)
}
