import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

export const hasPasskeys = 'PublicKeyCredential' in window

/** The shop's message for a refused request. */
export class Refusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

async function post<Result>(path: string, body: object = {}): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(body)
  })
  const result = (await response.json()) as Result & { code?: string; error?: string }
  if (!response.ok) throw new Refusal(result.code ?? '', result.error ?? '')
  return result
}

/** Older browsers have the functions of the standard, but not its conversions from and to JSON. */
const loadLibrary = () => import('@simplewebauthn/browser')
type Convert<Options, Json> = (options: Json) => Options
const findConverter = <Options, Json>(name: string): Convert<Options, Json> | undefined => {
  const convert: unknown = Reflect.get(PublicKeyCredential, name)
  return typeof convert === 'function' ? (convert.bind(PublicKeyCredential) as Convert<Options, Json>) : undefined
}

/** Makes a passkey on the device and adds it to the account. @param code of the two-step login, where the account has it */
export async function addPasskey(code: string): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/api/v2/users/passkeys/start', { code })
  const convert = findConverter<PublicKeyCredentialCreationOptions, PublicKeyCredentialCreationOptionsJSON>('parseCreationOptionsFromJSON')
  const credential = convert
    ? await navigator.credentials.create({ publicKey: convert(optionsJSON) })
    : await (await loadLibrary()).startRegistration({ optionsJSON })
  await post('/api/v2/users/passkeys', { credential })
}

let pending: AbortController | undefined

/**
 * Logs in with a passkey that the customer chooses.
 * @param isOffered whether the browser offers it in the list of a field's suggestions, until `logIn` is called without it
 */
export async function logIn(isOffered: boolean): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/api/v2/passkeys/start')
  const convert = findConverter<PublicKeyCredentialRequestOptions, PublicKeyCredentialRequestOptionsJSON>('parseRequestOptionsFromJSON')
  pending?.abort()
  pending = new AbortController()
  const credential = convert
    ? await navigator.credentials.get({
        publicKey: convert(optionsJSON),
        signal: pending.signal,
        ...(isOffered && { mediation: 'conditional' as const })
      })
    : await (await loadLibrary()).startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })
  try {
    await post('/api/v2/passkeys/log_in', { credential })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'passkey_unknown' && credential) forget(optionsJSON.rpId ?? '', credential.id)
    throw error
  }
}

/** Lets the device delete a passkey that was removed from the account, where the browser can. */
function forget(rpId: string, credentialId: string): void {
  const signal: unknown = Reflect.get(PublicKeyCredential, 'signalUnknownCredential')
  if (typeof signal === 'function') void Promise.resolve(signal.call(PublicKeyCredential, { rpId, credentialId })).catch(() => undefined)
}

/** What to tell the customer; empty where the browser replaced or ended the question itself. */
export function toMessage(error: unknown, texts: DOMStringMap): string {
  if (error instanceof Refusal && error.message) return error.message
  const { name } = error as { name?: string }
  if (name === 'AbortError') return ''
  if (name === 'InvalidStateError') return texts['existing'] ?? ''
  return (name === 'NotAllowedError' ? texts['canceled'] : texts['failed']) ?? ''
}
