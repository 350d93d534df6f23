import type { noteContact, TimelineEvent } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { noteEvent } from '../events.ts'
import { hasCandidate, holdCandidate } from '../one-candidate.ts'
import { readTimeline } from './read-timeline.ts'

type Contact = z.output<typeof noteContact.body>

/** What happened to candidates of the recruiter's organisation; null without the candidate. */
export const createTimelineRepository = (database: Database) => ({
  /** Newest first, the last 500. */
  list: (recruiter: Recruiter, candidateId: string): Promise<TimelineEvent[] | null> =>
    database.asRecruiter(recruiter, async (sql) =>
      (await hasCandidate(sql, recruiter, candidateId))
        ? readTimeline(sql, recruiter, candidateId, { last: 500 })
        : null,
    ),

  /** Notes that a message to the candidate was prepared. */
  noteContact: (
    recruiter: Recruiter,
    candidateId: string,
    { template, subject }: Contact,
  ): Promise<TimelineEvent | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdCandidate(sql, recruiter, candidateId))) return null
      const id = await noteEvent(sql, recruiter, candidateId, 'contacted', { ...(template && { template }), subject })
      const [event] = await readTimeline(sql, recruiter, candidateId, { last: 1, id })
      if (!event) throw new Error('an event that was noted is not there')
      return event
    }),
})

export type TimelineRepository = ReturnType<typeof createTimelineRepository>
