import { useId, useState } from 'react'
import { HOUR_MS } from '#domain/day.ts'
import { parseDateTimeInput, toDateTimeInput } from '#i18n/format.ts'
import { Dialog } from './Dialog.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  onClose: () => void
  onChoose: (timestamp: string) => void
}

/** Schedules the publication of a translation. */
export function ScheduleDialog({ onClose, onChoose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [now] = useState(() => Date.now())
  const [typed, setTyped] = useState(() => toDateTimeInput(Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS))
  const timestamp = parseDateTimeInput(typed)
  const isPast = timestamp === null || timestamp.getTime() <= now
  return (
    <Dialog title={t('schedule')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (timestamp && !isPast) onChoose(timestamp.toISOString())
        }}
      >
        <div className={isPast ? 'field field-invalid' : 'field'}>
          <label htmlFor={id}>{t('schedule_at')}</label>
          <input
            id={id}
            className="input"
            type="datetime-local"
            required
            value={typed}
            min={toDateTimeInput(now)}
            aria-invalid={isPast || undefined}
            aria-describedby={`${id}-hint`}
            onChange={event => setTyped(event.target.value)}
          />
          <p className={isPast ? 'field-error' : 'field-hint'} id={`${id}-hint`}>
            {isPast ? t('schedule_past') : t('schedule_hint')}
          </p>
        </div>
        <button className="button button-primary button-small">{t('schedule_do')}</button>
      </form>
    </Dialog>
  )
}
