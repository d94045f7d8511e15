import type { Board } from './board.ts'
import { COVER_BOARDS } from './covers.ts'
import { NEWS_BOARDS } from './news.ts'
import { STORY_BOARDS } from './stories.ts'

/** Boards that texts show, by name. */
export const BOARDS: Readonly<Record<string, Board>> = { ...NEWS_BOARDS, ...COVER_BOARDS, ...STORY_BOARDS }
