import { askedTerms, creditOf, type AskedTerm } from '../words/asked-terms.ts'
import { fold } from '../words/fold.ts'
import { neutralTitle } from './neutral-title.ts'
import { readTitle, type ReadTitle } from './read-title.ts'
import { createOccupationComparison, type MatchTaxonomy } from './same-occupation.ts'
import { createApartTest, isWhollyListed, nameSameSpeciality } from './title-standing.ts'
import { widerJobs } from './wider-jobs.ts'

/** How near two titles are: the same job, one of the same family, or neither. */
export type Kinship = 'same' | 'kin' | 'none'

const narrowerJobs = new Map<number, ReadonlySet<number>>()
for (const { wide, narrow } of widerJobs)
  for (const job of readTitle(wide).jobs)
    narrowerJobs.set(job, new Set(narrow.flatMap((title) => [...readTitle(title).jobs])))

const SAME_SHARE = 0.75
const KIN_SHARE = 0.5

/** Words that many titles share: they say how somebody works, not on what. */
const GENERAL =
  /^(?:team-?leid(?:er|ster)|team-?lead|leid(?:er|ster)|hoofd|manager|medewerk(?:er|ster)|adviseur|advisor|specialist|coordinator|assistent|assistant|consultant|engineer|officer|lead|chef|directeur|director|supervisor|senior|junior|medior|expert|analist|analyst|planner|operator|begeleider|verantwoordelijke|bediende|allround|binnendienst|buitendienst)$/
const GENERAL_WEIGHT = 0.3

const titleTerms = (text: string): AskedTerm[] =>
  askedTerms(text).map((term) => (GENERAL.test(fold(term.text)) ? { ...term, weight: GENERAL_WEIGHT } : term))

const coverage = (terms: readonly AskedTerm[], keys: readonly string[]): number => {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const covered = terms.reduce(
    (sum, term) => sum + term.weight * Math.max(0, ...keys.map((key) => creditOf(term, key))),
    0,
  )
  return covered / total
}

const share = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some((item) => other.has(item))

/** Holds the title that is asked for beside another. */
export const createTitleComparison = (
  asked: string,
  taxonomy: MatchTaxonomy | null = null,
): ((other: ReadTitle) => Kinship) => {
  const compareOccupations = taxonomy && createOccupationComparison(asked, taxonomy)
  const askedTitle = readTitle(asked)
  const requiredJobs = new Set([...askedTitle.jobs].flatMap((job) => [job, ...(narrowerJobs.get(job) ?? [])]))
  const widerJobsOf = new Set(
    [...narrowerJobs].flatMap(([wide, narrow]) => (share(narrow, askedTitle.jobs) ? [wide] : [])),
  )
  const terms = titleTerms(neutralTitle(asked))
  const isApart = createApartTest(asked)
  const isOfFamily = (other: ReadTitle): boolean =>
    share(askedTitle.families, other.families) || share(widerJobsOf, other.jobs)
  const compareJobs = (other: ReadTitle): Kinship => {
    if (share(requiredJobs, other.jobs)) return 'same'
    const covered = coverage(terms, other.keys)
    const isKnown = askedTitle.jobs.size > 0 && other.jobs.size > 0
    const isKin = isOfFamily(other)
    // Of two known jobs the same words prove nothing, unless they stand beside the known one: a landscape architect is
    // no architect, and a 'dossierbeheerder payroll' works in payroll.
    if (covered >= SAME_SHARE && (!isKnown || (isKin && !isWhollyListed(other.text)))) return 'same'
    const byOccupation = compareOccupations?.(other.text) ?? null
    if (byOccupation === 'same') return 'same'
    // A nurse in home care does what is asked of a community nurse.
    if (share(widerJobsOf, other.jobs) && nameSameSpeciality(asked, other.text)) return 'same'
    if (isKin) return 'kin'
    return (covered >= KIN_SHARE || byOccupation === 'kin') && !isKnown ? 'kin' : 'none'
  }
  return (other) => {
    const kinship = compareJobs(other)
    if (kinship === 'none' || !isApart(other.text)) return kinship
    // Of two titles of which one isn't known only their words are kin.
    return kinship === 'same' || isOfFamily(other) ? 'kin' : 'none'
  }
}
