import { type Doc, type Field, readDocument, readMapping, type Value } from './documents.ts'
import { isObject, type Json, Refusal } from './refusal.ts'

const DEFAULT_WINDOW = 10_000

export class Index {
  readonly name: string
  readonly type: string
  readonly fields: Map<string, Field>
  window = DEFAULT_WINDOW
  private refreshes = true
  private written = new Map<string, Doc>()
  /** Documents that searches return. */
  docs: Doc[] = []
  private postings = new Map<string, Map<Value, Set<Doc>>>()
  private stale = false

  constructor(name: string, type: string, settings: unknown, properties: unknown) {
    this.name = name
    this.type = type
    this.fields = readMapping(properties)
    this.settle(settings)
  }

  settle(settings: unknown): void {
    const input = isObject(settings) && isObject(settings['index']) ? settings['index'] : {}
    for (const [key, value] of Object.entries(input)) {
      if (key === 'max_result_window') this.window = Number(value)
      else if (key === 'refresh_interval') this.refreshes = value !== '-1'
      else if (key !== 'number_of_replicas' && key !== 'number_of_shards')
        throw new Refusal(
          400,
          'illegal_argument_exception',
          `unknown setting [index.${key}] please check that any required plugins are installed`
        )
    }
  }

  /** An existing field keeps its type. */
  addFields(properties: unknown): void {
    for (const [path, field] of readMapping(properties)) {
      const existing = this.fields.get(path)
      if (existing && existing.type !== field.type)
        throw new Refusal(
          400,
          'illegal_argument_exception',
          `mapper [${path}] cannot be changed from type [${existing.type}] to [${field.type}]`
        )
      this.fields.set(path, field)
    }
  }

  put(id: string, source: Json): void {
    this.written.set(id, readDocument(id, source, this.fields))
    this.stale = true
  }

  remove(id: string): boolean {
    this.stale = true
    return this.written.delete(id)
  }

  get(id: string): Doc | undefined {
    return this.written.get(id)
  }

  /** Makes written documents searchable; a server does this regularly by itself. */
  refresh(asked = true): void {
    if (!this.stale || !(asked || this.refreshes)) return
    this.docs = [...this.written.values()]
    this.postings = new Map()
    this.stale = false
  }

  /** Documents, or objects of a nested field, by a value of a field. */
  having(path: string, value: Value): ReadonlySet<Doc> {
    let values = this.postings.get(path)
    if (!values) {
      values = new Map()
      const { nested } = this.field(path)
      const among = nested ? this.docs.flatMap(doc => doc.nested.get(nested) ?? []) : this.docs
      for (const doc of among) {
        for (const each of doc.values.get(path) ?? []) {
          const existing = values.get(each)
          if (existing) existing.add(doc)
          else values.set(each, new Set([doc]))
        }
      }
      this.postings.set(path, values)
    }
    return values.get(value) ?? new Set()
  }

  /** Stricter than the server, which returns nothing for an unknown field. */
  field(path: string): Field {
    const field = this.fields.get(path)
    if (!field) throw new Refusal(400, 'query_shard_exception', `No mapping found for [${path}]`)
    return field
  }
}
