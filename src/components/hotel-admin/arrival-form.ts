import type { AstroGlobal } from 'astro'
import { type FormAction, handleForm, type FormState } from '#components/form/form-action.ts'
import { parseWholeNumber } from '#components/form/form.ts'
import { ARRIVALS, type Arrival } from '#domain/stay.ts'
import type { BookedStay } from '#contract/reception.ts'
import type { Translate } from '#i18n/translator.ts'
import { formatGuestNames } from './guest-names.ts'

/** The actions of `ArrivalButtons`. */
export function createArrivalActions({ locals: { client } }: AstroGlobal, redirectTo: (stay: BookedStay) => string) {
  const record = (arrival: Arrival): FormAction<BookedStay> => ({
    submit: (_fields, _form, id) =>
      client.put('/api/v2/staff/stays/{id}/arrival', { params: { id: parseWholeNumber(id) || 0 }, body: { arrival } }),
    redirectTo
  })
  return Object.fromEntries(ARRIVALS.map(arrival => [arrival, record(arrival)])) as Record<Arrival, FormAction<BookedStay>>
}

/** Handles the buttons of `StayList` on a page whose state is its address, and returns to the stay. */
export function handleArrivalForm(astro: AstroGlobal): Promise<FormState> {
  const actions = createArrivalActions(astro, ({ id }) => {
    const query = new URLSearchParams(astro.url.search)
    query.set('done', String(id))
    return `${astro.url.pathname}?${query.toString()}#stay-${id}`
  })
  return handleForm(astro, actions)
}

/** The message about the stay that `handleArrivalForm` returned to. */
export function formatRecordedArrival(query: URLSearchParams, stays: readonly BookedStay[], t: Translate): string | null {
  const stay = stays.find(({ id }) => String(id) === query.get('done'))
  return stay ? t('admin_hotel:recorded', { name: formatGuestNames(stay), state: t(`admin_hotel:state_${stay.arrival}`) }) : null
}
