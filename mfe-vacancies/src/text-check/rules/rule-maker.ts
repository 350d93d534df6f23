import type { Rule } from '../rule.ts'

type SharedParts = Pick<Rule, 'category' | 'source' | 'reason'>

/** Makes the rules of one kind: they share category, source and reason; each rule may replace those in `more`. */
export const ruleMaker =
  (shared: SharedParts) =>
  (pattern: string, rewrite: Rule['rewrite'], more: Partial<Rule> = {}): Rule => ({
    ...shared,
    pattern,
    rewrite,
    ...more,
  })
