import type { LibraryPicture } from '#contract/library.ts'
import { loadClient } from '../client.ts'

export interface LibraryPage {
  pictures: readonly LibraryPicture[]
  page: number
  more: boolean
  total: number
}

/** Pictures that were uploaded before, the newest first. @throws ApiError */
export async function searchLibrary(typed: string, page: number): Promise<LibraryPage> {
  const q = typed.replace(/\s+/g, ' ').trim().slice(0, 200)
  return (await loadClient()).get('/api/v2/library_pictures', { query: { q, page } })
}
