import { followNotifications, messages, rolesOf, type NotificationChange } from '@wervio/contracts'
import { implement, ServiceError, type FindRecruiter, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Streams } from './streams.ts'

/** Milliseconds between two signs of life, so that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 20_000
/**
 * After as many of them, a minute, whoever has the connection is looked at again. An event goes to nobody whose calls
 * would be refused, however long ago that was.
 */
const HEARTBEATS_BEFORE_CHECK = 3
/** Seconds until a device that was one too many asks again. */
const RETRY_SECONDS = 60
/** The longest that a timer of Node runs, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

type Open = { beat: () => void; end: () => void }

/** The revision after which a stream begins; -1 for one that says none. */
const revisionOf = ({ headers }: FastifyRequest): number => {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : -1
}

/**
 * Takes the answer from Fastify and begins it; no proxy may hold back or compress what follows. Node gets all headers
 * at once: of those that are set one by one it keeps a list for as long as the stream is open.
 */
const begin = (reply: FastifyReply): void => {
  const { raw } = reply.hijack()
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)
  raw
    .writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .flushHeaders()
}

const isRefusal = (error: unknown): boolean => error instanceof ServiceError && error.status < 500

/** Whether a stream that was opened by `before` may go on for whoever that is now. */
const isSame = (before: Recruiter, now: Recruiter | null): boolean =>
  now?.organisationId === before.organisationId &&
  now.role === before.role &&
  now.role !== undefined &&
  rolesOf(followNotifications).includes(now.role)

type Options = {
  streams: Streams
  findRecruiter: FindRecruiter
  /** Milliseconds between two signs of life. */
  heartbeatEvery?: number | undefined
}

/**
 * Streams of changes, written straight to the connection: what Fastify would put in between takes as much memory as all
 * the rest. Returns a function that ends them.
 */
export const eventRoutes = (
  app: FastifyInstance,
  { streams, findRecruiter, heartbeatEvery = HEARTBEAT_MS }: Options,
): void => {
  const guard = app.guards.recruiter
  if (!guard || guard === 'open') throw new Error('A stream of notifications needs the guard of recruiters')
  const openStreams = new Set<Open>()
  let isStopping = false

  const heartbeat = setInterval(() => {
    for (const stream of openStreams) stream.beat()
    streams.lookAgain()
  }, heartbeatEvery).unref()

  // Before the server waits for what is being answered.
  app.addHook('preClose', (done) => {
    isStopping = true
    clearInterval(heartbeat)
    for (const stream of openStreams) stream.end()
    done()
  })

  implement(app, followNotifications, async ({ recruiter, identity, request, reply }) => {
    if (isStopping) throw new ServiceError('unavailable')
    const { raw } = reply
    // Whoever left meanwhile isn't there to say so any more.
    if (raw.destroyed) return reply.hijack()
    const end = (): void => {
      // Whoever doesn't read wouldn't take the end either.
      if (raw.writableNeedDrain) raw.destroy()
      else if (!raw.writableEnded) raw.end('event: end\ndata: {}\n\n')
    }
    /** False, and the end, when `look` says so or refuses. */
    const admit = async (look: () => Promise<boolean>): Promise<boolean> => {
      const isAdmitted = await look().catch((error: unknown) => {
        if (isRefusal(error)) return false
        throw error
      })
      if (!isAdmitted) end()
      return isAdmitted
    }
    const stream = {
      recruiter,
      revision: revisionOf(request),
      isReady: () => !raw.writableNeedDrain,
      isAdmitted: () =>
        admit(async () => isSame(recruiter, await findRecruiter(identity, request.headers['user-agent']))),
      send: (change: NotificationChange) => {
        raw.write(`id: ${change.revision}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`)
      },
    }
    const remove = streams.add(stream)
    if (!remove) throw new ServiceError('rate_limited', { message: messages.tooManyStreams, retryAfter: RETRY_SECONDS })
    begin(reply)
    let beats = 0
    /** The sign-in provider is asked too. */
    const check = (): Promise<boolean> =>
      admit(async () => {
        await guard(request)
        return isSame(recruiter, request.recruiter)
      })
    const open: Open = {
      beat: () => {
        beats += 1
        // Nothing was taken since the last sign of life: whoever is there doesn't read.
        if (raw.writableNeedDrain || raw.writableEnded) raw.destroy()
        else raw.write(': hartslag\n\n')
        // What can't be told now is asked again.
        if (beats % HEARTBEATS_BEFORE_CHECK === 0) check().catch(() => undefined)
      },
      end,
    }
    openStreams.add(open)
    const tokenEnds = setTimeout(end, Math.min(LONGEST_TIMER_MS, identity.expiresAt - Date.now())).unref()
    raw.on('drain', () => streams.look(recruiter.accountId))
    raw.on('error', () => raw.destroy())
    raw.once('close', () => {
      clearTimeout(tokenEnds)
      openStreams.delete(open)
      remove()
    })
    return reply
  })
}
