/** The font files every page needs at once, by address. */
const lists = import.meta.glob<Record<string, unknown>>('../../styles/font-files.ts', { eager: true })

export const fontPreloads: readonly string[] = Object.values(lists)
  .flatMap(list => Object.values(list))
  .flat()
  .filter(href => typeof href === 'string')
