/** Parses the attributes of a pasted block; null where they do not have the shape of `empty`. */
export function parseAttributes(empty: Record<string, unknown>, json: string | null): Record<string, unknown> | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(json ?? '')
  } catch {
    return null
  }
  if (!isRecord(parsed)) return null
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(empty)) {
    const actual = parsed[name]
    if (!hasShape(name, actual, value)) return null
    attributes[name] = actual
  }
  return attributes
}

function hasShape(name: string, actual: unknown, empty: unknown): boolean {
  switch (name) {
    case 'pictures':
      return isList(
        actual,
        isItem => hasTexts(isItem, ['imageId', 'alt', 'caption']) && (isItem['framing'] === undefined || isFraming(isItem['framing']))
      )
    case 'slugs':
      return isList(actual, isItem => typeof isItem === 'string')
    case 'spots':
      return isList(actual, isItem => hasTexts(isItem, ['slug']) && typeof isItem['x'] === 'number' && typeof isItem['y'] === 'number')
    case 'source':
      return hasTexts(actual, ['host']) && (hasTexts(actual, ['id']) || hasTexts(actual, ['file']))
    case 'seconds':
      return actual === null || typeof actual === 'number'
    case 'framing':
      return actual === null || isFraming(actual)
    case 'imageId':
      return typeof actual === 'string' || (actual === null && empty === null)
    case 'posterId':
      return actual === null || typeof actual === 'string'
    default:
      return typeof actual === typeof empty
  }
}

const isFraming = (value: unknown): boolean => isRecord(value) && isRecord(value['crop']) && isRecord(value['focus'])

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every(name => typeof value[name] === 'string')
}
