import { useStore } from '@nanostores/react'
import { $writers } from '#stores/editor/collaboration.ts'
import { Icon } from './Icon.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

/** Who else has the entry open, and where. */
export function OtherWriters() {
  const t = useEditorTexts()
  const writers = useStore($writers)
  return (
    <div className="other-writers" role="status">
      {writers.map((writer, index) => (
        <p key={index} className="text-small">
          <Icon name="users" size="tiny" />
          <span>
            {t('writer_here', { name: writer.name || t('comment_nobody'), language: LANGUAGE_NAMES[writer.locale] })}
            {writer.place && <span className="faint"> «{writer.place}»</span>}
          </span>
        </p>
      ))}
    </div>
  )
}
