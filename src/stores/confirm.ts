import { atom } from 'nanostores'

interface Confirmation {
  text: string
  /** Labels of the two buttons. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  resolve: (confirmed: boolean) => void
}

/** The open confirmation dialog. */
export const $confirmation = atom<Confirmation | null>(null)

/**
 * Opens a confirmation dialog and resolves with the choice; closing it resolves with false. A second dialog resolves the first
 * with false.
 */
export function confirm(text: string, options: Pick<Confirmation, 'confirmLabel' | 'cancelLabel' | 'danger'>): Promise<boolean> {
  $confirmation.get()?.resolve(false)
  return new Promise(resolve => {
    $confirmation.set({
      text,
      ...options,
      resolve: confirmed => {
        $confirmation.set(null)
        resolve(confirmed)
      }
    })
  })
}
