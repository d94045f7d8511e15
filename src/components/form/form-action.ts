import type { AstroGlobal } from 'astro'
import { z } from 'zod'
import { askForLogin, toLoginPath, toSecondStepPath } from '#components/form/login-redirect.ts'
import { toFieldErrors, type Fields, isUnavailable, type PostedForm, readPostedForm, toApiError } from '#components/form/form.ts'
import { ApiError } from '#client/client.ts'
import { contract, type Contract } from '#contract/contract.ts'
import type { RouteBody, RouteDefinition } from '#contract/route.ts'
import { toLocalPath } from '#i18n/path.ts'

/** An action of a page's form. */
export interface FormAction<Result = unknown> {
  /** @param argument the part of the button's value after the colon, as in `remove:12` */
  submit: (fields: Fields, form: PostedForm, argument: string) => Promise<Result>
  /** URL after success, with its language prefix. Redirects with 303, so that a reload does not send the form again. */
  redirectTo: string | ((result: Result, fields: Fields) => string)
}

/** The submitted values of a page's form, and the result. */
export interface FormState {
  /** False for a GET, where `fields` are empty. */
  submitted: boolean
  /** The action of the clicked button, without its argument. */
  action: string
  argument: string
  /** Values as typed, to be displayed again. */
  fields: Fields
  form: PostedForm | null
  error: ApiError | null
  /** First message of each field. */
  errors: Record<string, string | undefined>
  /** The API cannot be reached: the page keeps the typed values for a retry. */
  unavailable: boolean
  /** What the page must return: a redirect after success, or the login. */
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
 * Handles the POST of a page: parses the form, runs the action of the clicked button (`name="action"`), and redirects after success.
 * After an error it sets the page's status and returns the typed values with the messages of their fields. A form that is cut off runs
 * nothing.
 * @param actions by the part of the field `action` before a colon; the first one for a form without the field. Null displays the page
 *   again with the typed values, for example after a selection that changes another list
 * @param loginFrom path to return to after a login, with the typed values; this page by default
 */
export async function handleForm<Results extends Record<string, unknown>>(
  astro: AstroGlobal,
  actions: { [Name in keyof Results]: FormAction<Results[Name]> | null },
  loginFrom?: (fields: Fields) => string
): Promise<FormState> {
  if (astro.request.method !== 'POST') return NOT_SUBMITTED
  const { locale, path, t } = astro.locals
  const form = await readPostedForm(astro.request)
  const { fields } = form
  // Its missing fields would count as empty ones, such as every box that is not ticked.
  if (form.isCutOff) return { ...NOT_SUBMITTED, submitted: true, response: new Response(null, { status: 400 }) }
  const [name, argument] = splitAction(form.field('action'))
  const actionsByName = actions as Record<string, FormAction | null>
  const selected = Object.hasOwn(actionsByName, name) ? name : (Object.keys(actionsByName)[0] ?? '')
  const state: FormState = { ...NOT_SUBMITTED, submitted: true, action: selected, argument, fields, form }
  const action = actionsByName[selected]
  if (!action) return state
  try {
    const result = await action.submit(fields, form, argument)
    const to = typeof action.redirectTo === 'string' ? action.redirectTo : action.redirectTo(result, fields)
    return { ...state, response: astro.redirect(to, 303) }
  } catch (thrown) {
    const refused = toApiError(thrown)
    const error = refused.message ? refused : new ApiError(refused.status, { ...refused.body, error: t('errors:unavailable') })
    if (error.body.code === 'login_required') {
      const from = loginFrom ? loginFrom(fields) : isButtonAlone(fields) && toLocalPath(locale, path) + astro.url.search
      const response = from ? astro.redirect(toLoginPath(locale, from), 303) : await askForLogin(astro)
      return { ...state, error, response }
    }
    if (error.body.code === 'second_step_required') {
      const from = typeof action.redirectTo === 'string' ? action.redirectTo : toLocalPath(locale, path)
      return { ...state, error, response: astro.redirect(toSecondStepPath(locale, from), 303) }
    }
    astro.response.status = error.status || 503
    return { ...state, error, errors: toFieldErrors(error), unavailable: isUnavailable(error) }
  }
}

/** Nothing was typed that would have to be kept. */
const isButtonAlone = (fields: Fields): boolean => Object.keys(fields).every(name => name === 'action' || name === 'key')

/** `remove:2-0` is the action `remove` with the argument `2-0`. */
function splitAction(value: string): [name: string, argument: string] {
  const colon = value.indexOf(':')
  return colon < 0 ? [value, ''] : [value.slice(0, colon), value.slice(colon + 1)]
}

/** An error found by the page itself, with the message of each field. */
export function createFormError(errors: Record<string, string>): ApiError {
  return new ApiError(422, {
    error: Object.values(errors)[0] ?? '',
    code: 'validation',
    errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]))
  })
}

/**
 * A form's fields as the body of a route: only the fields of its schema, numbers as numbers. An empty field is null where the
 * schema allows it, else the empty text; an optional field that must not be empty is omitted. Invalid values are sent unchanged,
 * so that the API reports them.
 */
export function toFormBody<Key extends keyof Contract>(route: Key, fields: Fields): RouteBody<Contract[Key]> {
  const { body } = contract[route] as RouteDefinition
  if (!(body instanceof z.ZodObject)) throw new Error(`The body of ${route} is no object.`)
  const entries = Object.entries(body.shape).flatMap(([name, schema]) => {
    const value = toFieldValue(schema as z.ZodType, fields[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries) as RouteBody<Contract[Key]>
}

function toFieldValue(schema: z.ZodType, typed: string | undefined): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const required = schema.unwrap() as z.ZodType
    if (typed === undefined) return undefined
    const value = toFieldValue(required, typed)
    return typed !== '' || required.safeParse(value).success ? value : undefined
  }
  if (schema instanceof z.ZodNullable) return typed === undefined || typed === '' ? null : toFieldValue(schema.unwrap() as z.ZodType, typed)
  if (schema instanceof z.ZodBoolean) return typed !== undefined && typed !== '' && typed !== 'false'
  if (schema instanceof z.ZodNumber) return /^-?\d{1,15}$/.test(typed ?? '') ? Number(typed) : Number.NaN
  return typed ?? ''
}
