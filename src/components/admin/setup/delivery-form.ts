import { type Fields, parseAmount, parseWholeNumber } from '#components/form/form.ts'
import type { SettingOf } from '#contract/setting.ts'
import type { DeliveryRules } from '#domain/delivery.ts'

/** Used where the setting has no hours to choose from. */
const WINDOW = { opens: 9, closes: 22, leastHours: 2, days: 7 }

/** Fields with one number of the setting each, by its path. */
const NUMBERS = {
  price: ({ capital }: DeliveryRules) => capital.price,
  freeFrom: ({ capital }: DeliveryRules) => capital.freeFrom,
  soonBefore: ({ capital }: DeliveryRules) => capital.soonBefore,
  soonHours: ({ capital }: DeliveryRules) => capital.soonHours,
  laterHours: ({ capital }: DeliveryRules) => capital.laterHours,
  opens: ({ opens }: DeliveryRules) => opens,
  closes: ({ closes }: DeliveryRules) => closes,
  fromHours: ({ elsewhere }: DeliveryRules) => elsewhere.fromHours,
  toHours: ({ elsewhere }: DeliveryRules) => elsewhere.toHours,
  readyHours: ({ pickup }: DeliveryRules) => pickup.readyHours
} satisfies Record<string, (setting: DeliveryRules) => number>

/** Field of the price of a district or province. */
export const toZoneField = (code: string): string => `zone_${code}`

export function toDeliveryFields(setting: DeliveryRules): Fields {
  const zones = { ...setting.capital.far, ...setting.elsewhere.prices }
  return {
    ...Object.fromEntries(Object.entries(NUMBERS).map(([name, read]) => [name, String(read(setting))])),
    window: setting.capital.window ? '1' : '',
    ...Object.fromEntries(Object.entries(zones).map(([code, price]) => [toZoneField(code), String(price)]))
  }
}

/** Zones with an empty price are omitted: a district then has the price of the city, a province is not delivered to. */
export function parseDeliveryForm(fields: Fields, known: DeliveryRules): SettingOf<'delivery'> {
  const number = (name: string): number => parseWholeNumber(fields[name])
  const zones = (length: 2 | 4): Record<string, number> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, typed]) => {
        const code = name.startsWith('zone_') ? name.slice('zone_'.length) : ''
        return code.length === length && typed !== '' ? [[code, parseAmount(typed)]] : []
      })
    )
  return {
    ...known,
    capital: {
      ...known.capital,
      price: parseAmount(fields['price']),
      freeFrom: parseAmount(fields['freeFrom']),
      far: zones(4),
      soonBefore: number('soonBefore'),
      soonHours: number('soonHours'),
      laterHours: number('laterHours'),
      window: fields['window'] === '1' ? (known.capital.window ?? WINDOW) : null
    },
    elsewhere: { prices: zones(2), fromHours: number('fromHours'), toHours: number('toHours') },
    pickup: { readyHours: number('readyHours') },
    opens: number('opens'),
    closes: number('closes')
  }
}

/** The field of a part of the setting, such as `capital.far.1101`. */
export const toPartField = (part: string): string => {
  const name = part.split('.').at(-1) ?? ''
  return /^\d+$/.test(name) ? toZoneField(name) : name
}
