import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { SuggestedProduct } from '#domain/suggestions.ts'
import { formatMoney } from '#i18n/format.ts'
import { searchProducts, cacheProduct } from '#stores/editor/products.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { useSearch } from './use-search.ts'

interface Props {
  onChoose: (product: SuggestedProduct) => void
}

/** A combobox that searches products by name. */
export function ProductSearch({ onChoose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [results, setResults] = useState<readonly SuggestedProduct[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [activeIndex, setActiveIndex] = useState(0)
  useSearch(text, {
    search: async typed => (typed.trim() ? searchProducts(typed) : null),
    onFound: products => {
      setFailed(false)
      setActiveIndex(0)
      setResults(products)
    },
    onFailed: () => setFailed(true)
  })
  // The focus stays in the box, so the browser does not scroll to the option.
  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  const choose = (product: SuggestedProduct): void => {
    cacheProduct(product)
    onChoose(product)
  }
  const list = results ?? []
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && list.length > 0) {
      event.preventDefault()
      setActiveIndex((activeIndex + step + list.length) % list.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const product = list[activeIndex]
      if (product) choose(product)
    }
  }
  return (
    <div>
      <div className="field">
        <label htmlFor={`${id}-box`}>{t('product_search')}</label>
        <input
          data-focus=""
          id={`${id}-box`}
          className="input"
          type="search"
          autoComplete="off"
          role="combobox"
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.length > 0 ? `${id}-${activeIndex}` : undefined}
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
            aria-selected={index === activeIndex}
            onPointerDown={event => event.preventDefault()}
            onClick={() => choose(product)}
            onKeyDown={() => {}}
          >
            <Thumbnail picture={product.image} />
            <span className="grow">
              <span className="text-tiny faint">{product.brand}</span>
              <b>{product.title}</b>
            </span>
            <span className="numeric">{formatMoney(product.selling_price)}</span>
          </div>
        ))}
      </div>
      <p className="field-hint" role="status">
        {failed ? t('product_failed') : results?.length === 0 ? t('product_none') : results ? '' : t('product_hint')}
      </p>
    </div>
  )
}
