import { pointsOf, type MadeBy, type MatchScore, type Requirement, type RequirementMatch } from '@wervio/contracts'
import type { Finding } from '../assess/finding.ts'
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

/** What was found of each requirement, with the words it rests on. */
export const matchesOf = (requirements: readonly Requirement[], findings: readonly Finding[]): RequirementMatch[] =>
  requirements.map((requirement, at) => {
    const { state, proofs, remark } = findings[at] ?? { state: 'missing' as const, proofs: [], remark: null }
    return {
      requirement_id: requirement.id,
      state,
      points: pointsOf(requirement, state),
      evidence: proofs.map(({ path, quote }) => ({ source: 'cv' as const, path, quote, at: null })),
      remark,
    }
  })
