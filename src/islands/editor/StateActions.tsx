import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TranslationState } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { $entry } from '#stores/editor/entry.ts'
import { changeState, loadLinkingTitles } from '#stores/editor/entry-actions.ts'
import { $settings } from '#stores/editor/settings.ts'
import { $fields } from '#stores/editor/translations.ts'
import { confirm } from '#stores/confirm.ts'
import { notify } from '#stores/notices.ts'
import { readPageLocale } from '#stores/client.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { STATE_TONES, STATE_LABELS } from './state-labels.ts'
import { useBusy } from './use-busy.ts'
import { type EditorTextKey, useEditorTexts } from './editor-texts.ts'

/** Publication state of a language. */
export function StateBadge({ locale }: { locale: Locale }) {
  const t = useEditorTexts()
  const entry = useStore($entry)
  const text = entry?.texts[locale]
  const state = text?.state ?? 'draft'
  return (
    <span className="row row-wrap state-label">
      <span className={`badge ${STATE_TONES[state] || 'badge-outline'}`}>{t(STATE_LABELS[state])}</span>
      {state === 'scheduled' && text?.scheduled_at && (
        <span className="text-tiny faint numeric">{formatDateTime(text.scheduled_at, readPageLocale())}</span>
      )}
      {state === 'published' && (text?.changed || entry?.settings_changed) && <span className="text-tiny faint">{t('state_changed')}</span>}
    </span>
  )
}

interface Transition {
  label: EditorTextKey
  state: TranslationState
  done: EditorTextKey
}

const MISSING_QUESTIONS = { cover: 'publish_no_cover', summary: 'publish_no_summary', both: 'publish_no_both' } as const

/** What readers of lists and of shared links would miss. */
function findMissingPart(locale: Locale): keyof typeof MISSING_QUESTIONS | null {
  const hasCover = Boolean($settings.get()?.image)
  const hasSummary = Boolean($fields.get()[locale]?.summary.trim())
  if (!hasCover && !hasSummary) return 'both'
  return hasCover ? (hasSummary ? null : 'summary') : 'cover'
}

/** Permitted transitions; the first is the primary one. */
function listTransitions(state: TranslationState, changed: boolean, mayPublish: boolean): Transition[] {
  const publish: Transition = { label: 'publish', state: 'published', done: 'done_published' }
  const draft: Transition = { label: 'back_to_draft', state: 'draft', done: 'done_draft' }
  const withdraw: Transition = { label: 'withdraw', state: 'withdrawn', done: 'done_withdrawn' }
  if (!mayPublish) {
    if (state === 'in_review') return [{ label: 'take_back', state: 'draft', done: 'done_draft' }]
    if (state === 'scheduled' || (state === 'published' && !changed)) return []
    return [{ label: 'submit', state: 'in_review', done: 'done_submitted' }]
  }
  if (state === 'published') return changed ? [{ ...publish, label: 'publish_changes' }, withdraw] : [withdraw]
  if (state === 'scheduled') return [publish, draft]
  return state === 'in_review' ? [publish, draft] : [publish]
}

/** Buttons of one language: the primary transition, and schedule, take back, withdraw. */
export function StateActions({ locale, part = 'all' }: { locale: Locale; part?: 'all' | 'first' | 'others' }) {
  const t = useEditorTexts()
  const entry = useStore($entry)
  const [scheduling, setScheduling] = useState(false)
  const { busy, run } = useBusy()
  const text = entry?.texts[locale]
  if (!entry || !text) return null
  const hasChanges = text.changed || (entry.settings_changed && entry.may.publish)
  const transitions = listTransitions(text.state, hasChanges, entry.may.publish)
  const isPrimary = (transition: Transition): boolean =>
    transition === transitions[0] && transition.state !== 'withdrawn' && transition.state !== 'draft'
  const visible = part === 'all' ? transitions : transitions.filter(transition => isPrimary(transition) === (part === 'first'))
  const confirmMissing = async (): Promise<boolean> => {
    const missing = findMissingPart(locale)
    return !missing || confirm(t(MISSING_QUESTIONS[missing]), { confirmLabel: t('publish_anyway'), cancelLabel: t('publish_not_yet') })
  }
  const apply = async ({ state, done }: Transition): Promise<void> => {
    if (state === 'withdrawn') {
      // Links lead to the other language while it is published.
      const isLast = entry.texts[locale === 'mn' ? 'en' : 'mn']?.state !== 'published'
      const linkedFrom = isLast ? await loadLinkingTitles() : []
      const warning = linkedFrom.length > 0 ? `${t('withdraw_linked', { where: linkedFrom.join(', ') })} ` : ''
      if (!(await confirm(warning + t('withdraw_sure'), { confirmLabel: t('withdraw'), danger: true }))) return
    }
    if (state === 'published' && !(await confirmMissing())) return
    await changeState(locale, state)
    notify(t(done))
  }
  const canSchedule = part !== 'first' && entry.may.publish && (text.state !== 'published' || hasChanges)
  return (
    <div className="row row-wrap state-actions">
      {canSchedule && (
        <button type="button" className="button button-secondary button-small" onClick={() => setScheduling(true)}>
          {t('schedule')}
        </button>
      )}
      {visible.toReversed().map(transition => (
        <button
          type="button"
          key={transition.state}
          className={isPrimary(transition) ? 'button button-primary button-small' : 'button button-secondary button-small'}
          aria-busy={busy || undefined}
          onClick={() => run(() => apply(transition))}
        >
          {t(transition.label)}
        </button>
      ))}
      {scheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onChoose={timestamp => {
            setScheduling(false)
            run(async () => {
              if (!(await confirmMissing())) return
              await changeState(locale, 'scheduled', timestamp)
              notify(t('done_scheduled', { time: formatDateTime(timestamp, readPageLocale()) }))
            })
          }}
        />
      )}
    </div>
  )
}
