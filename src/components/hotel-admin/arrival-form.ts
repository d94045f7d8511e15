import type { AstroGlobal } from 'astro'
import { handleForm, type FormState } from '#components/form/form-action.ts'
import { parseWholeNumber } from '#components/form/form.ts'
import { ARRIVALS, type Arrival } from '#domain/stay.ts'

/** Handles the buttons of `StayList` on a page whose state is its address. */
export function handleArrivalForm(astro: AstroGlobal): Promise<FormState> {
  const { client } = astro.locals
  const record = (arrival: Arrival) => ({
    submit: (_fields: unknown, _form: unknown, id: string) =>
      client.put('/api/v2/staff/stays/{id}/arrival', { params: { id: parseWholeNumber(id) || 0 }, body: { arrival } }),
    redirectTo: astro.url.pathname + astro.url.search
  })
  return handleForm(astro, Object.fromEntries(ARRIVALS.map(arrival => [arrival, record(arrival)])))
}
