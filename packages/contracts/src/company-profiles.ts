import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { longText, requiredText, shortText } from './text.ts'

/** What every vacancy of one company says alike, by the field names of a vacancy. */
const companyFields = {
  company: shortText(),
  sector: shortText(),
  core_activity: longText(),
  history: longText(),
  team_composition: longText(),
  company_culture: longText(),
  mission_vision_values: longText(),
  social_contribution: longText(),
}
export type CompanyField = keyof typeof companyFields
export const companyFieldNames = Object.keys(companyFields) as CompanyField[]

const profileName = requiredText(limits.shortText, 'Geef het bedrijfsprofiel een naam.')

const withEmptyDefaults = Object.fromEntries(
  Object.entries(companyFields).map(([name, schema]) => [name, schema.default('')]),
) as { [K in CompanyField]: z.ZodDefault<(typeof companyFields)[K]> }

/** A profile as a recruiter sends it. The first profile of an organisation is the default one, whatever it says. */
export const companyProfileDraft = z
  .object({
    name: profileName,
    ...withEmptyDefaults,
    /** The one the form offers first; another that was it no longer is. */
    is_default: z.boolean().default(false),
  })
  .meta({ id: 'CompanyProfileDraft' })
export type CompanyProfileDraft = z.input<typeof companyProfileDraft>

const wrongVersion = { error: 'Zeg op welke versie van het profiel dit een wijziging is.' }

export const companyProfileChange = z
  .object({ name: profileName, ...companyFields, is_default: z.boolean() })
  .partial()
  .extend({
    /** The version the change was made on. Another one now: 409 `conflict`, with the present profile as `current`. */
    base_version: z.int(wrongVersion).positive(wrongVersion),
  })
  .meta({ id: 'CompanyProfileChange' })
export type CompanyProfileChange = z.input<typeof companyProfileChange>

export const companyProfile = z
  .object({
    id: z.uuid(),
    name: z.string(),
    company: z.string(),
    sector: z.string(),
    core_activity: z.string(),
    history: z.string(),
    team_composition: z.string(),
    company_culture: z.string(),
    mission_vision_values: z.string(),
    social_contribution: z.string(),
    is_default: z.boolean(),
    /** Counts every saved change, from 1; sent back as `base_version`. */
    version: z.int().positive(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CompanyProfile' })
export type CompanyProfile = z.infer<typeof companyProfile>

/** What a 409 of `updateCompanyProfile` carries beside the error when somebody else changed the profile. */
export const companyProfileConflict = z.object({ current: companyProfile })

const common = { service: 'main', auth: 'recruiter' } as const
const one = {
  ...common,
  path: '/api/company-profiles/{id}',
  params: z.object({ id: z.string().max(100) }),
  row: 'company_profile',
} as const
const saveMessages = {
  401: messages.sessionExpired,
  404: messages.companyProfileNotFound,
  fallback: messages.companyProfileSaveFailed,
} as const

export const listCompanyProfiles = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/company-profiles',
  personal: { unlogged: 'nothing about a candidate' },
  summary: `De bedrijfsprofielen van de organisatie op naam; hoogstens ${limits.companyProfiles}.`,
  responses: { 200: z.array(companyProfile) },
  messages: { 401: messages.sessionExpired, fallback: messages.companyProfilesFailed },
})

export const createCompanyProfile = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/company-profiles',
  summary: 'Bewaart een nieuw bedrijfsprofiel. Een profiel dat er precies zo al is, is het antwoord.',
  body: companyProfileDraft,
  responses: { 201: companyProfile },
  messages: saveMessages,
})

export const updateCompanyProfile = defineEndpoint({
  ...one,
  method: 'PUT',
  summary:
    'Wijzigt een bedrijfsprofiel; een veld dat ontbreekt blijft zoals het is. Is het intussen gewijzigd, dan 409 met het profiel van nu erbij.',
  body: companyProfileChange,
  responses: { 200: companyProfile },
  messages: saveMessages,
})

export const deleteCompanyProfile = defineEndpoint({
  ...one,
  method: 'DELETE',
  summary:
    'Verwijdert een bedrijfsprofiel; het antwoord is het profiel zoals het was. Vacatures blijven zoals ze zijn.',
  responses: { 200: companyProfile },
  messages: { ...saveMessages, fallback: messages.companyProfileDeleteFailed },
})
