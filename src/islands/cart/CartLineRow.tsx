import type { CartLine } from '#domain/cart.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { $pendingQuantities, setQuantity } from '../../stores/cart-lines.ts'
import { readPageLocale } from '#stores/client.ts'
import { Icon } from '../ui/icons.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { useHydratedStore } from '../use-hydrated-store.ts'
import type { CartTexts } from './cart-texts.ts'

const isGone = ({ stock }: CartLine): boolean => stock === 'out_of_stock' || stock === 'sold_out' || stock === 'expired'

const NONE: Readonly<Record<number, number>> = {}

interface Props {
  line: CartLine
  texts: CartTexts
}

export function CartLineRow({ line, texts }: Props) {
  const pending = useHydratedStore($pendingQuantities, NONE)[line.id]
  const quantity = pending ?? line.quantity
  const { product } = line
  const sale = line.base_price > line.price
  /** The removed button has the focus: it goes to a line beside it, or to the dialog's first button. */
  const remove = async (button: HTMLElement): Promise<void> => {
    const row = button.closest('li')
    const neighbour = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a')
    const dialog = button.closest('dialog')
    await setQuantity(line.id, 0)
    await new Promise(requestAnimationFrame)
    if (button.isConnected || document.activeElement !== document.body) return
    const target = neighbour?.isConnected ? neighbour : dialog?.querySelector('button')
    target?.focus()
  }
  return (
    <li className="drawer-line">
      <Thumbnail picture={product.image} />
      <div className="grow">
        <p className="drawer-line-name">
          <a href={toLocalPath(readPageLocale(), `/products/${product.slug}?variant=${product.variant_id}`)}>{product.name}</a>
        </p>
        {product.option_values.length > 0 && (
          <p className="text-tiny faint">{product.option_values.map(option => option.label).join(', ')}</p>
        )}
        <p className="price">
          <span className={sale ? 'sale-price' : undefined}>
            {sale && <span className="visually-hidden">{texts['sale_price']} </span>}
            <span>{formatMoney(line.total)}</span>
          </span>
          {sale && (
            <s>
              <span className="visually-hidden">{texts['old_price']} </span>
              <span>{formatMoney(line.base_price * line.quantity)}</span>
            </s>
          )}
        </p>
        {line.available < line.quantity && (
          <p className="shortage">
            <Icon name="alert" />
            <span>
              {line.available > 0 ? texts['left']?.replace('{{n}}', String(line.available)) : texts[isGone(line) ? 'sold_out' : 'fewer']}
            </span>
          </p>
        )}
        <div className="row row-between">
          <fieldset className="drawer-quantity" aria-label={`${texts['quantity']}: ${product.name}`}>
            <button
              type="button"
              aria-label={texts['less']}
              disabled={quantity <= 1}
              onClick={() => void setQuantity(line.id, quantity - 1)}
            >
              <Icon name="minus" />
            </button>
            <output aria-live="polite">{quantity}</output>
            <button
              type="button"
              aria-label={texts['more']}
              disabled={quantity >= line.available}
              onClick={() => void setQuantity(line.id, quantity + 1)}
            >
              <Icon name="plus" />
            </button>
          </fieldset>
          <button
            type="button"
            className="icon-button"
            aria-label={`${texts['remove']}: ${product.name}`}
            onClick={event => void remove(event.currentTarget)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  )
}
