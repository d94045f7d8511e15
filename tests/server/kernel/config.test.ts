import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'

describe('the environment', () => {
  test.each([
    ['PORT', '80x'],
    ['DELGUUR_MODE', 'prod'],
    ['PAGE_CACHE', 'maybe'],
    ['PUBLIC_URL', 'shop.mn'],
    ['DATABASE_URL', 'mysql://shop'],
    ['DATABASE_READ_URL', 'mysql://shop'],
    ['SHOP_API_URL', 'shop:4321'],
    ['SMTP_URL', 'mail.shop.mn'],
    ['SEARCH_URL', 'search:9200'],
    ['SEARCH_INDEX', 'My Products'],
    ['SEARCH_TYPED', 'maybe']
  ])('stops the start with a sentence where %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Set ${name} to .+`))
  })

  test.each([
    ['API_CLIENT_ID', 'API_CLIENT_SECRET'],
    ['SMS_URL', 'SMS_TOKEN'],
    ['SEARCH_USERNAME', 'SEARCH_PASSWORD'],
    ['SEARCH_WRITE_USERNAME', 'SEARCH_WRITE_PASSWORD']
  ])('wants %s and %s together', (one, other) => {
    expect(() => readConfig({ [one]: 'https://x.example' })).toThrow(new RegExp(`^Set ${other} too`))
    expect(() => readConfig({ [other]: 'secret' })).toThrow(new RegExp(`^Set ${one} too`))
  })

  test('errors do not contain passwords of addresses', () => {
    expect(() => readConfig({ DATABASE_URL: 'pg://shop:s3cr3t@host/db' })).toThrow(/^(?!.*s3cr3t)/)
  })

  test("separates the search server's account from its address, and uses it for writes by default", () => {
    expect(() => readConfig({ SEARCH_URL: 'https://guest:s3cr3t@search.shop.mn' })).toThrow(/^Set SEARCH_USERNAME (?!.*s3cr3t)/)
    expect(readConfig({ SEARCH_URL: 'https://search.shop.mn/', SEARCH_USERNAME: 'guest', SEARCH_PASSWORD: 'x' }).search).toEqual({
      url: 'https://search.shop.mn',
      index: 'products',
      guest: { username: 'guest', password: 'x' },
      writer: { username: 'guest', password: 'x' },
      typed: null
    })
    expect(readConfig({ SEARCH_INDEX: 'goods' }).search).toBeNull()
  })
})
