import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkServices } from '#commands/check-services.ts'
import { inspectConfig } from '#server/kernel/config.ts'
import { listen } from '../server/auth-harness.ts'

/** A mail server that accepts every account and message. */
async function openMailServer() {
  const received: string[] = []
  const server = createServer(socket => {
    let inMessage = false
    socket.setEncoding('utf8')
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (chunk: string) => {
      if (inMessage) {
        received.push(chunk)
        if (!received.join('').endsWith('\r\n.\r\n')) return
        inMessage = false
      } else if (chunk.startsWith('DATA')) {
        inMessage = true
        socket.write('354 go on\r\n')
        return
      }
      if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 OK\r\n')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close: () => server.close() }
}

async function openServices() {
  const folder = mkdtempSync(join(tmpdir(), 'delguur-doctor-'))
  const messages: unknown[] = []
  let qpayAccepts = true
  const http = await listen(async request => {
    const { pathname } = new URL(request.url)
    if (pathname === '/v2/auth/token')
      return qpayAccepts
        ? Response.json({ access_token: 'a', refresh_token: 'b', expires_in: 0, refresh_expires_in: 0 })
        : Response.json({ error: 'NO_CREDENDIALS' }, { status: 401 })
    if (pathname === '/rest/info') return Response.json({ operatorName: 'Posapi', leftLotteries: 40 })
    if (pathname === '/sms' && request.method === 'POST') messages.push(await request.json())
    return Response.json({})
  })
  const mail = await openMailServer()
  const { config } = inspectConfig({
    DELGUUR_MODE: 'live',
    DATA_DIR: folder,
    SMS_URL: `${http.url}/sms`,
    SMS_TOKEN: 'token',
    SMTP_URL: mail.url,
    MAIL_FROM: 'shop@shop.test',
    QPAY_URL: http.url,
    QPAY_USERNAME: 'name',
    QPAY_PASSWORD: 'password',
    QPAY_INVOICE_CODE: 'code',
    POSAPI_URL: http.url,
    SENTRY_DSN: `${http.url.replace('//', '//key@')}/errors/1`
  })
  return {
    config,
    messages,
    received: mail.received,
    rejectMerchant: () => void (qpayAccepts = false),
    stop: async () => {
      await http.close()
      mail.close()
    },
    close: () => rmSync(folder, { recursive: true })
  }
}

test('every service is tried, and a failure names the service and what to do', async () => {
  const services = await openServices()
  const nobody = { phone: null, email: null }
  const states = async (recipients: { phone: string | null; email: string | null } = nobody) =>
    Object.fromEntries((await checkServices(services.config, recipients)).map(({ name, state }) => [name, state]))
  const working = {
    Database: 'works',
    Storage: 'works',
    SMS: 'works',
    SMTP: 'works',
    qpay: 'works',
    Search: 'skipped',
    PosAPI: 'works',
    'Error reports': 'works'
  }
  expect(await states()).toMatchObject(working)
  expect([services.messages, services.received]).toEqual([[], []])

  expect(await states({ phone: '99112233', email: 'owner@shop.test' })).toMatchObject(working)
  expect(services.messages).toEqual([{ to: '+97699112233', text: expect.any(String) }])
  expect(services.received.join('')).toContain('To: owner@shop.test')

  services.rejectMerchant()
  expect(await states()).toMatchObject({ ...working, qpay: 'fails' })

  await services.stop()
  const file = join(services.config.dataDir, 'file')
  writeFileSync(file, '')
  const checks = await checkServices({ ...services.config, dataDir: file }, nobody)
  const failed = checks.filter(({ state }) => state === 'fails')
  expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['Storage', 'SMS', 'SMTP', 'qpay', 'PosAPI', 'Error reports']))
  expect(failed.every(({ text, remedy }) => text && remedy)).toBe(true)
  services.close()
})

test('the command names all problems of the configuration and exits with 1', () => {
  const { status, stdout } = spawnSync(process.execPath, ['src/commands/doctor.ts'], {
    encoding: 'utf8',
    env: { DELGUUR_MODE: 'live', DATA_DIR: join(tmpdir(), 'delguur-doctor-none'), QPAY_USERNAME: 'name', QPAY_PASSWORD: 'password' }
  })
  expect(stdout).toMatch(/✗ Configuration +Set PUBLIC_URL[^]*✗ Configuration +Set MAIL_FROM[^]*✗ Payment +Set QPAY_INVOICE_CODE/)
  expect(status).toBe(1)
})
