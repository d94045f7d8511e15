import type { SettingValue } from '#contract/setting.ts'
import { formatPhone } from '#domain/account.ts'
import type { StoredBlock } from '#domain/document.ts'
import type { LegalPage } from '#domain/legal-page.ts'
import { type Locale, LOCALES, localize } from '#domain/site.ts'

type Contact = SettingValue<'contact'>

const FACTS = ['legal_name', 'register_number', 'phone', 'email', 'address', 'hours'] as const
type Fact = (typeof FACTS)[number]

/** Markdown by page and language: a title, a summary, then headings and paragraphs. */
const files = import.meta.glob<string>('./legal/*.md', { eager: true, query: '?raw', import: 'default' })

function readFacts(contact: Contact, locale: Locale): Record<Fact, string> {
  const text = (fact: Fact): string => {
    const value = contact[fact]
    return typeof value === 'string' ? value : localize(value, locale)
  }
  return { ...(Object.fromEntries(FACTS.map(fact => [fact, text(fact)])) as Record<Fact, string>), phone: formatPhone(contact.phone) }
}

/** Facts that the templates name and the shop has not entered. */
export const listMissingFacts = (contact: Contact): Fact[] => FACTS.filter(fact => readFacts(contact, 'mn')[fact] === '')

/** A page in both languages. Paragraphs with a missing fact are omitted. */
export function fillTemplate(page: LegalPage, contact: Contact, origin: string) {
  const filled = LOCALES.map(locale => [locale, fillLanguage(page, locale, contact, origin)] as const)
  const of = <Part extends 'title' | 'summary'>(part: Part) => Object.fromEntries(filled.map(([locale, each]) => [locale, each[part]]))
  const body = Object.fromEntries(filled.map(([locale, { blocks }]) => [locale, blocks])) as Record<Locale, StoredBlock[]>
  return { title: of('title'), summary: of('summary'), body }
}

function fillLanguage(page: LegalPage, locale: Locale, contact: Contact, origin: string) {
  const facts: Record<string, string> = { ...readFacts(contact, locale), name: localize(contact.name, locale), site: new URL(origin).host }
  const [title = '', summary = '', ...paragraphs] = (files[`./legal/${page}.${locale}.md`] ?? '')
    .trim()
    .split(/\n{2,}/)
    .filter(text => [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, fact = '']) => facts[fact]))
    .map(text => text.replaceAll('\n', ' ').replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? ''))
  const blocks = paragraphs.map((text): StoredBlock =>
    text.startsWith('## ') ? { type: 'heading', level: 2, text: text.slice('## '.length) } : { type: 'paragraph', text: [{ text }] }
  )
  return { title: title.replace(/^# /, ''), summary, blocks }
}
