import { createHash } from 'node:crypto'
import {
  getCalendarFeed,
  makeCalendarFeed,
  messages,
  readCalendarFeed,
  revokeCalendarFeed,
  type CalendarFeed,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Feed, FeedRepository } from './repository.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import { writeFeed, type FeedMeeting } from './write-feed.ts'

type Parts = { feeds: FeedRepository; now: () => Date }

/** Readings from one network address in a minute: a calendar asks every hour, a host of calendars for many people. */
const READINGS = { max: 120, seconds: 60 }
/** New addresses of one account in a minute. */
const ADDRESSES = { max: 20, seconds: 60 }
/** Milliseconds after which a meeting is no longer in the feed. */
const HISTORY_MS = 92 * 86_400_000

/** By which some calendars know what they read. */
const ENDING = '.ics'

const none: CalendarFeed = { address: null, created_at: null, last_read_at: null }
const withoutAddress = (feed: Feed | null): CalendarFeed => (feed ? { ...feed, address: null } : none)

const feedGone = (): ServiceError => new ServiceError('not_found', { message: messages.calendarFeedGone })

const newestOf = (meetings: readonly FeedMeeting[]): Date | null =>
  meetings.length === 0 ? null : new Date(Math.max(...meetings.map(({ updated_at }) => Date.parse(updated_at))))

/** The entity tags of `If-None-Match` (RFC 9110, 13.1.2), compared weakly. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((part) => ['*', tag, `W/${tag}`].includes(part.trim()))

/** Planned meetings for other calendars, at an address that is a secret. */
export const feedRoutes = (app: FastifyInstance, { feeds, now }: Parts): void => {
  implement(app, getCalendarFeed, async ({ recruiter }) => withoutAddress(await feeds.find(recruiter)))

  implement(
    app,
    makeCalendarFeed,
    async ({ recruiter }) => {
      const secret = newSecret()
      const feed = await feeds.make(recruiter, hashOf(secret))
      return { ...feed, address: readCalendarFeed.path.replace('{secret}', secret + ENDING) }
    },
    { rateLimit: ADDRESSES },
  )

  implement(app, revokeCalendarFeed, async ({ recruiter }) => {
    await feeds.revoke(recruiter)
    return null
  })

  implement(
    app,
    readCalendarFeed,
    async ({ params, request, reply }) => {
      const hash = hashOf(params.secret.endsWith(ENDING) ? params.secret.slice(0, -ENDING.length) : params.secret)
      const owner = await feeds.ownerOf(hash)
      // Whose address was read, for the audit log.
      request.recruiter = owner
      const meetings = owner && (await feeds.read(owner, hash, new Date(now().getTime() - HISTORY_MS)))
      if (!meetings) throw feedGone()
      const body = writeFeed(meetings)
      const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
      const newest = newestOf(meetings)
      // If-Modified-Since counts for nothing: a meeting that was erased leaves no later moment behind.
      reply.headers({ 'Cache-Control': 'private, no-cache', ETag: tag, 'X-Robots-Tag': 'noindex' })
      if (newest) reply.header('Last-Modified', newest.toUTCString())
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', 'inline; filename="wervio.ics"')
        .send(body)
    },
    { rateLimit: READINGS },
  )
}
