import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { madeBy, madeByDraft } from './made-by.ts'
import { messages } from './messages.ts'
import { text } from './text.ts'
import { vacancyId } from './vacancies.ts'
import { openEnum } from './open-enum.ts'

/** How a version of a publication text came to be. */
export const publicationOrigins = ['generated', 'edited', 'restored', 'deleted'] as const
export type PublicationOrigin = (typeof publicationOrigins)[number]

/** The text of a vacancy as it is now; `html` is empty when there is none. */
export const publication = z
  .object({
    html: z.string(),
    /** Counts every saved change, from 0; sent back as `base_version`. */
    version: z.int().nonnegative(),
    updated_at: z.iso.datetime(),
    /** Name or mail address of who saved it last; null when unknown. */
    updated_by: z.string().nullable(),
    /** The engine that wrote the text it began as. */
    made_by: madeBy.nullable(),
  })
  .meta({ id: 'Publication' })
export type Publication = z.infer<typeof publication>

const wrongVersion = { error: 'Zeg op welke versie van de tekst dit een wijziging is.' }

export const publicationChange = z
  .object({
    html: text(limits.htmlText),
    /**
     * The version the change was made on. Another one now: 409 `publication_conflict`, with the present text as
     * `current`.
     */
    base_version: z.int(wrongVersion).nonnegative(wrongVersion),
    origin: z
      .enum(['generated', 'edited', 'restored'], { error: 'Zeg of de tekst gemaakt, bewerkt of teruggezet is.' })
      .default('edited'),
    /** One stay in the editor: its saves within ten minutes are one version of the history. */
    session: z.uuid({ error: 'Dit is geen geldige sleutel.' }).optional(),
    made_by: madeByDraft.nullish(),
  })
  .meta({ id: 'PublicationDraft' })
export type PublicationChange = z.input<typeof publicationChange>

/** What a 409 `publication_conflict` carries beside the error. */
export const publicationConflict = z.object({ current: publication })

export const publicationVersion = z
  .object({
    id: z.uuid(),
    version: z.int().nonnegative(),
    origin: openEnum(publicationOrigins),
    words: z.int().nonnegative(),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    made_by: madeBy.nullable(),
  })
  .meta({ id: 'PublicationVersion' })
export type PublicationVersion = z.infer<typeof publicationVersion>

const path = '/api/vacancies/{id}/publication'
const readMessages = {
  401: messages.sessionExpired,
  404: messages.vacancyNotFound,
  fallback: messages.publicationFailed,
} as const
const common = {
  personal: { unlogged: 'nothing about a candidate' },
  service: 'main',
  auth: 'recruiter',
  params: vacancyId,
  row: 'vacancy',
} as const

export const getPublication = defineEndpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'De publicatietekst van een vacature.',
  responses: { 200: publication },
  messages: readMessages,
})

export const savePublication = defineEndpoint({
  ...common,
  method: 'PUT',
  path,
  summary: 'Bewaart de publicatietekst. Is de tekst intussen gewijzigd, dan 409 met de tekst van nu erbij.',
  body: publicationChange,
  responses: { 200: publication },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.publicationSaveFailed },
})

export const deletePublication = defineEndpoint({
  ...common,
  method: 'DELETE',
  path,
  summary: 'Verwijdert de publicatietekst; eerdere versies blijven bewaard.',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.publicationDeleteFailed },
})

export const listPublicationVersions = defineEndpoint({
  ...common,
  method: 'GET',
  path: `${path}/versions`,
  summary: 'De bewaarde versies van de publicatietekst, nieuwste eerst; hoogstens 200.',
  responses: { 200: z.array(publicationVersion) },
  messages: readMessages,
})

export const getPublicationVersion = defineEndpoint({
  ...common,
  method: 'GET',
  path: `${path}/versions/{version}`,
  summary: 'Eén bewaarde versie met haar tekst.',
  params: vacancyId.extend({ version: z.string().max(100) }),
  responses: { 200: publicationVersion.extend({ html: z.string() }) },
  messages: { 401: messages.sessionExpired, fallback: messages.publicationFailed },
})
