import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Cells have one line and no spans: a stored table is rows of cells. */
const spanAttribute = { default: 1, parseHTML: () => 1, rendered: false }
const widthAttribute = { default: null, parseHTML: () => null, rendered: false }
const createCellAttributes = () => ({ colspan: spanAttribute, rowspan: spanAttribute, colwidth: widthAttribute })

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
  TableCell.extend({ content: 'paragraph', addAttributes: createCellAttributes }),
  TableHeader.extend({ content: 'paragraph', addAttributes: createCellAttributes })
]
