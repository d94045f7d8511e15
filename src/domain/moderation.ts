import { hasWebAddress } from './review.ts'
import { tokenize } from './search.ts'
import type { Locale } from './site.ts'

/** Prefixes, because Mongolian inflects words at their end. */
const PROFANITY_PREFIXES = ['новш', 'пизд', 'гичий', 'янхан', 'fuck', 'shit', 'bitch', 'cunt', 'nigg', 'whore']
const MAX_WORDS = 400

/** Whether a comment must be moderated before publication: it contains a web address, profanity or a letter repeated ten times. */
export function isModerationNeeded(text: string): boolean {
  if (hasWebAddress(text)) return true
  if (/(\p{L})\1{9}/u.test(text)) return true
  return tokenize(text, MAX_WORDS).some(word => PROFANITY_PREFIXES.some(prefix => word.startsWith(prefix)))
}

/** What is written on the site: a review of a product or store, a comment on an entry, a question about a product, or a reply to any. */
export const COMMENT_KINDS = ['review', 'comment', 'question', 'reply'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]

/** Lists of the moderation queue. `reported` ones are published, and readers have objected to them. */
export const QUEUE_STATES = ['pending', 'reported', 'published', 'hidden'] as const
export type QueueState = (typeof QUEUE_STATES)[number]

/** Why a comment is hidden, and why a reader objects to it. */
export const HIDE_REASONS = ['spam', 'offensive', 'personal', 'untrue', 'off_topic', 'other'] as const
export type HideReason = (typeof HIDE_REASONS)[number]

export const MAX_APPROVED = 100

/** The kinds that wait for approval before others see them. */
export type ApprovalRules = Record<'reviews' | 'comments' | 'questions', boolean>
export const APPROVAL_RULES: ApprovalRules = { reviews: false, comments: false, questions: false }

/** The language a text is written in. */
export const detectLanguage = (text: string): Locale => (/[а-яёөү]/i.test(text) ? 'mn' : 'en')

/** The `lang` attribute of a customer's text: its language where it is not the page's. */
export function findForeignLanguage(text: string, locale: Locale): Locale | undefined {
  const written = detectLanguage(text)
  return written === locale ? undefined : written
}

/** The same of a name: a Mongolian screen reader reads Latin names, too. */
export const findNameLanguage = (name: string, locale: Locale): Locale | undefined =>
  locale === 'mn' ? undefined : findForeignLanguage(name, locale)
