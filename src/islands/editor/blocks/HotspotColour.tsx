import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $colours, loadColours } from '#stores/editor/products.ts'
import { useEditorTexts } from '../editor-texts.ts'

interface Props {
  slug: string
  value: string
  onChange: (colour: string) => void
}

/** The colour that a picture shows of a product at a hotspot; nothing for a product with one colour. */
export function HotspotColour({ slug, value, onChange }: Props) {
  const t = useEditorTexts()
  const colours = useStore($colours)[slug] ?? []
  useEffect(() => void loadColours(slug), [slug])
  if (colours.length < 2 && !value) return null
  const isKnown = value === '' || colours.some(colour => colour.value === value)
  return (
    <select className="select" aria-label={t('spot_colour')} value={value} onChange={event => onChange(event.target.value)}>
      <option value="">{t('spot_colour_any')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {colours.map(colour => (
        <option key={colour.value} value={colour.value}>
          {colour.label}
        </option>
      ))}
    </select>
  )
}
