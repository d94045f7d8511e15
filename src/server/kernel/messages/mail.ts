import { html, raw } from 'hono/html'
import type { Locale } from '#domain/site.ts'
import { createTranslator, type Translate } from '#i18n/translator.ts'
import type { Markup } from '../http/page.ts'
import { DARK_STYLE, type Look, LOOKS } from './mail-style.ts'
import { type MailBlock, parseAction, parseMailText, splitLine } from './mail-text.ts'

/** Who sends an e-mail: its head and foot. URLs are absolute. */
export interface MailShop {
  name: string
  /** The shop's home page. */
  url: string
  /** A square picture. */
  icon: string
  /** Address of all links of the shop, without a slash at the end. */
  publicUrl: string
  legalName: string
  /** As it is read, and as it is dialled. */
  phone: { text: string; href: string } | null
  email: string
  address: string
  hours: string
  facebook: string
}

/** Products of an e-mail, as a table. */
export interface MailGoods {
  /** How the text lists them: the table takes its place. Otherwise the table follows the text. */
  text: string
  lines: MailLine[]
  totals: { label: string; value: string }[]
  /** Such as the address, displayed where the text does not list the goods. */
  facts: { label: string; value: string }[]
}

interface MailLine {
  name: string
  /** Size and colour. */
  options: string
  quantity: number | null
  amount: string
  /** The price before a reduction. */
  before: string
  imageId: string | null
  /** Path of the product's page in the language of the e-mail. */
  path: string
}

export interface Mail {
  subject: string
  body: string
  locale: Locale
  goods?: MailGoods | null
  unsubscribeUrl?: string | null
}

/** How an e-mail is displayed: `isFramed` within a page of the shop, whose policy forbids style sheets, in the light theme. */
interface Display {
  isFramed?: boolean
}

const PICTURE_WIDTH = 160
const attributes = ({ style, classes }: Look) => raw(`class="${classes}" style="${style}"`)
const layoutTable = raw('role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"')
const dataTable = raw('border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse"')

