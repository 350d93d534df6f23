import type { ByRules } from './checked-value.ts'

/** Fewer facts than this are no measure. */
const FEWEST_FACTS = 5
const LEAST_SHARE = 0.5

/** How much a reading says: jobs and studies weigh most, for they cost a recruiter most to type. */
const factsIn = ({ experience, education, skills, languages, certificates, ...fields }: ByRules): number =>
  [fields.name, fields.email, fields.phone, fields.location, fields.title].filter(Boolean).length +
  3 * (experience.length + education.length) +
  Math.min(skills.length, 10) * 0.5 +
  languages.length +
  certificates.length

/** Whether a model read far less than the rules did, so that its reading is no gain. */
export const saysFarLess = (byModel: ByRules, byRules: ByRules): boolean => {
  const facts = factsIn(byRules)
  return facts >= FEWEST_FACTS && factsIn(byModel) < facts * LEAST_SHARE
}
