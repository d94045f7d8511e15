/** `4:07`, `1:02:30`. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, String(total % 60).padStart(2, '0')]
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** ISO 8601: `PT4M7S`. */
export function toIsoDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds))
  return `PT${Math.floor(total / 60)}M${total % 60}S`
}
