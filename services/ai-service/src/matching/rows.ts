import { profileAnswer, requirementStates } from '@wervio/contracts'
import { z } from 'zod'
import { moment } from '../platform/moment.ts'
import { matchedFieldsOf, type MatchedCandidate } from './candidate/candidate.ts'
import { namelessCandidate, type NamedCandidate } from './candidate/nameless.ts'

/** What is stored of a candidate for the rules; a profile of another shape is that candidate's failure alone. */
const namedCandidate = z.object({ ...matchedFieldsOf(profileAnswer), cv_text: z.string(), name: z.string() })

export const candidateRow = z.looseObject({ id: z.uuid(), updated_at: moment })
export type CandidateRow = z.infer<typeof candidateRow>

/** A candidate as they are stored, for the swap test alone. Throws for a profile of another shape. */
export const namedCandidateOf = (row: CandidateRow): NamedCandidate => namedCandidate.parse(row)

/** The candidate as the rules take them. Throws for a profile of another shape. */
export const matchedCandidateOf = (row: CandidateRow): MatchedCandidate => namelessCandidate(namedCandidateOf(row))

export const vacancyRow = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  hours: z.string(),
  sector: z.string(),
  specific_tasks: z.string(),
  hard_skills: z.string(),
  soft_skills: z.string(),
  description: z.string(),
  updated_at: moment,
})
export type VacancyFields = z.infer<typeof vacancyRow>

export const resultRow = z.object({
  vacancy_id: z.uuid(),
  candidate_id: z.uuid(),
  version: z.string(),
  questions: z.string(),
  revision: moment,
  matcher: z.string(),
  percentage: z.number(),
  points: z.number(),
  maximum: z.number(),
  degree: z.number(),
  states: z.array(z.enum(requirementStates)),
  strength: z.string().nullable(),
  gap: z.string().nullable(),
  findings: z.array(z.tuple([z.number(), z.string().nullable(), z.boolean()])),
  failure: z.string().nullable(),
  computed_at: moment,
})
export type ResultRow = z.infer<typeof resultRow>

/** A candidate whose kept score is missing or of before a change, with that score. */
export const staleRow = z.object({
  id: z.uuid(),
  updated_at: moment,
  /** Whether no score is kept at all. */
  is_new: z.boolean(),
  /** Null unless only the weights differ: the sum is made again from these. */
  states: resultRow.shape.states.nullable(),
  findings: resultRow.shape.findings.nullable(),
  years: z.number().nullable(),
  /** Whether the rules have read this state of the candidate before. */
  is_prepared: z.boolean(),
})
export type StaleRow = z.infer<typeof staleRow>

export const countsRow = z.object({
  total: z.coerce.number(),
  done: z.coerce.number(),
  first: z.coerce.number(),
  second: z.coerce.number(),
  third: z.coerce.number(),
  failed: z.coerce.number(),
})
