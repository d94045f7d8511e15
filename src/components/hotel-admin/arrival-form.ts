import type { AstroGlobal } from 'astro'
import { handleForm, type FormState } from '#components/form/form-action.ts'
import { parseWholeNumber } from '#components/form/form.ts'
import { ARRIVALS, type Arrival } from '#domain/stay.ts'
import type { BookedStay } from '#contract/reception.ts'
import type { Translate } from '#i18n/translator.ts'
import { formatGuestNames } from './guest-names.ts'

/** Handles the buttons of `StayList` on a page whose state is its address, and returns to the stay. */
export function handleArrivalForm(astro: AstroGlobal): Promise<FormState> {
  const { client } = astro.locals
  const record = (arrival: Arrival) => ({
    submit: (_fields: unknown, _form: unknown, id: string) =>
      client.put('/api/v2/staff/stays/{id}/arrival', { params: { id: parseWholeNumber(id) || 0 }, body: { arrival } }),
    redirectTo: ({ id }: BookedStay) => {
      const query = new URLSearchParams(astro.url.search)
      query.set('done', String(id))
      return `${astro.url.pathname}?${query.toString()}#stay-${id}`
    }
  })
  return handleForm(astro, Object.fromEntries(ARRIVALS.map(arrival => [arrival, record(arrival)])))
}

/** The message about the stay that `handleArrivalForm` returned to. */
export function formatRecordedArrival(query: URLSearchParams, stays: readonly BookedStay[], t: Translate): string | null {
  const stay = stays.find(({ id }) => String(id) === query.get('done'))
  return stay ? t('admin_hotel:recorded', { name: formatGuestNames(stay), state: t(`admin_hotel:state_${stay.arrival}`) }) : null
}
