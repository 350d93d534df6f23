import { brandDefaults } from '@wervio/brand'
import type { PageHead } from '../shared/page-head.ts'

export const head: PageHead = {
  title: 'Gesloten bèta',
  description: `${brandDefaults.name} is in gesloten bèta. Lees hoe je meedoet en wat je nu al zonder account kunt proberen.`,
}
