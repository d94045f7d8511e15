import { computed } from 'nanostores'
import { createPersistentStore } from './persistent.ts'

type Theme = 'light' | 'dark'

const $stored = createPersistentStore<Theme>('theme', 'light')
export const $theme = computed($stored, theme => (theme === 'dark' ? 'dark' : 'light'))

export function toggleTheme(): void {
  $stored.set($theme.get() === 'dark' ? 'light' : 'dark')
}
