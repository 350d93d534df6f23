import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '../account.ts'
import type { OnlineMeeting, World } from '../world.ts'
import type { WhoIs } from './calendar-routes.ts'
import { sendError } from './faults.ts'

const meetingChange = z.looseObject({
  recordAutomatically: z.boolean().optional(),
  allowTranscription: z.boolean().optional(),
})

type MeetingParams = { Params: { id: string; transcript: string } }

/** What Graph shows of a meeting. */
const shown = ({ transcripts: _transcripts, eventId: _eventId, ...meeting }: OnlineMeeting) => meeting

/** The scope without which Graph keeps transcripts to itself. */
const TRANSCRIPTS = 'OnlineMeetingTranscript.Read.All'

/** Meetings in Teams: found by their address, set to record, and their transcripts. */
export function meetingRoutes(
  app: FastifyInstance,
  { world, whoIs, scopesOf }: { world: World; whoIs: WhoIs; scopesOf: (request: FastifyRequest) => string[] },
): void {
  const meetingsOf = (request: FastifyRequest): OnlineMeeting[] =>
    world.meetings.get((whoIs(request) as Account).oid) ?? []
  const find = (request: FastifyRequest<MeetingParams>): OnlineMeeting | undefined =>
    meetingsOf(request).find(({ id }) => id === request.params.id)

  app.get<{ Querystring: { $filter?: string } }>('/me/onlineMeetings', (request, reply) => {
    const url = /^JoinWebUrl eq '(.+)'$/i.exec(request.query.$filter ?? '')?.[1]
    if (url === undefined) return sendError(reply, 400, 'BadRequest', 'Filter on JoinWebUrl.')
    return {
      value: meetingsOf(request)
        .filter(({ joinWebUrl }) => joinWebUrl === url)
        .map(shown),
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
    return shown(meeting)
  })

  app.get<MeetingParams>('/me/onlineMeetings/:id/transcripts', (request, reply) => {
    if (!scopesOf(request).includes(TRANSCRIPTS)) return sendError(reply, 403, 'Forbidden', 'Insufficient privileges.')
    const meeting = find(request)
    if (!meeting) return sendError(reply, 404, 'NotFound', 'Meeting not found')
    const value = meeting.transcripts.map(({ id, createdDateTime }) => ({ id, createdDateTime, meetingId: meeting.id }))
    return { '@odata.count': value.length, value }
  })

  app.get<MeetingParams>('/me/onlineMeetings/:id/transcripts/:transcript/content', (request, reply) => {
    if (!scopesOf(request).includes(TRANSCRIPTS)) return sendError(reply, 403, 'Forbidden', 'Insufficient privileges.')
    const transcript = find(request)?.transcripts.find(({ id }) => id === request.params.transcript)
    if (!transcript) return sendError(reply, 404, 'NotFound', 'Transcript not found')
    return reply.type('text/vtt').send(transcript.vtt)
  })
}
