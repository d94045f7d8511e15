document.addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest('[data-restart]') : null
  if (!button) return
  event.preventDefault()
  void import('../../stores/clear-browser-data.ts').then(module => module.clearBrowserData()).finally(() => location.reload())
})
