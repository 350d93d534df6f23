import './jitless.ts'
import { z } from 'zod'
import { candidateId } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { madeBy } from './made-by.ts'
import { requirement, type Requirement } from './match-requirements.ts'
import { messages } from './messages.ts'
import { isOneOf } from './known-value.ts'
import { openEnum } from './open-enum.ts'
import { vacancyId } from './vacancies.ts'

/** How far a candidate meets a requirement. `missing` says that nothing was found, never that somebody can't do it. */
export const requirementStates = ['met', 'partly', 'missing'] as const
export type RequirementState = (typeof requirementStates)[number]

export const requirementStateLabels: Record<RequirementState, string> = {
  met: 'voldaan',
  partly: 'deels',
  missing: 'niet gevonden',
}

/** The share of its weight that a state earns. */
export const STATE_SHARES: Readonly<Record<RequirementState, number>> = { met: 1, partly: 0.5, missing: 0 }

/** Points to two decimals: a sum of halves and quarters stays one. */
const roundedPoints = (points: number): number => Math.round(points * 100) / 100

/** What a state earns of a requirement's weight; a state that this version doesn't know earns nothing. */
export const pointsOf = ({ weight }: Pick<Requirement, 'weight'>, state: string | undefined): number =>
  roundedPoints(weight * (isOneOf(requirementStates, state ?? '') ? STATE_SHARES[state as RequirementState] : 0))

/**
 * The score as a stated function of states and weights: each weight times 1, a half or nothing; their sum of the sum of
 * weights. `states` are in the order of `requirements`; a state that is absent is one that wasn't found.
 */
export const scoreOfStates = (
  requirements: readonly Pick<Requirement, 'weight'>[],
  states: readonly string[],
): { points: number; maximum: number; percentage: number } => {
  const points = roundedPoints(requirements.reduce((sum, each, at) => sum + pointsOf(each, states[at]), 0))
  const maximum = roundedPoints(requirements.reduce((sum, { weight }) => sum + weight, 0))
  return { points, maximum, percentage: maximum === 0 ? 0 : Math.round((points / maximum) * 100) }
}

type Counted = Pick<Requirement, 'weight' | 'importance'>

/** How the musts that count stand: what was found in part is neither met nor missing. */
export const mustCounts = (requirements: readonly Counted[], states: readonly string[]) => {
  const ofMusts = requirements.flatMap(({ weight, importance }, at) =>
    weight > 0 && importance === 'must' ? [states[at] ?? 'missing'] : [],
  )
  const countOf = (state: RequirementState): number => ofMusts.filter((each) => each === state).length
  return { total: ofMusts.length, met: countOf('met'), partly: countOf('partly'), missing: countOf('missing') }
}

/** The same in words: 'voldoet aan 4 van 6 eisen, mist 1, deels 1'. A nice to have is no 'eis'. */
export const mustsText = ({ total, met, partly, missing }: ReturnType<typeof mustCounts>): string =>
  total === 0
    ? 'geen eisen, alleen pluspunten'
    : [
        `voldoet aan ${met} van ${total} ${total === 1 ? 'eis' : 'eisen'}`,
        ...(missing > 0 ? [`mist ${missing}`] : []),
        ...(partly > 0 ? [`deels ${partly}`] : []),
      ].join(', ')

/** Thresholds of the search for candidates per vacancy, in percent (specification 2 §9); the first is the default. */
export const matchThresholds = [65, 75, 85] as const

/** What a state rests on: words of the candidate's data. */
export const matchEvidence = z
  .object({
    /**
     * `cv`: a field that was read from the CV or is kept in the profile; `recording`: an interview; `note`: what a
     * recruiter noted.
     */
    source: openEnum(['cv', 'recording', 'note']),
    /**
     * The candidate's field as CV evidence names it (`experience.0.description`), the id of the recording, or a
     * `NotedPlace` as text.
     */
    path: z.string(),
    quote: z.string(),
    /** Seconds from the beginning of the recording. */
    at: z.number().min(0).nullish(),
  })
  .meta({ id: 'MatchEvidence' })
export type MatchEvidence = z.infer<typeof matchEvidence>

/** One requirement beside what a candidate's data says. */
export const requirementMatch = z
  .object({
    requirement_id: z.string(),
    state: openEnum(requirementStates),
    /** What it earned of the requirement's weight. */
    points: z.number().min(0),
    /** Empty when nothing was found. */
    evidence: z.array(matchEvidence),
    /** Why it counts, or counts in part, in Dutch: '2 van de 3 jaar', 'React is JavaScript'. */
    remark: z.string().nullable(),
  })
  .meta({ id: 'RequirementMatch' })
export type RequirementMatch = z.infer<typeof requirementMatch>

