import { fold } from '../lexicon/fold.ts'
import { patternOf, wordSetOf } from '../lexicon/lexicon.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import type { JobRead } from './job-read.ts'

const occupations = [...wordSetOf('between-jobs', 'occupation')]
const introductions = [...wordSetOf('between-jobs', 'introduction')]

const CARE =
  /^(?:de |full[- ]?time )?(?:zorg (?:voor|van)|care (?:of|for)|carer for|caring for|caregiver (?:for|to)|raising) (?:\p{L}+ ){0,3}(?:kind|gezin|vader|moeder|ouder|man|vrouw|dochter|zoon|familie|partner|zieke|child|kid|son|daughter|mother|father|parent|famil|relative|husband|wife|grand)/u

/** Whether folded words begin with one of some phrases, as whole words. */
const beginsWith = (text: string, phrases: readonly string[]): string | undefined =>
  phrases.find((phrase) => text.startsWith(phrase) && !/^[\p{L}-]/u.test(text.slice(phrase.length)))

const isBetween = (phrase: string): boolean => {
  const before = beginsWith(phrase, introductions)
  return [phrase, phrase.slice(before?.length ?? phrase.length).trim()].some(
    (text) => CARE.test(text) || beginsWith(text, occupations) !== undefined,
  )
}

const VOLUNTEER = /(?<!\p{L})(?:vrijwillig(?:er|ster|e)?|volunteer|benevole|freiwilliger?)(?!\p{L})/gu
/** Care that is described with the words of a job: 'full-time carer for my father'. */
const FAMILY =
  /(?<!\p{L})(?:mijn|onze|my|our|meine[rns]?|unsere[rns]?) (?:\p{L}+ )?(?:kind|gezin|vader|moeder|ouder|man|vrouw|dochter|zoon|partner|child|kid|son|daughter|mother|father|parent|famil|husband|wife|grand|eltern|mutter|vater)/u

const VOLUNTARY =
  /^(?:vrijwillig(?:er|ster|e|erswerk)?|volunteer(?:ing)?|voluntary|benevole?|benevolat|ehrenamt\p{L}*|freiwillige[rn]?|onbezoldigd|voluntari[oa])(?!\p{L})(?! (?:co|manag|leit))|\((?:als )?(?:vrijwillig(?:er|ster|)|volunteer|onbezoldigd|ehrenamtlich|benevole)\)|(?:^|\s)(?:vrijwilliger|vrijwilligster|volunteer|benevole)$/u

/** What is left of a line of dates; no name. */
const NOTHING = new RegExp(String.raw`^(?:${patternOf('date-words')}|in|op|te|het|\p{L}|[^\p{L}\d_]+)$`, 'iu')

/** True for words about voluntary work that name no profession beside it: 'Vrijwilliger', not 'Volunteer nurse'. */
export const isVoluntary = (text: string): boolean => {
  const foldedText = fold(text.slice(0, 120))
  return VOLUNTARY.test(foldedText) && jobLikeness(foldedText.replace(VOLUNTEER, ' ')) < 1
}

/** False for an entry among jobs that isn't one: care for the family, travels, voluntary work, or no name at all. */
export const isJob = ({ position, company }: JobRead): boolean => {
  const name = position ?? company
  if (name === null || NOTHING.test(name.value)) return false
  const foldedName = fold(name.value.slice(0, 120))
  const isPause = isBetween(foldedName) && (jobLikeness(foldedName) < 1 || FAMILY.test(foldedName))
  return !isPause && !isVoluntary(foldedName)
}
