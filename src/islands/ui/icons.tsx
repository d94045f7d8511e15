import check from 'lucide-static/icons/circle-check.svg?raw'
import alert from 'lucide-static/icons/circle-alert.svg?raw'
import pin from 'lucide-static/icons/map-pin.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import trash from 'lucide-static/icons/trash-2.svg?raw'
import truck from 'lucide-static/icons/truck.svg?raw'

const drawings = { check, alert, pin, minus, plus, trash, truck }

interface Props {
  name: keyof typeof drawings
}

/** An icon for islands. An icon-only control needs an `aria-label`. */
export function Icon({ name }: Props) {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawings[name])?.[1] ?? ''
  return <svg className="icon icon-small" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inner }} />
}
