import './jitless.ts'
import { z } from 'zod'
import { applicationEvent, application } from './applications.ts'
import { candidate, candidateId } from './candidate.ts'
import { candidateNote } from './candidate-notes.ts'
import { timelineEvent } from './candidate-timeline.ts'
import { consent } from './consents.ts'
import { defineEndpoint } from './endpoint.ts'
import { matchDecision } from './match-decisions.ts'
import { proposalVerdicts } from './match-proposals.ts'
import { mail } from './mails.ts'
import { meetingStates } from './meetings.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { scorecard, scorecardItem } from './scorecards.ts'

/** Everything main-api stores about one candidate, for them to read or take along. */
export const candidateExport = z
  .object({
    exported_at: z.iso.datetime(),
    candidate,
    /** Text of the CV that search goes through. */
    cv_text: z.string().nullable(),
    files: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        type: z.string(),
        size: z.int().nonnegative(),
        created_at: z.iso.datetime(),
      }),
    ),
    applications: z.array(application.extend({ vacancy_title: z.string(), history: z.array(applicationEvent) })),
    /** Newest first. A service of before this answers none. */
    notes: z.array(candidateNote.pick({ text: true, by: true, created_at: true, edited_at: true })).optional(),
    timeline: z.array(timelineEvent),
    /** What recruiters decided, newest first, with what the system had shown. A service of before this answers none. */
    decisions: z
      .array(matchDecision.omit({ candidate_id: true, candidate_name: true }).extend({ vacancy_title: z.string() }))
      .optional(),
    /** What recruiters said of possible evidence, newest first. A service of before this answers none. */
    verdicts: z
      .array(
        z.object({
          at: z.iso.datetime(),
          by: z.string().nullable(),
          vacancy_title: z.string(),
          /** Null once the vacancy asks for it no more. */
          requirement: z.string().nullable(),
          verdict: openEnum(proposalVerdicts),
          quote: z.string(),
        }),
      )
      .optional(),
    /** Meetings in Teams with the candidate, newest first. A service of before this answers none. */
    meetings: z
      .array(
        z.object({
          /** Absent from an older service. */
          id: z.uuid().optional(),
          subject: z.string(),
          description: z.string(),
          scheduled_start: z.iso.datetime(),
          scheduled_end: z.iso.datetime(),
          attendees: z.array(z.string()),
          state: openEnum(meetingStates),
          by: z.string().nullable(),
          /** What was said, a line for each time that somebody spoke. */
          transcript: z.string().nullable(),
        }),
      )
      .optional(),
    /** Mails to the candidate, newest first. A service of before this answers none. */
    mails: z
      .array(
        mail.pick({
          to: true,
          subject: true,
          body: true,
          way: true,
          state: true,
          by: true,
          created_at: true,
          sent_at: true,
        }),
      )
      .optional(),
    /**
     * What the candidate agreed to, and what went when they withdrew it, newest first. A service of before this answers
     * none.
     */
    consents: z.array(consent.omit({ id: true, recordings: true, meeting_transcripts: true })).optional(),
    /** What recruiters thought of conversations, newest first. A service of before this answers none. */
    scorecards: z
      .array(
        scorecard
          .pick({ conversationType: true, conversation_on: true, notes: true, by: true, created_at: true })
          .extend({ vacancy_title: z.string().nullable(), items: z.array(scorecardItem.omit({ asked_at: true })) }),
      )
      .optional(),
  })
  .meta({ id: 'CandidateExport' })
export type CandidateExport = z.infer<typeof candidateExport>

export const exportCandidate = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}/export',
  personal: { shows: 'export' },
  auth: 'recruiter',
  roles: ['owner', 'recruiter'],
  summary: 'Alles wat van een kandidaat bewaard wordt.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: candidateExport },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateExportFailed },
})

/** Kinds of data an erasure removes, in the order a report lists them. */
export const erasedKinds = [
  'profile',
  'cv_text',
  'files',
  'applications',
  'timeline',
  'notes',
  'shortlists',
  'conversations',
  'recordings',
  'consents',
  'scorecards',
  'meetings',
  'mails',
  'imports',
  'merges',
  'scores',
  'verdicts',
  'decisions',
] as const
export type ErasedKind = (typeof erasedKinds)[number]

export const erasedKindLabels: Record<ErasedKind, string> = {
  profile: 'Profiel',
  cv_text: 'Tekst van het CV',
  files: 'Bestanden',
  applications: 'Procedures',
  timeline: 'Tijdlijn',
  notes: 'Notities',
  shortlists: 'Shortlists',
  conversations: 'Gesprekken met de assistent',
  recordings: 'Gespreksopnames',
  consents: 'Toestemmingen voor opnames',
  scorecards: 'Scorekaarten',
  meetings: 'Meetings in Teams',
  mails: 'Mails',
  imports: 'Regels in stapels CV’s',
  merges: 'Gegevens om samenvoegen ongedaan te maken',
  scores: 'Matchscores',
  verdicts: 'Oordelen over mogelijk bewijs',
  decisions: 'Besluiten bij vacatures',
}

/** Proof of an erasure: what there was, and that a count afterwards found none of it. Holds no name. */
export const erasureReport = z
  .object({
    id: z.uuid(),
    candidate_id: z.uuid(),
    erased_at: z.iso.datetime(),
    by: z.string().nullable(),
    items: z.array(
      z.object({ kind: openEnum(erasedKinds), removed: z.int().nonnegative(), left: z.int().nonnegative() }),
    ),
    /** CVs in stacks under a like name, without an address or number to tell by: they stay, for somebody to look at. */
    alike_in_imports: z.int().nonnegative().optional(),
  })
  .meta({ id: 'ErasureReport' })
export type ErasureReport = z.infer<typeof erasureReport>

export const eraseCandidate = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/candidates/{id}',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Wist alles over een kandidaat, ook bestanden, en laat met een lijst zien dat het weg is. Niet terug te draaien.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: erasureReport },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateEraseFailed },
})
