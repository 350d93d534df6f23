import './jitless.ts'
import { z } from 'zod'
import { profileAnswer } from './candidate-fields.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits, megabytes } from './limits.ts'
import { engineChoice, madeBy } from './made-by.ts'
import { messages } from './messages.ts'
import { readText } from './text.ts'
import { readAddress } from './web-address.ts'
import { openEnum } from './open-enum.ts'

const fraction = z.number().min(0).max(1)

/** A rectangle on a page (1 is the first), in fractions of its width and height from the top left. */
export const cvPlace = z.object({ page: z.int().min(1), x: fraction, y: fraction, width: fraction, height: fraction })
export type CvPlace = z.infer<typeof cvPlace>

/** What a field rests on. */
export const fieldEvidence = z
  .object({
    /** 0 to 1. */
    confidence: fraction,
    /** The words of the document; those of a link where only its address says it. */
    quote: readText(limits.longText),
    /** Empty for a document without pages. */
    places: z.array(cvPlace).max(50),
  })
  .meta({ id: 'FieldEvidence' })
export type FieldEvidence = z.infer<typeof fieldEvidence>

/** Evidence by the path of a field: `email`, `experience.0.company`, `skills.3`. */
export const cvEvidence = z.record(
  z
    .string()
    .max(100)
    .regex(/^[a-z_]+(?:\.(?:\d+|[a-z_]+))*$/, { error: 'Dit is geen veld van een CV.' }),
  fieldEvidence,
)
export type CvEvidence = z.infer<typeof cvEvidence>

/** The most values that one field is said to have. */
export const MAX_POSSIBLE_VALUES = 5

/** One of the values that a document gives for a field. */
export const possibleValue = z
  .object({
    value: readText(limits.shortText),
    /** The line of the document that says it. */
    line: readText(limits.longText),
    /** Everywhere it stands; empty for a document without pages. */
    places: z.array(cvPlace).max(50),
  })
  .meta({ id: 'PossibleValue' })
export type PossibleValue = z.infer<typeof possibleValue>

/** Special and other sensitive personal data that a CV may hold: recognised, and kept out of search and matching. */
export const sensitiveKinds = [
  'bsn',
  'birth_date',
  'birth_place',
  'age',
  'gender',
  'nationality',
  'marital_status',
  'religion',
  'health',
  'orientation',
  'politics',
  'union',
  'criminal',
  'photo',
  'iban',
  'passport',
] as const
export type SensitiveKind = (typeof sensitiveKinds)[number]

export const sensitiveLabels: Record<SensitiveKind, string> = {
  bsn: 'Burgerservicenummer',
  birth_date: 'Geboortedatum',
  birth_place: 'Geboorteplaats',
  age: 'Leeftijd',
  gender: 'Geslacht',
  nationality: 'Nationaliteit',
  marital_status: 'Burgerlijke staat',
  religion: 'Geloof',
  health: 'Gezondheid',
  orientation: 'Seksuele geaardheid',
  politics: 'Politieke voorkeur',
  union: 'Lidmaatschap van een vakbond',
  criminal: 'Strafrechtelijk verleden',
  photo: 'Foto',
  iban: 'Rekeningnummer',
  passport: 'Nummer van een identiteitsbewijs',
}

/** That such data is in the document and where; never what it says. */
export const sensitiveFinding = z
  .object({ kind: openEnum(sensitiveKinds), places: z.array(cvPlace).max(50) })
  .meta({ id: 'SensitiveFinding' })
export type SensitiveFinding = z.infer<typeof sensitiveFinding>

/** What a CV says. Nothing in it was invented: a value that isn't in the document is null or absent. */
export const parsedCv = z
  .object({
    name: readText(limits.shortText).nullable(),
    ...profileAnswer,
    linkedin: readAddress(),
    /** The text in reading order, without what is sensitive. */
    cv_text: readText(limits.cvText),
    evidence: cvEvidence,
    /**
     * Fields for which the document gives more than one value, each with its values; the one that was read comes first.
     * A shape that isn't known is left out: the CV itself is still read.
     */
    possible_values: z
      .record(z.string().max(100), z.array(possibleValue).min(2).max(MAX_POSSIBLE_VALUES))
      .optional()
      .catch(undefined),
    sensitive: z.array(sensitiveFinding),
    made_by: madeBy,
    /** What the reader should know, in Dutch: pages left out, values of a model that aren't in the document. */
    warnings: z.array(readText(limits.longText)),
  })
  .meta({ id: 'ParsedCv' })
export type ParsedCv = z.output<typeof parsedCv>

export const parseCv = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/parse-cv',
  personal: { unlogged: 'holds what the caller just sent' },
  auth: 'recruiter',
  jobs: true,
  summary: `Leest een CV (PDF of Word, hoogstens ${megabytes(limits.cv)}): de gegevens, hoe zeker ze zijn en waar ze staan. Er wordt niets bewaard.`,
  query: z.object({ engine: engineChoice }),
  upload: { field: 'cv', maximum: limits.cv, tooLarge: messages.cvTooLarge },
  responses: { 200: parsedCv },
  messages: { 401: messages.sessionExpired, fallback: messages.cvParseFailed },
})
