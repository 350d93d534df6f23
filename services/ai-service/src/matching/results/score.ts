import { scoreOfStates, type Requirement, type RequirementState } from '@wervio/contracts'
import { withoutPersonalLines } from '../candidate/personal-lines.ts'
import { prepareCandidate, type PreparedCandidate } from '../candidate/prepared.ts'
import type { MatchedCandidate } from '../candidate/candidate.ts'
import type { Finding } from '../assess/finding.ts'
import { yearsOfWork } from '../prepared/compact.ts'
import type { VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import type { KeptFinding } from './kept-finding.ts'
import { gapOf, strengthOf } from './one-line.ts'

/** A score as it is kept. */
export type Score = {
  percentage: number
  points: number
  maximum: number
  degree: number
  states: RequirementState[]
  strength: string | null
  gap: string | null
  findings: KeptFinding[]
  /** Years of work, by which a list can be ordered; they count for nothing else. */
  years: number | null
  /** Why a candidate couldn't be scored, in Dutch; they count as 0. */
  failure: string | null
}

/** What was found of the requirements, weighed and put in words. */
export const weigh = (
  requirements: readonly Requirement[],
  states: readonly RequirementState[],
  findings: readonly KeptFinding[],
  years: number | null,
): Score => {
  const weightSum = requirements.reduce((sum, { weight }) => sum + weight, 0)
  const degreeSum = requirements.reduce((sum, { weight }, at) => sum + weight * (findings[at]?.[0] ?? 0), 0)
  return {
    ...scoreOfStates(requirements, states),
    degree: weightSum === 0 ? 0 : degreeSum / weightSum,
    states: [...states],
    strength: strengthOf(requirements, states, findings),
    gap: gapOf(requirements, states, findings),
    findings: [...findings],
    years,
    failure: null,
  }
}

const keptOf = ({ degree, remark, proofs }: Finding): KeptFinding => [
  Math.round(degree * 1_000) / 1_000,
  remark,
  proofs.length > 0,
]

/** Holds a prepared candidate beside a vacancy. */
export const scorePrepared = (list: VacancyRequirements, candidate: PreparedCandidate, today: string) => {
  const { findings } = list.matcher(today)(candidate)
  const score = weigh(
    list.requirements,
    findings.map(({ state }) => state),
    findings.map(keptOf),
    yearsOfWork(candidate, today),
  )
  return { findings, score }
}

/** Reads a candidate for matching: without the lines that tell who they are. */
export const readForMatching = (candidate: MatchedCandidate, today: string): PreparedCandidate =>
  prepareCandidate(withoutPersonalLines(candidate), today)

/** Holds one candidate beside a vacancy. */
export const scoreCandidate = (list: VacancyRequirements, candidate: MatchedCandidate, today: string) =>
  scorePrepared(list, readForMatching(candidate, today), today)

/** The score of a candidate whose data couldn't be held beside a vacancy. */
export const failedScore = (requirements: readonly Requirement[], failure: string): Score => ({
  ...weigh(
    requirements,
    requirements.map(() => 'missing'),
    [],
    null,
  ),
  degree: 0,
  gap: null,
  failure,
})
