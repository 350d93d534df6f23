import './jitless.ts'
import { z } from 'zod'
import { candidate } from './candidate.ts'
import { candidateDraft, mergeWith } from './candidate-creation.ts'
import { duplicate, duplicateReasons } from './candidate-duplicates.ts'
import { parsedCv } from './cv.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'

/**
 * `review`: a recruiter confirms each CV; `automatic`: what was read surely and is nobody's double is saved at once.
 */
export const importModes = ['review', 'automatic'] as const
export type ImportMode = (typeof importModes)[number]

/**
 * The way of one CV: `waiting` and `reading` go on by themselves, `ready` and `failed` wait for the recruiter, `saved`
 * is done.
 */
export const importItemStatuses = ['waiting', 'reading', 'ready', 'failed', 'saved'] as const
export type ImportItemStatus = (typeof importItemStatuses)[number]

/** The most other CVs of its stack that a CV names as alike. */
export const MAX_ALIKE_ITEMS = 20

export const importItemSummary = z
  .object({
    id: z.uuid(),
    import_id: z.uuid(),
    file_name: z.string(),
    /** Bytes. */
    size: z.int().nonnegative(),
    status: openEnum(importItemStatuses),
    /** Why it failed or waits for a person, in Dutch. */
    problem: z.string().nullable(),
    /** From the CV, once it was read. */
    name: z.string().nullable(),
    title: z.string().nullable(),
    /** Whether somebody who may be the same person is already there. */
    has_duplicates: z.boolean(),
    /** In a whole stack: its other CVs that may be of the same person, by what they share. */
    alike_items: z
      .array(z.object({ item_id: z.uuid(), reasons: z.array(openEnum(duplicateReasons)).min(1) }))
      .max(MAX_ALIKE_ITEMS)
      .optional()
      // A longer list, as of an older service, is left out; the stack itself is still read.
      .catch(undefined),
    candidate_id: z.uuid().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ImportItemSummary' })
export type ImportItemSummary = z.infer<typeof importItemSummary>

export const importItem = importItemSummary
  .extend({ parsed: parsedCv.nullable(), duplicates: z.array(duplicate) })
  .meta({ id: 'ImportItem' })
export type ImportItem = z.output<typeof importItem>

export const cvImport = z
  .object({
    id: z.uuid(),
    mode: openEnum(importModes),
    created_at: z.iso.datetime(),
    /** In the order they were added. */ items: z.array(importItemSummary),
  })
  .meta({ id: 'CvImport' })
export type CvImport = z.infer<typeof cvImport>

const importId = z.object({ id: z.string().max(100) })
const itemId = z.object({ id: z.string().max(100) })
const importMessages = {
  401: messages.sessionExpired,
  404: messages.importNotFound,
  fallback: messages.importFailed,
} as const

export const createImport = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/cv-imports',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Begint een stapel CV’s.',
  body: z
    .object({ mode: z.enum(importModes, { error: 'Kies review of automatic.' }).default('review') })
    .meta({ id: 'ImportDraft' }),
  responses: { 201: cvImport },
  messages: importMessages,
})

export const listImports = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/cv-imports',
  personal: { shows: 'cv_stack' },
  auth: 'recruiter',
  summary: 'De eigen stapels CV’s die nog niet afgehandeld zijn, nieuwste eerst.',
  responses: { 200: z.array(cvImport) },
  messages: importMessages,
})

export const getImport = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/cv-imports/{id}',
  personal: { shows: 'cv_stack' },
  auth: 'recruiter',
  summary: 'Een stapel CV’s en hoe ver elk is.',
  params: importId,
  row: 'cv_import',
  responses: { 200: cvImport },
  messages: importMessages,
})

export const deleteImport = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/cv-imports/{id}',
  auth: 'recruiter',
  summary: 'Stopt een stapel en gooit weg wat nog niet is opgeslagen; opgeslagen kandidaten blijven.',
  params: importId,
  row: 'cv_import',
  responses: { 204: null },
  messages: importMessages,
})

export const addToImport = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/cv-imports/{id}/files',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Voegt één CV (PDF of Word) aan een stapel toe; het wordt op de achtergrond gelezen. ' +
    'Met dezelfde `creation_key` nog eens gestuurd blijft het één CV.',
  params: importId,
  query: z.object({
    /** Chosen by the caller for each file; the same key again gives the CV it added to this stack before. */
    creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }).optional(),
  }),
  row: 'cv_import',
  upload: { field: 'cv', maximum: limits.cv, tooLarge: messages.cvTooLarge },
  responses: { 200: importItemSummary, 201: importItemSummary },
  messages: importMessages,
})

export const getImportItem = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/cv-import-items/{id}',
  personal: { shows: 'cv_item' },
  auth: 'recruiter',
  summary: 'Eén CV van een stapel: wat erin gelezen is, waar het staat en op wie het lijkt.',
  params: itemId,
  row: 'cv_import_item',
  responses: { 200: importItem },
  messages: importMessages,
})

export const getImportCv = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/cv-import-items/{id}/cv',
  personal: { shows: 'cv_item' },
  auth: 'recruiter',
  summary: 'Het bestand van een CV in een stapel.',
  params: itemId,
  row: 'cv_import_item',
  file: true,
  responses: { 200: null },
  messages: { 401: messages.sessionExpired, fallback: messages.cvLoadFailed },
})

export const saveImportItem = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/cv-import-items/{id}/save',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Slaat een nagekeken CV op als kandidaat, of voegt het bij een kandidaat die er al is; twee keer geeft dezelfde kandidaat.',
  params: itemId,
  row: 'cv_import_item',
  body: candidateDraft.extend(mergeWith).meta({ id: 'ImportItemDraft' }),
  responses: { 200: candidate },
  // What isn't there is the CV or the candidate it should go to: the service says which.
  messages: { 401: messages.sessionExpired, fallback: messages.candidateSaveFailed },
})

export const retryImportItem = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/cv-import-items/{id}/retry',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Leest een CV dat mislukte opnieuw.',
  params: itemId,
  row: 'cv_import_item',
  responses: { 200: importItemSummary },
  messages: importMessages,
})

export const deleteImportItem = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/cv-import-items/{id}',
  auth: 'recruiter',
  summary: 'Haalt een CV uit een stapel en gooit het bestand weg, tenzij er een kandidaat bij is.',
  params: itemId,
  row: 'cv_import_item',
  responses: { 204: null },
  messages: importMessages,
})
