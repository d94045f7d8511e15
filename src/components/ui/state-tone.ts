import type { IconName } from '#components/ui/icons.ts'

export const STATE_ICONS = {
  done: 'circle-check',
  progress: 'circle-dot',
  waiting: 'clock',
  problem: 'triangle-alert',
  idle: 'circle',
  none: 'circle-minus',
  closed: 'circle-x'
} as const satisfies Record<string, IconName>

export type StateTone = keyof typeof STATE_ICONS
