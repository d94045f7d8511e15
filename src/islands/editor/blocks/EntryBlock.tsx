import { useStore } from '@nanostores/react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useEffect } from 'react'
import type { EntryKind } from '#domain/content.ts'
import { $shownEntries, toEntryKey, findShownEntry } from '#stores/editor/links.ts'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'

/** Another entry as a card. */
export function EntryBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { kind, entryId } = view.node.attrs as { kind: EntryKind; entryId: number }
  const entry = useStore($shownEntries)[toEntryKey(kind, entryId)]
  useEffect(() => {
    if (!(toEntryKey(kind, entryId) in $shownEntries.get())) findShownEntry(kind, entryId).catch(() => {})
  }, [kind, entryId])
  return (
    <BlockFrame view={view} label={t('entry_card')} icon="entry">
      <div className="editor-product">
        <Thumbnail picture={entry?.image ?? null} />
        <div className="grow">
          <p className="bold">{entry?.title ?? `#${entryId}`}</p>
          {entry && <p className="text-small muted">{entry.summary}</p>}
          {entry === null && <p className="field-error">{t('entry_gone')}</p>}
        </div>
      </div>
    </BlockFrame>
  )
}
