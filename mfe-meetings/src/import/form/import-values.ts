import {
  closedEnum,
  consentFields,
  consentWays,
  consentWording,
  conversationTypes,
  messages,
  recordingLanguages,
  type RecordingImportDraft,
} from '@wervio/contracts'
import { z } from 'zod'
import { localDay } from '@wervio/ui'
import { isDay } from '../../agenda/week/days.ts'
import type { ChosenCandidate } from '../../planning/form/meeting-values.ts'

const person = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })

/** A half-filled form, as the browser keeps it; the file isn't part of it. */
export const importWords = z.object({
  conversationType: z.enum(conversationTypes).nullable(),
  language: z.enum(recordingLanguages),
  candidate: person.nullable(),
  isNewCandidate: z.boolean(),
  newCandidateName: z.string(),
  vacancyId: z.string().nullable(),
  hasConsent: z.boolean(),
  wording: z.string(),
  way: z.enum(consentWays).nullable(),
  givenOn: z.string(),
})
export type ImportValues = z.infer<typeof importWords>

/** What a form says before it may go out. */
export const importForm = importWords
  .extend({
    conversationType: closedEnum(conversationTypes, 'Kies een soort gesprek.'),
    hasConsent: z.literal(true, { error: messages.consentMissing }),
    wording: consentFields.wording,
    way: consentFields.way,
  })
  .superRefine(({ candidate, isNewCandidate, givenOn }, context) => {
    const refuse = (path: 'candidate' | 'givenOn', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!isNewCandidate && candidate === null) refuse('candidate', 'Kies een kandidaat of een nieuwe.')
    if (!isDay(givenOn)) refuse('givenOn', 'Kies de dag waarop de kandidaat toestemming gaf.')
    else if (givenOn > localDay(new Date())) refuse('givenOn', messages.consentInFuture)
  })

/** A form of which nothing is known but whom it is about. */
export const emptyImport = (candidate: ChosenCandidate | null, vacancyId: string | null): ImportValues => ({
  conversationType: null,
  language: 'nl',
  candidate,
  isNewCandidate: false,
  newCandidateName: '',
  vacancyId,
  hasConsent: false,
  wording: consentWording,
  way: null,
  givenOn: localDay(new Date()),
})

/** Whether consent is written down in full: who may be recorded from here on. */
export const isConsentGiven = ({ hasConsent, wording, way, givenOn }: ImportValues): boolean =>
  hasConsent && way !== null && wording.trim() !== '' && isDay(givenOn) && givenOn <= localDay(new Date())

/** What is still to be filled in before the transcription can start, in the order of the form. */
export const missingParts = (values: ImportValues, hasFile: boolean): string[] => {
  const parts: [boolean, string][] = [
    [hasFile, 'een bestand'],
    [values.conversationType !== null, 'het soort gesprek'],
    [values.isNewCandidate || values.candidate !== null, 'een kandidaat'],
    [isConsentGiven(values), 'de toestemming'],
  ]
  return parts.filter(([isThere]) => !isThere).map(([, name]) => name)
}

type Bytes = { fileName: string; size: number; source: 'file' | 'browser' }

/** What the form says, as the service takes it. */
export const draftOf = (
  values: z.output<typeof importForm>,
  bytes: Bytes,
  { meetingId, creationKey }: { meetingId: string | null; creationKey: string },
): RecordingImportDraft => ({
  ...bytes,
  conversationType: values.conversationType,
  language: values.language,
  candidate_id: values.isNewCandidate ? null : (values.candidate?.id ?? null),
  new_candidate: values.isNewCandidate,
  new_candidate_name: (values.isNewCandidate && values.newCandidateName.trim()) || null,
  vacancy_id: values.vacancyId,
  meeting_id: meetingId,
  consent: { wording: values.wording, way: values.way, given_on: values.givenOn },
  creation_key: creationKey,
})

const fields: Record<string, keyof ImportValues> = {
  conversationType: 'conversationType',
  language: 'language',
  candidate_id: 'candidate',
  new_candidate: 'isNewCandidate',
  new_candidate_name: 'newCandidateName',
  vacancy_id: 'vacancyId',
  consent: 'wording',
  'consent.wording': 'wording',
  'consent.way': 'way',
  'consent.given_on': 'givenOn',
}

/** The field of the form behind a path that the service names. */
export const fieldOf = (path: string): keyof ImportValues | null => fields[path] ?? null
