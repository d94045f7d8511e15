import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'

describe('the environment', () => {
  test.each([
    ['PORT', '80x'],
    ['DELGUUR_MODE', 'prod'],
    ['PAGE_CACHE', 'maybe'],
    ['PUBLIC_URL', 'shop.mn'],
    ['DATABASE_URL', 'mysql://shop'],
    ['SHOP_API_URL', 'shop:4321'],
    ['QPAY_URL', 'merchant.qpay.mn'],
    ['SMTP_URL', 'mail.shop.mn']
  ])('stops the start with a sentence where %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Set ${name} to .+`))
  })

  test.each([
    ['API_CLIENT_ID', 'API_CLIENT_SECRET'],
    ['SMS_URL', 'SMS_TOKEN']
  ])('wants %s and %s together', (one, other) => {
    expect(() => readConfig({ [one]: 'https://x.example' })).toThrow(new RegExp(`^Set ${other} too`))
    expect(() => readConfig({ [other]: 'secret' })).toThrow(new RegExp(`^Set ${one} too`))
  })

  test('repeats no password when an address is wrong', () => {
    expect(() => readConfig({ DATABASE_URL: 'pg://shop:s3cr3t@host/db' })).toThrow(/^(?!.*s3cr3t)/)
  })
})
