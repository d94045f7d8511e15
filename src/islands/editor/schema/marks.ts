import { Mark, markInputRule, markPasteRule } from '@tiptap/core'
import { withoutTracking } from '#domain/link-tracking.ts'
import { isLinkable } from './links.ts'

/** Stored text may be bold code, which Tiptap's own mark excludes. */
export const CodeMark = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  excludes: '',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)`([^`]+)`$/, type: this.type })]
  },
  addKeyboardShortcuts: () => ({ 'Mod-e': ({ editor }) => editor.commands.toggleMark('code') })
})

/** A web address in text: parentheses in pairs, and no punctuation of the sentence at its end. */
const WEB_ADDRESS = /https?:\/\/(?:\([^\s<>"'()]*\)|[^\s<>"'()«»“”])*(?:\([^\s<>"'()]*\)|[^\s<>"'()«»“”.,;:!?…\]])/g

/** A link to a path or URL. Invalid and script URLs become plain text. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: element => (isLinkable(element.getAttribute('href') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: String(HTMLAttributes['href']), class: 'link' }, 0],
  addPasteRules() {
    return [markPasteRule({ find: WEB_ADDRESS, type: this.type, getAttributes: ([href]) => ({ href: withoutTracking(href) }) })]
  }
})

/** Text that refers to a product. */
export const Mention = Mark.create({
  name: 'mention',
  excludes: '_',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({
    slug: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['product'] ?? '',
      renderHTML: ({ slug }) => ({ 'data-product': String(slug) })
    }
  }),
  parseHTML: () => [{ tag: 'span[data-product]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'editor-mention' }, 0]
})
