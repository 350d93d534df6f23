import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '../account.ts'
import type { OnlineMeeting, Transcript, World } from '../world.ts'
import type { WhoIs } from './calendar-routes.ts'
import { TRANSCRIPTS } from '../transcript-scope.ts'
import { sendError } from './faults.ts'

const meetingChange = z.looseObject({
  recordAutomatically: z.boolean().optional(),
  allowTranscription: z.boolean().optional(),
})

type MeetingParams = { Params: { id: string; transcript: string } }

/** What Graph shows of a meeting. */
const publicFieldsOf = ({ transcripts: _transcripts, eventId: _eventId, ...meeting }: OnlineMeeting) => meeting

/**
 * A transcript as Graph lists it (`resources/calltranscript.md`, `api/calltranscript-get.md`), as far as it is read.
 */
const listed = (meetingId: string, { id, createdDateTime }: Transcript) => ({
  id,
  meetingId,
  callId: 'af630fe0-04d3-4559-8cf9-91fe45e36296',
  createdDateTime,
  contentCorrelationId: 'bc842d7a-2f6e-4b18-a1c7-73ef91d5c8e3',
})

/** Meetings in Teams: found by their address, set to record, and their transcripts. */
export const meetingRoutes = (
  app: FastifyInstance,
  { world, whoIs, scopesOf }: { world: World; whoIs: WhoIs; scopesOf: (request: FastifyRequest) => string[] },
): void => {
  const meetingsOf = (request: FastifyRequest): OnlineMeeting[] =>
    world.meetings.get((whoIs(request) as Account).oid) ?? []
  const find = (request: FastifyRequest<MeetingParams>): OnlineMeeting | undefined =>
    meetingsOf(request).find(({ id }) => id === request.params.id)

  app.get<{ Querystring: { $filter?: string } }>('/me/onlineMeetings', (request, reply) => {
    const url = /^JoinWebUrl eq '(.+)'$/i.exec(request.query.$filter ?? '')?.[1]?.replaceAll("''", "'")
    if (url === undefined) return sendError(reply, 400, 'BadRequest', 'Filter on JoinWebUrl.')
    return {
      value: meetingsOf(request)
        .filter(({ joinWebUrl }) => joinWebUrl === url)
        .map(publicFieldsOf),
    }
  })

  app.patch<MeetingParams>('/me/onlineMeetings/:id', (request, reply) => {
    const meeting = find(request)
    if (!meeting) return sendError(reply, 404, 'NotFound', 'Meeting not found')
    const { recordAutomatically, allowTranscription } = meetingChange.parse(request.body)
    if (recordAutomatically === true && !world.recordingAllowed)
      return sendError(reply, 403, 'Forbidden', 'Recording is disabled by policy.')
    if (recordAutomatically !== undefined) meeting.recordAutomatically = recordAutomatically
    if (allowTranscription !== undefined) meeting.allowTranscription = allowTranscription
    const { recordAutomatically: isRecorded, ...rest } = publicFieldsOf(meeting)
    return world.recordingAnswered ? { ...rest, recordAutomatically: isRecorded } : rest
  })

  /** Without the scope, or where the tenant keeps them to itself. */
  const mayRead = (request: FastifyRequest): boolean =>
    world.transcriptsAllowed && scopesOf(request).includes(TRANSCRIPTS)

  // Newest first, as in the sample of `api/onlinemeeting-list-transcripts.md`.
  app.get<MeetingParams>('/me/onlineMeetings/:id/transcripts', (request, reply) => {
    if (!mayRead(request)) return sendError(reply, 403, 'Forbidden', 'Insufficient privileges.')
    const meeting = find(request)
    if (!meeting) return sendError(reply, 404, 'NotFound', 'Meeting not found')
    const value = meeting.transcripts
      .toSorted((a, b) => b.createdDateTime.localeCompare(a.createdDateTime))
      .map((transcript) => listed(meeting.id, transcript))
    return { '@odata.count': value.length, value }
  })

  app.get<MeetingParams>('/me/onlineMeetings/:id/transcripts/:transcript/content', (request, reply) => {
    if (!mayRead(request)) return sendError(reply, 403, 'Forbidden', 'Insufficient privileges.')
    const transcript = find(request)?.transcripts.find(({ id }) => id === request.params.transcript)
    if (!transcript) return sendError(reply, 404, 'NotFound', 'Transcript not found')
    return reply.type('text/vtt').send(transcript.vtt)
  })
}
