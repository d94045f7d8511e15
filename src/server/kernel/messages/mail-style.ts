/** Colours of the design's tokens: many mail programs know no variables. */
export const MAIL_COLOURS = {
  light: {
    paper: '#ffffff',
    felt: '#f6f4f0',
    'felt-2': '#ece9e3',
    line: '#dfdbd3',
    ink: '#101b2e',
    'ink-2': '#414b5c',
    'ink-3': '#5a6270',
    sky: '#1450a3',
    'on-sky': '#ffffff',
    madder: '#ae2a2a'
  },
  dark: {
    paper: '#0e1420',
    felt: '#151d2b',
    'felt-2': '#1e2838',
    line: '#2c3748',
    ink: '#f1eee8',
    'ink-2': '#c3c8d1',
    'ink-3': '#9aa3b2',
    sky: '#8cbbf2',
    'on-sky': '#0b1524',
    madder: '#ff9a8b'
  }
} as const

type Colour = keyof (typeof MAIL_COLOURS)['light']
const { light, dark } = MAIL_COLOURS

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

/** Attributes of an element: its style in the light theme, and the classes that the dark one overrides. */
export interface Look {
  style: string
  classes: string
}

function createLook(style: string, { text, ground, edge }: { text?: Colour; ground?: Colour; edge?: Colour }): Look {
  const colours = [
    ...(text ? [`color:${light[text]}`] : []),
    ...(ground ? [`background-color:${light[ground]}`] : []),
    ...(edge ? [`border-color:${light[edge]}`] : [])
  ]
  const classes = [...(text ? [`text-${text}`] : []), ...(ground ? [`ground-${ground}`] : []), ...(edge ? [`edge-${edge}`] : [])]
  return { style: [...(text ? [FONT] : []), style, ...colours].filter(Boolean).join(';'), classes: classes.join(' ') }
}

const CELL = 'padding:10px 0;border-top-width:1px;border-top-style:solid;vertical-align:top;font-size:15px;line-height:22px'

export const LOOKS = {
  body: createLook('margin:0;padding:0', { ground: 'felt' }),
  card: createLook('padding:28px 24px 10px;border-width:1px;border-style:solid;border-radius:14px', { ground: 'paper', edge: 'line' }),
  shopName: createLook('font-size:19px;line-height:24px;font-weight:600;text-decoration:none', { text: 'ink' }),
  heading: createLook('margin:0 0 20px;font-size:24px;line-height:30px;font-weight:600', { text: 'ink' }),
  heading2: createLook('margin:0 0 8px;font-size:17px;line-height:24px;font-weight:600', { text: 'ink' }),
  paragraph: createLook('margin:0 0 16px;font-size:16px;line-height:24px;word-break:break-word', { text: 'ink' }),
  code: createLook('font-size:26px;line-height:34px;font-weight:700;letter-spacing:3px', { text: 'ink' }),
  quote: createLook('margin:0 0 16px;padding:0 0 0 12px;border-left-width:3px;border-left-style:solid;font-size:15px;line-height:22px', {
    text: 'ink-3',
    edge: 'line'
  }),
  link: createLook('text-decoration:underline', { text: 'sky' }),
  button: createLook(
    'display:inline-block;padding:14px 26px;border-radius:6px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
    { text: 'on-sky', ground: 'sky' }
  ),
  buttonCell: createLook('border-radius:6px;text-align:center', { ground: 'sky' }),
  label: createLook(`${CELL};padding-right:16px;text-align:left;font-weight:400`, { text: 'ink-3', edge: 'line' }),
  value: createLook(`${CELL};font-weight:600;text-align:right;word-break:break-word`, { text: 'ink', edge: 'line' }),
  columnName: createLook('padding:0 0 8px;font-size:13px;line-height:18px;font-weight:400;text-align:left', { text: 'ink-3' }),
  columnAmount: createLook('padding:0 0 8px;font-size:13px;line-height:18px;font-weight:400;text-align:right', { text: 'ink-3' }),
  pictureCell: createLook(`${CELL};width:64px;padding-right:14px`, { edge: 'line' }),
  picture: createLook('display:block;width:64px;border:0;border-radius:4px;font-size:11px;line-height:14px', {
    text: 'ink-3',
    ground: 'felt-2'
  }),
  noPicture: createLook('width:64px;height:64px;border-radius:4px', { ground: 'felt-2' }),
  goodsName: createLook(`${CELL};padding-right:12px;font-weight:400;text-align:left;word-break:break-word`, { text: 'ink', edge: 'line' }),
  goodsLink: createLook('font-weight:600;text-decoration:none', { text: 'ink' }),
  muted: createLook('font-size:14px;line-height:20px', { text: 'ink-3' }),
  amount: createLook(`${CELL};font-weight:600;text-align:right;white-space:nowrap`, { text: 'ink', edge: 'line' }),
  total: createLook(`${CELL};font-size:18px;line-height:24px;font-weight:700;text-align:right;white-space:nowrap`, {
    text: 'ink',
    edge: 'line'
  }),
  reduced: createLook(`${CELL};font-weight:600;text-align:right;white-space:nowrap`, { text: 'madder', edge: 'line' }),
  footer: createLook('margin:0 0 6px;font-size:13px;line-height:20px', { text: 'ink-3' }),
  footerLink: createLook('text-decoration:underline', { text: 'ink-2' })
} as const satisfies Record<string, Look>

/** The rules of the dark theme. They override inline styles. */
export const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${(
  Object.entries(dark) as [Colour, string][]
)
  .map(
    ([name, value]) =>
      `.text-${name}{color:${value}!important}.ground-${name}{background-color:${value}!important}.edge-${name}{border-color:${value}!important}`
  )
  .join('')}}`
