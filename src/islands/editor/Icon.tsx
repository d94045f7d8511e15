import arrowDown from 'lucide-static/icons/arrow-down.svg?raw'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import bold from 'lucide-static/icons/bold.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import alert from 'lucide-static/icons/circle-alert.svg?raw'
import done from 'lucide-static/icons/circle-check.svg?raw'
import circle from 'lucide-static/icons/circle.svg?raw'
import away from 'lucide-static/icons/cloud-off.svg?raw'
import code from 'lucide-static/icons/code.svg?raw'
import crop from 'lucide-static/icons/crop.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import open from 'lucide-static/icons/external-link.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import grip from 'lucide-static/icons/grip-vertical.svg?raw'
import heading2 from 'lucide-static/icons/heading-2.svg?raw'
import heading3 from 'lucide-static/icons/heading-3.svg?raw'
import expand from 'lucide-static/icons/maximize-2.svg?raw'
import shrink from 'lucide-static/icons/minimize-2.svg?raw'
import comment from 'lucide-static/icons/message-square.svg?raw'
import languages from 'lucide-static/icons/languages.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import image from 'lucide-static/icons/image.svg?raw'
import bed from 'lucide-static/icons/bed-double.svg?raw'
import images from 'lucide-static/icons/images.svg?raw'
import italic from 'lucide-static/icons/italic.svg?raw'
import rows from 'lucide-static/icons/layout-grid.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import ordered from 'lucide-static/icons/list-ordered.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import rule from 'lucide-static/icons/minus.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import quote from 'lucide-static/icons/quote.svg?raw'
import redo from 'lucide-static/icons/redo-2.svg?raw'
import look from 'lucide-static/icons/crosshair.svg?raw'
import product from 'lucide-static/icons/shopping-bag.svg?raw'
import strike from 'lucide-static/icons/strikethrough.svg?raw'
import note from 'lucide-static/icons/superscript.svg?raw'
import entry from 'lucide-static/icons/newspaper.svg?raw'
import linkCard from 'lucide-static/icons/panel-left.svg?raw'
import table from 'lucide-static/icons/table.svg?raw'
import trash from 'lucide-static/icons/trash-2.svg?raw'
import drop from 'lucide-static/icons/type.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'
import video from 'lucide-static/icons/video.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'

const drawings = {
  alert,
  arrowDown,
  arrowLeft,
  arrowUp,
  away,
  bed,
  bold,
  check,
  chevronDown,
  circle,
  close,
  code,
  comment,
  copy,
  crop,
  done,
  drop,
  entry,
  expand,
  eye,
  grip,
  heading2,
  heading3,
  history,
  image,
  images,
  italic,
  languages,
  link,
  linkCard,
  list,
  look,
  note,
  open,
  ordered,
  plus,
  product,
  quote,
  redo,
  rows,
  rule,
  shrink,
  strike,
  table,
  trash,
  undo,
  users,
  video
}
export type EditorIcon = keyof typeof drawings

const svgContent = Object.fromEntries(
  Object.entries(drawings).map(([name, svg]) => [name, /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? ''])
)

/** An icon-only control needs an `aria-label`. */
export function Icon({ name, size = 'small' }: { name: EditorIcon; size?: 'small' | 'tiny' }) {
  return (
    <svg
      className={`icon icon-${size}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svgContent[name] ?? '' }}
    />
  )
}
