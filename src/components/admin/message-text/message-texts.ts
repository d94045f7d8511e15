import { MESSAGE_PARTS, type MessagePart, type MessageStep, parsePlaceholders } from '#domain/message-step.ts'
import { LOCALES, type Locale, type Localized } from '#domain/site.ts'
import type { TextKey } from '#i18n/text-keys.ts'
import { isTextKey, type Translate, createTranslator } from '#i18n/translator.ts'
import { findDefaultText } from '../setup/find-texts.ts'

/** A text of a message with its default. */
interface MessageText {
  part: MessagePart
  key: string
  original: Required<Localized>
}

export const listTexts = (step: MessageStep): MessageText[] =>
  MESSAGE_PARTS.flatMap(part => {
    const key = step[part]
    const found = key ? findDefaultText(key) : null
    return key && found ? [{ part, key, original: found.text }] : []
  })

export const formatStepTitle = (step: MessageStep, t: Translate): string => t(`message_text:step_${step.id.replace('-', '_')}` as TextKey)

/** The texts in one language with example data, as they would be sent. */
export function previewTexts(
  step: MessageStep,
  typed: Readonly<Record<string, Localized>>,
  { locale, siteName, link }: { locale: Locale; siteName: string; link: string }
): Partial<Record<MessagePart, string>> {
  const own = Object.fromEntries(listTexts(step).flatMap(({ key }) => (typed[key]?.[locale] ? [[key, typed[key][locale]]] : [])))
  const t = createTranslator(locale, siteName, own)
  return Object.fromEntries(
    listTexts(step).map(({ part, key, original }) => [
      part,
      t(key as TextKey, createExamples([own[key] ?? '', ...Object.values(original)], t, link))
    ])
  )
}

function createExamples(texts: readonly string[], t: Translate, link: string): Record<string, string> {
  const names = texts.flatMap(parsePlaceholders).filter(name => name !== 'site_name')
  return Object.fromEntries(
    names.map(name => {
      const key = `message_text:example_${name}`
      return [name, name === 'link' ? link : isTextKey(key) ? t(key) : `{{${name}}}`]
    })
  )
}

/** The shop's own texts without those that equal the default. */
export function listChangedTexts(step: MessageStep, typed: Readonly<Record<string, Localized>>): Record<string, Localized> {
  return Object.fromEntries(
    listTexts(step).flatMap(({ key, original }) => {
      const own = Object.fromEntries(
        LOCALES.flatMap(locale => {
          const text = typed[key]?.[locale]
          return text && text !== original[locale] ? [[locale, text]] : []
        })
      )
      return Object.keys(own).length ? [[key, own]] : []
    })
  )
}
