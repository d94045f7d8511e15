import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** A cell is one line of words and spans no other: what is stored is rows of cells. */
const one = { default: 1, parseHTML: () => 1, rendered: false }
const none = { default: null, parseHTML: () => null, rendered: false }
const cellAttributes = () => ({ colspan: one, rowspan: one, colwidth: none })

export const tableNodes = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: '',
        parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() ?? element.dataset['caption'] ?? '',
        renderHTML: ({ caption }) => (caption ? { 'data-caption': String(caption) } : {})
      }
    }),
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]]
  }).configure({ resizable: false }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend({ content: 'paragraph', addAttributes: cellAttributes }),
  TableHeader.extend({ content: 'paragraph', addAttributes: cellAttributes })
]
