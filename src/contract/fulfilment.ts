import { z } from 'zod'
import { ORDER_DELIVERY_METHODS } from '#domain/order.ts'
import {
  MAX_CARRIER_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TRACKING_LENGTH,
  PICKUP_CODE,
  SHIPMENT_ACTIONS,
  SHIPMENT_METHODS,
  SHIPMENT_STATES
} from '#domain/shipment.ts'
import { addressInput, address, lineProduct } from './cart.ts'
import { deliveryPromise, done, id, lineText, multilineText, pageNumber, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

const shipmentState = z.enum(SHIPMENT_STATES)
const MAX_BULK = 200

const shipmentLine = z.object({
  /** Id of the order line. */
  id: z.int(),
  sku: z.string(),
  quantity: z.int(),
  product: lineProduct.omit({ id: true, variant_id: true }),
  /** SKU of the free gift of each piece. */
  gift_sku: z.string().nullable()
})

const branch = z.object({ code: z.string(), name: z.string(), address: z.string(), phone: z.string(), hours: z.string() })

/** A shipment as its customer sees it. */
const shipment = z.object({
  id: z.int(),
  position: z.int(),
  method: z.enum(SHIPMENT_METHODS),
  state: shipmentState,
  /** Day (`YYYY-MM-DD`) from which pre-ordered goods can be sent. */
  planned_on: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Day (`YYYY-MM-DD`) of the next attempt after a failed delivery. */
  next_on: z.string().nullable(),
  received_by: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** Pick-up branch. */
  branch: branch.nullable(),
  lines: z.array(shipmentLine),
  /** The states it reached, oldest first. */
  history: z.array(z.object({ state: shipmentState, at: z.string() }))
})
export type Shipment = z.infer<typeof shipment>

/** The code is the customer's proof at the branch: staff do not see it, they enter it. */
const customerShipment = shipment.extend({ pickup_code: z.string().nullable() })
export type CustomerShipment = z.infer<typeof customerShipment>

const staffShipment = shipment.extend({
  courier: z.string().nullable(),
  fail_reason: z.string().nullable(),
  /** Actions that its state allows. */
  actions: z.array(z.enum(SHIPMENT_ACTIONS))
})
export type StaffShipment = z.infer<typeof staffShipment>

const timelineEvent = z.object({
  kind: z.string(),
  at: z.string(),
  /** Name of the member of staff who caused it; null for the shop itself and the customer. */
  by: z.string().nullable(),
  /** Position of the shipment, where the order has one for it. */
  shipment: z.int().nullable(),
  amount: z.int().nullable(),
  /** Such as a carrier, a reason or the number of a payment. */
  detail: z.string().nullable()
})
export type TimelineEvent = z.infer<typeof timelineEvent>

const fulfilment = z.object({
  /** Empty until the preparation starts. */
  shipments: z.array(staffShipment),
  /** Shipments that are created when the preparation starts. */
  planned: z.array(z.object({ planned_on: z.string().nullable(), lines: z.array(shipmentLine) })),
  /** Whether the preparation can be started. */
  can_start: z.boolean(),
  /** Whether nothing is packed yet, so that the address can be changed. */
  can_change_address: z.boolean(),
  notes: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.string() })),
  events: z.array(timelineEvent)
})
export type Fulfilment = z.infer<typeof fulfilment>

/** What is packed and sent of an order. */
const orderParcels = z.object({
  number: z.string(),
  /** Whether it is paid and not canceled. */
  placed: z.boolean(),
  method: z.enum(ORDER_DELIVERY_METHODS),
  created_at: z.string(),
  address,
  /** Name of the pick-up branch. */
  branch: z.string().nullable(),
  promise: deliveryPromise.nullable(),
  ...fulfilment.pick({ planned: true, can_start: true }).shape,
  shipments: z.array(
    staffShipment.pick({
      id: true,
      position: true,
      method: true,
      state: true,
      carrier: true,
      tracking_number: true,
      courier: true,
      lines: true,
      actions: true
    })
  )
})
export type OrderParcels = z.infer<typeof orderParcels>

/** The state that the member of staff saw: another one now is a conflict. */
const displayedState = { state: shipmentState }
const day = z.iso.date('date_invalid')
const person = lineText(80, 'blank').trim().min(1, 'blank')

const shipmentAction = z.discriminatedUnion('action', [
  /** All lines of the shipment: the ones put into the parcel. */
  z.strictObject({
    action: z.literal('pack'),
    ...displayedState,
    lines: z.array(id).min(1, 'lines_unpacked').max(500),
    /** How many pieces were put into it: another number, after a refund, is a conflict. */
    pieces: z.int().optional()
  }),
  z.strictObject({ action: z.literal('unpack'), ...displayedState }),
  /** Some lines of the shipment: the ones that are sent later. */
  z.strictObject({ action: z.literal('split'), ...displayedState, lines: z.array(id).min(1, 'lines_not_split').max(500) }),
  z.strictObject({
    action: z.literal('ship'),
    ...displayedState,
    carrier: lineText(MAX_CARRIER_LENGTH, 'blank').trim().min(1, 'blank'),
    tracking_number: lineText(MAX_TRACKING_LENGTH).trim().optional()
  }),
  z.strictObject({ action: z.literal('dispatch'), ...displayedState, courier: person }),
  z.strictObject({ action: z.literal('deliver'), ...displayedState, received_by: person }),
  z.strictObject({
    action: z.literal('hand_over'),
    ...displayedState,
    code: z.string('pickup_code_wrong').trim().regex(PICKUP_CODE, 'pickup_code_wrong'),
    received_by: person
  }),
  z.strictObject({
    action: z.literal('fail'),
    ...displayedState,
    reason: lineText(200, 'blank').trim().min(1, 'blank'),
    next_on: day
  }),
  /** `restock` false writes the goods off. */
  z.strictObject({ action: z.literal('take_back'), ...displayedState, restock: z.boolean('validation') }),
  /** `restock` false writes off goods that are missing or damaged. */
  z.strictObject({ action: z.literal('withdraw'), ...displayedState, restock: z.boolean('validation') })
])
export type ShipmentActionInput = z.infer<typeof shipmentAction>

