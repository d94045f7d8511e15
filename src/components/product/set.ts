import { formatMoney } from '#i18n/format.ts'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import { notify } from '../../stores/notices.ts'
import { $bundles, buyBundle, setBundle, setBundleGift, setBundleQuantity, setBundleVariant } from '#stores/bundle.ts'
import { openDrawer } from '../site/drawer.ts'
import styles from './set.css?inline'

/* A set's choice lives in its store, so that it is there again after a look elsewhere; the form shows it and asks for all of it at once. */
export function followSets(within: ParentNode): void {
  dress()
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-set]')) follow(form, form.dataset['set'] ?? '')
}

let dressed = false
function dress(): void {
  if (!dressed) adoptStyles(styles)
  dressed = true
}

interface Member {
  slug: string
  check: HTMLInputElement
  choice: HTMLSelectElement | HTMLInputElement
  quantity: HTMLInputElement
  /** Where one of several gifts is to be chosen. */
  gift: HTMLSelectElement | null
}

function follow(form: HTMLFormElement, name: string): void {
  const members = [...form.querySelectorAll<HTMLElement>('[data-member]')].flatMap((row): Member[] => {
    const check = row.querySelector<HTMLInputElement>('[type=checkbox]')
    const choice = row.querySelector<HTMLSelectElement | HTMLInputElement>('[name^=cv-]')
    const quantity = row.querySelector<HTMLInputElement>('[type=number]')
    const gift = row.querySelector<HTMLSelectElement>('[name^=gift-]')
    return check && choice && quantity ? [{ slug: row.dataset['member'] ?? '', check, choice, quantity, gift }] : []
  })
  const kept = $bundles.get()[name]
  if (kept?.length) {
    for (const { slug, check, choice, quantity, gift } of members) {
      const line = kept.find(each => each.slug === slug)
      check.checked = line !== undefined
      if (!line) continue
      quantity.value = String(line.qty)
      choose(choice, line.cv)
      choose(gift, line.gift)
    }
  }
  const quantityOf = ({ check, quantity }: Member): number => (check.checked ? Math.max(0, Math.trunc(Number(quantity.value)) || 0) : 0)
  const show = (): void => {
    const sum = members.reduce((all, member) => {
      const { choice } = member
      const priced = choice instanceof HTMLSelectElement ? choice.selectedOptions[0] : choice
      return all + quantityOf(member) * Number(priced?.dataset['price'] ?? 0)
    }, 0)
    // What is left out needs no gift.
    for (const { check, gift } of members) if (gift) gift.required = check.checked
    const place = form.querySelector('[data-total]')
    if (place) place.textContent = formatMoney(sum)
  }
  form.addEventListener('change', event => {
    const { target } = event
    const member = members.find(
      ({ check, choice, quantity, gift }) => target && [check, choice, quantity, gift].includes(target as HTMLInputElement)
    )
    if (!member) return
    if (!$bundles.get()[name]) setBundle(name, chosen())
    if (target === member.choice) setBundleVariant(name, member.slug, Number(member.choice.value))
    else if (target !== member.gift) {
      if (target === member.quantity) member.check.checked = Number(member.quantity.value) > 0
      else if (member.check.checked && Number(member.quantity.value) < 1) member.quantity.value = '1'
      setBundleQuantity(name, member.slug, quantityOf(member), Number(member.choice.value))
    }
    const gift = Number(member.gift?.value)
    if (gift) setBundleGift(name, member.slug, gift)
    show()
  })
  const chosen = () =>
    members
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
    const lines = chosen()
    if (!lines.length) {
      notify(form.dataset['none'] ?? '', { tone: 'warning' })
      return
    }
    const button = form.querySelector<HTMLButtonElement>('button')
    if (!button || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    setBundle(name, lines)
    const wish = JSON.stringify(lines)
    if (key.wish !== wish) key = { wish, key: crypto.randomUUID() }
    void buy(button)
  })
  show()
}

function choose(within: HTMLSelectElement | HTMLInputElement | null, value = 0): void {
  if (within instanceof HTMLSelectElement && within.querySelector(`option[value="${value}"]`)) within.value = String(value)
}
