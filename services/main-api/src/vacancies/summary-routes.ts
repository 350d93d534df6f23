import { countVacancies, listVacancySummaries } from '@wervio/contracts'
import { implement, cutPage, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { summaryOrder } from './summary-order.ts'
import type { SummaryRepository } from './summary-repository.ts'

export const summaryRoutes = (app: FastifyInstance, { summaries }: { summaries: SummaryRepository }): void => {
  implement(app, listVacancySummaries, async ({ recruiter, query, reply }) => {
    const { q, status, archived, sort, limit, cursor } = query
    const summaryRows = await summaries.list(recruiter, {
      q,
      status,
      archived,
      sort,
      limit: limit + 1,
      from: readCursor(cursor, sort, summaryOrder(sort).isValue),
    })
    const { rows, link } = cutPage(listVacancySummaries.path, query, summaryRows, ({ sorted_by, id }) => ({
      order: sort,
      value: sorted_by,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(app, countVacancies, ({ recruiter, query }) => summaries.count(recruiter, query.q))
}