/** Packed shipments that leave together: with a carrier, each with its number, or with one courier. */
const bulkShipment = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('ship'),
    carrier: lineText(MAX_CARRIER_LENGTH, 'blank').trim().min(1, 'blank'),
    shipments: z
      .array(z.strictObject({ id, tracking_number: lineText(MAX_TRACKING_LENGTH).trim().optional() }))
      .min(1, 'blank')
      .max(MAX_BULK)
  }),
  z.strictObject({
    action: z.literal('dispatch'),
    courier: person,
    shipments: z.array(z.strictObject({ id })).min(1, 'blank').max(MAX_BULK)
  })
])
const bulkResult = z.object({
  results: z.array(z.object({ id: z.int(), order_number: z.string(), moved: z.boolean(), error: z.string().nullable() }))
})
export type BulkShipment = z.output<typeof bulkShipment>
export type BulkShipmentResult = z.infer<typeof bulkResult>

const delivery = z.object({
  id: z.int(),
  /** Null for one with a carrier. */
  courier: z.string().nullable(),
  order_number: z.string(),
  position: z.int(),
  state: shipmentState,
  address,
  /** The promise of the order. */
  promise: deliveryPromise.nullable(),
  next_on: z.string().nullable(),
  /** Pieces of the shipment. */
  quantity: z.int()
})
export type Delivery = z.infer<typeof delivery>

export const fulfilmentContract = defineRoutes('fulfilment', {
  'GET /api/v2/orders/{number}/shipments': {
    summary: "The shipments of one of the customer's orders",
    access: 'customer',
    response: z.object({ shipments: z.array(customerShipment) }),
    errors: [404]
  },
  'GET /api/v2/staff/orders/{number}/fulfilment': {
    summary: 'Staff: shipments, notes and every event of an order',
    access: 'staff',
    permission: 'order.view',
    response: fulfilment,
    errors: [404]
  },
  'GET /api/v2/staff/parcels': {
    summary: 'Staff: what is packed and sent of several orders, in the order of their numbers; unknown ones are left out',
    access: 'staff',
    permission: 'order.view',
    query: z.object({
      numbers: z
        .string()
        .default('')
        .transform(text => [...new Set(text.split(',').filter(Boolean))].slice(0, MAX_BULK))
    }),
    response: z.object({ orders: z.array(orderParcels) })
  },
  'POST /api/v2/staff/orders/{number}/shipments': {
    summary: 'Staff: starts the preparation of a placed order; repeating it changes nothing',
    access: 'staff',
    permission: 'order.fulfil',
    response: fulfilment,
    errors: [404, 409]
  },
  'POST /api/v2/staff/shipments/{id}/actions': {
    summary: 'Staff: moves a shipment on',
    access: 'staff',
    permission: 'order.fulfil',
    params: z.object({ id: pathId('shipment_not_found') }),
    body: shipmentAction,
    response: fulfilment,
    errors: [409, 429]
  },
  'POST /api/v2/staff/shipments/bulk_actions': {
    summary: 'Staff: sends packed shipments, each on its own: one that is refused does not stop the others',
    access: 'staff',
    permission: 'order.fulfil',
    body: bulkShipment,
    response: bulkResult
  },
  'POST /api/v2/staff/orders/{number}/notes': {
    summary: 'Staff: adds a note that customers do not see',
    access: 'staff',
    permission: 'order.note',
    body: z.strictObject({ text: multilineText(MAX_NOTE_LENGTH).min(1, 'blank') }),
    response: done,
    errors: [404]
  },
  'PUT /api/v2/staff/orders/{number}/address': {
    summary: 'Staff: changes the address of an order that is not packed; repeating it changes nothing',
    access: 'staff',
    permission: 'order.edit',
    body: z.strictObject({
      address: addressInput,
      /** The address that was shown: another one now is a conflict. */
      seen: address
    }),
    response: done,
    errors: [404, 409]
  },
  'GET /api/v2/staff/deliveries': {
    summary: 'Staff: what is out for delivery or waits for another attempt, by courier and district, 200 at a time',
    access: 'staff',
    permission: 'order.view',
    query: z.object({
      /** Deliveries of one courier; empty for what is with carriers. */
      courier: lineText(200).optional(),
      page: pageNumber.default(1)
    }),
    response: z.object({
      /** Everybody who has some, with their number. */
      couriers: z.array(z.object({ courier: z.string().nullable(), count: z.int().min(1) })),
      deliveries: z.array(delivery),
      more: z.boolean()
    })
  }
})
