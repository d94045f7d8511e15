import { useId, useState } from 'react'
import { fromClockField, toClockField } from '#i18n/format.ts'
import { Dialog } from './Dialog.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  onClose: () => void
  onChoose: (instant: string) => void
}

const HOUR_MS = 3_600_000
/** When a text comes out by itself. */
export function ScheduleDialog({ onClose, onChoose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [now] = useState(() => Date.now())
  const [typed, setTyped] = useState(() => toClockField(Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS))
  const instant = fromClockField(typed)
  const isPast = instant === null || instant.getTime() <= now
  return (
    <Dialog title={t('schedule')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (instant && !isPast) onChoose(instant.toISOString())
        }}
      >
        <div className={isPast ? 'fld err' : 'fld'}>
          <label htmlFor={id}>{t('schedule_at')}</label>
          <input
            id={id}
            className="inp"
            type="datetime-local"
            required
            value={typed}
            min={toClockField(now)}
            aria-invalid={isPast || undefined}
            aria-describedby={`${id}-hint`}
            onChange={event => setTyped(event.target.value)}
          />
          <p className={isPast ? 'msg' : 'hint'} id={`${id}-hint`}>
            {isPast ? t('schedule_past') : t('schedule_hint')}
          </p>
        </div>
        <button className="btn pri sm">{t('schedule_do')}</button>
      </form>
    </Dialog>
  )
}
