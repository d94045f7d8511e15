/** Ctrl+S or Cmd+S, by its place on the keyboard where the layout is not Latin. */
export function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key))
}
