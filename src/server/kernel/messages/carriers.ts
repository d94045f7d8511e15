import { createTransport, type Transporter } from 'nodemailer'
import { ofetch } from 'ofetch'
import { formatPhone } from '#domain/account.ts'
import type { Config } from '../config.ts'
import type { OutboxMessage } from './outbox.ts'

/** Sends a message to its recipient. @throws where it was not sent */
export type Carrier = (message: Pick<OutboxMessage, 'channel' | 'recipient' | 'subject' | 'body'>) => Promise<void>

const TIMEOUT_MS = 10_000

export function createCarriers(config: Config): Record<OutboxMessage['channel'], Carrier> {
  return {
    sms: config.sms ? createSmsGateway(config.sms) : logMessage,
    email: config.smtpUrl ? createMailServer(config.smtpUrl, config.mailFrom) : logMessage,
    push: logMessage
  }
}

/** POSTs `{ to, text }` as JSON with a bearer token; `to` with the country code. */
function createSmsGateway(gateway: { url: string; token: string }): Carrier {
  return async message => {
    await ofetch(gateway.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.token}` },
      body: { to: `+976${message.recipient}`, text: message.body },
      timeout: TIMEOUT_MS,
      retry: 0
    })
  }
}

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
  return async message => {
    await transport.sendMail({ from, to: message.recipient, subject: message.subject, text: message.body })
  }
}

/** Without a gateway the message stays in the outbox and is displayed in the terminal. */
const logMessage: Carrier = async message => {
  const to = message.channel === 'sms' ? formatPhone(message.recipient) : message.recipient
  const text = [message.subject, message.body].filter(Boolean).join(': ').replace(/\s+/g, ' ')
  console.log(`${message.channel} to ${to}  ${text.length > 160 ? `${text.slice(0, 159)}…` : text}`)
}
