import { globSync, readFileSync } from 'node:fs'

const ROOT = new URL('..', import.meta.url).pathname

export interface AdminPageSource {
  /** As in `src/pages`, for instance `/admin/orders/[number]`. */
  route: string
  source: string
  /** The permissions of which one opens the page, `any` for all staff; empty where the page names none. */
  needed: readonly string[]
}

/** The pages of the admin area with the permissions that they name in `openAdminPage`. */
export function listAdminPages(): AdminPageSource[] {
  const files = globSync('src/pages/admin/**/*.{astro,ts}', { cwd: ROOT }).toSorted()
  return files.map(file => {
    const source = readFileSync(ROOT + file, 'utf8')
    const [, needed = ''] = /^const access = await openAdminPage\(Astro, (\[?'[a-z_., ']+'\]?)\)$/m.exec(source) ?? []
    return {
      route: file.slice('src/pages'.length).replace(/(\/index)?\.\w+$/, ''),
      source,
      needed: [...needed.matchAll(/'([a-z_.]+)'/g)].map(([, name = '']) => name)
    }
  })
}

/** Pages of the admin area that need no permission: one checks the token in its URL, the other only redirects. */
export const OPEN_ADMIN_PAGES: readonly string[] = ['/admin/invitation', '/admin/reviews']
