import { getImprovements, hideFeedbackCard, listImprovementRecords } from '@wervio/contracts'
import { implement, cutPage, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ImprovementRepository } from './repository.ts'

export const improvementRoutes = (
  app: FastifyInstance,
  { improvements }: { improvements: ImprovementRepository },
): void => {
  implement(app, getImprovements, ({ recruiter, query }) => improvements.read(recruiter, { ...query, now: new Date() }))

  implement(app, listImprovementRecords, async ({ recruiter, query, reply }) => {
    const { figure, period, start, limit, cursor } = query
    const records = await improvements.records(
      recruiter,
      figure,
      { period, start, now: new Date() },
      { limit: limit + 1, from: readCursor(cursor, 'counted') },
    )
    const { rows, link } = cutPage(listImprovementRecords.path, query, records, ({ at, id }) => ({
      order: 'counted',
      value: at,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(app, hideFeedbackCard, async ({ recruiter, body }) => {
    await improvements.hide(recruiter, body)
    return null
  })
}
