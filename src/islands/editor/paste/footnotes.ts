import { isBlank } from './blocks.ts'

const MAX_NOTE = 2000

/** Notes of several paragraphs in Word and LibreOffice. */
const WORD_NOTES = 'div[id^="ftn"], div[id^="edn"], div[id^="sdfootnote"], div[id^="sdendnote"]'

const toFragment = (link: Element): string => /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''

/** A section that a table of contents links to links back, too. */
const isNote = (element: Element): boolean =>
  (element.textContent ?? '').length <= MAX_NOTE && !element.querySelector('h1, h2, h3, h4, h5, h6, table, img, [data-block-type]')

/** A link whose target links back is the reference of a footnote, as Word, LibreOffice and Wikipedia write it. */
export function convertFootnotes(body: HTMLElement): void {
  const targets = new Map<string, Element>()
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of [element.id, element.getAttribute('name')]) if (name) targets.set(name, element)
  }
  const notes = new Map<Element, string>()
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const target = targets.get(toFragment(link))
    const line = target?.closest('li, p, div')
    const note = line?.closest(WORD_NOTES) ?? line
    if (!note || note.contains(link) || !isNote(note)) continue
    const reference = link.closest('sup') ?? link
    const own = [link, reference].flatMap(element => [element.id, element.getAttribute('name')]).filter(Boolean)
    const back = [...note.querySelectorAll('a[href*="#"]')].filter(each => targets.get(toFragment(each))?.contains(link))
    if (!back.some(each => own.includes(toFragment(each)))) continue
    for (const each of back) each.remove()
    for (const paragraph of note.querySelectorAll('p')) paragraph.after(' ')
    const text = (note.textContent ?? '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s^↑.]+/, '')
      .trim()
    if (text && !notes.has(note)) notes.set(note, text)
    const mark = body.ownerDocument.createElement('sup')
    mark.dataset['note'] = notes.get(note) ?? ''
    if (mark.dataset['note']) reference.replaceWith(mark)
  }
  for (const note of notes.keys()) {
    const list = note.parentElement
    note.remove()
    if (list?.querySelector('hr') && isBlank(list)) list.remove()
  }
}
