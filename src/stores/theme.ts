import { computed } from 'nanostores'
import { persisted } from './persistent.ts'

type Theme = 'light' | 'dark'

const $stored = persisted<Theme>('theme', 'light')
export const $theme = computed($stored, theme => (theme === 'dark' ? 'dark' : 'light'))

export function toggleTheme(): void {
  $stored.set($theme.get() === 'dark' ? 'light' : 'dark')
}
