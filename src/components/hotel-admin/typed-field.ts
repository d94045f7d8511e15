import type { FormState } from '#components/form/form-action.ts'

export type RoomForm = Pick<FormState, 'action' | 'errors' | 'fields' | 'form'>

/** Props of a text field as it was typed, if the page's form was submitted by `action`. */
export function toTypedField({ action: submitted, errors, fields }: RoomForm, action: 'rate' | 'closure', name: string) {
  const isOwn = submitted === action
  return {
    name,
    id: `${action}-${name}`,
    value: isOwn ? (fields[name] ?? '') : '',
    error: isOwn ? errors[name] : undefined,
    autocomplete: 'off' as const
  }
}
