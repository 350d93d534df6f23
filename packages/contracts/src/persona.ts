import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { engineChoice, madeBy, madeByDraft } from './made-by.ts'
import { messages } from './messages.ts'
import { longText, requiredText } from './text.ts'
import { generateVacancyProgress } from './vacancy-text.ts'

/** The five traits in the order of the acronym OCEAN. */
export const personaTraits = [
  'openheid',
  'consciëntieusheid',
  'extraversie',
  'vriendelijkheid',
  'neuroticisme',
] as const
export type PersonaTrait = (typeof personaTraits)[number]

export const traitLabels: Record<PersonaTrait, string> = {
  openheid: 'Openheid',
  consciëntieusheid: 'Consciëntieusheid',
  extraversie: 'Extraversie',
  vriendelijkheid: 'Vriendelijkheid',
  neuroticisme: 'Neuroticisme',
}

const SCORE = /Score:\s*(-?\d+(?:[.,]\d+)?)/i

/** The N of 'Score: N', 0 to 10; null when there is none or it is no such score. */
export const traitScore = (words: string): number | null => {
  const score = Number(SCORE.exec(words)?.[1]?.replace(',', '.') ?? Number.NaN)
  return score >= 0 && score <= 10 ? score : null
}

const traitText = longText().refine((words) => !SCORE.test(words) || traitScore(words) !== null, {
  error: messages.personaScore,
})
const part = { error: 'Dit deel van de persona ontbreekt.' }
const list = <S extends z.ZodType>(of: S, maximum: number) =>
  z.array(of, part).max(maximum, { error: `Gebruik hier hoogstens ${maximum} regels.` })
const questions = list(longText(), 50)
const forTraits = <S extends z.ZodType>(schema: S) =>
  z.object(
    { openheid: schema, consciëntieusheid: schema, extraversie: schema, vriendelijkheid: schema, neuroticisme: schema },
    part,
  )

/** A sentence of the vacancy and what it says about a trait. */
const evidence = z.object({ zin: longText(), uitleg: longText() }, part)

/** The ideal of a role: it describes nobody. Each trait's text contains 'Score: N', N from 0 to 10. */
export const personaData = z
  .object(
    {
      naam: longText(),
      /**
       * An indication of experience; an age only where an engine wrote one, and then `leeftijd_door_engine` is true.
       */
      leeftijd: longText(),
      leeftijd_door_engine: z.boolean({ error: 'Vul hier ja of nee in.' }).default(false),
      ervaring: longText(),
      achtergrond: longText(),
      vaardigheden: list(longText(), 100),
      motivatie: longText(),
      werkstijl: longText(),
      ambities: longText(),
      persoonlijkheid: z.object({ big_fifty_samenvatting: longText(), kenmerken: forTraits(traitText) }, part),
      wetenschappelijke_onderbouwing: z.object(
        { functie_match: longText(), organisatie_match: longText(), team_match: longText() },
        part,
      ),
      interview_vragen: forTraits(questions).extend({ situationeel: questions }),
      /** What each trait rests on, in the vacancy's own words; absent in personas made elsewhere. */
      bewijs: forTraits(list(evidence, 20)).optional(),
    },
    part,
  )
  .meta({ id: 'PersonaData' })
export type PersonaData = z.output<typeof personaData>

export const persona = personaData
  .extend({
    vacancy_id: z.uuid(),
    created_at: z.iso.datetime(),
    made_by: madeBy.nullable(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Persona' })
export type Persona = z.output<typeof persona>

export const getPersona = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/persona/{vacancyId}',
  personal: { unlogged: 'nothing about a candidate' },
  auth: 'recruiter',
  summary: 'De persona van een vacature; 404 als er nog geen is.',
  params: z.object({ vacancyId: z.string().max(100) }),
  row: 'vacancy',
  responses: { 200: persona },
  messages: { 401: messages.sessionExpired, fallback: messages.personaLoadFailed },
})

export const savePersona = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/generate-persona',
  auth: 'recruiter',
  summary: 'Bewaart de persona van een vacature in de plaats van de vorige.',
  body: z
    .object({
      vacancy_id: z.string({ error: 'Kies een vacature.' }).max(100),
      persona_data: personaData,
      made_by: madeByDraft.nullish(),
      warnings: list(longText(), 100).default([]),
    })
    .meta({ id: 'PersonaDraft' }),
  responses: { 201: persona },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.personaFailed },
})

export const generatePersonaResponse = z
  .object({
    persona: personaData,
    made_by: madeBy,
    /** What the check against the vacancy took out or doubts, in Dutch. */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'GeneratedPersona' })
export type GeneratePersonaResponse = z.output<typeof generatePersonaResponse>

export const generatePersona = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/generate-persona',
  auth: 'recruiter',
  summary: 'Beschrijft de ideale kandidaat bij een vacature, met de zinnen waar elk kenmerk op rust.',
  body: z
    .object({
      vacancy_text: requiredText(limits.vacancyText, 'De vacature is nog leeg. Vul eerst de functie en de taken in.'),
      engine: engineChoice,
    })
    .meta({ id: 'GeneratePersonaDraft' }),
  progress: generateVacancyProgress,
  responses: { 200: generatePersonaResponse },
  messages: { 401: messages.sessionExpired, fallback: messages.personaFailed },
})
