import { $cart } from '../../stores/cart.ts'
import { EMPTY_CART } from '#domain/cart.ts'
import { useStored } from '../use-stored.ts'

interface Props {
  words: Record<string, string>
  added: boolean
}

export function CartDrawer({ words }: Props) {
  const cart = useStored($cart, EMPTY_CART)
  return <p>{words['total']} {cart.total}</p>
}
