import { useEffect, useState } from 'react'
import { EMPTY_CART, type Cart, type CartStay } from '#domain/cart.ts'
import { isDigitalCart, sumGoods } from '#domain/cart-goods.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { $cart, $cartError, $cartFetching, refreshCart } from '../../stores/cart.ts'
import { loadCrossSell } from '../../stores/cross-sell.ts'
import { readPageLocale } from '#stores/client.ts'
import { FatalError } from '../ui/FatalError.tsx'
import { Icon } from '../ui/icons.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { useHydratedStore } from '../use-hydrated-store.ts'
import type { CartTexts } from './cart-texts.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { CrossSell } from './CrossSell.tsx'

interface Props {
  texts: CartTexts
  /** An item was just added. */
  added: boolean
}

export function CartDrawer({ texts, added }: Props) {
  return (
    <FatalError title={texts['broken'] ?? ''} restart={texts['restart'] ?? ''}>
      <Contents texts={texts} added={added} />
    </FatalError>
  )
}

function Contents({ texts, added }: Props) {
  const cart = useHydratedStore($cart, EMPTY_CART)
  const fetching = useHydratedStore($cartFetching, false)
  const error = useHydratedStore($cartError, null)
  const lines = cart.line_items
  // A snapshot stored by an earlier release has none.
  const stays: Cart['stays'] | undefined = cart.stays
  useEffect(() => {
    if (lines.length > 0) void loadCrossSell(lines.map(line => line.product.id).toReversed())
  }, [lines])

  if (lines.length === 0 && !stays?.length) {
    if (!navigator.cookieEnabled) return <CookiesRefused texts={texts} />
    if (fetching) return <LoadingLines label={texts['loading']} />
    return error ? <LoadError texts={texts} /> : <EmptyCart texts={texts} />
  }
  return (
    <>
      <FreeDelivery cart={cart} texts={texts} added={added} />
      <ul className="drawer-lines">
        {cart.line_items.map(line => (
          <CartLineRow key={line.id} line={line} texts={texts} />
        ))}
        {stays?.map(stay => (
          <StayRow key={stay.id} stay={stay} />
        ))}
        <CrossSell texts={texts} />
      </ul>
      <Totals cart={cart} texts={texts} />
    </>
  )
}

function StayRow({ stay }: { stay: CartStay }) {
  return (
    <li className="drawer-line">
      <Thumbnail picture={stay.image} />
      <div className="grow">
        <p className="drawer-line-name">
          <a href={toLocalPath(readPageLocale(), `/hotel/${stay.hotel}`)}>{stay.name}</a>
        </p>
        <p className="text-tiny faint">{stay.summary}</p>
        <p className="price">{formatMoney(stay.total)}</p>
      </div>
    </li>
  )
}

function FreeDelivery({ cart, texts, added }: { cart: Cart; texts: CartTexts; added: boolean }) {
  const goal = isDigitalCart(cart) ? 0 : cart.free_shipping_from
  const goods = sumGoods(cart)
  const reached = goal > 0 && goods >= goal
  if (goal === 0 && !added) return null
  return (
    <div className={`note free-delivery ${added || reached ? 'note-success' : ''}`}>
      <Icon name={added ? 'check' : 'truck'} />
      <div className="grow">
        <p>
          {added && <Announced text={texts['added'] ?? ''} />}
          {goal > 0 && <span>{reached ? texts['free_reached'] : texts['free_left']?.replace('{{n}}', formatMoney(goal - goods))}</span>}
        </p>
        {!reached && goal > 0 && <progress max={goal} value={goods} aria-label={texts['free_label']} />}
      </div>
    </div>
  )
}

/** A live region gets its text after it has appeared: what it has from the start is not announced. */
function Announced({ text }: { text: string }) {
  const [announced, announce] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => announce(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return <output className="bold">{announced} </output>
}

function Totals({ cart, texts }: { cart: Cart; texts: CartTexts }) {
  const locale = readPageLocale()
  // A snapshot stored by an earlier release has no estimate.
  const fee: number | undefined = cart.ship_total ?? cart.ship_estimate
  const discount: number | undefined = cart.discount_total
  const shipping = texts[cart.ship_total === null ? 'shipping_capital' : 'shipping']
  return (
    <footer>
      <p className="drawer-total">
        <span>{texts['total']}</span>
        <output className="numeric">{formatMoney(cart.item_total)}</output>
      </p>
      {discount !== undefined && discount > 0 && (
        <p className="drawer-total">
          <span>{texts['discount']}</span>
          <output className="numeric">{`−${formatMoney(discount)}`}</output>
        </p>
      )}
      {fee !== undefined && (
        <p className="text-tiny faint">{shipping?.replace('{{n}}', fee > 0 ? formatMoney(fee) : (texts['shipping_free'] ?? ''))}</p>
      )}
      <div className="stack stack-tight">
        <a className="button button-primary button-large button-full" href={toLocalPath(locale, '/checkout/address')}>
          {texts['order']}
        </a>
        <a className="button button-secondary button-full" href={toLocalPath(locale, '/cart')}>
          {texts['view']}
        </a>
      </div>
    </footer>
  )
}

function EmptyCart({ texts }: { texts: CartTexts }) {
  return (
    <section className="empty-state">
      <img src="/art/states/empty-cart.svg" alt="" width="560" height="420" />
      <h3 className="heading-3">{texts['empty']}</h3>
      <p>{texts['empty_text']}</p>
      <a className="button button-primary" href={toLocalPath(readPageLocale(), '/products')}>
        {texts['browse']}
      </a>
    </section>
  )
}

function CookiesRefused({ texts }: { texts: CartTexts }) {
  return (
    <section className="empty-state" role="alert">
      <h3 className="heading-3">{texts['no_cookies']}</h3>
      <p>{texts['no_cookies_text']}</p>
    </section>
  )
}

function LoadError({ texts }: { texts: CartTexts }) {
  return (
    <section className="empty-state">
      <p>{texts['failed']}</p>
      <button type="button" className="button button-secondary" onClick={() => void refreshCart()}>
        {texts['retry']}
      </button>
    </section>
  )
}

function LoadingLines({ label }: { label: string | undefined }) {
  return (
    <output className="drawer-loading" aria-label={label}>
      {[1, 2].map(line => (
        <span className="drawer-loading-line" key={line}>
          <span className="skeleton" />
          <span className="stack stack-tight">
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
        </span>
      ))}
    </output>
  )
}
