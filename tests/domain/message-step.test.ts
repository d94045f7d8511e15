import { expect, test } from 'vitest'
import { MESSAGE_KEYS, MESSAGE_STEPS, findPlaceholderProblem, parsePlaceholders } from '#domain/message-step.ts'
import jackpot from '../../src/i18n/locales/mn/jackpot.json' with { type: 'json' }
import message from '../../src/i18n/locales/mn/message.json' with { type: 'json' }
import notice from '../../src/i18n/locales/mn/notice.json' with { type: 'json' }
import points from '../../src/i18n/locales/mn/points.json' with { type: 'json' }
import quoteMessage from '../../src/i18n/locales/mn/quote_message.json' with { type: 'json' }
import returnMessage from '../../src/i18n/locales/mn/return_message.json' with { type: 'json' }
import shipmentMessage from '../../src/i18n/locales/mn/shipment_message.json' with { type: 'json' }
import ticket from '../../src/i18n/locales/mn/ticket.json' with { type: 'json' }
import { isTextKey, createTranslator } from '#i18n/translator.ts'

test('every step has texts, a title, and an example and a meaning of each placeholder', () => {
  for (const key of MESSAGE_KEYS) expect(isTextKey(key), key).toBe(true)
  for (const { id } of MESSAGE_STEPS) expect(isTextKey(`message_text:step_${id.replace('-', '_')}`), id).toBe(true)
  const names = new Set([...MESSAGE_KEYS].flatMap(key => (isTextKey(key) ? parsePlaceholders(createTranslator('mn')(key)) : [])))
  for (const name of names) expect([`means_${name}`, isTextKey(`message_text:means_${name}`)]).toEqual([`means_${name}`, true])
  for (const name of names) if (name !== 'link') expect([name, isTextKey(`message_text:example_${name}`)]).toEqual([name, true])
})

test('every message to a customer can be written in the words of the shop', () => {
  const messages = {
    jackpot,
    message,
    notice,
    points,
    quote_message: quoteMessage,
    return_message: returnMessage,
    shipment_message: shipmentMessage,
    ticket
  }
  const sent = Object.entries(messages).flatMap(([feature, texts]) =>
    Object.keys(texts).flatMap(name => (/_(?:sms|subject|body)$/.test(name) ? [`${feature}:${name}`] : []))
  )
  expect(sent.filter(key => !MESSAGE_KEYS.has(key))).toEqual([])
})

test('a text neither invents placeholders nor loses its code', () => {
  const original = ['{{code}} бол {{site_name}}-ийн код', '{{code}} is your code']
  expect(findPlaceholderProblem(original, 'Код: {{code}}', true)).toBeNull()
  expect(findPlaceholderProblem(original, 'Код: {{cod}}', true)).toEqual({ kind: 'unknown', name: 'cod' })
  expect(findPlaceholderProblem(original, 'Сайн уу', true)).toEqual({ kind: 'missing', name: 'code' })
  expect(findPlaceholderProblem(original, 'Сайн уу', false)).toBeFalsy()
})
