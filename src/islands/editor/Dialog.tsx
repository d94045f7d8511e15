import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './Icon.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  title: string
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A modal dialog. */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const t = useEditorTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isUnmounted = useRef(false)
  // Its clean-up runs before the element is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    isUnmounted.current = false
    if (element && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>('[data-focus]')?.focus()
    }
    return () => {
      // Closing restores the focus; the later close event must not close another dialog.
      isUnmounted.current = true
      element?.close()
    }
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={wide ? 'editor-dialog wide' : 'editor-dialog'}
      aria-labelledby={id}
      onClose={() => isUnmounted.current || onClose()}
    >
      <header className="row row-between">
        <h2 className="heading-3" id={id}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>,
    document.body
  )
}
