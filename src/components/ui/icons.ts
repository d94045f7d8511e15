/** Icons in use. Own ones are in `icons/`, the rest are lucide's; a new name must be added to both lists. */
const files = {
  ...import.meta.glob<string>('./icons/*.svg', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>(
    '/node_modules/lucide-static/icons/{accessibility,arrow-left,arrow-right,bath,bell,bookmark,building-2,calculator,calendar,camera,car,check,chevron-down,chevron-left,chevron-right,circle,circle-alert,circle-check,circle-dot,circle-minus,circle-x,clock,coffee,compass,copy,credit-card,dumbbell,eye,file-text,flame,flower-2,gift,grid-2x2,heart,history,house,image,info,key-round,landmark,languages,layout-grid,link,list,lock,log-out,mail,map-pin,menu,message-square,minus,monitor,moon,newspaper,package,paw-print,pen-line,percent,phone,plane,plus,presentation,printer,qr-code,quote,receipt,refresh-cw,rotate-ccw,ruler,sailboat,scale,search,share,shield-check,shirt,shopping-bag,sliders-horizontal,smartphone,star,store,sun,tag,thermometer,ticket,trash-2,triangle-alert,truck,undo-2,user,users,utensils,wallet,waves,wifi,wifi-off,x}.svg',
    { eager: true, query: '?raw', import: 'default' }
  )
}

export type IconName =
  | 'deel'
  | 'felt-patch'
  | 'ger'
  | 'toono'
  | 'tugrik'
  | 'ugalz'
  | 'accessibility'
  | 'arrow-left'
  | 'arrow-right'
  | 'bath'
  | 'bell'
  | 'bookmark'
  | 'building-2'
  | 'calculator'
  | 'calendar'
  | 'camera'
  | 'car'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-dot'
  | 'circle-minus'
  | 'circle-x'
  | 'clock'
  | 'coffee'
  | 'compass'
  | 'copy'
  | 'credit-card'
  | 'dumbbell'
  | 'eye'
  | 'file-text'
  | 'flame'
  | 'flower-2'
  | 'gift'
  | 'grid-2x2'
  | 'heart'
  | 'history'
  | 'house'
  | 'image'
  | 'info'
  | 'key-round'
  | 'landmark'
  | 'languages'
  | 'layout-grid'
  | 'link'
  | 'list'
  | 'lock'
  | 'log-out'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message-square'
  | 'minus'
  | 'monitor'
  | 'moon'
  | 'newspaper'
  | 'package'
  | 'paw-print'
  | 'pen-line'
  | 'percent'
  | 'phone'
  | 'plane'
  | 'plus'
  | 'presentation'
  | 'printer'
  | 'qr-code'
  | 'quote'
  | 'receipt'
  | 'refresh-cw'
  | 'rotate-ccw'
  | 'ruler'
  | 'sailboat'
  | 'scale'
  | 'search'
  | 'share'
  | 'shield-check'
  | 'shirt'
  | 'shopping-bag'
  | 'sliders-horizontal'
  | 'smartphone'
  | 'star'
  | 'store'
  | 'sun'
  | 'tag'
  | 'thermometer'
  | 'ticket'
  | 'trash-2'
  | 'triangle-alert'
  | 'truck'
  | 'undo-2'
  | 'user'
  | 'users'
  | 'utensils'
  | 'wallet'
  | 'waves'
  | 'wifi'
  | 'wifi-off'
  | 'x'

const markupByName = new Map<string, string>()
for (const [path, svg] of Object.entries(files)) {
  const name = /([\w-]+)\.svg$/.exec(path)?.[1]
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (name && inner)
    markupByName.set(
      name,
      inner
        .replace(/\s*\n\s*/g, '')
        .replaceAll(' />', '/>')
        // A twentieth of a pixel is invisible, and every page includes icons.
        .replace(/\d*\.\d{2,}/g, roundNumber)
        // Adjacent paths are joined.
        .replace(/(?<=<path d="[^"]*)"\/>\s*<path d="M/g, 'M')
        .trim()
    )
}

/** The markup inside an icon's <svg>. */
export function readIconMarkup(name: IconName): string {
  const markup = markupByName.get(name)
  if (markup === undefined) throw new Error(`No icon is called ${name}: add it to components/ui/icons.ts`)
  return markup
}

/** Decimals without a leading zero need no separator. */
function roundNumber(number: string, at: number, whole: string): string {
  const short = String(Number(Number(number).toFixed(1))).replace(/^0\./, '.')
  const before = number.startsWith('.') && !short.startsWith('.') && /\d/.test(whole.charAt(at - 1)) ? ' ' : ''
  return `${before}${short}${!short.includes('.') && whole[at + number.length] === '.' ? ' ' : ''}`
}
