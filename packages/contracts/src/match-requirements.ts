import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'
import { vacancyId } from './vacancies.ts'

/** What a requirement asks for; each kind is looked for in its own way. */
export const requirementKinds = [
  'title',
  'experience',
  'skill',
  'task',
  'education',
  'certificate',
  'licence',
  'language',
  'location',
  'hours',
  'sector',
  'trait',
] as const
export type RequirementKind = (typeof requirementKinds)[number]

export const requirementKindLabels: Record<RequirementKind, string> = {
  title: 'Functie',
  experience: 'Ervaring',
  skill: 'Vaardigheid',
  task: 'Taak',
  education: 'Opleiding',
  certificate: 'Certificaat of registratie',
  licence: 'Rijbewijs',
  language: 'Taal',
  location: 'Plaats',
  hours: 'Uren',
  sector: 'Sector',
  trait: 'Eigenschap',
}

/** A must is 'een eis', a nice to have is 'een pluspunt'. */
export const requirementImportances = ['must', 'nice'] as const
export type RequirementImportance = (typeof requirementImportances)[number]

export const requirementImportanceLabels: Record<RequirementImportance, string> = { must: 'Eis', nice: 'Pluspunt' }

/** Points that a requirement counts for; 0 keeps it in sight and out of the score. */
export const REQUIREMENT_WEIGHTS = { minimum: 0, maximum: 10 } as const
/**
 * What a requirement counts for until a recruiter says otherwise (decision 0157). The job and the years in it weigh
 * most, a wish and a task a third of a demand. Distance isn't known here, and a CV proves no trait: both are shown, to
 * ask about, and count when a recruiter gives them a weight.
 */
export const usualWeights: Readonly<Record<RequirementKind, Readonly<Record<RequirementImportance, number>>>> = {
  title: { must: 6, nice: 2 },
  experience: { must: 5, nice: 1 },
  skill: { must: 3, nice: 1 },
  task: { must: 3, nice: 1 },
  education: { must: 3, nice: 1 },
  certificate: { must: 4, nice: 1 },
  licence: { must: 2, nice: 1 },
  language: { must: 3, nice: 1 },
  location: { must: 0, nice: 0 },
  hours: { must: 0, nice: 0 },
  sector: { must: 3, nice: 1 },
  trait: { must: 0, nice: 0 },
}
/** The most requirements of one vacancy that are matched. */
export const MOST_REQUIREMENTS = 300

const weightError = {
  error: `Kies een gewicht van ${REQUIREMENT_WEIGHTS.minimum} tot en met ${REQUIREMENT_WEIGHTS.maximum}.`,
}

/** One thing that a vacancy asks of a candidate. */
export const requirement = z
  .object({
    /** Names the requirement within its vacancy: the same words give the same id, also after the vacancy was edited. */
    id: z.string().min(1).max(100),
    kind: openEnum(requirementKinds),
    /** As a recruiter reads it: 'BIG-registratie', 'Minimaal 3 jaar ervaring als planner'. */
    label: z.string(),
    importance: openEnum(requirementImportances),
    /** Points, 0 to 10. */
    weight: z.number().min(REQUIREMENT_WEIGHTS.minimum).max(REQUIREMENT_WEIGHTS.maximum),
    /** Where the vacancy says it; null for one that a recruiter added. */
    source: z.object({ field: z.string(), quote: z.string() }).nullable(),
    /** Whether a recruiter changed or added it. */
    edited: z.boolean(),
  })
  .meta({ id: 'Requirement' })
export type Requirement = z.infer<typeof requirement>

/** A requirement as a recruiter sends it; without `id` it is a new one. */
export const requirementDraft = z
  .object({
    id: z.string().min(1).max(100).optional(),
    kind: closedEnum(requirementKinds, 'Kies een soort uit de lijst.'),
    label: requiredText(limits.shortText, 'Vul in wat je vraagt.'),
    importance: closedEnum(requirementImportances, 'Kies eis of pluspunt.'),
    weight: z
      .number(weightError)
      .min(REQUIREMENT_WEIGHTS.minimum, weightError)
      .max(REQUIREMENT_WEIGHTS.maximum, weightError),
  })
  .meta({ id: 'RequirementDraft' })
export type RequirementDraft = z.input<typeof requirementDraft>

/** The requirements of a vacancy in the order in which every screen shows them: musts first. */
export const requirementList = z
  .object({
    /** Changes with every change of a requirement; scores say which version they were computed with. */
    version: z.string(),
    requirements: z.array(requirement),
    /** Requirements of the vacancy that a recruiter took out, to be put back. */
    removed: z.array(requirement),
    /** What couldn't be made a requirement or may not be one, in Dutch. */
    warnings: z.array(z.string()),
    /** Skills that an imported taxonomy gives the occupation and nobody asks yet; shown with its licence line. */
    suggestions: z.array(z.string()).optional(),
  })
  .meta({ id: 'RequirementList' })
export type RequirementList = z.infer<typeof requirementList>

export const getRequirements = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/vacancies/{id}/requirements',
  personal: { unlogged: 'nothing about a candidate' },
  auth: 'recruiter',
  summary: 'De eisen en pluspunten van een vacature, met hun gewicht en de plek in de vacature.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: requirementList },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.requirementsFailed },
})

export const saveRequirements = defineEndpoint({
  service: 'ai',
  method: 'PUT',
  path: '/api/vacancies/{id}/requirements',
  auth: 'recruiter',
  summary:
    'Bewaart de eisen zoals de recruiter ze wil; wat in de lijst ontbreekt telt niet meer mee. Zijn ze intussen anders, dan 409.',
  params: vacancyId,
  row: 'vacancy',
  body: z
    .object({
      /** The version that was changed. */
      version: z.string().max(100),
      requirements: z
        .array(requirementDraft)
        .max(MOST_REQUIREMENTS, { error: `Gebruik hoogstens ${MOST_REQUIREMENTS} eisen.` }),
    })
    .meta({ id: 'RequirementListDraft' }),
  responses: { 200: requirementList },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.requirementsSaveFailed },
})

export const resetRequirements = defineEndpoint({
  service: 'ai',
  method: 'DELETE',
  path: '/api/vacancies/{id}/requirements',
  auth: 'recruiter',
  summary: 'Zet de eisen terug zoals ze uit de vacature volgen.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: requirementList },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.requirementsSaveFailed },
})
