import { useEffect, useState } from 'react'
import type { EditedEntry } from '#domain/editing.ts'
import { hasUnsaved, keepCopies, openDesk, sendWaiting } from '#stores/desk/desk.ts'
import { Apology } from '../ui/Apology.tsx'
import { Table } from './Table.tsx'
import { type DeskWords, Words } from './words.ts'

export interface Choices {
  tags: readonly { code: string; name: string }[]
  authors: readonly { id: number; name: string }[]
  series: readonly { code: string; name: string }[]
}

export interface DeskProps {
  entry: EditedEntry
  words: DeskWords
  choices: Choices
  /** Name of the shop's address, for the picture of a shared link. */
  host: string
}

/** The writing desk: everything of it runs in the browser. */
export default function Desk(props: DeskProps) {
  // Before anything is drawn: the editors take their documents from the store.
  useState(() => openDesk(props.entry))
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (hasUnsaved()) event.preventDefault()
    }
    const hide = (): void => {
      if (document.visibilityState === 'hidden') keepCopies()
    }
    window.addEventListener('beforeunload', leave)
    window.addEventListener('pagehide', keepCopies)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', sendWaiting)
    window.addEventListener('focus', sendWaiting)
    return () => {
      window.removeEventListener('beforeunload', leave)
      window.removeEventListener('pagehide', keepCopies)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', sendWaiting)
      window.removeEventListener('focus', sendWaiting)
    }
  }, [])
  return (
    <Words value={props.words}>
      <Apology title={props.words.broken} restart={props.words.restart}>
        <Table {...props} />
      </Apology>
    </Words>
  )
}