/** The HTML of an e-mail, from its text: all of its words are those of the text, of the goods and of the shop. */
export async function renderMail(mail: Mail, shop: MailShop, { isFramed = false }: Display = {}): Promise<string> {
  const t = createTranslator(mail.locale, shop.name)
  const parsed = parseBody(mail, shop, t)
  const { blocks, unsubscribe } = parsed
  const preview = blocks.find((block, index) => index > 0 && block !== GOODS && block.kind === 'paragraph')
  const text = await html`<!doctype html>
    <html lang="${mail.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${mail.subject}</title>
        ${isFramed ? '' : raw(`<style>${DARK_STYLE}</style>`)}
      </head>
      <body ${attributes(LOOKS.body)}>
        <div style="display:none;max-height:0;overflow:hidden">
          ${preview && preview !== GOODS && preview.kind === 'paragraph' ? preview.lines.join(' ') : ''}
        </div>
        <table ${layoutTable} ${attributes(LOOKS.body)}>
          <tr>
            <td align="center" style="padding:24px 12px">
              <table ${layoutTable} style="max-width:600px">
                <tr>
                  <td style="padding:0 12px 16px">${renderHead(shop)}</td>
                </tr>
                <tr>
                  <td ${attributes(LOOKS.card)}>
                    <h1 ${attributes(LOOKS.heading)}>${renderHeading(mail.subject)}</h1>
                    ${renderBlocks(parsed, mail.goods ?? null, shop, t)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 12px 0">${renderFoot(shop, unsubscribe)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return text.toString().replace(/\n\s+/g, '\n')
}

/** The place of the table of products. */
const GOODS = { kind: 'goods' } as const
type Block = MailBlock | typeof GOODS

interface ParsedBody {
  blocks: Block[]
  /** Whether the goods follow the text, which does not list them. */
  isApart: boolean
  unsubscribe: { url: string; label: string } | null
}

function parseBody({ body, goods, unsubscribeUrl }: Mail, shop: MailShop, t: Translate): ParsedBody {
  const at = goods?.text ? body.indexOf(goods.text) : -1
  const parts = goods && at >= 0 ? [body.slice(0, at), body.slice(at + goods.text.length)] : [body]
  const parsed = parts.map(part => parseMailText(part, shop))
  const [before = [], after = []] = parsed
  const all: Block[] = goods && at >= 0 ? [...before, GOODS, ...after] : [...before, ...(goods ? [GOODS] : [])]
  const isUnsubscribe = (block: Block) => block.kind === 'action' && block.url === unsubscribeUrl
  const found = all.find(isUnsubscribe)
  // The foot of the page names the shop.
  const isSignature = (block: Block, index: number) =>
    block.kind === 'paragraph' && block.lines.join() === shop.name && all.slice(index + 1).every(each => each === GOODS)
  return {
    isApart: at < 0,
    blocks: all.filter((block, index) => !isUnsubscribe(block) && !isSignature(block, index)),
    unsubscribe: unsubscribeUrl
      ? { url: unsubscribeUrl, label: (found?.kind === 'action' && found.label) || t('message:mail_unsubscribe') }
      : null
  }
}

function renderBlocks({ blocks, isApart }: ParsedBody, goods: MailGoods | null, shop: MailShop, t: Translate): Markup[] {
  const main = blocks.find(block => block.kind === 'action')
  return blocks.map(block => {
    if (block.kind === 'goods') return goods ? renderGoods(goods, shop, t, isApart) : html``
    if (block.kind === 'action') {
      const label = block.label || t('message:mail_open')
      return block === main
        ? renderButton(block.url, label)
        : html`<p ${attributes(LOOKS.paragraph)}><a href="${block.url}" ${attributes(LOOKS.link)}>${label}</a></p>`
    }
    if (block.kind === 'list')
      return html`<ul style="margin:0 0 16px;padding:0 0 0 22px">
        ${block.items.map(item => html`<li ${attributes(LOOKS.paragraph)}>${renderLine(item, shop)}</li>`)}
      </ul>`
    if (block.kind === 'facts') return renderFacts(block.rows)
    const look = block.kind === 'quote' ? LOOKS.quote : LOOKS.paragraph
    return html`<p ${attributes(look)}>${block.lines.map((line, index) => html`${index ? raw('<br>') : ''}${renderLine(line, shop)}`)}</p>`
  })
}

function renderLine(line: string, shop: MailShop): Markup[] {
  const action = parseAction(line, shop)
  if (action?.label) return [html`<a href="${action.url}" ${attributes(LOOKS.link)}>${action.label}</a>`]
  return splitLine(line).map(({ kind, text }) => {
    if (kind === 'link') return html`<a href="${text}" ${attributes(LOOKS.link)}>${text}</a>`
    if (kind === 'number') return renderUnbroken(text)
    return kind === 'code' ? html`<strong ${attributes(LOOKS.code)}>${text}</strong>` : html`${text}`
  })
}

const renderUnbroken = (text: string): Markup => html`<span style="white-space:nowrap">${text}</span>`
const renderHeading = (subject: string): Markup[] =>
  splitLine(subject).map(({ kind, text }) => (kind === 'number' ? renderUnbroken(text) : html`${text}`))

const renderButton = (url: string, label: string): Markup =>
  html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">
    <tr>
      <td ${attributes(LOOKS.buttonCell)}><a href="${url}" ${attributes(LOOKS.button)}>${label}</a></td>
    </tr>
  </table>`

const renderFacts = (rows: readonly { label: string; value: string }[]): Markup =>
  rows.length
    ? html`<table ${dataTable}>
        ${rows.map(
          ({ label, value }) =>
            html`<tr>
              <th scope="row" ${attributes(LOOKS.label)}>${label}</th>
              <td ${attributes(LOOKS.value)}>${value}</td>
            </tr>`
        )}
      </table>`
    : html``

function renderGoods(goods: MailGoods, shop: MailShop, t: Translate, isApart: boolean): Markup {
  return html`${isApart ? html`<h2 ${attributes(LOOKS.heading2)}>${t('order:goods')}</h2>` : ''}
    <table ${dataTable}>
      <tr>
        <th scope="col" colspan="2" ${attributes(LOOKS.columnName)}>${isApart ? '' : t('order:goods')}</th>
        <th scope="col" ${attributes(LOOKS.columnAmount)}>${t('order:sum')}</th>
      </tr>
      ${goods.lines.map(line => renderGoodsLine(line, shop.publicUrl, t))}
      ${goods.totals.map(
        ({ label, value }, index) =>
          html`<tr>
            <th scope="row" colspan="2" ${attributes(LOOKS.label)}>${label}</th>
            <td ${attributes(index === goods.totals.length - 1 ? LOOKS.total : LOOKS.amount)}>${value}</td>
          </tr>`
      )}
    </table>
    ${
      isApart
        ? goods.facts.map(
            ({ label, value }) =>
              html`<p ${attributes(LOOKS.paragraph)}><span ${attributes(LOOKS.muted)}>${label}</span><br />${renderLine(value, shop)}</p>`
          )
        : ''
    }`
}

function renderGoodsLine({ name, options, quantity, amount, before, imageId, path }: MailLine, publicUrl: string, t: Translate): Markup {
  const details = [options, quantity ? t('order:quantity', { n: quantity }) : ''].filter(Boolean).join(', ')
  // The name beside it says what the picture would.
  const picture = imageId
    ? html`<img src="${publicUrl}/img/${imageId}/${PICTURE_WIDTH}.jpg" width="64" alt="" ${attributes(LOOKS.picture)} />`
    : html`<div ${attributes(LOOKS.noPicture)}></div>`
  return html`<tr>
    <td width="64" ${attributes(LOOKS.pictureCell)}>${picture}</td>
    <th scope="row" ${attributes(LOOKS.goodsName)}>
      ${path ? html`<a href="${publicUrl}${path}" ${attributes(LOOKS.goodsLink)}>${name}</a>` : html`<b>${name}</b>`}
      ${details ? html`<br /><span ${attributes(LOOKS.muted)}>${details}</span>` : ''}
    </th>
    <td ${attributes(before ? LOOKS.reduced : LOOKS.amount)}>
      ${amount}${before ? html`<br /><s ${attributes(LOOKS.muted)}>${before}</s>` : ''}
    </td>
  </tr>`
}

const renderHead = ({ name, url, icon }: MailShop): Markup =>
  html`<table role="presentation" border="0" cellpadding="0" cellspacing="0">
    <tr>
      <td style="padding:0 10px 0 0">
        <a href="${url}"><img src="${icon}" width="36" height="36" alt="" style="display:block;border:0;border-radius:6px" /></a>
      </td>
      <td><a href="${url}" ${attributes(LOOKS.shopName)}>${name}</a></td>
    </tr>
  </table>`

function renderFoot(shop: MailShop, unsubscribe: { url: string; label: string } | null): Markup {
  const { name, legalName, phone, email, address, hours, facebook } = shop
  const link = (url: string, text: string) => html`<a href="${url}" ${attributes(LOOKS.footerLink)}>${text}</a>`
  const reach = [
    ...(phone ? [link(phone.href, phone.text)] : []),
    ...(email ? [link(`mailto:${email}`, email)] : []),
    ...(facebook ? [link(facebook, 'Facebook')] : [])
  ]
  return html`<p ${attributes(LOOKS.footer)}>${[legalName || name, address].filter(Boolean).join(', ')}</p>
    ${hours ? html`<p ${attributes(LOOKS.footer)}>${hours}</p>` : ''}
    ${reach.length ? html`<p ${attributes(LOOKS.footer)}>${reach.map((each, index) => html`${index ? ' · ' : ''}${each}`)}</p>` : ''}
    ${unsubscribe ? html`<p ${attributes(LOOKS.footer)}>${link(unsubscribe.url, unsubscribe.label)}</p>` : ''}`
}
