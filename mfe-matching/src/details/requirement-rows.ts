import {
  pointsOf,
  type MatchDetails,
  type MatchEvidence,
  type Requirement,
  type RequirementMatch,
} from '@wervio/contracts'
import { withChanges, type WeightChanges } from '../what-if/what-if.ts'

/** Characters of a row of categories: 'B, BE, C1'. */
const LONGEST_CATEGORIES = 30

/** A requirement beside what was found of it, with its points as shown. */
export type RequirementRow = {
  requirement: Requirement
  match: RequirementMatch
  points: number
  /** Whether its weight is one that is tried out. */
  isTried: boolean
}

/** The requirements of a candidate's details in their order, with weights that are tried out. */
export const requirementRows = (details: MatchDetails, changes: WeightChanges): RequirementRow[] =>
  withChanges(details.requirements, changes).flatMap((requirement, index) => {
    const match = details.matches[index]
    if (!match) return []
    const isTried = requirement.id in changes
    return [{ requirement, match, points: isTried ? pointsOf(requirement, match.state) : match.points, isTried }]
  })

export const isMet = ({ match }: RequirementRow): boolean => match.state === 'met'
export const isMust = ({ requirement }: RequirementRow): boolean => requirement.importance === 'must'

/** Whether it takes part in the sum. */
export const counts = ({ requirement }: RequirementRow): boolean => requirement.weight > 0

/** What to ask about a requirement that wasn't found, or in part. */
export const questionAbout = ({ requirement: { label }, match: { state } }: RequirementRow): string =>
  state === 'missing'
    ? `In je CV vond ik niets over ‘${label}’. Kun je daar iets over vertellen?`
    : `In je CV staat iets over ‘${label}’. Kun je daar meer over vertellen?`

/** A quote without the bullet of the list it stands in; the categories of a driving licence with what they are of. */
export const plainQuote = ({ path, quote }: Pick<MatchEvidence, 'path' | 'quote'>): string => {
  const words = quote.replace(/^[\s•·▪◦*–-]+/, '')
  return path === 'driving_licences' && /^[A-E]/.test(words) && words.length < LONGEST_CATEGORIES
    ? `Rijbewijs ${words}`
    : words
}
