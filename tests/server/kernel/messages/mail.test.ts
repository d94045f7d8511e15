import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Mail, type MailGoods, type MailShop, renderMail } from '#server/kernel/messages/mail.ts'
import { MAIL_COLOURS } from '#server/kernel/messages/mail-style.ts'
import { parseMailText } from '#server/kernel/messages/mail-text.ts'

const SHOP: MailShop = {
  name: 'Delguur',
  url: 'https://shop.test/en',
  icon: 'https://shop.test/icons/icon-192.png',
  publicUrl: 'https://shop.test',
  legalName: 'Delguur & Sons LLC',
  phone: { text: '7700 1234', href: 'tel:+97677001234' },
  email: 'info@shop.test',
  address: 'Ulaanbaatar',
  hours: '10:00–20:00',
  facebook: ''
}
const GOODS: MailGoods = {
  text: 'Scarf <b> × 1: 120,000₮\nSocks × 2: 28,000₮',
  lines: [
    { name: 'Scarf <b>', options: 'Red', quantity: 1, amount: '120,000₮', before: '', imageId: 'a'.repeat(20), path: '/en/products/scarf' },
    { name: 'Socks', options: '', quantity: 2, amount: '28,000₮', before: '30,000₮', imageId: null, path: '' }
  ],
  totals: [{ label: 'Total', value: '148,000₮' }],
  facts: [{ label: 'Delivery to', value: 'Peace Avenue 12' }]
}
const ORDER = 'https://shop.test/en/account/orders/D-10427'
const render = (mail: Partial<Mail>) => renderMail({ subject: 'Subject', body: 'Body', locale: 'en', ...mail }, SHOP)
const toWords = (html: string): string => html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')
const listButtons = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]+)" class="text-on-sky ground-sky"[^>]*>([^<]+)</g)].map(([, url, label]) => `${label} → ${url}`)

describe('the text of an e-mail', () => {
  const parse = (text: string) => parseMailText(text, SHOP)

  test('has paragraphs, lists, quotes, and tables of facts', () => {
    expect(parse('Hello,\nthere\n\n\n- one\n- two\n\n> said\n> before\n\nNumber: D-1\nTotal: 5,000₮')).toEqual([
      { kind: 'paragraph', lines: ['Hello,', 'there'] },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'quote', lines: ['said', 'before'] },
      {
        kind: 'facts',
        rows: [
          { label: 'Number', value: 'D-1' },
          { label: 'Total', value: '5,000₮' }
        ]
      }
    ])
  })

  test('a line with one colon stays a sentence, with the lines around it', () => {
    expect(parse('Delivery to: Peace Avenue 12\nToday until 18:00')).toEqual([
      { kind: 'paragraph', lines: ['Delivery to: Peace Avenue 12', 'Today until 18:00'] }
    ])
  })

  test('a link alone on its line, or with its label in a paragraph, is an action; within a sentence it is not', () => {
    const action = (label: string) => ({ kind: 'action', label, url: ORDER })
    expect(parse(`Open it:\n${ORDER}`)).toEqual([{ kind: 'paragraph', lines: ['Open it:'] }, action('')])
    expect(parse(`See the order: ${ORDER}`)).toEqual([action('See the order')])
    expect(parse(`Reception code: AB12\nVoucher: ${ORDER}`).map(({ kind }) => kind)).toEqual(['paragraph'])
  })

  test('a link to another site is never one, because a stranger may have written it', () => {
    for (const url of ['https://evil.test/', 'https://shop.test.evil.test/', 'https://shop.test@evil.test/', 'http://shop.test/'])
      expect(parse(`Your prize: ${url}`)).toEqual([{ kind: 'paragraph', lines: [`Your prize: ${url}`] }])
  })
})

describe('the HTML of an e-mail', () => {
  test('escapes every value', async () => {
    const html = await render({
      subject: 'For <Bold>',
      body: `Hello "Bold" <script>alert(1)</script> & co\n\n${GOODS.text}\n\nBuy <b>: ${ORDER}?a="><script>`,
      goods: GOODS
    })
    expect(html).not.toContain('<script')
    expect(html).toContain('For &lt;Bold&gt;')
    expect(html).toContain('Scarf &lt;b&gt;')
    expect(html).toContain('Delguur &amp; Sons LLC')
  })

  test('has one button, for the first action; the others are links', async () => {
    const html = await render({ body: `Hello\n\nPay the rest: ${ORDER}\n\nAll orders: https://shop.test/en/account/orders` })
    expect(listButtons(html)).toEqual([`Pay the rest → ${ORDER}`])
    expect(html).toMatch(/<a href="https:\/\/shop\.test\/en\/account\/orders"[^>]*>All orders</)
    expect(listButtons(await render({ body: ORDER }))).toEqual([`Open → ${ORDER}`])
  })

  test('has a table of goods in the place of their lines, with absolute addresses, and after the text where it has none', async () => {
    const inPlace = await render({ body: `Hello\n\n${GOODS.text}\n\nSee you`, goods: GOODS })
    expect(toWords(inPlace)).toMatch(/Hello .*Scarf &lt;b&gt; Red, Quantity: 1 120,000₮ Socks .*28,000₮ 30,000₮ Total 148,000₮ See you/)
    expect(inPlace).not.toContain('Peace Avenue')
    expect(inPlace.match(/120,000₮/g)).toHaveLength(1)
    expect(inPlace).toContain(`<img src="https://shop.test/img/${'a'.repeat(20)}/160.jpg" width="64" alt=""`)
    expect(inPlace).toContain('<a href="https://shop.test/en/products/scarf"')
    // Lines without a picture have a plain square, so that names are in one column.
    expect(inPlace.match(/<div class="ground-felt-2"/g)).toHaveLength(1)
    const after = await render({ body: `Hello\n\nSee the order: ${ORDER}`, goods: GOODS })
    expect(toWords(after)).toMatch(/Hello See the order .*120,000₮.*148,000₮ Delivery to Peace Avenue 12/)
    expect(
      [...`${inPlace}${after}`.matchAll(/(?:src|href)="([^"]*)"/g)].every(([, url]) =>
        /^(https:\/\/shop\.test|mailto:|tel:)/.test(url ?? '')
      )
    ).toBe(true)
  })

  test('has the link to unsubscribe in its foot, with the words of the text', async () => {
    const unsubscribeUrl = 'https://shop.test/en/unsubscribe?token=1'
    const html = await render({ body: `Cheaper\n\nStop these messages: ${unsubscribeUrl}\n\nDelguur`, unsubscribeUrl })
    expect(listButtons(html)).toEqual([])
    expect(toWords(html)).toMatch(/Cheaper .*info@shop\.test Stop these messages $/)
  })

  test('leaves out the signature, which its head and foot are', async () => {
    const html = await render({ body: 'Hello\n\nDelguur' })
    expect(html.match(/>Delguur</g)).toHaveLength(1)
  })

  test('has the colours of the design in both themes', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8')
    const [light = '', dark = ''] = css.split("[data-theme='dark']")
    for (const [colours, tokens] of [
      [MAIL_COLOURS.light, light],
      [MAIL_COLOURS.dark, dark]
    ] as const)
      for (const [name, value] of Object.entries(colours)) expect(tokens).toContain(`--color-${name}: ${value};`)
  })
})
