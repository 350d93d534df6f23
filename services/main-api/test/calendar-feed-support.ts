import { randomUUID } from 'node:crypto'
import { calendarFeed, type CalendarFeed } from '@wervio/contracts'
import { openConnections } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import type { Recruiter, startApp } from './start-app.ts'

export type MeetingRow = {
  id: string
  subject: string
  starts: string
  ends: string
  state: string
  join_url: string | null
  event_id: string | null
  description: string
  attendees: string[]
  updated_at: string
  vacancy_id: string | null
  microsoft_address: string | null
}

const HOUR = 3_600_000

/** Calls about the secret address, and meetings that ai-service planned. */
export const feedsOf = ({ app, call, databaseUrl }: ReturnType<typeof startApp>) => ({
  made: async (token: string): Promise<CalendarFeed & { address: string }> => {
    const response = await call(token, { method: 'POST', url: '/calendar/feed' })
    if (response.statusCode !== 201) throw new Error(`expected a success, got ${response.payload}`)
    const { address, ...feed } = calendarFeed.parse(response.json())
    if (address === null) throw new Error('a new feed without its address')
    return { ...feed, address }
  },
  state: async (token: string): Promise<CalendarFeed> =>
    calendarFeed.parse((await call(token, { url: '/calendar/feed' })).json()),
  /** Without a session, as a calendar does. */
  read: (address: string, headers: Record<string, string> = {}) => app().inject({ url: address, headers }),
  /** A meeting of an hour, tomorrow at this time. */
  planned: async ({ account }: Recruiter, fields: Partial<MeetingRow> = {}): Promise<MeetingRow> => {
    const starts = fields.starts ?? new Date(Date.now() + 24 * HOUR).toISOString()
    const row: MeetingRow = {
      id: randomUUID(),
      subject: 'Kennismaking',
      starts,
      ends: new Date(Date.parse(starts) + HOUR).toISOString(),
      state: 'planned',
      join_url: null,
      event_id: null,
      description: '',
      attendees: [],
      updated_at: '2026-11-20T10:00:00.000Z',
      vacancy_id: null,
      microsoft_address: null,
      ...fields,
    }
    const { transaction, close } = openConnections({
      url: databaseUrl(),
      connections: 1,
      role: 'wervio_ai',
      onLostConnection: () => undefined,
    })
    try {
      await transaction({ organisation: account.organisation_id, account: account.id }, (statements) =>
        statements.execute(
          sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state, event_id, join_url, updated_at, vacancy_id, microsoft_address)
            values (${row.id}, ${account.organisation_id}, ${account.id}, ${randomUUID()}, ${row.subject}, ${row.description}, ${row.starts}, ${row.ends}, 'Europe/Amsterdam', ${sql.param(row.attendees)}::text[], false, ${row.state}, ${row.event_id}, ${row.join_url}, ${row.updated_at}, ${row.vacancy_id}, ${row.microsoft_address})
            on conflict (id) do update set subject = excluded.subject, state = excluded.state, updated_at = excluded.updated_at`,
        ),
      )
    } finally {
      await close()
    }
    return row
  },
})
