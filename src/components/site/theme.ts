import { $theme, toggleTheme } from '../../stores/theme.ts'

const DARK_PICTURES = '/dark-pictures.js'

$theme.subscribe(theme => {
  if (theme === 'dark') {
    document.documentElement.dataset['theme'] = 'dark'
    void import(/* @vite-ignore */ DARK_PICTURES)
  } else delete document.documentElement.dataset['theme']
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
})
for (const button of document.querySelectorAll('[data-theme-toggle]')) button.addEventListener('click', toggleTheme)
