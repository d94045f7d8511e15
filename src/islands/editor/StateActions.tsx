import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TranslationState } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { $entry } from '#stores/editor/entry.ts'
import { setState } from '#stores/editor/entry-actions.ts'
import { ask } from '#stores/confirm.ts'
import { notify } from '#stores/notices.ts'
import { pageLocale } from '#stores/client.ts'
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
    <span className="row wrapf state-label">
      <span className={`badge ${STATE_TONES[state] || 'outl'}`}>{t(STATE_LABELS[state])}</span>
      {state === 'scheduled' && text?.scheduled_at && (
        <span className="xs faint num">{formatDateTime(text.scheduled_at, pageLocale())}</span>
      )}
      {state === 'published' && (text?.changed || entry?.settings_changed) && <span className="xs faint">{t('state_changed')}</span>}
    </span>
  )
}

interface Step {
  word: EditorTextKey
  state: TranslationState
  done: EditorTextKey
}

/** Permitted transitions; the first is the primary one. */
function stepsFrom(state: TranslationState, changed: boolean, mayPublish: boolean): Step[] {
  const publish: Step = { word: 'publish', state: 'published', done: 'done_published' }
  const draft: Step = { word: 'back_to_draft', state: 'draft', done: 'done_draft' }
  const withdraw: Step = { word: 'withdraw', state: 'withdrawn', done: 'done_withdrawn' }
  if (!mayPublish) {
    if (state === 'in_review') return [{ word: 'take_back', state: 'draft', done: 'done_draft' }]
    if (state === 'scheduled' || (state === 'published' && !changed)) return []
    return [{ word: 'submit', state: 'in_review', done: 'done_submitted' }]
  }
  if (state === 'published') return changed ? [{ ...publish, word: 'publish_changes' }, withdraw] : [withdraw]
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
  const steps = stepsFrom(text.state, hasChanges, entry.may.publish)
  const isMain = (step: Step): boolean => step === steps[0] && step.state !== 'withdrawn' && step.state !== 'draft'
  const shown = part === 'all' ? steps : steps.filter(step => isMain(step) === (part === 'first'))
  const go = async ({ state, done }: Step): Promise<void> => {
    if (state === 'withdrawn' && !(await ask(t('withdraw_sure'), { yes: t('withdraw'), danger: true }))) return
    await setState(locale, state)
    notify(t(done))
  }
  const canSchedule = part !== 'first' && entry.may.publish && (text.state !== 'published' || hasChanges)
  return (
    <div className="row wrapf state-actions">
      {canSchedule && (
        <button type="button" className="btn sec sm" onClick={() => setScheduling(true)}>
          {t('schedule')}
        </button>
      )}
      {shown.toReversed().map(step => (
        <button
          type="button"
          key={step.state}
          className={isMain(step) ? 'btn pri sm' : 'btn sec sm'}
          aria-busy={busy || undefined}
          onClick={() => run(() => go(step))}
        >
          {t(step.word)}
        </button>
      ))}
      {scheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onChoose={instant => {
            setScheduling(false)
            run(async () => {
              await setState(locale, 'scheduled', instant)
              notify(t('done_scheduled', { time: formatDateTime(instant, pageLocale()) }))
            })
          }}
        />
      )}
    </div>
  )
}
