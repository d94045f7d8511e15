import { $theme, toggleTheme } from '../../stores/theme.ts'

$theme.subscribe(theme => {
  if (theme === 'dark') document.documentElement.dataset['theme'] = 'dark'
  else delete document.documentElement.dataset['theme']
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'dark' ? '#0E1420' : '#ffffff')
})
for (const button of document.querySelectorAll('[data-theme-toggle]')) button.addEventListener('click', toggleTheme)
