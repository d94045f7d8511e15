/** Removes the control characters that XML does not allow, even escaped. */
export function removeNonXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to find.
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
