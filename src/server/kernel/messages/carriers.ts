import { createTransport, type Transporter } from 'nodemailer'
import { FetchError, ofetch } from 'ofetch'
import { formatPhone } from '#domain/account.ts'
import type { Config } from '../config.ts'
import type { OutboxMessage } from './outbox.ts'

/** A stored message; one that tests a service is not stored. */
type CarriedMessage = Pick<OutboxMessage, 'channel' | 'recipient' | 'subject' | 'body'> &
  Partial<Pick<OutboxMessage, 'id' | 'createdAt' | 'unsubscribeUrl'>> & {
    /** How an e-mail is displayed, beside its text. */
    html?: string
  }

/** Sends a message to its recipient. @throws MessageRefused for this message alone, another error where the provider is unavailable */
export type Carrier = (message: CarriedMessage) => Promise<void>

export class MessageRefused extends Error {
  /** Whether another attempt would be refused, too. */
  readonly isFinal: boolean
  constructor(reason: string, isFinal: boolean) {
    super(reason)
    this.isFinal = isFinal
  }
}

const TIMEOUT_MS = 10_000

export function createCarriers(config: Config): Record<OutboxMessage['channel'], Carrier> {
  return {
    sms: config.sms ? createSmsGateway(config.sms) : logMessage,
    email: config.smtpUrl ? createMailServer(config.smtpUrl, config.mailFrom) : logMessage,
    push: logMessage
  }
}

/** POSTs `{ to, text }` as JSON with a bearer token; `to` with the country code. 400 and 422 refuse a message for good. */
function createSmsGateway(gateway: { url: string; token: string }): Carrier {
  return async message => {
    const key = formatKey(message)
    try {
      await ofetch(gateway.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${gateway.token}`, ...(key && { 'idempotency-key': key }) },
        body: { to: `+976${message.recipient}`, text: message.body },
        timeout: TIMEOUT_MS,
        retry: 0
      })
    } catch (error) {
      if (error instanceof FetchError && (error.status === 400 || error.status === 422)) throw new MessageRefused(error.message, true)
      throw error
    }
  }
}

/** The same at each attempt, by which a provider or a mailbox can recognise a message that it has. */
const formatKey = ({ id, createdAt }: CarriedMessage): string => (id && createdAt ? `${id}.${createdAt.getTime()}` : '')

const mailServers = new Map<string, Transporter>()

function openTransport(url: string): Transporter {
  const transport =
    mailServers.get(url) ??
    createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS * 3 })
  mailServers.set(url, transport)
  return transport
}

/** Connects to a mail server and logs in. @throws where it is unavailable or rejects the account */
export async function verifyMailServer(url: string): Promise<void> {
  await openTransport(url).verify()
}

function createMailServer(url: string, from: string): Carrier {
  const transport = openTransport(url)
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1]
  return async message => {
    const key = formatKey(message)
    try {
      await transport.sendMail({
        from,
        to: message.recipient,
        subject: message.subject,
        text: message.body,
        ...(message.html && { html: message.html }),
        // Mailboxes with an automatic reply do not reply to the shop.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(message.unsubscribeUrl && {
            'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
          })
        },
        ...(key && domain && { messageId: `<${key}@${domain}>` })
      })
    } catch (error) {
      throw toRefusal(error) ?? error
    }
  }
}

/** Where the server refused the recipient or the text, not the shop's account or sender. */
function toRefusal(error: unknown): MessageRefused | null {
  const { command, code, responseCode, message } = error as Partial<Record<'command' | 'code' | 'message', string>> & {
    responseCode?: number
  }
  if (code === 'EENVELOPE' && command === 'API') return new MessageRefused(message ?? '', true)
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  const isFinal = responseCode !== undefined && responseCode >= 500
  if (command === 'RCPT TO' || (command === 'DATA' && isFinal)) return new MessageRefused(message ?? '', isFinal)
  return null
}

/** Without a gateway the message stays in the outbox and is displayed in the terminal. */
const logMessage: Carrier = async message => {
  const to = message.channel === 'sms' ? formatPhone(message.recipient) : message.recipient
  const text = [message.subject, message.body].filter(Boolean).join(': ').replace(/\s+/g, ' ')
  console.log(`${message.channel} to ${to}  ${text.length > 160 ? `${text.slice(0, 159)}…` : text}`)
}
