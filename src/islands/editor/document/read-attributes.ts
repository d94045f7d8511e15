/** Attributes of a block as the clipboard brings them; null for what does not have the shape of `empty`. */
export function readAttributes(empty: Record<string, unknown>, json: string | null): Record<string, unknown> | null {
  let read: unknown
  try {
    read = JSON.parse(json ?? '')
  } catch {
    return null
  }
  if (!isRecord(read)) return null
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(empty)) {
    const given = read[name]
    if (!fits(name, given, value)) return null
    attributes[name] = given
  }
  return attributes
}

function fits(name: string, given: unknown, empty: unknown): boolean {
  switch (name) {
    case 'pictures':
      return isList(given, each => hasTexts(each, ['imageId', 'alt', 'caption']))
    case 'slugs':
      return isList(given, each => typeof each === 'string')
    case 'spots':
      return isList(given, each => hasTexts(each, ['slug']) && typeof each['x'] === 'number' && typeof each['y'] === 'number')
    case 'source':
      return hasTexts(given, ['host']) && (hasTexts(given, ['id']) || hasTexts(given, ['file']))
    case 'seconds':
      return given === null || typeof given === 'number'
    case 'posterId':
      return given === null || typeof given === 'string'
    default:
      return typeof given === typeof empty
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown, each: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(each)
}

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every(name => typeof value[name] === 'string')
}
