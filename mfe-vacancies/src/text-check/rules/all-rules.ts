import type { Rule } from '../rule.ts'
import { ageRules } from './age.ts'
import { ageInYearsRules } from './age-in-years.ts'
import { appearanceRules } from './appearance.ts'
import { beliefRules } from './belief.ts'
import { familyRules } from './family.ts'
import { genderRules } from './gender.ts'
import { healthRules } from './health.ts'
import { jargonRules } from './jargon.ts'
import { originRules } from './origin.ts'
import { passiveRules } from './passive.ts'
import { payTalkRules } from './pay-talk.ts'
import { placeholderRules } from './placeholder.ts'

/**
 * Every wording the check knows. Order counts within a category only, the most telling first: where two rules of one
 * category overlap, the first stands.
 */
export const rules: readonly Rule[] = [
  ...ageRules,
  ...ageInYearsRules,
  ...genderRules,
  ...originRules,
  ...healthRules,
  ...familyRules,
  ...beliefRules,
  ...appearanceRules,
  ...jargonRules,
  ...payTalkRules,
  ...passiveRules,
  ...placeholderRules,
]
