import { isExclusion, type Category } from './finding.ts'

/** How findings are underlined in a text: who is left out, which words to replace, how a sentence reads. */
export type FindingFamily = 'exclusion' | 'wording' | 'sentence'

export const familyOf = (category: Category): FindingFamily =>
  isExclusion(category) ? 'exclusion' : category === 'sentence' ? 'sentence' : 'wording'
