/* The picture of a product's card travels to the product's page, whose first picture has the same name. */
/** @public An export makes this script a module, which listings load later. */
export const NAME = 'product-picture'

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const address = activation?.entry.url
  // The page of a product has a picture of that name itself.
  if (!viewTransition || !address || document.querySelector('.gallery')) return
  const card = document.querySelector(`.product-card a[href=${JSON.stringify(new URL(address).pathname)}]`)?.closest('.product-card')
  const picture = card?.querySelector<HTMLElement>('.picture')
  if (!picture) return
  picture.style.viewTransitionName = NAME
  void viewTransition.finished.finally(() => picture.style.removeProperty('view-transition-name'))
})
