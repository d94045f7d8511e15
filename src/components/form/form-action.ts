import type { AstroGlobal } from 'astro'
import { z } from 'zod'
import { loginRedirect } from '#components/account/login-redirect.ts'
import { fieldErrors, isAway, readForm, refusalOf } from '#components/form/form.ts'
import type { ApiError } from '#client/client.ts'
import { contract, type Contract } from '#contract/contract.ts'
import type { RouteBody, RouteDefinition } from '#contract/route.ts'
import { localPath } from '#i18n/path.ts'

export type Fields = Record<string, string>

/** One thing a page's form can do. */
export interface FormAction<Result = unknown> {
  submit: (fields: Fields) => Promise<Result>
  /** Where the browser goes after success, with the language: 303, so that a reload does not send the form again. */
  redirectTo: string | ((result: Result, fields: Fields) => string)
}

/** What a page's form was sent with, and what came of it. */
export interface FormState {
  /** False for a GET: `fields` are empty. */
  submitted: boolean
  /** As typed, for the form to show again. */
  fields: Fields
  error: ApiError | null
  /** First message of each field. */
  errors: Record<string, string | undefined>
  /** The API cannot be reached: the page keeps what was typed for another try. */
  unavailable: boolean
  /** To be returned by the page at once: the redirect after success, or to the login. */
  response: Response | null
}

const NOT_SUBMITTED: FormState = { submitted: false, fields: {}, error: null, errors: {}, unavailable: false, response: null }

/**
 * Handles the POST of a page: reads the form, runs the action its button names (`name="action"`), redirects after success, and
 * otherwise sets the page's status and hands back what was typed with the messages to show beside it.
 * @param actions by the value of the field `action`; the first where the form names none. Null shows the page again with what was
 *   typed, as for a list that depends on a choice
 * @param loginFrom where the login returns to, with what was typed; without it, to this page
 */
export async function formAction<Results extends Record<string, unknown>>(
  astro: AstroGlobal,
  actions: { [Name in keyof Results]: FormAction<Results[Name]> | null },
  loginFrom?: (fields: Fields) => string
): Promise<FormState> {
  if (astro.request.method !== 'POST') return NOT_SUBMITTED
  const { locale, path } = astro.locals
  const fields = await readForm(astro.request)
  const known = actions as Record<string, FormAction | null>
  const named = known[fields['action'] ?? '']
  const action = named === undefined ? Object.values(known)[0] : named
  const state: FormState = { ...NOT_SUBMITTED, submitted: true, fields }
  if (!action) return state
  try {
    const result = await action.submit(fields)
    const to = typeof action.redirectTo === 'string' ? action.redirectTo : action.redirectTo(result, fields)
    return { ...state, response: astro.redirect(to, 303) }
  } catch (thrown) {
    const error = refusalOf(thrown)
    if (error.body.code === 'login_required') {
      const from = loginFrom?.(fields) ?? localPath(locale, path) + astro.url.search
      return { ...state, error, response: astro.redirect(loginRedirect(locale, from), 303) }
    }
    astro.response.status = error.status || 503
    return { ...state, error, errors: fieldErrors(error), unavailable: isAway(error) }
  }
}

/**
 * A form's fields as the body of a route: only the fields its schema names, numbers as numbers, an empty field of a nullable value
 * as null. What the schema does not allow is left for the API to refuse.
 */
export function formBody<Key extends keyof Contract>(route: Key, fields: Fields): RouteBody<Contract[Key]> {
  const { body } = contract[route] as RouteDefinition
  if (!(body instanceof z.ZodObject)) throw new Error(`The body of ${route} is no object.`)
  const entries = Object.entries(body.shape).flatMap(([name, schema]) => {
    const value = fieldValue(schema as z.ZodType, fields[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries) as RouteBody<Contract[Key]>
}

function fieldValue(schema: z.ZodType, typed: string | undefined): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return typed === undefined || typed === '' ? undefined : fieldValue(schema.unwrap() as z.ZodType, typed)
  if (schema instanceof z.ZodNullable) return typed === undefined || typed === '' ? null : fieldValue(schema.unwrap() as z.ZodType, typed)
  if (schema instanceof z.ZodBoolean) return typed !== undefined && typed !== '' && typed !== 'false'
  if (schema instanceof z.ZodNumber) return /^-?\d{1,15}$/.test(typed ?? '') ? Number(typed) : Number.NaN
  return typed ?? ''
}
