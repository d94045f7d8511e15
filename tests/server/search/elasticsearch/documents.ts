import { refuseArgument, isObject, type Json, toList, throwMalformed, Refusal, toTypeName } from './refusal.ts'

const TYPES = ['keyword', 'text', 'integer', 'long', 'float', 'date', 'boolean', 'completion', 'geo_shape', 'geo_point', 'nested', 'object']
const OPTIONS: Record<string, readonly string[]> = {
  keyword: ['ignore_above', 'index', 'doc_values'],
  text: ['index', 'analyzer'],
  completion: ['max_input_length', 'analyzer'],
  object: ['properties', 'enabled', 'dynamic'],
  nested: ['properties', 'dynamic']
}

export interface Field {
  type: string
  /** Path of its nested field; empty at the root. */
  nested: string
  searched: boolean
}

export type Value = string | number | boolean

/** A document, or one object of a nested field, as indexed. */
export interface Doc {
  id: string
  source: Json
  values: Map<string, Value[]>
  parent: Doc | null
  nested: Map<string, Doc[]>
  /** Raw shapes and completions by field. */
  raw: Map<string, unknown[]>
}

/** Validates a mapping and flattens it. */
export function readMapping(properties: unknown, prefix = '', nested = ''): Map<string, Field> {
  if (!isObject(properties)) throw new Refusal(400, 'mapper_parsing_exception', 'Expected map for property [properties]')
  const fields = new Map<string, Field>()
  for (const [name, options] of Object.entries(properties)) {
    if (!isObject(options)) throw new Refusal(400, 'mapper_parsing_exception', `Expected map for property [fields] on field [${name}]`)
    const type = options['type'] ?? (options['properties'] ? 'object' : undefined)
    if (typeof type !== 'string') throw new Refusal(400, 'mapper_parsing_exception', `No type specified for field [${name}]`)
    if (!TYPES.includes(type))
      throw new Refusal(400, 'mapper_parsing_exception', `No handler for type [${type}] declared on field [${name}]`)
    for (const option of Object.keys(options))
      if (option !== 'type' && !(OPTIONS[type] ?? ['index']).includes(option))
        throw new Refusal(400, 'mapper_parsing_exception', `unknown parameter [${option}] on mapper [${name}] of type [${type}]`)
    const path = `${prefix}${name}`
    const open = options['enabled'] !== false
    fields.set(path, { type, nested, searched: open && options['index'] !== false })
    if (options['properties'])
      for (const [inner, field] of readMapping(options['properties'], `${path}.`, type === 'nested' ? path : nested))
        fields.set(inner, field)
  }
  return fields
}

/** An indexed document. @throws Refusal for a field that is missing in the mapping or has another type */
export function readDocument(id: string, source: Json, fields: ReadonlyMap<string, Field>): Doc {
  const doc: Doc = { id, source, values: new Map(), parent: null, nested: new Map(), raw: new Map() }
  readInto(doc, source, '', fields)
  return doc
}

function readInto(doc: Doc, source: Json, prefix: string, fields: ReadonlyMap<string, Field>): void {
  for (const [name, given] of Object.entries(source)) {
    const path = `${prefix}${name}`
    const field = fields.get(path)
    if (!field)
      throw new Refusal(
        400,
        'strict_dynamic_mapping_exception',
        `mapping set to strict, dynamic introduction of [${name}] within [${prefix.replace(/\.$/, '') || '_doc'}] is not allowed`
      )
    for (const value of toList(given).flat(3)) {
      if (value === null || value === undefined) continue
      if (field.type === 'nested') readNested(doc, path, value, fields)
      else if (field.type === 'object') {
        if (field.searched) readInto(doc, mapValue(value, path), `${path}.`, fields)
      } else if (field.type === 'completion' || field.type.startsWith('geo_')) {
        if (field.type === 'completion') checkCompletion(value, path)
        doc.raw.set(path, [...(doc.raw.get(path) ?? []), value])
      } else if (field.type === 'text') {
        if (typeof value !== 'string') return throwUnparsable(path, field, value)
        if (field.searched) add(doc, path, ...toTokens(value))
      } else add(doc, path, toType(value, field, path))
    }
  }
}

function readNested(parent: Doc, path: string, value: unknown, fields: ReadonlyMap<string, Field>): void {
  const source = mapValue(value, path)
  const doc: Doc = { id: parent.id, source, values: new Map(), parent, nested: new Map(), raw: new Map() }
  readInto(doc, source, `${path}.`, fields)
  parent.nested.set(path, [...(parent.nested.get(path) ?? []), doc])
}

function mapValue(value: unknown, path: string): Json {
  return isObject(value) ? value : throwUnparsable(path, { type: 'object', nested: '', searched: true }, value)
}

function add(doc: Doc, path: string, ...values: Value[]): void {
  doc.values.set(path, [...(doc.values.get(path) ?? []), ...values])
}

function throwUnparsable(path: string, field: Field, value: unknown): never {
  throw new Refusal(
    400,
    'mapper_parsing_exception',
    `failed to parse field [${path}] of type [${field.type}], found ${toTypeName(value)} ${JSON.stringify(value)?.slice(0, 80)}`
  )
}

function checkCompletion(value: unknown, path: string): void {
  const inputs = isObject(value) ? toList(value['input']) : [value]
  if (!inputs.length || inputs.some(input => typeof input !== 'string' || input === ''))
    refuseArgument(`value must have a length > 0 [${path}]`)
  const weight = isObject(value) ? (value['weight'] ?? 1) : 1
  if (!Number.isInteger(weight) || Number(weight) < 0) refuseArgument(`weight must be in the interval [0..2147483647] [${path}]`)
}

/** A value as its field compares it: dates in milliseconds. */
export function toType(value: unknown, field: Field, path: string): Value {
  switch (field.type) {
    case 'integer':
    case 'long':
      if (typeof value === 'number' && Number.isInteger(value) && (field.type === 'long' || Math.abs(value) < 2 ** 31)) return value
      return throwUnparsable(path, field, value)
    case 'float':
      return typeof value === 'number' && Number.isFinite(value) ? Math.fround(value) : throwUnparsable(path, field, value)
    case 'boolean':
      return typeof value === 'boolean' ? value : throwUnparsable(path, field, value)
    case 'date':
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)) return Date.parse(value)
      return throwUnparsable(path, field, value)
    case 'keyword':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : throwUnparsable(path, field, value)
    default:
      return throwMalformed(`[${path}] of type [${field.type}] cannot be asked for so`)
  }
}

export function toTokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
