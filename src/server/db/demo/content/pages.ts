import type { DemoPage } from './article.ts'
import { buyingPages } from './pages-buying.ts'
import { housePages } from './pages-house.ts'
import { legalPages } from './pages-legal.ts'

export const demoPages: readonly DemoPage[] = [...buyingPages, ...housePages, ...legalPages]
