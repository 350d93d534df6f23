import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { page } from './list.ts'
import { madeByDraft } from './made-by.ts'
import { longText, requiredText, shortText, text } from './text.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { clientMentions, vacancyStatuses } from './vacancy-terms.ts'

/** In a request; who says nothing keeps the client's name out of the text. */
export const clientMention = closedEnum(clientMentions, 'Kies of de opdrachtgever bij naam in de tekst komt.')

/** Blank becomes null: the two optional stories of a vacancy are null when empty. */
const optionalStory = longText()
  .nullish()
  .transform((value) => (value?.trim() ? value : null))

const draftFields = {
  title: requiredText(limits.shortText, 'Vul een functietitel in.'),
  company: shortText().default(''),
  /** Whom the company recruits for, when that is an agency; the client employs. */
  client: shortText().default(''),
  client_mention: clientMention.default('described'),
  location: shortText().default(''),
  salary: shortText().default(''),
  hours: shortText().default(''),
  /** Generated text as HTML; the service keeps only `publicationTags`. */
  description: text(limits.htmlText).default(''),
  /** Which engine wrote `description`, when one did; kept with the version of the text. */
  description_made_by: madeByDraft.nullish(),
  specific_tasks: longText().default(''),
  benefits: longText().default(''),
  soft_skills: longText().default(''),
  hard_skills: longText().default(''),
  sector: shortText().default(''),
  core_activity: longText().default(''),
  history: longText().default(''),
  team_composition: longText().default(''),
  company_culture: longText().default(''),
  social_contribution: optionalStory,
  mission_vision_values: optionalStory,
  status: closedEnum(vacancyStatuses, 'Kies een status uit de lijst.').default('actief'),
}

/** A vacancy as a recruiter sends it. Skills and tasks are text with one item a line. */
export const vacancyDraft = z
  .object({
    ...draftFields,
    /** Made by the caller for one act of saving: sent again with the same key, the vacancy made then is the answer. */
    creation_key: z.uuid({ error: 'Dit is geen geldige sleutel.' }).optional(),
  })
  .meta({ id: 'VacancyDraft' })
export type VacancyDraft = z.input<typeof vacancyDraft>

const withoutDefaults = <T extends Record<string, z.ZodType>>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema instanceof z.ZodDefault ? schema.unwrap() : schema]),
  ) as { [K in keyof T]: T[K] extends z.ZodDefault<infer Inner> ? Inner : T[K] }

/** A change: an absent field stays as it is. */
export const vacancyChange = z.object(withoutDefaults(draftFields)).partial().meta({ id: 'VacancyChange' })
export type VacancyChange = z.input<typeof vacancyChange>

export const vacancy = z
  .object({
    id: z.uuid(),
    title: z.string(),
    company: z.string(),
    /** Absent from a service that knows no clients. */
    client: z.string().optional(),
    client_mention: openEnum(clientMentions).optional(),
    location: z.string(),
    salary: z.string(),
    hours: z.string(),
    description: z.string(),
    specific_tasks: z.string(),
    benefits: z.string(),
    soft_skills: z.string(),
    hard_skills: z.string(),
    sector: z.string(),
    core_activity: z.string(),
    history: z.string(),
    team_composition: z.string(),
    company_culture: z.string(),
    social_contribution: z.string().nullable(),
    mission_vision_values: z.string().nullable(),
    status: openEnum(vacancyStatuses),
    thumbnail: z.string().nullable(),
    /** When it was put in the archive; null outside it, absent from a service that has no archive. */
    archived_at: z.iso.datetime().nullish(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    recruiter_id: z.uuid(),
  })
  .meta({ id: 'Vacancy' })
export type Vacancy = z.infer<typeof vacancy>

/** One vacancy asked for by its id. */
export const vacancyDetails = vacancy
  .extend({
    /** Whether `getPersona` has an answer; absent where nobody looked. */ has_persona: z.boolean().optional(),
  })
  .meta({ id: 'VacancyDetails' })
export type VacancyDetails = z.infer<typeof vacancyDetails>

export const vacancyId = z.object({ id: z.string().max(100) })

const readMessages = {
  401: messages.sessionExpired,
  403: messages.forbidden,
  500: messages.serverProblem,
} as const

export const listVacancies = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancies',
  personal: { unlogged: 'nothing about a candidate' },
  auth: 'recruiter',
  summary: 'De vacatures van de organisatie, nieuwste eerst. De volgende pagina staat in de Link-header.',
  query: page,
  responses: { 200: z.array(vacancy) },
  messages: { ...readMessages, fallback: messages.vacanciesFailed },
})

export const createVacancy = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies',
  auth: 'recruiter',
  summary: 'Slaat een nieuwe vacature op.',
  body: vacancyDraft,
  responses: { 201: vacancy },
  messages: { 401: messages.sessionExpired, fallback: messages.vacancySaveFailed },
})

export const getVacancy = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancies/{id}',
  personal: { unlogged: 'nothing about a candidate' },
  auth: 'recruiter',
  summary: 'Eén vacature.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: vacancyDetails },
  messages: { ...readMessages, 404: messages.vacancyNotFound, fallback: messages.vacancyFailed },
})

export const updateVacancy = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/vacancies/{id}',
  auth: 'recruiter',
  summary: 'Wijzigt een vacature; een veld dat ontbreekt blijft zoals het is.',
  params: vacancyId,
  row: 'vacancy',
  body: vacancyChange,
  responses: { 200: vacancy },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.vacancySaveFailed },
})

export const deleteVacancy = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/vacancies/{id}',
  auth: 'recruiter',
  summary: 'Verwijdert een vacature met alles wat eraan hangt.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.vacancyDeleteFailed },
})
