import type { Category } from './finding.ts'
import type { SourceName } from './law/sources.ts'
import type { AdjectiveForms } from './rewrite/adjective.ts'

/**
 * A wording and what to do with it. `pattern` is a regular expression over whole words, in upper or lower case.
 * `unless` is tested on its sentence, and a match there switches the rule off. `rewrite` is a replacement (`$1` a group
 * of the pattern), an adjective that takes the form its noun asks for, or null. A replacement that would break its
 * sentence isn't offered.
 */
export type Rule = {
  category: Category
  pattern: string
  unless?: string
  /** What has to occur in its sentence for the rule to apply. */
  when?: string
  /** As `when`, on what stands before it in its sentence. */
  whenBefore?: string
  /** As `unless`, on what stands before it in its sentence: 'je begeleidt jonge mensen' is about clients. */
  unlessBefore?: string
  reason: string
  source: SourceName
  rewrite: string | AdjectiveForms | null
}
