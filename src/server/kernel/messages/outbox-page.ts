import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { formatPhone } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import { type Markup, PLAIN_PAGE_POLICY, renderPlainPage } from '../http/page.ts'
import type { ShopEnv } from '../http/customer.ts'
import type { Server } from '../server.ts'
import { renderMail } from './mail.ts'
import { findMessage, listNewestMessages, type OutboxMessage } from './outbox.ts'

const MAX_DISPLAYED = 100

/** The messages of the demo shop, newest first; `?recipient=` filters. A live shop has no such page. */
export function createOutboxRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  if (server.config.mode !== 'demo') return routes
  routes.get('/dev', c => c.redirect('/dev/outbox', 302))
  routes.get('/dev/outbox', async c => {
    const locale = c.get('locale')
    const t = createTranslator(locale)
    const recipient = c.req.query('recipient')
    const list = await listNewestMessages(server.db, MAX_DISPLAYED, recipient)
    return renderPlainPage({ title: t('dev:outbox'), locale, body: renderPage(t, locale, list, recipient) })
  })
  routes.get('/dev/outbox.json', async c => {
    const list = await listNewestMessages(server.db, MAX_DISPLAYED, c.req.query('recipient'))
    c.header('Cache-Control', 'private, no-store')
    return c.json(
      list.map(({ id, channel, recipient, subject, body, createdAt, sentAt }) => ({
        id,
        channel,
        recipient,
        subject,
        body,
        created_at: createdAt,
        sent_at: sentAt
      }))
    )
  })
  routes.get('/dev/outbox/:id{\\d{1,9}}/mail', async c => {
    const message = await findMessage(server.db, Number(c.req.param('id')))
    if (message?.channel !== 'email') throw new ShopError('not_found')
    c.header('Cache-Control', 'private, no-store')
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    return c.html(await renderMail(message, await server.mailShop(message.locale)))
  })
  return routes
}

function renderPage(t: Translate, locale: Locale, list: OutboxMessage[], recipient: string | undefined): Markup {
  const other = locale === 'mn' ? 'en' : 'mn'
  return html`<main class="wide">
    <nav>
      <a href="/dev/bank?locale=${locale}">${t('dev:invoices')}</a
      >${recipient ? html`<a href="/dev/outbox?locale=${locale}">${t('dev:all_messages')}</a>` : ''}
      <a
        href="/dev/outbox?locale=${other}${recipient ? `&recipient=${encodeURIComponent(recipient)}` : ''}"
        hreflang="${other}"
        lang="${other}"
        >${t('dev:other_language')}</a
      >
    </nav>
    <h1>${t('dev:outbox')}</h1>
    <p class="muted">${t('dev:outbox_hint')}</p>
    ${
      list.length
        ? html`<ul class="rows">
            ${list.map(message => renderRow(t, locale, message))}
          </ul>`
        : html`<p>${t('dev:no_messages')}</p>`
    }
  </main>`
}

function renderRow(t: Translate, locale: Locale, message: OutboxMessage): Markup {
  const to = message.channel === 'sms' ? formatPhone(message.recipient) : message.recipient
  const [tone, state] = message.sentAt
    ? ['badge-success', t('dev:sent')]
    : message.error
      ? ['badge-error', t('dev:not_sent')]
      : ['badge-warning', t('dev:waiting')]
  return html`<li>
    <div class="row-between">
      <a class="numeric" href="/dev/outbox?recipient=${encodeURIComponent(message.recipient)}&locale=${locale}">${to}</a>
      <span class="small muted numeric">${formatDateTime(message.createdAt, locale)} <span class="badge ${tone}">${state}</span></span>
    </div>
    ${message.subject ? html`<b>${message.subject}</b>` : ''}
    <p class="message">${highlightCode(message.body)}</p>
    ${message.channel === 'email' && message.body ? html`<p class="small"><a href="/dev/outbox/${message.id}/mail">${t('dev:open_mail')}</a></p>` : ''}
    ${message.error ? html`<p class="small muted">${message.error}</p>` : ''}
  </li>`
}

/** Login codes are highlighted and selectable; URLs become links. */
function highlightCode(body: string): Markup {
  const escaped = body.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
  return html`${raw(escaped.replace(/^\d{6}\b/, '<span class="code">$&</span>').replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>'))}`
}
