import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { madeBy } from './made-by.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'
import type { Vacancy } from './vacancies.ts'

/** The fields of a vacancy that a pasted text can fill, in the order of the form. */
export const intakeFields = [
  'title',
  'salary',
  'location',
  'hours',
  'specific_tasks',
  'benefits',
  'hard_skills',
  'soft_skills',
  'company',
  'client',
  'sector',
  'core_activity',
  'history',
  'team_composition',
  'company_culture',
  'mission_vision_values',
  'social_contribution',
] as const satisfies readonly (keyof Vacancy)[]
export type IntakeField = (typeof intakeFields)[number]

/** A piece of the text as it was read: word for word, without markup; lines count from 1. */
const quote = z.object({ line: z.number().int().min(1), text: z.string() }).meta({ id: 'VacancyTextQuote' })
export type VacancyTextQuote = z.infer<typeof quote>

const reading = z
  .object({
    field: openEnum(intakeFields),
    /** Fits the field: words of the text, or a usual form of them ('2400-2700' as '€ 2.400 – € 2.700'). */
    value: z.string().min(1),
    quotes: z.array(quote).min(1),
    /** Whether the text says of itself that this belongs here, by a heading, a label or a form that is nothing else. */
    sure: z.boolean(),
  })
  .meta({ id: 'VacancyFieldReading' })
export type VacancyFieldReading = z.infer<typeof reading>

export const readVacancyTextResponse = z
  .object({
    /** At most one reading for a field; fields of which the text says nothing are absent. */
    fields: z.array(reading),
    /** What stands in the text and went into no field. */
    rest: z.array(quote),
    made_by: madeBy,
  })
  .meta({ id: 'ReadVacancyText' })
export type ReadVacancyTextResponse = z.infer<typeof readVacancyTextResponse>

export const readVacancyText = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/read-vacancy-text',
  auth: 'recruiter',
  summary: 'Verdeelt een bestaande vacaturetekst over de velden van het formulier en verzint niets.',
  body: z
    .object({ text: requiredText(limits.vacancyText, 'Plak eerst een vacaturetekst.') })
    .meta({ id: 'ReadVacancyTextDraft' }),
  responses: { 200: readVacancyTextResponse },
  messages: { 401: messages.sessionExpired, fallback: messages.vacancyTextUnread },
})
