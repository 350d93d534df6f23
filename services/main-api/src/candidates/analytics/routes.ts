import { getCandidateAnalytics } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { AnalyticsRepository } from './repository.ts'

export const analyticsRoutes = (app: FastifyInstance, { analytics }: { analytics: AnalyticsRepository }): void => {
  implement(app, getCandidateAnalytics, ({ recruiter, query }) => analytics.read(recruiter, query.weeks))
}
