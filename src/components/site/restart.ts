import { clearBrowserData } from '../../stores/persistent.ts'

document.addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest('[data-restart]') : null
  if (!button) return
  event.preventDefault()
  void clearBrowserData().finally(() => location.reload())
})
