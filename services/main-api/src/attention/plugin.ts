import { getAttention } from '@wervio/contracts'
import { defineDomain, implement } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createAttentionRepository } from './repository.ts'

/** What the dashboard lists under 'Vandaag'. */
export const attentionPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'attention', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => {
    const repository = createAttentionRepository(database)
    implement(app, getAttention, ({ recruiter }) => repository.read(recruiter))
  },
)
