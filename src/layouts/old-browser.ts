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

add(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement, submitter?: HTMLButtonElement) {
    const button = submitter ?? document.createElement('button')
    if (!submitter) {
      button.hidden = true
      this.append(button)
    }
    button.click()
    if (!submitter) button.remove()
  }
})

if (!takesSubmitter())
  globalThis.FormData = class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super(form)
      if (submitter instanceof HTMLButtonElement && submitter.name) this.append(submitter.name, submitter.value)
    }
  }

if (!('replaceSync' in CSSStyleSheet.prototype)) {
  document.adoptedStyleSheets = []
  Object.assign(globalThis, {
    /** Styles that are adopted: one rule, which holds them all, in the last sheet of the page. */
    CSSStyleSheet: class {
      replaceSync(css: string): void {
        const sheet = [...document.styleSheets].at(-1)
        sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length)
      }
    }
  })
}

function takesSubmitter(): boolean {
  const form = document.createElement('form')
  const button = document.createElement('button')
  button.name = 'name'
  form.append(button)
  return new FormData(form, button).has('name')
}

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
