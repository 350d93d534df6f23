import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Account } from '../account.ts'
import type { World } from '../world.ts'
import { addMeeting } from './add-meeting.ts'
import { createEvent, type EventResource } from './event.ts'
import { createExtendedProperties, extendedProperties } from './extended-properties.ts'
import { sendError } from './faults.ts'
import { inZone, instantOf } from './time.ts'

const PAGE = 10
const LARGEST_PAGE = 1_000

const dateTimeTimeZone = z.object({ dateTime: z.string(), timeZone: z.string() })
const eventDraft = z.looseObject({
  subject: z.string().optional(),
  body: z.object({ contentType: z.string(), content: z.string() }).optional(),
  start: dateTimeTimeZone,
  end: dateTimeTimeZone,
  attendees: z
    .array(
      z.object({
        emailAddress: z.object({ address: z.string(), name: z.string().optional() }),
        type: z.string().optional(),
      }),
    )
    .default([]),
  isOnlineMeeting: z.boolean().default(false),
  onlineMeetingProvider: z.string().default('unknown'),
  transactionId: z.string().max(256).nullish(),
  singleValueExtendedProperties: extendedProperties,
})
type EventDraft = z.output<typeof eventDraft>

const viewQuery = z.object({
  startDateTime: z.string(),
  endDateTime: z.string(),
  $top: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE),
  $skip: z.coerce.number().int().min(0).default(0),
  $orderby: z.string().optional(),
  $select: z.string().optional(),
})

/** The zone that `Prefer: outlook.timezone="…"` names; UTC without one. */
const preferredZone = ({ headers }: FastifyRequest): string =>
  /outlook\.timezone="([^"]+)"/.exec(String(headers['prefer'] ?? ''))?.[1] ?? 'UTC'

/**
 * What Outlook adds to the body of a meeting in Teams; a body without it turns the meeting offline (`event-update.md`).
 */
const teamsBlock = (joinUrl: string): string => `<div class="me-email-text"><a href="${joinUrl}">Join</a></div>`

const attendeesOf = (draft: Pick<EventDraft, 'attendees'>): EventResource['attendees'] =>
  draft.attendees.map(({ emailAddress, type }) => ({
    type: type ?? 'required',
    status: { response: 'none', time: '0001-01-01T00:00:00Z' },
    emailAddress: { name: emailAddress.name ?? emailAddress.address, address: emailAddress.address },
  }))

const addressesOf = ({ attendees }: Pick<EventResource, 'attendees'>): string[] =>
  attendees.map(({ emailAddress }) => emailAddress.address)

/** The account of the bearer token of a request, or null. */
export type WhoIs = (request: FastifyRequest) => Account | null

