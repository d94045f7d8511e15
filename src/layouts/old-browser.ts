/**
 * What the scripts of pages use and Chrome 105 and Safari 15.4 lack, for instance on an iPhone 7. Loaded before these
 * scripts where `URL.parse`, the newest of all, is missing; a library's have twenty times the bytes.
 */
add(Array.prototype, {
  toReversed(this: unknown[]) {
    const copy = [...this]
    copy.reverse()
    return copy
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    const copy = [...this]
    copy.sort(compare)
    return copy
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  }
})

add(Object, {
  groupBy<Item>(items: Iterable<Item>, toKey: (item: Item, index: number) => string) {
    const groups: Record<string, Item[]> = Object.create(null) as Record<string, Item[]>
    let index = 0
    for (const item of items) (groups[toKey(item, index++)] ??= []).push(item)
    return groups
  }
})

add(Promise, {
  withResolvers() {
    let [resolve, reject]: ((value: unknown) => void)[] = []
    const promise = new Promise((onValue, onError) => ([resolve, reject] = [onValue, onError]))
    return { promise, resolve, reject }
  }
})

add(URL, {
  canParse: (url: string, base?: string) => parseUrl(url, base) !== null,
  parse: parseUrl
})

add(AbortSignal, {
  timeout(ms: number) {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time limit was reached.', 'TimeoutError')), ms)
    return controller.signal
  }
})

/** As methods, which `for (name in …)` does not list. */
function add(owner: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
