import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { engineChoice, madeBy } from './made-by.ts'
import { messages } from './messages.ts'
import { textLanguages } from './text-language.ts'
import { longText, requiredText, shortText } from './text.ts'
import { clientMention } from './vacancies.ts'

/** The only tags and attributes a publication text keeps, when it is stored and when it is shown. */
export const publicationTags = [
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  'br',
  'a',
  'blockquote',
] as const
export const publicationAttributes = ['href'] as const

/**
 * The form of the create page and that of the simple generator in one: each names some fields in its own way, and both
 * get the same answer. Skills, tasks and benefits are text with one item a line.
 */
export const generateVacancyRequest = z
  .object({
    functie: requiredText(limits.shortText, 'Vul een functietitel in.'),
    organisatie: shortText().default(''),
    /** Whom the organisation recruits for, when that is an agency: this is the employer. */
    opdrachtgever: shortText().default(''),
    opdrachtgever_in_tekst: clientMention.default('described'),
    salaris: shortText().default(''),
    locatie: shortText().default(''),
    uren: shortText().default(''),
    secundaire_arbeidsvoorwaarden: longText().default(''),
    specifieke_taken: longText().default(''),
    soft_skills: longText().default(''),
    hard_skills: longText().default(''),
    organisatiecultuur: longText().optional(),
    organisatie_cultuur: longText().optional(),
    team_samenstelling: longText().optional(),
    collegas: longText().optional(),
    geschiedenis: longText().default(''),
    sector: shortText().default(''),
    kernactiviteit: longText().default(''),
    doelen: longText().default(''),
    missie_visie_kernwaarden: longText().nullish(),
    maatschappelijke_bijdrage: longText().nullish(),
    engine: engineChoice,
    /** Absent, the text is in the language of the product. The builtin engine writes Dutch, and says so. */
    language: z.enum(textLanguages, { error: 'Deze taal kun je niet kiezen.' }).optional(),
  })
  .meta({ id: 'GenerateVacancyDraft' })
export type GenerateVacancyRequest = z.input<typeof generateVacancyRequest>

/** The fields of the form that a question can be about. */
export type VacancyQuestionField = Exclude<
  keyof typeof generateVacancyRequest.shape,
  'engine' | 'language' | 'opdrachtgever_in_tekst'
>

const answerOption = z.object({
  /** What the recruiter clicks, in Dutch. */
  label: z.string().min(1),
  /**
   * The fields that change with this answer, by their names in the request, each with its whole new value; none leaves
   * the form as it is.
   */
  changes: z.record(z.string(), z.string()),
})

/** What no rule can decide about the form. */
export const vacancyQuestion = z
  .object({
    field: z.string(),
    /** The words it is about, as they were typed. */
    quote: z.string().min(1),
    question: z.string().min(1),
    options: z.array(answerOption).min(1),
  })
  .meta({ id: 'VacancyQuestion' })
export type VacancyQuestion = z.infer<typeof vacancyQuestion>

export const generateVacancyResponse = z
  .object({
    /** The text as HTML of `publicationTags`. */
    html: z.string().min(1),
    /** The same text as plain text, for the simple generator. */
    vacatureText: z.string(),
    made_by: madeBy,
    /** What the check against the form took out or doubts, in Dutch; empty when nothing. */
    warnings: z.array(z.string()),
    /** Absent from a service that asks none. */
    questions: z.array(vacancyQuestion).optional(),
  })
  .meta({ id: 'GeneratedVacancy' })
export type GenerateVacancyResponse = z.infer<typeof generateVacancyResponse>

/**
 * The events of the streamed form (`Accept: text/event-stream`): `progress` while it is written, then one `result` or
 * one `error` (an error body).
 */
export const generateVacancyProgress = z.object({
  /** What the engine is doing, in Dutch. */
  step: z.string(),
  /** 0 to 100. */
  percent: z.number().min(0).max(100),
})
export type GenerateVacancyProgress = z.infer<typeof generateVacancyProgress>

export const generateVacancy = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/generate-vacancy',
  auth: 'visitor',
  summary: 'Schrijft een vacaturetekst uit wat het formulier zegt en niets anders.',
  body: generateVacancyRequest,
  progress: generateVacancyProgress,
  responses: { 200: generateVacancyResponse },
  messages: { 401: messages.sessionExpired, fallback: messages.generateFailed },
})
