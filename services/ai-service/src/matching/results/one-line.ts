import { reasonInSentence, stateReason, type Requirement, type RequirementState } from '@wervio/contracts'
import { cutText } from '../cut-text.ts'
import type { KeptFinding } from './kept-finding.ts'

const LONGEST = 120

const shortened = (label: string): string =>
  label.length <= LONGEST ? label : `${cutText(label, LONGEST).replace(/\s+\S*$/, '')}…`

type Placed = { requirement: Requirement; state: RequirementState; finding: KeptFinding }

/** The heaviest of what is asked comes first; of equal weight the one that stands first. */
const heaviest = (items: readonly Placed[]): Placed | undefined =>
  items.toSorted((one, other) => other.requirement.weight - one.requirement.weight)[0]

const place = (
  requirements: readonly Requirement[],
  states: readonly RequirementState[],
  findings: readonly KeptFinding[],
): Placed[] =>
  requirements.flatMap((requirement, at) =>
    requirement.weight === 0
      ? []
      : [{ requirement, state: states[at] ?? 'missing', finding: findings[at] ?? [0, null, false] }],
  )

/**
 * The heaviest requirement that words of the candidate meet, in a line: 'Rijbewijs B'. A must goes before a nice to
 * have.
 */
export const strengthOf = (
  requirements: readonly Requirement[],
  states: readonly RequirementState[],
  findings: readonly KeptFinding[],
): string | null => {
  const met = place(requirements, states, findings).filter(
    ({ state, finding: [, , hasProof] }) => state === 'met' && hasProof,
  )
  const best = heaviest(met.filter(({ requirement }) => requirement.importance === 'must')) ?? heaviest(met)
  if (!best) return null
  const [, remark] = best.finding
  return remark === null ? shortened(best.requirement.label) : `${shortened(best.requirement.label)} (${remark})`
}

/**
 * The heaviest must that isn't met, in a line with its reason: 'Rijbewijs B niet gevonden (staat niet in CV of
 * profiel)'; null when all are.
 */
export const gapOf = (
  requirements: readonly Requirement[],
  states: readonly RequirementState[],
  findings: readonly KeptFinding[],
): string | null => {
  const musts = place(requirements, states, findings).filter(({ requirement }) => requirement.importance === 'must')
  const gap =
    heaviest(musts.filter(({ state }) => state === 'missing')) ??
    heaviest(musts.filter(({ state }) => state === 'partly'))
  if (!gap) return null
  const { requirement, state, finding } = gap
  const reason = stateReason(requirement.kind, { state, remark: finding[1] })
  const words = `${shortened(requirement.label)} ${state === 'missing' ? 'niet' : 'deels'} gevonden`
  return reason === null ? words : `${words} (${reasonInSentence(reason)})`
}
