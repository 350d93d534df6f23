import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { roles } from './roles.ts'
import { requiredText } from './text.ts'

/** Vacancies that one hiring manager may see. */
const MOST_VACANCIES = 100

/** A role from a form. */
export const chosenRole = closedEnum(roles, 'Kies een rol uit de lijst.')

/** The vacancies of a hiring manager; they count for no other role. */
export const chosenVacancies = z
  .array(z.uuid({ error: 'Kies een vacature uit de lijst.' }))
  .max(MOST_VACANCIES, { error: `Kies hoogstens ${MOST_VACANCIES} vacatures.` })
  .overwrite((ids) => [...new Set(ids)])

/** Somebody with an account in the organisation. */
export const member = z.object({
  id: z.uuid(),
  /** Their address where they gave no name. */
  name: z.string(),
  email: z.string(),
  role: openEnum(roles),
  since: z.iso.datetime(),
  /** Whether it is whoever asks. */
  you: z.boolean(),
  /** Those of a hiring manager; only owners see them, others get none. */
  vacancy_ids: z.array(z.uuid()),
})
export type Member = z.infer<typeof member>

export const organisation = z
  .object({
    /** Empty until an owner gave one. */
    name: z.string(),
    members: z.array(member),
  })
  .meta({ id: 'Organisation' })
export type Organisation = z.infer<typeof organisation>

export const organisationChange = z
  .object({ name: requiredText(limits.shortText, 'Vul een naam in.').trim() })
  .meta({ id: 'OrganisationChange' })

/** Whether a choice of role and vacancies is whole. */
export const hasVacancies = ({ role, vacancy_ids }: { role: string; vacancy_ids: readonly string[] }): boolean =>
  role !== 'hiring_manager' || vacancy_ids.length > 0
export const vacanciesMissing = { path: ['vacancy_ids'], error: messages.vacanciesOfHiringManager }

export const colleagueChange = z
  .object({ role: chosenRole, vacancy_ids: chosenVacancies.default([]) })
  .refine(hasVacancies, vacanciesMissing)
  .meta({ id: 'ColleagueChange' })
export type ColleagueChange = z.input<typeof colleagueChange>

const common = { service: 'main', auth: 'recruiter' } as const
const colleagueId = z.object({ id: z.string().max(100) })

export const getOrganisation = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/organisation',
  personal: { unlogged: 'colleagues, who work with each other' },
  roles,
  summary: 'De naam van de organisatie en iedereen met een account erin, op naam.',
  responses: { 200: organisation },
  messages: { 401: messages.sessionExpired, fallback: messages.organisationFailed },
})

export const changeOrganisation = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/organisation',
  personal: { unlogged: 'the change is logged' },
  roles: ['owner'],
  summary: 'Geeft de organisatie een naam.',
  body: organisationChange,
  responses: { 200: organisation },
  messages: { 401: messages.sessionExpired, fallback: messages.organisationSaveFailed },
})

export const changeColleague = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/colleagues/{id}',
  personal: { unlogged: 'the change is logged' },
  roles: ['owner'],
  summary: 'Verandert de rol van iemand in de organisatie; de laatste eigenaar blijft eigenaar (409 `last_owner`).',
  params: colleagueId,
  row: 'colleague',
  body: colleagueChange,
  responses: { 200: organisation },
  messages: { 401: messages.sessionExpired, 404: messages.colleagueGone, fallback: messages.colleagueSaveFailed },
})

export const removeColleague = defineEndpoint({
  ...common,
  method: 'DELETE',
  path: '/api/colleagues/{id}',
  personal: { unlogged: 'the change is logged' },
  roles: ['owner'],
  summary:
    'Verwijdert iemand uit de organisatie. Vacatures, kandidaten, stapels en gesprekken gaan naar de gekozen collega; wat persoonlijk is verdwijnt. De laatste eigenaar blijft (409 `last_owner`).',
  params: colleagueId,
  row: 'colleague',
  query: z.object({
    /** The colleague who takes over; needed. */
    heir: z.uuid({ error: messages.heirRefused }).optional(),
  }),
  responses: { 200: organisation },
  messages: { 401: messages.sessionExpired, 404: messages.colleagueGone, fallback: messages.colleagueRemoveFailed },
})

/** Drops what a service remembers of an account, so that a change of it counts for the very next call. */
export const forgetAccount = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/forgotten-account',
  auth: 'recruiter',
  jobs: true,
  summary: 'Vergeet wat deze dienst van het account onthoudt, zodat een nieuwe rol of een verwijdering meteen telt.',
  responses: { 204: null },
  messages: { fallback: messages.generic },
})
