import type { Attention } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Database } from '../platform/database.ts'
import { readNewMatches } from './new-matches.ts'
import { readPastTerm } from './past-term.ts'
import { readStalled } from './stalled.ts'

/** What waits for an organisation: the same for all of its recruiters. */
export const createAttentionRepository = (database: Database) => ({
  read: (recruiter: Recruiter): Promise<Attention> =>
    database.asOrganisation(recruiter, 'attention', async (connection) => ({
      matches: await readNewMatches(connection, recruiter.organisationId),
      stalled: await readStalled(connection, recruiter.organisationId),
      past_term: await readPastTerm(connection, recruiter.organisationId),
    })),
})

export type AttentionRepository = ReturnType<typeof createAttentionRepository>
