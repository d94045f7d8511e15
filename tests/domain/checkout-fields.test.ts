import { describe, expect, test } from 'vitest'
import { addressInput, organisationInput } from '#contract/cart.ts'
import { ADDRESS_FIELDS, ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'

const ADDRESS = { city: '11', district: '1119', quarter: '8', details: '14-р байр', receiver: 'Номин', phone: '88112345' }
const ORGANISATION = { name: 'Эрдэнэ ХХК', registry_number: '5123456', phone: '77001188', address: '', information: '', field: '' }

describe.each([
  ['address', addressInput, ADDRESS, ADDRESS_FIELDS],
  ['organisation', organisationInput, ORGANISATION, ORGANISATION_FIELDS]
] as const)('the fields of an %s', (_, schema, valid, fields) => {
  const texts = Object.entries(fields).filter(([key]) => !['phone', 'registry_number', 'employee_count'].includes(key))

  test.each(texts)('%s: the API takes what the form lets somebody type, and no more', (key, { input }) => {
    expect(schema.safeParse({ ...valid, [key]: 'а'.repeat(input.maxLength) }).success).toBe(true)
    const longer = schema.safeParse({ ...valid, [key]: 'а'.repeat(input.maxLength + 1) })
    expect(longer.error?.issues).toMatchObject([{ path: [key], message: 'too_long' }])
  })

  test.each(texts.filter(([, { input }]) => 'required' in input))('%s: is required in both', key => {
    expect(schema.safeParse({ ...valid, [key]: ' ' }).error?.issues).toMatchObject([{ path: [key] }])
  })

  const required = Object.entries(fields).filter(([, { input }]) => 'required' in input)
  test.each(required)('%s: a body without it is refused like an empty field', key => {
    const refuse = (body: object) => schema.safeParse(body).error?.issues.map(({ message }) => message)[0]
    const { [key as keyof typeof valid]: _missing, ...without } = valid
    expect(refuse(without)).toBe(refuse({ ...valid, [key]: '' }))
  })
})
