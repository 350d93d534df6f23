import type { CalendarFeed } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, gt, inArray, isNull, lt, or, sql as fragment } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { calendarFeeds, plannedMeetings } from '../table.ts'
import type { FeedMeeting } from './write-feed.ts'

/** Meetings of one feed. */
const MAX_MEETINGS = 2_000

const columns = { created_at: calendarFeeds.created_at, last_read_at: calendarFeeds.last_read_at }
const ofAccount = ({ accountId }: Recruiter) => eq(calendarFeeds.account_id, accountId)
/** A reading is noted once a minute, however often a calendar asks. */
const isDue = or(
  isNull(calendarFeeds.last_read_at),
  lt(calendarFeeds.last_read_at, fragment`clock_timestamp() - interval '1 minute'`),
)

export type Feed = Omit<CalendarFeed, 'address'>

/** The secret addresses of recruiters' planned meetings, by the hash of the secret. */
export const createFeedRepository = (database: Database) => ({
  find: async (recruiter: Recruiter): Promise<Feed | null> =>
    (
      await database.asRecruiter(recruiter, (sql) =>
        sql.select(columns).from(calendarFeeds).where(ofAccount(recruiter)),
      )
    )[0] ?? null,

  /** Takes the place of an earlier one, whose address is dead from then on. */
  make: async (recruiter: Recruiter, hash: string): Promise<Feed> => {
    const fields = { secret_hash: hash, created_at: fragment`clock_timestamp()`, last_read_at: null }
    const [feed] = await database.asRecruiter(recruiter, (sql) =>
      sql
        .insert(calendarFeeds)
        .values({ ...fields, account_id: recruiter.accountId, organisation_id: recruiter.organisationId })
        .onConflictDoUpdate({ target: calendarFeeds.account_id, set: fields })
        .returning(columns),
    )
    if (!feed) throw new Error('a stored calendar feed that is not there')
    return feed
  },

  revoke: async (recruiter: Recruiter): Promise<void> => {
    await database.asRecruiter(recruiter, (sql) => sql.delete(calendarFeeds).where(ofAccount(recruiter)))
  },

  /** Whose feed has this hash; null for none. */
  ownerOf: async (hash: string): Promise<Recruiter | null> =>
    (
      await database.asFeed(hash, (sql) =>
        sql
          .select({ accountId: calendarFeeds.account_id, organisationId: calendarFeeds.organisation_id })
          .from(calendarFeeds)
          .where(eq(calendarFeeds.secret_hash, hash)),
      )
    )[0] ?? null,

  /**
   * The meetings of whoever planned them that end after a moment, by start; null when the address was revoked
   * meanwhile.
   */
  read: (recruiter: Recruiter, hash: string, after: Date): Promise<FeedMeeting[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const isThis = and(ofAccount(recruiter), eq(calendarFeeds.secret_hash, hash))
      await sql
        .update(calendarFeeds)
        .set({ last_read_at: fragment`clock_timestamp()` })
        .where(and(isThis, isDue))
      if ((await sql.$count(calendarFeeds, isThis)) === 0) return null
      return sql
        .select({
          id: plannedMeetings.id,
          subject: plannedMeetings.subject,
          starts: plannedMeetings.starts,
          ends: plannedMeetings.ends,
          state: plannedMeetings.state,
          join_url: plannedMeetings.join_url,
          updated_at: plannedMeetings.updated_at,
        })
        .from(plannedMeetings)
        .where(
          and(
            eq(plannedMeetings.account_id, recruiter.accountId),
            inArray(plannedMeetings.state, ['planned', 'cancelled']),
            gt(plannedMeetings.ends, after.toISOString()),
          ),
        )
        .orderBy(asc(plannedMeetings.starts), asc(plannedMeetings.id))
        .limit(MAX_MEETINGS)
    }),
})

export type FeedRepository = ReturnType<typeof createFeedRepository>
