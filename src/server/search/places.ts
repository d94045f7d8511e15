import type { Columns } from './columns.ts'

/** Some places of columns, a bit each. */
export class Places {
  private readonly bits: Uint8Array

  constructor(columns: Columns, ids: Iterable<number> = []) {
    this.bits = new Uint8Array(Math.ceil(columns.ids.length / 8))
    for (const id of ids) this.set(columns.placeOf(id), true)
  }

  /** Whether there is room for every place that columns have by now. */
  holds(columns: Columns): boolean {
    return columns.size <= this.bits.length * 8
  }

  get bytes(): number {
    return this.bits.length
  }

  has(place: number): boolean {
    return ((this.bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0
  }

  set(place: number | undefined, there: boolean): void {
    if (place === undefined) return
    const byte = this.bits[place >> 3] ?? 0
    const bit = 1 << (place & 7)
    this.bits[place >> 3] = there ? byte | bit : byte & ~bit
  }

  /** Those of a block that nothing stands against. */
  setFound({ places, missed, size }: { places: Int32Array; missed: Uint8Array; size: number }, there: boolean): void {
    const { bits } = this
    for (let at = 0; at < size; at++) {
      if (missed[at] !== 0) continue
      const place = places[at] ?? 0
      const byte = bits[place >> 3] ?? 0
      const bit = 1 << (place & 7)
      bits[place >> 3] = there ? byte | bit : byte & ~bit
    }
  }

  /** Writes those from one place up to another into a list, in their order. @returns how many they are */
  list(from: number, to: number, into: Int32Array): number {
    let size = 0
    for (let place = from; place < to;) {
      // Most bytes have nothing.
      if ((place & 7) === 0 && this.bits[place >> 3] === 0) place += 8
      else {
        if (this.has(place)) into[size++] = place
        place += 1
      }
    }
    return size
  }

  /** A copy without some products. */
  without(columns: Columns, ids: readonly number[]): Places {
    const others = new Places(columns)
    others.bits.set(this.bits.subarray(0, others.bits.length))
    for (const id of ids) others.set(columns.placeOf(id), false)
    return others
  }
}