/** A score as a sum that can be checked: `percentage` is `points` of `maximum`, rounded. */
export const matchScore = z
  .object({
    percentage: z.int().min(0).max(100),
    points: z.number().min(0),
    maximum: z.number().min(0),
    /** The states in the order of the requirements of `version`. */
    states: z.array(openEnum(requirementStates)),
    version: z.string(),
    /** The strongest point and the gap, in Dutch; null when there is none. */
    strength: z.string().nullable(),
    gap: z.string().nullable(),
    computed_at: z.iso.datetime(),
  })
  .meta({ id: 'MatchScore' })
export type MatchScore = z.infer<typeof matchScore>

/** A candidate beside a vacancy, requirement by requirement. */
export const matchDetails = z
  .object({
    candidate_id: z.uuid(),
    vacancy_id: z.uuid(),
    score: matchScore,
    requirements: z.array(requirement),
    /** In the order of the requirements. */
    matches: z.array(requirementMatch),
    made_by: madeBy,
    /** Whether an imported taxonomy was asked for other names; then its licence line is shown. */
    uses_taxonomy: z.boolean().optional(),
  })
  .meta({ id: 'MatchDetails' })
export type MatchDetails = z.infer<typeof matchDetails>

/** How the kept scores of a vacancy stand. */
export const matchingStatus = z
  .object({
    /** `refreshing`: some scores are being computed; those that are shown may be of before a change. */
    state: openEnum(['current', 'refreshing', 'failed']),
    /** Candidates whose score is current, and all of them. */
    done: z.int().min(0),
    total: z.int().min(0),
    version: z.string(),
    /** Candidates by percentage, for the thresholds: how many have at least 65, 75 and 85. */
    at_least: z.record(z.string(), z.int().min(0)),
    /** Candidates that couldn't be scored; they count as 0. */
    failures: z.array(z.object({ candidate_id: z.uuid(), reason: z.string() })),
    made_by: madeBy,
  })
  .meta({ id: 'MatchingStatus' })
export type MatchingStatus = z.infer<typeof matchingStatus>

export const getMatchingStatus = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/vacancies/{id}/matching',
  personal: { shows: 'matches' },
  auth: 'recruiter',
  summary: 'Hoe de scores van een vacature ervoor staan; wat verouderd is wordt meteen bijgewerkt.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: matchingStatus },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.matchingFailed },
})

/** How the kept scores of the open vacancies that were changed last stand. */
export const openMatching = z.object({ state: openEnum(['current', 'refreshing']) }).meta({ id: 'OpenMatching' })

export const getOpenMatching = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/matching-status',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary:
    'Of de scores van de laatst gewijzigde open vacatures actueel zijn; wat verouderd is wordt bijgewerkt. Hoogstens eens per minuut wordt gekeken.',
  responses: { 200: openMatching },
  messages: { 401: messages.sessionExpired, fallback: messages.matchingFailed },
})

export const getMatchDetails = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/vacancies/{id}/matching/{candidate_id}',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary: 'Eén kandidaat naast een vacature: per eis of die is gevonden, waar, en de punten.',
  params: vacancyId.extend({ candidate_id: z.string().max(100) }),
  row: 'vacancy',
  responses: { 200: matchDetails },
  messages: { 401: messages.sessionExpired, 404: messages.matchNotFound, fallback: messages.matchScoreFailed },
})

/** An open vacancy that a candidate was scored for. */
export const vacancyFit = z
  .object({
    vacancy_id: z.uuid(),
    title: z.string(),
    company: z.string(),
    location: z.string(),
    score: matchScore,
  })
  .meta({ id: 'VacancyFit' })
export type VacancyFit = z.infer<typeof vacancyFit>

export const listVacancyFits = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/candidates/{id}/vacancy-fits',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary: 'Bij welke open vacatures een kandidaat past, hoogste score eerst.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(vacancyFit) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.matchingFailed },
})

/** What a swap test changed and what became of the scores. */
export const swapTest = z
  .object({
    candidates: z.int().min(0),
    swaps: z.array(
      z.object({
        /** 'Naam', 'Geslacht', 'Leeftijd'. */
        trait: z.string(),
        /** What was put in place of what, in Dutch. */
        change: z.string(),
        compared: z.int().min(0),
        /** Scores that moved; 0 when the trait doesn't count. */
        moved: z.int().min(0),
      }),
    ),
    made_by: madeBy,
  })
  .meta({ id: 'SwapTest' })
export type SwapTest = z.infer<typeof swapTest>

export const runSwapTest = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/vacancies/{id}/swap-test',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary: 'Verwisselt naam, geslacht, leeftijd en herkomst van de kandidaten en telt welke scores veranderen.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: swapTest },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.swapTestFailed },
})
