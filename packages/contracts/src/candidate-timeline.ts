import './jitless.ts'
import { z } from 'zod'
import { candidateId } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { mailTemplateKeys } from './mail-templates.ts'
import { messages } from './messages.ts'
import { requiredText } from './text.ts'
import { limits } from './limits.ts'
import { openEnum } from './open-enum.ts'

/** Kinds of things that happen to a candidate. */
export const timelineKinds = [
  'created',
  'changed',
  'status',
  'cv_added',
  'cv_removed',
  'merged',
  'unmerged',
  'note_added',
  'note_changed',
  'note_deleted',
  'note_restored',
  'contacted',
  'recording_added',
  'application_added',
  'application_stage',
  'application_outcome',
  'application_removed',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/**
 * One thing that happened. `data` by kind: status `from`, `to`, `cause`
 * `procedure` when no recruiter chose it; changed `fields`, comma-separated; cv_added `name`;
 * contacted `template`, `subject`, and `way` `smtp` for a mail that our mail server took; merged `name`, `until` (the
 * moment up to which it can be undone); unmerged `name`; application_… `vacancy_id`, `vacancy_title`, `stage`,
 * `outcome`, `reason`; recording_added `name`.
 */
export const timelineEvent = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    /** Name or mail address of the recruiter. */ by: z.string().nullable(),
    kind: openEnum(timelineKinds),
    data: z.record(z.string(), z.string()),
  })
  .meta({ id: 'TimelineEvent' })
export type TimelineEvent = z.infer<typeof timelineEvent>

export const listTimeline = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}/timeline',
  personal: { shows: 'timeline' },
  auth: 'recruiter',
  summary: 'Wat er met een kandidaat gebeurde, nieuwste eerst; de laatste 500.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(timelineEvent) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.timelineFailed },
})

export const noteContact = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/{id}/contacts',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Legt vast dat er een bericht voor de kandidaat is klaargezet in het mailprogramma.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      template: z.enum(mailTemplateKeys, { error: 'Kies een sjabloon uit de lijst.' }).nullable().default(null),
      subject: requiredText(limits.shortText, 'Vul een onderwerp in.'),
    })
    .meta({ id: 'ContactNote' }),
  responses: { 201: timelineEvent },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.contactFailed },
})
