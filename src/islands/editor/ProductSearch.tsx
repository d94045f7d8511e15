import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { SuggestedProduct } from '#domain/suggestions.ts'
import { formatMoney } from '#i18n/format.ts'
import { findProducts, cacheProduct } from '#stores/editor/products.ts'
import { Plate } from '../ui/Plate.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  onChoose: (product: SuggestedProduct) => void
}

const PAUSE_MS = 180

/** A product by its name: a box with a list under it, worked by typing, arrow keys and Enter. */
export function ProductSearch({ onChoose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly SuggestedProduct[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    let asked = true
    const look = async (): Promise<void> => {
      try {
        const products = text.trim() ? await findProducts(text) : null
        if (!asked) return
        setFailed(false)
        setCurrent(0)
        setFound(products)
      } catch {
        if (asked) setFailed(true)
      }
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      asked = false
      clearTimeout(timer)
    }
  }, [text])
  const choose = (product: SuggestedProduct): void => {
    cacheProduct(product)
    onChoose(product)
  }
  const list = found ?? []
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && list.length > 0) {
      event.preventDefault()
      setCurrent((current + step + list.length) % list.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const product = list[current]
      if (product) choose(product)
    }
  }
  return (
    <div className="dsearch">
      <div className="fld">
        <label htmlFor={`${id}-box`}>{t('product_search')}</label>
        <input
          data-focus=""
          id={`${id}-box`}
          className="inp"
          type="search"
          autoComplete="off"
          role="combobox"
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.length > 0 ? `${id}-${current}` : undefined}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('product_found')} className="product-options">
        {list.map((product, index) => (
          <div
            key={product.slug}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onPointerDown={event => event.preventDefault()}
            onClick={() => choose(product)}
            onKeyDown={() => {}}
          >
            <Plate picture={product.image} />
            <span className="grow">
              <span className="xs faint">{product.brand}</span>
              <b>{product.title}</b>
            </span>
            <span className="num">{formatMoney(product.selling_price)}</span>
          </div>
        ))}
      </div>
      <p className="hint" role="status">
        {failed ? t('product_failed') : found?.length === 0 ? t('product_none') : found ? '' : t('product_hint')}
      </p>
    </div>
  )
}
