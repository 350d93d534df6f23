import { demoRecruiter, meetingsOf } from '@wervio/demo-data'
import { writePastMeetings } from '../../../services/ai-service/src/meetings/past/write-past-meetings.ts'
import { openAccounts } from '../../../services/ai-service/src/platform/accounts.ts'
import type { PastData } from '../past/write-past-data.ts'

/** Milliseconds in which the meetings are certainly written. */
const LONGEST = 60_000

/**
 * Writes the sample meetings, which no call of the services can make without Teams. One transaction, under the
 * service's role and row-level security.
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
      signedInAt: now.getTime(),
      expiresAt,
    })
    if (!recruiter) throw new Error('the demo recruiter has no account')
    const { accountId: account, organisationId: organisation } = recruiter
    const meetings = meetingsOf(now, ids)
    await accounts.transaction({ account, organisation }, (connection) =>
      writePastMeetings(connection, recruiter, meetings),
    )
  } finally {
    await accounts.close()
  }
}
