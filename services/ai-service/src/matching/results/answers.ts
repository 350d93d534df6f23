import {
  notedPlaceIn,
  pointsOf,
  stateReason,
  type MadeBy,
  type MatchEvidence,
  type MatchScore,
  type Requirement,
  type RequirementMatch,
  type SearchedPlace,
} from '@wervio/contracts'
import type { Finding, Proof } from '../assess/finding.ts'
import { MATCHER_MODEL } from '../matcher.ts'
import type { ResultRow } from '../rows.ts'

/** Scores are made by rules, whatever engine writes texts. */
export const madeByRules = (at: string): MadeBy => ({ engine: 'builtin', model: MATCHER_MODEL, at })

/** A kept score as an answer. */
export const scoreAnswer = ({
  percentage,
  points,
  maximum,
  states,
  version,
  strength,
  gap,
  computed_at,
}: ResultRow): MatchScore => ({ percentage, points, maximum, states, version, strength, gap, computed_at })

/**
 * Words of a candidate as an answer: of a recording where they have a moment, of what was noted, else of the CV or the
 * profile.
 */
export const evidenceOf = ({ path, quote, at }: Proof): MatchEvidence => ({
  source: at !== undefined ? 'recording' : notedPlaceIn(path) ? 'note' : 'cv',
  path,
  quote,
  at: at ?? null,
})

/**
 * What was found of each requirement, with the words it rests on and why it isn't met; `place` says what was looked at.
 */
export const matchesOf = (
  requirements: readonly Requirement[],
  findings: readonly Finding[],
  place: SearchedPlace = 'CV of profiel',
): RequirementMatch[] =>
  requirements.map((requirement, at) => {
    const { state, proofs, remark } = findings[at] ?? { state: 'missing' as const, proofs: [], remark: null }
    return {
      requirement_id: requirement.id,
      state,
      points: pointsOf(requirement, state),
      evidence: proofs.map(evidenceOf),
      remark: stateReason(requirement.kind, { state, remark }, place),
    }
  })
