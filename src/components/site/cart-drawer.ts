import { $cartCount } from '#stores/cart.ts'
import { readPageLocale } from '#stores/client.ts'
import { readScriptText } from './script-texts.ts'

/**
 * Opens the cart drawer at once; its island, texts and styles are loaded on the first use. If they cannot be loaded, the cart
 * page is opened.
 */
export async function openDrawer({ added = false } = {}): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('#cart-drawer') ?? createDrawer()
  if (!dialog.open) dialog.showModal()
  const locale = readPageLocale()
  try {
    if (import.meta.env.DEV) await (await import('#islands/react-refresh.ts')).installReactRefresh()
    const [{ renderCartDrawer }, { default: texts }] = await Promise.all([
      import('#islands/cart/render-cart-drawer.tsx'),
      locale === 'en' ? import('#i18n/locales/en/cart.json') : import('#i18n/locales/mn/cart.json')
    ])
    renderCartDrawer(dialog, { texts, added })
  } catch {
    location.assign(locale === 'en' ? '/en/cart' : '/cart')
  }
}

function createDrawer(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.id = 'cart-drawer'
  dialog.className = 'drawer'
  dialog.setAttribute('aria-labelledby', 'cart-drawer-title')
  dialog.innerHTML =
    '<header class="row row-between"><h2 class="heading-3" id="cart-drawer-title"></h2><form method="dialog"><button class="icon-button">' +
    '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button></form></header><div class="drawer-body"></div>'
  const title = dialog.querySelector('h2')
  $cartCount.subscribe(count => {
    if (title) title.textContent = count > 0 ? `${readScriptText('cart')} ${count}` : readScriptText('cart')
  })
  const close = dialog.querySelector('button')
  if (close) close.ariaLabel = readScriptText('close')
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close()
  })
  document.body.append(dialog)
  return dialog
}
