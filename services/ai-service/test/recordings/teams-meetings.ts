import { randomUUID } from 'node:crypto'
import type { TranscriptSegment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { createTranscriptRepository } from '../../src/meetings/transcripts/store/repository.ts'
import type { startRecordingsApp } from './recordings-app.ts'

/** When the meetings of these tests ended, and a moment at which their transcripts are due. */
export const END = Date.parse('2026-11-03T10:00:00Z')
export const LATER = END + 86_400_000
export const SAID = [
  { start: 0, end: 4, speaker: 'Noor', text: 'Vertel eens.' },
  { start: 5, end: 9, speaker: 'Sanne', text: 'Ik plan roosters.' },
]

type Owner = Pick<Recruiter, 'accountId' | 'organisationId'>

/** Meetings in Teams, and what Teams says of them, as the job stores it. */
export const teamsMeetingsOf = ({ asService }: Pick<ReturnType<typeof startRecordingsApp>, 'asService'>) => {
  const transcripts = (owner: Owner) => createTranscriptRepository((_settings, work) => asService(owner, work))

  /** A meeting that waits for its transcript. */
  const meetingWith = async (owner: Owner, candidateId: string | null): Promise<string> => {
    const id = randomUUID()
    await asService(owner, (connection) =>
      connection.execute(
        sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state, transcript, candidate_id)
          values (${id}, ${owner.organisationId}, ${owner.accountId}, ${randomUUID()}, 'Kennismaking', '', '2026-11-03T09:00:00Z', ${new Date(END).toISOString()},
            'Europe/Amsterdam', '{}', true, 'planned', 'waiting', ${candidateId})`,
      ),
    )
    return id
  }

  const claimed = async (owner: Recruiter, id: string, now = LATER) =>
    (await transcripts(owner).claim(owner, now)).find((meeting) => meeting.id === id)

  /** Stores what Teams has now, as the first time or after somebody asked again. */
  const store = async (owner: Recruiter, id: string, segments: readonly TranscriptSegment[], now = LATER) => {
    const meeting = await claimed(owner, id, now)
    if (!meeting) throw new Error('nobody claims the meeting')
    return transcripts(owner).store(owner, meeting, segments, now)
  }

  return {
    transcripts,
    meetingWith,
    claimed,
    store,
    /** A meeting whose transcript is stored. */
    transcribed: async (owner: Recruiter, candidateId: string | null, segments = SAID): Promise<string> => {
      const id = await meetingWith(owner, candidateId)
      await store(owner, id, segments)
      return id
    },
  }
}
