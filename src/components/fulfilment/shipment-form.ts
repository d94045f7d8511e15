import type { Fields } from '#components/form/form.ts'
import type { IconName } from '#components/ui/icons.ts'
import type { ShipmentActionInput, StaffShipment } from '#contract/fulfilment.ts'
import { isInShop, type ShipmentAction } from '#domain/shipment.ts'
import type { Translate } from '#i18n/translator.ts'

/** Suggested carriers within Mongolia. */
export const CARRIERS = ['Монгол шуудан', 'DHL', 'FedEx', 'UBCab', 'Автобус', 'Галт тэрэг']

/** Code of Ulaanbaatar, where the shop's couriers deliver. */
const CAPITAL = '11'

/** The body of an action from typed values; the API validates it. */
export function toShipmentAction(action: ShipmentAction, fields: Fields): ShipmentActionInput {
  const text = (name: string): string => fields[name] ?? ''
  const seen = { state: text('state') as StaffShipment['state'] }
  switch (action) {
    case 'pack':
      return { action, ...seen, lines: parseLines(fields).map(({ id }) => id), pieces: sumPieces(parseLines(fields)) }
    case 'split':
      return { action, ...seen, lines: parseLines(fields).map(({ id }) => id) }
    case 'unpack':
      return { action, ...seen }
    case 'ship':
      return { action, ...seen, carrier: text('carrier'), tracking_number: text('tracking_number') }
    case 'dispatch':
      return { action, ...seen, courier: text('courier') }
    case 'deliver':
      return { action, ...seen, received_by: text('received_by') }
    case 'hand_over':
      return { action, ...seen, code: text('code'), received_by: text('received_by') }
    case 'fail':
      return { action, ...seen, reason: text('reason'), next_on: text('next_on') }
    default:
      return { action, ...seen, restock: text('restock') === '1' }
  }
}

/** Checked lines with the pieces that were shown. */
const parseLines = (fields: Fields): { id: number; quantity: number }[] =>
  Object.entries(fields).flatMap(([name, quantity]) => {
    const id = Number(/^line_(\d{1,9})$/.exec(name)?.[1] ?? 0)
    return id ? { id, quantity: Number(quantity) } : []
  })
const sumPieces = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The usual next step of a shipment; null where it is done. */
export function findNextAction({ state, actions }: StaffShipment, city: string): ShipmentAction | null {
  const usual: Record<StaffShipment['state'], readonly ShipmentAction[]> = {
    preparing: ['pack'],
    ready: ['hand_over', city === CAPITAL ? 'dispatch' : 'ship'],
    shipped: ['deliver'],
    delivering: ['deliver'],
    failed: ['dispatch'],
    delivered: [],
    returned: []
  }
  return usual[state].find(action => actions.includes(action)) ?? null
}

/** The usual order of actions, for the list of actions that are not possible yet. */
const ACTION_ORDER: Record<StaffShipment['method'], readonly ShipmentAction[]> = {
  delivery: ['pack', 'ship', 'dispatch', 'deliver', 'fail', 'take_back'],
  pickup: ['pack', 'hand_over']
}

/** Actions that its state does not allow yet, displayed with the reason; none for a finished shipment. */
export function listImpossibleActions({ method, state, actions }: StaffShipment): ShipmentAction[] {
  if (state === 'delivered' || state === 'returned') return []
  return ACTION_ORDER[method].filter(action => !actions.includes(action))
}

export interface Consequence {
  icon: IconName
  text: string
}

/**
 * Consequences of an action, displayed before it.
 * @param receiptFollows whether the delivery requests the VAT receipt
 */
export function listConsequences(action: ShipmentAction, shipment: StaffShipment, receiptFollows: boolean, t: Translate): Consequence[] {
  const pieces = shipment.lines.reduce((sum, { quantity, gift_sku }) => sum + (gift_sku === null ? quantity : 2 * quantity), 0)
  const isPickup = shipment.method === 'pickup'
  const leaves = isInShop(shipment.state) && (action === 'ship' || action === 'dispatch' || action === 'hand_over')
  const result: Consequence[] = [
    { icon: 'package', text: action === 'pack' && isPickup ? t('fulfilment:will_pack_pickup') : t(`fulfilment:will_${action}`) }
  ]
  if (leaves) result.push({ icon: 'store', text: t('fulfilment:will_stock', { n: pieces }) })
  if (isNotifyingCustomer(action, shipment)) result.push({ icon: 'bell', text: t(`fulfilment:will_message_${action}`) })
  if (receiptFollows && (action === 'deliver' || action === 'hand_over'))
    result.push({ icon: 'receipt', text: t('fulfilment:will_receipt') })
  if (FINAL.has(action)) result.push({ icon: 'info', text: t('fulfilment:will_stay') })
  return result
}

const MESSAGES = ['ship', 'dispatch', 'deliver', 'hand_over', 'fail'] as const
const FINAL: ReadonlySet<ShipmentAction> = new Set(['split', 'ship', 'dispatch', 'deliver', 'hand_over', 'take_back', 'withdraw'])

type Message = (typeof MESSAGES)[number] | 'pack'

function isNotifyingCustomer(action: ShipmentAction, { method }: StaffShipment): action is Message {
  return MESSAGES.some(each => each === action) || (action === 'pack' && method === 'pickup')
}

/** Whether an action needs a confirmation, because it moves goods or notifies the customer. */
export const isConfirmed = (action: ShipmentAction, shipment: StaffShipment): boolean =>
  isNotifyingCustomer(action, shipment) || action === 'take_back' || action === 'withdraw'
