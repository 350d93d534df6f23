import { demoMeetings, demoRecruiter, type DemoMeeting } from '@wervio/demo-data'
import {
  writePastMeetings,
  type PastMeeting,
} from '../../../services/ai-service/src/meetings/past/write-past-meetings.ts'
import { openAccounts } from '../../../services/ai-service/src/platform/accounts.ts'
import type { PastData } from '../past/write-past-data.ts'

const ZONE = 'Europe/Amsterdam'
/** Milliseconds in which the meetings are certainly written. */
const LONGEST = 60_000

const storedAs = (
  { candidate, vacancy, ...meeting }: DemoMeeting,
  { vacancies, candidates }: Pick<PastData, 'vacancies' | 'candidates'>,
): PastMeeting => ({
  ...meeting,
  zone: ZONE,
  candidateId: candidates.get(candidate) ?? null,
  vacancyId: vacancies.get(vacancy) ?? null,
})

/**
 * Writes the sample meetings, which no call of the services can make without Teams. One transaction, under the service's
 * role and row-level security.
 */
export const writeMeetings = async ({ databaseUrl, uid, ...ids }: PastData, now = new Date()): Promise<void> => {
  const accounts = openAccounts({ url: databaseUrl, connections: 1, onLostConnection: () => undefined })
  const { email, displayName } = demoRecruiter
  const expiresAt = now.getTime() + LONGEST
  try {
    const recruiter = await accounts.find({
      uid,
      email,
      emailVerified: false,
      displayName,
      provider: 'password',
      expiresAt,
    })
    if (!recruiter) throw new Error('the demo recruiter has no account')
    const { accountId: account, organisationId: organisation } = recruiter
    const meetings = demoMeetings(now).map((meeting) => storedAs(meeting, ids))
    await accounts.transaction({ account, organisation }, (connection) =>
      writePastMeetings(connection, recruiter, meetings),
    )
  } finally {
    await accounts.close()
  }
}
