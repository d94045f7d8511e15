import { $theme, toggleTheme } from '../../stores/theme.ts'

/** A complete URL, because the development server refuses to import a path of `public`. */
const DARK_PICTURES = `${location.origin}/dark.js`

const root = document.documentElement
$theme.subscribe(theme => {
  root.dataset['theme'] = theme
  if (theme === 'dark') void import(/* @vite-ignore */ DARK_PICTURES)
  document.querySelector('[name=theme-color]')?.setAttribute('content', getComputedStyle(document.body).backgroundColor)
})
for (const button of document.querySelectorAll('[data-theme-toggle]')) button.addEventListener('click', toggleTheme)
