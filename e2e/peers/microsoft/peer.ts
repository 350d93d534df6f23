import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createCertificate } from '../certificate.ts'
import { AuthorizationCodes, DeviceCodes } from './entra/codes.ts'
import { entraRoutes } from './entra/routes.ts'
import { Tokens } from './entra/tokens.ts'
import { calendarRoutes } from './graph/calendar-routes.ts'
import { createEvent } from './graph/event.ts'
import { addFaults, sendError } from './graph/faults.ts'
import { addMeeting } from './graph/add-meeting.ts'
import { meetingRoutes } from './graph/meeting-routes.ts'
import { createWorld, type World } from './world.ts'

/** A running stand-in. */
export type MicrosoftPeer = {
  /** `https://localhost:PORT`. */
  origin: string
  /** The certificate that its callers have to trust, PEM. */
  certificate: string
  /** What it holds and how it behaves; changes hold from the next request. */
  world: World
  /** Codes of another device that wait for somebody. */
  waitingCodes: () => string[]
  /** Signs the first account in with a code, or says no for them. False for an unknown code. */
  answerCode: (userCode: string, approve: boolean) => boolean
  close: () => Promise<void>
}

/** What `POST /control` may change. */
const control = z.object({
  /** Plain fields of the world, such as `graph` and `revoked`. */
  world: z.record(z.string(), z.unknown()).default({}),
  /** Takes everything out of the calendars. */
  clear: z.boolean().default(false),
  /** Somebody types this code of another device, and signs in or says no. */
  code: z.object({ userCode: z.string(), approve: z.boolean() }).optional(),
  /** Entries in the calendar of the first account: an hour from `start`, but for `fields`. */
  events: z.array(z.object({ start: z.coerce.date(), fields: z.record(z.string(), z.unknown()) })).default([]),
  /** The first account has a meeting in Teams with this address. */
  meeting: z.object({ joinUrl: z.string() }).optional(),
  /** Teams made a transcript of the meeting with this address, just now unless another moment is named. */
  transcript: z.object({ joinUrl: z.string(), vtt: z.string(), createdDateTime: z.string().optional() }).optional(),
})

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** Any page may call it, as Entra's token endpoint and Graph allow; errors too. */
const addCors = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin !== undefined) reply.header('access-control-allow-origin', origin).header('vary', 'origin')
    if (request.method !== 'OPTIONS') return
    await reply
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      .code(204)
      .send()
  })
}

/** Starts Entra and Graph on one port of loopback; 0 takes a free one. */
export const startMicrosoftPeer = async (port = 0, world = createWorld()): Promise<MicrosoftPeer> => {
  const { key, cert } = await createCertificate()
  const app = Fastify({ https: { key, cert }, forceCloseConnections: true, bodyLimit: 4_194_304 })
  addCors(app)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  app.options('/*', () => null)
  const codes = new AuthorizationCodes()
  const devices = new DeviceCodes(world)
  // The routes need the address, and the address is only known once the port is bound: they read it when they are
  // asked.
  const address = { origin: '' }
  let tokens: Tokens | undefined
  const parts = {
    world,
    codes,
    devices,
    get origin() {
      return address.origin
    },
    get tokens() {
      if (!tokens) throw new Error('The peer has not started')
      return tokens
    },
  }
  app.register(async (entra) => entraRoutes(entra, parts))
  app.register(
    async (graph) => {
      const grantOf = (request: FastifyRequest) => parts.tokens.grantOf(bearerOf(request))
      graph.addHook('preHandler', async (request, reply) => {
        if (!grantOf(request))
          await sendError(reply, 401, 'InvalidAuthenticationToken', 'Access token is invalid or expired.')
      })
      addFaults(graph, world)
      const whoIs = (request: FastifyRequest) => grantOf(request)?.account ?? null
      calendarRoutes(graph, { world, whoIs })
      meetingRoutes(graph, { world, whoIs, scopesOf: (request) => grantOf(request)?.scopes ?? [] })
    },
    { prefix: '/v1.0' },
  )
  app.get('/control', () => ({
    codes: devices.waiting(),
    mails: world.mails,
    requests: world.requests,
    events: [...world.events.values()].flat(),
    meetings: [...world.meetings.values()].flat(),
  }))
  const [first] = world.accounts
  const answerCode = (userCode: string, approve: boolean): boolean =>
    devices.answer(userCode, approve ? (world.accounts[0] ?? null) : null)
  app.post('/control', (request) => {
    const { world: changes, clear, code, events, meeting, transcript } = control.parse(request.body)
    Object.assign(world, changes)
    if (clear) world.events.clear()
    if (first && events.length > 0)
      world.events.set(first.oid, [
        ...(world.events.get(first.oid) ?? []),
        ...events.map(({ start, fields }) => createEvent(first, start, fields)),
      ])
    if (first && meeting) addMeeting(world, first, { joinUrl: meeting.joinUrl, eventId: '' })
    if (transcript)
      for (const { joinWebUrl, transcripts } of [...world.meetings.values()].flat())
        if (joinWebUrl === transcript.joinUrl)
          transcripts.push({
            id: `MSM${transcripts.length}`,
            createdDateTime: transcript.createdDateTime ?? new Date().toISOString(),
            vtt: transcript.vtt,
          })
    return { answered: code === undefined ? null : answerCode(code.userCode, code.approve) }
  })
  const bound = new URL(await app.listen({ port, host: '127.0.0.1' }))
  address.origin = `https://localhost:${bound.port}`
  tokens = await Tokens.create(world, address.origin)
  return {
    origin: address.origin,
    certificate: cert,
    world,
    waitingCodes: () => devices.waiting(),
    answerCode,
    close: () => app.close(),
  }
}
