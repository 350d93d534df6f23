import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits, megabytes } from './limits.ts'
import { engineChoice, madeBy } from './made-by.ts'
import { requirement } from './match-requirements.ts'
import { requirementMatch } from './match-results.ts'
import { messages } from './messages.ts'
import { text } from './text.ts'

/** Candidates of one request to match; more is a list to page through. */
export const MOST_MATCHED_CANDIDATES = 500

const matchedVacancy = z
  .looseObject(
    { id: z.uuid({ error: 'Kies een vacature.' }), title: text(limits.shortText).default('') },
    { error: 'Kies een vacature.' },
  )
  .meta({ id: 'MatchedVacancy' })

const matchedCandidate = z
  .looseObject({ id: z.uuid({ error: 'Kies een kandidaat.' }) }, { error: 'Kies een kandidaat.' })
  .meta({ id: 'MatchedCandidate' })

/** A candidate's score and the requirements that were met, in words. */
export const matchResult = z
  .object({
    candidate_id: z.uuid(),
    match_score: z.number().min(0).max(100),
    matching_points: z.array(z.string()),
  })
  .meta({ id: 'MatchResult' })
export type MatchResult = z.infer<typeof matchResult>

export const matchCandidates = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/match-candidates',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary:
    'De scores van kandidaten voor een vacature, hoogste eerst. Van beide telt alleen het id: gelezen wordt wat bewaard is.',
  body: z
    .object({
      vacancy: matchedVacancy,
      candidates: z
        .array(matchedCandidate, { error: 'Kies de kandidaten.' })
        .max(MOST_MATCHED_CANDIDATES, { error: `Vergelijk hoogstens ${MOST_MATCHED_CANDIDATES} kandidaten tegelijk.` }),
    })
    .meta({ id: 'MatchCandidatesDraft' }),
  responses: { 200: z.object({ matches: z.array(matchResult) }).meta({ id: 'MatchResults' }) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.matchingFailed },
})

/** A CV beside a vacancy. */
const cvBesideVacancy = z
  .object({ vacancy_id: z.uuid({ error: messages.matchAnalysisIncomplete }) })
  .meta({ id: 'CvBesideVacancy' })

export const calculateMatch = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/calculate-match',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary: `Rekent de score uit van een CV (PDF, hoogstens ${megabytes(limits.cv)}) voor een vacature. Er wordt niets bewaard.`,
  upload: { field: 'cv', maximum: limits.cv, tooLarge: messages.cvTooLarge },
  form: cvBesideVacancy,
  responses: {
    200: z
      .object({ match_percentage: z.number().min(0).max(100), analysis: z.string(), made_by: madeBy })
      .meta({ id: 'CalculatedMatch' }),
  },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.matchScoreFailed },
})

/** Advice that rests on the requirements and what was found of them. */
export const recruitmentAdvice = z
  .object({
    algemene_analyse: z.string(),
    /** In the order in which to take them. */
    vervolgstappen: z.array(z.string()),
    interview_vragen: z.array(z.string()),
    ontwikkelpunten: z.array(z.string()),
    aandachtspunten: z.array(z.string()),
  })
  .meta({ id: 'RecruitmentAdvice' })
export type RecruitmentAdvice = z.infer<typeof recruitmentAdvice>

/** The five parts of the advice as headings (specification 2 §2). */
export const recruitmentAdviceLabels: Record<keyof RecruitmentAdvice, string> = {
  algemene_analyse: 'Algemene Analyse',
  vervolgstappen: 'Vervolgstappen',
  interview_vragen: 'Interview Vragen',
  ontwikkelpunten: 'Ontwikkelpunten',
  aandachtspunten: 'Aandachtspunten',
}

export const matchAnalysis = z
  .object({
    match_percentage: z.number().min(0).max(100),
    matching_skills: z.array(z.string()),
    missing_skills: z.array(z.string()),
    recommendations: recruitmentAdvice,
    /** The sum behind the percentage; absent from a service that only knows the specification's answer. */
    points: z.number().min(0).optional(),
    maximum: z.number().min(0).optional(),
    requirements: z.array(requirement).optional(),
    matches: z.array(requirementMatch).optional(),
    /** Who matched: always the rules. */
    made_by: madeBy.optional(),
    /** Who worded the advice; absent from a service that has rules alone. */
    advice_made_by: madeBy.optional(),
    warnings: z.array(z.string()).optional(),
    /** Whether an imported taxonomy was asked for other names; then its licence line is shown. */
    uses_taxonomy: z.boolean().optional(),
  })
  .meta({ id: 'MatchAnalysis' })
export type MatchAnalysis = z.infer<typeof matchAnalysis>

export const analyzeMatch = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/analyze-match',
  personal: { shows: 'analysis' },
  auth: 'recruiter',
  summary: `Legt een CV (PDF, hoogstens ${megabytes(limits.cv)}) naast een vacature: de score, wat er wel en niet gevonden is, en een advies. Er wordt niets bewaard.`,
  query: z.object({ engine: engineChoice }),
  upload: { field: 'cv', maximum: limits.cv, tooLarge: messages.cvTooLarge },
  form: cvBesideVacancy,
  responses: { 200: matchAnalysis },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.matchAnalysisFailed },
})
