import { createHash } from 'node:crypto'
import { vocabulary } from '../../cv/skills/vocabulary.ts'
import { MATCHER_MODEL } from '../matcher.ts'
import { jobFamilies } from '../titles/job-families.ts'
import { conceptGroups } from '../words/concept-groups.ts'

/**
 * Raised with every change of the stored form, or of what is read from a candidate that `MATCHER_MODEL` doesn't tell.
 */
const FORM = 3

const hashOf = (lists: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12)

/**
 * Names how candidates were read: the rules, the form, and the lists of words, whose numbers stand in it. A stored form
 * of another name is read again. No taxonomy plays a part: it is asked while a candidate is held beside a vacancy.
 */
export const PREPARED_MODEL = `${MATCHER_MODEL}/${FORM}/${hashOf([vocabulary, jobFamilies, conceptGroups])}`
