import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { log } from '#server/kernel/log/log.ts'
import { deliverMessages } from '#server/kernel/messages/delivery.ts'
import { queueMessage } from '#server/kernel/messages/outbox.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { openTestShop, type TestShop } from '../../auth-harness.ts'

let mailServer: Server
let shop: TestShop
/** Received messages with their headers. */
const received: string[] = []
/** The response to a command that contains the text. */
let responses: Record<string, string> = {}

beforeAll(async () => {
  mailServer = createServer(socket => receive(socket))
  await new Promise<void>(resolve => mailServer.listen(0, '127.0.0.1', resolve))
  const { port } = mailServer.address() as AddressInfo
  shop = await openTestShop(config => ({ ...config, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Дэлгүүр <shop@shop.test>' }))
  log.level = 'silent'
})
afterEach(async () => {
  received.splice(0)
  responses = {}
  await shop.server.db.delete(messages)
})
afterAll(async () => {
  mailServer.close()
  await shop.close()
})

/** Speaks as much of RFC 5321 as one client needs. */
function receive(socket: Socket): void {
  let text: string | null = null
  let rest = ''
  const reply = (line: string): void => void socket.write(`${line}\r\n`)
  reply('220 test')
  socket.on('error', () => {})
  socket.on('data', chunk => {
    const lines = `${rest}${String(chunk)}`.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (text !== null) {
        if (line !== '.') text += `${line}\n`
        else {
          received.push(text)
          text = null
          reply('250 queued')
        }
        continue
      }
      const configured = Object.keys(responses).find(part => line.includes(part))
      if (configured) reply(responses[configured] ?? '')
      else if (line === 'DATA') {
        text = ''
        reply('354 go on')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else reply('250 ok')
    }
  })
}

const queue = (recipient: string) =>
  queueMessage(
    shop.server.db,
    { channel: 'email', recipient, locale: 'en', subject: 'Subject', body: `To ${recipient}` },
    shop.server.now()
  )
const read = async (recipient: string) => (await shop.server.db.select().from(messages)).find(row => row.recipient === recipient)

describe('the mail server', () => {
  test('refuses an address for good (550): it is tried once, and others get theirs', async () => {
    responses = { 'gone@': '550 5.1.1 no such user' }
    await queue('gone@shop.test')
    await queue('here@shop.test')
    expect(await deliverMessages(shop.server)).toBe(1)
    expect(await read('gone@shop.test')).toMatchObject({ attempts: 1, dueAt: null, sentAt: null, error: expect.stringContaining('550') })
    expect(received).toHaveLength(1)
  })

  test('refuses an address for now (451): it is tried again, and others get theirs', async () => {
    responses = { 'grey@': '451 4.7.1 try later' }
    await queue('grey@shop.test')
    await queue('here@shop.test')
    expect(await deliverMessages(shop.server)).toBe(1)
    expect((await read('grey@shop.test'))?.dueAt).toEqual(new Date(shop.server.now().getTime() + 60_000))
    responses = {}
    shop.pass(60)
    expect(await deliverMessages(shop.server)).toBe(1)
    expect(received).toHaveLength(2)
  })

  test('refuses the sender: all messages wait until it is mended', async () => {
    responses = { 'MAIL FROM': '550 5.7.1 not your domain' }
    await queue('first@shop.test')
    await queue('second@shop.test')
    expect(await deliverMessages(shop.server)).toBe(0)
    expect(await read('first@shop.test')).toMatchObject({ attempts: 1, dueAt: expect.any(Date) })
    expect(await read('second@shop.test')).toMatchObject({ attempts: 0 })
    responses = {}
    shop.pass(60)
    expect(await deliverMessages(shop.server)).toBe(2)
  })

  test('gets the address of a button to unsubscribe for what can be stopped, and for nothing else', async () => {
    const unsubscribeUrl = 'https://shop.test/unsubscribe?token=1'
    await queueMessage(
      shop.server.db,
      { channel: 'email', recipient: 'a@shop.test', locale: 'en', subject: 'Cheaper', body: 'Socks', bulk: true, unsubscribeUrl },
      shop.server.now()
    )
    await queue('b@shop.test')
    await deliverMessages(shop.server)
    const [order, cheaper] = received
    expect(order).not.toContain('List-Unsubscribe')
    expect(cheaper).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n`)
  })

  test('gets an e-mail as plain text and as HTML, both in its language', async () => {
    await queueMessage(
      shop.server.db,
      { channel: 'email', recipient: 'a@shop.test', locale: 'en', subject: 'Placed', body: 'Hello <Bold>' },
      shop.server.now()
    )
    await deliverMessages(shop.server)
    const [mail = ''] = received
    expect(mail).toMatch(/^Content-Type: multipart\/alternative;/m)
    const [text = '', html = ''] = mail.split(/^Content-Type: text\/html/m)
    expect(text).toContain('Content-Type: text/plain')
    expect(text).toContain('Hello <Bold>')
    const decoded = html.replaceAll('=\n', '').replaceAll('=3D', '=')
    expect(decoded).toContain('<html lang="en">')
    expect(decoded).toContain('Hello &lt;Bold&gt;')
  })

  test('gets an id that is the same at each attempt, and asks for no automatic reply', async () => {
    await queue('here@shop.test')
    await deliverMessages(shop.server)
    // As after a crash between sending and its record.
    await shop.server.db.update(messages).set({ sentAt: null, dueAt: shop.server.now() })
    await deliverMessages(shop.server)
    const ids = received.map(text => /^Message-ID: (.+)$/m.exec(text)?.[1])
    expect(ids[0]).toMatch(/^<\d+\.\d+@shop\.test>$/)
    expect(ids[1]).toBe(ids[0])
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated$/m)
  })
})
