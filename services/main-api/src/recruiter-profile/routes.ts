import { changeRecruiterProfile, getRecruiterProfile, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { RecruiterProfileRepository } from './repository.ts'

export const recruiterProfileRoutes = (
  app: FastifyInstance,
  { profiles }: { profiles: RecruiterProfileRepository },
): void => {
  implement(app, getRecruiterProfile, ({ recruiter }) => profiles.find(recruiter))

  implement(app, changeRecruiterProfile, async ({ recruiter, body }) => {
    const { isStale, profile } = await profiles.change(recruiter, body)
    if (isStale) throw new ServiceError('conflict', { message: messages.profileConflict, extra: { current: profile } })
    return profile
  })
}