/** The calendar of `/me`: view, create, change, cancel. */
export const calendarRoutes = (app: FastifyInstance, { world, whoIs }: { world: World; whoIs: WhoIs }): void => {
  const properties = createExtendedProperties()
  const eventsOf = ({ oid }: Account): EventResource[] => {
    const events = world.events.get(oid) ?? []
    world.events.set(oid, events)
    return events
  }
  const accountOf = (request: FastifyRequest): Account => whoIs(request) as Account

  app.get('/me', (request) => {
    const { oid, name, username } = accountOf(request)
    return { id: oid, displayName: name, userPrincipalName: username, mail: username }
  })

  app.get('/me/calendar', (request, reply) =>
    accountOf(request).hasMailbox === false
      ? sendError(
          reply,
          404,
          'MailboxNotEnabledForRESTAPI',
          'The mailbox is either inactive, soft-deleted, or is hosted on-premise.',
        )
      : { id: `calendar-${accountOf(request).oid}` },
  )

  const view = (request: FastifyRequest) => {
    const query = viewQuery.parse(request.query)
    const zone = preferredZone(request)
    const [from, to] = [Date.parse(query.startDateTime), Date.parse(query.endDateTime)]
    const events = eventsOf(accountOf(request))
      .filter((event) => !(instantOf(event.end) <= from) && !(instantOf(event.start) >= to))
      .toSorted((a, b) => instantOf(a.start) - instantOf(b.start))
    const end = query.$skip + query.$top
    const next = new URL(request.url, `${request.protocol}://${request.host}`)
    next.searchParams.set('$skip', String(end))
    next.searchParams.set('$top', String(query.$top))
    return {
      '@odata.context': `${next.origin}/v1.0/$metadata#users/calendarView`,
      value: events.slice(query.$skip, end).map((event) => ({
        ...event,
        start: inZone(event.start, zone, event.isAllDay),
        end: inZone(event.end, zone, event.isAllDay),
      })),
      ...(end < events.length && { '@odata.nextLink': next.href }),
    }
  }
  app.get('/me/calendarView', view)
  app.get('/me/calendar/calendarView', view)

  app.post('/me/events', (request, reply) => {
    const account = accountOf(request)
    const draft = eventDraft.parse(request.body)
    const events = eventsOf(account)
    const same = draft.transactionId
      ? events.find(({ transactionId }) => transactionId === draft.transactionId)
      : undefined
    // A repeated transaction id gives the event that the first request made, without a second invitation.
    if (same) return reply.code(201).send(same)
    const joinUrl = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${randomUUID().replaceAll('-', '')}%40thread.v2/0`
    const isInTeams = draft.isOnlineMeeting && world.hasTeams
    const content = `<html><body>${draft.body?.content ?? ''}${isInTeams ? teamsBlock(joinUrl) : ''}</body></html>`
    const event = createEvent(account, new Date(0), {
      subject: draft.subject ?? null,
      body: { contentType: 'html', content },
      start: draft.start,
      end: draft.end,
      attendees: attendeesOf(draft),
      transactionId: draft.transactionId ?? null,
      isOnlineMeeting: isInTeams,
      onlineMeetingProvider: isInTeams ? draft.onlineMeetingProvider : 'unknown',
      onlineMeeting: isInTeams ? { joinUrl } : null,
    })
    events.push(event)
    properties.set(event, draft.singleValueExtendedProperties)
    if (isInTeams) addMeeting(world, account, { joinUrl, eventId: event.id })
    world.mails.push({ kind: 'invitation', to: addressesOf(event), subject: event.subject ?? '', comment: '' })
    return reply.code(201).send(event)
  })

  const findEvent = (request: FastifyRequest<{ Params: { id: string } }>): EventResource | undefined =>
    eventsOf(accountOf(request)).find(({ id }) => id === request.params.id)

  app.get<{ Params: { id: string }; Querystring: { $expand?: string } }>('/me/events/:id', (request, reply) => {
    const event = findEvent(request)
    return event
      ? properties.expanded(event, request.query.$expand)
      : sendError(reply, 404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
  })

  app.patch<{ Params: { id: string } }>('/me/events/:id', (request, reply) => {
    const event = findEvent(request)
    if (!event) return sendError(reply, 404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
    const { attendees, singleValueExtendedProperties = [], ...changes } = eventDraft.partial().parse(request.body)
    properties.set(event, singleValueExtendedProperties)
    Object.assign(event, changes, attendees && { attendees: attendeesOf({ attendees }) })
    const { onlineMeeting } = event
    if (onlineMeeting && changes.body && !changes.body.content.includes(teamsBlock(onlineMeeting.joinUrl)))
      Object.assign(event, { isOnlineMeeting: false, onlineMeeting: null })
    world.mails.push({
      kind: 'update',
      to: addressesOf(event),
      subject: event.subject ?? '',
      comment: changes.body?.content ?? '',
    })
    return event
  })

  app.post<{ Params: { id: string } }>('/me/events/:id/cancel', (request, reply) => {
    const event = findEvent(request)
    if (!event) return sendError(reply, 404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
    const body = z.object({ comment: z.string().optional(), Comment: z.string().optional() }).parse(request.body ?? {})
    const comment = body.comment ?? body.Comment ?? ''
    const account = accountOf(request)
    world.events.set(
      account.oid,
      eventsOf(account).filter(({ id }) => id !== event.id),
    )
    world.mails.push({ kind: 'cancellation', to: addressesOf(event), subject: event.subject ?? '', comment })
    return reply.code(202).send()
  })
}
