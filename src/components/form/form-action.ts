import type { AstroGlobal } from 'astro'
import { z } from 'zod'
import { loginRedirect } from '#components/account/login-redirect.ts'
import { fieldErrors, type Fields, isUnavailable, type PostedForm, readPostedForm, toApiError } from '#components/form/form.ts'
import { ApiError } from '#client/client.ts'
import { contract, type Contract } from '#contract/contract.ts'
import type { RouteBody, RouteDefinition } from '#contract/route.ts'
import { localPath } from '#i18n/path.ts'

/** One thing a page's form can do. */
export interface FormAction<Result = unknown> {
  /** @param argument what follows the colon in the button's value, as in `remove:12` */
  submit: (fields: Fields, form: PostedForm, argument: string) => Promise<Result>
  /** Where the browser goes after success, with the language: 303, so that a reload does not send the form again. */
  redirectTo: string | ((result: Result, fields: Fields) => string)
}

/** What a page's form was sent with, and the result. */
export interface FormState {
  /** False for a GET: `fields` are empty. */
  submitted: boolean
  /** The action of the clicked button, without its argument. */
  action: string
  argument: string
  /** As typed, for the form to show again. */
  fields: Fields
  form: PostedForm | null
  error: ApiError | null
  /** First message of each field. */
  errors: Record<string, string | undefined>
  /** The API cannot be reached: the page keeps what was typed for another try. */
  unavailable: boolean
  /** To be returned by the page at once: the redirect after success, or to the login. */
  response: Response | null
}

const NOT_SUBMITTED: FormState = {
  submitted: false,
  action: '',
  argument: '',
  fields: {},
  form: null,
  error: null,
  errors: {},
  unavailable: false,
  response: null
}

/**
 * Handles the POST of a page: reads the form, runs the action its button names (`name="action"`), redirects after success, and
 * otherwise sets the page's status and hands back what was typed with the messages to show beside it.
 * @param actions by the part of the field `action` before a colon; the first where the form names none. Null shows the page again
 *   with what was typed, as for a list that depends on a choice
 * @param loginFrom where the login returns to, with what was typed; without it, to this page
 */
export async function formAction<Results extends Record<string, unknown>>(
  astro: AstroGlobal,
  actions: { [Name in keyof Results]: FormAction<Results[Name]> | null },
  loginFrom?: (fields: Fields) => string
): Promise<FormState> {
  if (astro.request.method !== 'POST') return NOT_SUBMITTED
  const { locale, path, t } = astro.locals
  const form = await readPostedForm(astro.request)
  const { fields } = form
  const [name, argument] = splitAction(form.field('action'))
  const known = actions as Record<string, FormAction | null>
  const selected = Object.hasOwn(known, name) ? name : (Object.keys(known)[0] ?? '')
  const state: FormState = { ...NOT_SUBMITTED, submitted: true, action: selected, argument, fields, form }
  const action = known[selected]
  if (!action) return state
  try {
    const result = await action.submit(fields, form, argument)
    const to = typeof action.redirectTo === 'string' ? action.redirectTo : action.redirectTo(result, fields)
    return { ...state, response: astro.redirect(to, 303) }
  } catch (thrown) {
    const refused = toApiError(thrown)
    const error = refused.message ? refused : new ApiError(refused.status, { ...refused.body, error: t('errors:unavailable') })
    if (error.body.code === 'login_required') {
      const from = loginFrom?.(fields) ?? localPath(locale, path) + astro.url.search
      return { ...state, error, response: astro.redirect(loginRedirect(locale, from), 303) }
    }
    astro.response.status = error.status || 503
    return { ...state, error, errors: fieldErrors(error), unavailable: isUnavailable(error) }
  }
}

/** `remove:2-0` is the action `remove` with the argument `2-0`. */
function splitAction(value: string): [name: string, argument: string] {
  const colon = value.indexOf(':')
  return colon < 0 ? [value, ''] : [value.slice(0, colon), value.slice(colon + 1)]
}

/** For what a page itself finds wrong in a form, with the message of each field. */
export function invalidForm(errors: Record<string, string>): ApiError {
  return new ApiError(422, {
    error: Object.values(errors)[0] ?? '',
    code: 'validation',
    errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]))
  })
}

/**
 * A form's fields as the body of a route: only the fields its schema names, numbers as numbers. An empty field is null where the
 * schema allows it, else the empty text; an optional field that must not be empty is omitted. What the schema does not allow is
 * left for the API to refuse.
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
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const required = schema.unwrap() as z.ZodType
    if (typed === undefined) return undefined
    const value = fieldValue(required, typed)
    return typed !== '' || required.safeParse(value).success ? value : undefined
  }
  if (schema instanceof z.ZodNullable) return typed === undefined || typed === '' ? null : fieldValue(schema.unwrap() as z.ZodType, typed)
  if (schema instanceof z.ZodBoolean) return typed !== undefined && typed !== '' && typed !== 'false'
  if (schema instanceof z.ZodNumber) return /^-?\d{1,15}$/.test(typed ?? '') ? Number(typed) : Number.NaN
  return typed ?? ''
}
