import { Parser } from 'htmlparser2'

/** Elements without readable text. */
const SKIPPED_ELEMENTS = new Set(
  'script style template noscript iframe object embed svg math head title textarea select button video audio canvas'.split(' ')
)
/** Inline elements; every other element starts a new line. */
const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr meta link'.split(
    ' '
  )
)

/**
 * The text of HTML, one line per paragraph, heading, list item or table row. Without elements, attributes, URLs or scripts. Plain
 * text keeps its lines.
 */
export function htmlToText(html: string): string {
  const markup = /<[a-z!/?]/i.test(html)
  let text = ''
  let skipped = 0
  const parser = new Parser(
    {
      onopentag: name => {
        if (SKIPPED_ELEMENTS.has(name)) skipped++
        else if (name === 'li') text += '\n• '
        else if (name === 'td' || name === 'th') text += text.endsWith('\n') ? '' : ' · '
        else if (!INLINE_ELEMENTS.has(name)) text += '\n'
      },
      ontext: words => {
        if (!skipped) text += markup ? words.replace(/[\s\p{Cc}]+/gu, ' ') : words
      },
      onclosetag: name => {
        if (SKIPPED_ELEMENTS.has(name)) skipped = Math.max(0, skipped - 1)
        else if (name !== 'td' && name !== 'th' && name !== 'br' && !INLINE_ELEMENTS.has(name)) text += '\n'
      }
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  parser.end(html)
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(line =>
      line
        .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
        .replace(/^( · )+|( · )+$/g, '')
        .trim()
    )
    .filter(line => line !== '' && line !== '•' && line !== '·')
    .join('\n')
}

/** The reverse: one paragraph per line. */
export function toParagraphs(text: string): string {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => `<p>${escape(line)}</p>`)
    .join('')
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
