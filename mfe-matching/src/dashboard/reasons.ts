import { pointsOf, type Match, type Requirement } from '@wervio/contracts'

/** Points that a row names; more take longer to read than to open the details. */
const MOST_POINTS = 3
/** Characters of a remark in brackets that a row shows with its requirement: '(12 jaar)'. */
const LONGEST_REMARK = 24
/** Characters of a requirement's name in a sentence. */
const LONGEST_NAME = 60
/** Requirements that a comparison with a neighbour names. */
const MOST_DIFFERENCES = 2

const byWeight = (one: Requirement, other: Requirement): number =>
  Number(other.importance === 'must') - Number(one.importance === 'must') || other.weight - one.weight

const withoutLongRemark = (strength: string): string =>
  strength.replace(/ \(([^()]*)\)$/, (all, remark: string) => (remark.length > LONGEST_REMARK ? '' : all))

/** A requirement's name, cut between words. */
const nameOf = (label: string): string =>
  label.length <= LONGEST_NAME ? label : `${label.slice(0, LONGEST_NAME).replace(/\s+\S*$/, '')}…`

/**
 * What speaks most for a candidate, in words: the line of their score, then the heaviest requirements that are met,
 * musts first. Without states of these requirements the line of the score alone.
 */
export const strongPoints = ({ score }: Match, requirements: readonly Requirement[]): string[] => {
  if (!score) return []
  const lead = score.strength && withoutLongRemark(score.strength)
  const met = requirements
    .filter(({ weight }, index) => weight > 0 && score.states[index] === 'met')
    .toSorted(byWeight)
    .map(({ label }) => label)
    .filter((label) => !lead?.startsWith(label))
    .map(nameOf)
  return [...(lead ? [lead] : []), ...met].slice(0, MOST_POINTS)
}

/** Whether the gap is of something that was found in part. */
export const isPartlyGap = ({ score }: Match): boolean => / deels gevonden(?: \(.*\))?$/u.test(score?.gap ?? '')

/** Names of the requirements that the first candidate meets further than the second, those that weigh most first. */
export const pointsAhead = (
  requirements: readonly Requirement[],
  states: readonly string[],
  others: readonly string[],
): string[] =>
  requirements
    .map((requirement, index) => ({
      label: requirement.label,
      lead: pointsOf(requirement, states[index]) - pointsOf(requirement, others[index]),
    }))
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead)
    .slice(0, MOST_DIFFERENCES)
    .map(({ label }) => label)
