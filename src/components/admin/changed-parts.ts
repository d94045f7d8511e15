export interface ChangedPart {
  /** Path in the value, such as `name.mn`. */
  path: string
  before: string
  after: string
}

/** The parts in which two recorded values differ. */
export function listChangedParts(before: unknown, after: unknown, path = ''): ChangedPart[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) && !isRecord(after)) return [{ path, before: toLine(before), after: toLine(after) }]
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(key =>
    listChangedParts(one[key], other[key], path ? `${path}.${key}` : key)
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function toLine(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
