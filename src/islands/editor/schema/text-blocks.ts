import { type CommandProps, type Editor, Extension, InputRule, Node, textblockTypeInputRule } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { MAX_LIST_LEVEL } from '#domain/document.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    quote: {
      /** Converts a paragraph to a quote, or a quote to a paragraph. */
      toggleQuote: () => ReturnType
    }
  }
}

/** A drop cap over three lines. */
const DropCap = Extension.create({
  name: 'dropLetter',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        drop: {
          default: false,
          keepOnSplit: false,
          parseHTML: element => element.classList.contains('drop-cap'),
          renderHTML: ({ drop }) => (drop ? { class: 'drop-cap' } : {})
        }
      }
    }
  ],
  addKeyboardShortcuts: () => ({ Enter: ({ editor }) => splitDropCap(editor) })
})

/** `keepOnSplit` serves a split at the end of a text only; within it both halves would keep the attribute. */
function splitDropCap(editor: Editor): boolean {
  const { $from } = editor.state.selection
  if ($from.parent.attrs['drop'] !== true || $from.parent.content.size === 0) return false
  return editor
    .chain()
    .splitBlock()
    .command(({ tr }) => {
      // Enter before the first letter moves the text with its letter down.
      const plain = $from.parentOffset === 0 ? $from : tr.selection.$from
      tr.setNodeAttribute(plain.before(), 'drop', false)
      return true
    })
    .run()
}

/** Two levels below the title. Headings are plain text, because the table of contents is made of them. */
const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(tag => ({ tag, attrs: { level: tag < 'h3' ? 2 : 3 } })),
  renderHTML: ({ node }) => [node.attrs['level'] === 3 ? 'h3' : 'h2', 0],
  addInputRules() {
    return [2, 3].map(level => textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }))
  },
  addKeyboardShortcuts: () => ({
    'Mod-Alt-2': ({ editor }) => editor.commands.toggleNode('heading', 'paragraph', { level: 2 }),
    'Mod-Alt-3': ({ editor }) => editor.commands.toggleNode('heading', 'paragraph', { level: 3 })
  })
})

/** A line, and lists nested in it. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph (bulletList | orderedList)*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => editor.commands.splitListItem(this.name),
      // Where the item cannot be moved, the keys leave the text, so that the focus is never trapped.
      Tab: ({ editor }) => canNest(editor) && editor.commands.sinkListItem(this.name),
      'Shift-Tab': ({ editor }) => editor.commands.liftListItem(this.name)
    }
  }
})

const QuoteText = Node.create({
  name: 'quoteText',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote > p' }],
  renderHTML: () => ['p', 0]
})

const QuoteCite = Node.create({
  name: 'quoteCite',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote > cite' }],
  renderHTML: () => ['cite', 0]
})

const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'quoteText quoteCite',
  defining: true,
  isolating: true,
  parseHTML: () => [
    {
      tag: 'blockquote',
      getContent: (element, schema) => {
        const cite = element instanceof HTMLElement ? element.querySelector('cite, footer') : null
        const citeText = toPlainText(cite)
        cite?.remove()
        const text = toPlainText(element)
        const { quoteText, quoteCite } = schema.nodes
        if (!quoteText || !quoteCite) return Fragment.empty
        return Fragment.from([
          quoteText.create(null, text ? schema.text(text) : null),
          quoteCite.create(null, citeText ? schema.text(citeText) : null)
        ])
      }
    }
  ],
  renderHTML: () => ['blockquote', 0],
  addCommands: () => ({
    toggleQuote:
      () =>
      ({ state, tr, dispatch }: CommandProps) => {
        const { $from } = state.selection
        const { quote, quoteText, quoteCite, paragraph } = state.schema.nodes
        if (!quote || !quoteText || !quoteCite || !paragraph || $from.depth < 1) return false
        const outer = $from.node(1)
        const [from, to] = [$from.before(1), $from.after(1)]
        if (outer.type === quote) {
          const lines = outer.children.filter(line => line.textContent).map(line => paragraph.create(null, line.content))
          if (dispatch) tr.replaceWith(from, to, lines.length > 0 ? lines : paragraph.create())
          if (dispatch) tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
          return true
        }
        if (!outer.isTextblock) return false
        const text = outer.textContent
        const quoteNode = quote.create(null, [quoteText.create(null, text ? state.schema.text(text) : null), quoteCite.create()])
        if (dispatch) tr.replaceWith(from, to, quoteNode).setSelection(TextSelection.near(tr.doc.resolve(from + 2 + text.length), -1))
        return true
      }
  }),
  addInputRules: () => [
    new InputRule({
      find: /^>\s$/,
      handler: ({ chain, range }) => void chain().deleteRange(range).toggleQuote().run()
    })
  ],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const { $from } = editor.state.selection
      const parentType = $from.parent.type.name
      if (parentType === 'quoteText') return editor.commands.setTextSelection($from.after() + 1)
      if (parentType !== 'quoteCite') return false
      const after = $from.after(1)
      return editor
        .chain()
        .insertContentAt(after, { type: 'paragraph' })
        .setTextSelection(after + 1)
        .run()
    },
    Backspace: ({ editor }) => {
      const { $from, empty } = editor.state.selection
      if (!empty || $from.parentOffset > 0) return false
      if ($from.parent.type.name === 'quoteText') return editor.commands.toggleQuote()
      return $from.parent.type.name === 'quoteCite' ? editor.commands.setTextSelection($from.before() - 1) : false
    }
  })
})

/** Every line is a block, so Shift+Enter starts a new block too. */
const EnterOnly = Extension.create({
  name: 'oneBreak',
  addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }) => editor.commands.enter() })
})

export const textBlocks = [DropCap, Heading, ListItem, Quote, QuoteText, QuoteCite, EnterOnly]

/** Whether the list with the caret may be one level deeper. */
function canNest({ state }: Editor): boolean {
  const { $from } = state.selection
  let lists = 0
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name.endsWith('List')) lists += 1
  return lists <= MAX_LIST_LEVEL
}

function toPlainText(element: globalThis.Node | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
