// Browsers ignore the attribute on a page that is opened at a fragment.
document.querySelector<HTMLElement>('main [autofocus]')?.focus()
