import { countCandidates, listCandidates } from '@wervio/contracts'
import { implement, cutPage, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { CountRepository } from './count-repository.ts'
import { filterOf } from './filter.ts'
import type { ListRepository } from './list-repository.ts'
import { listOrder } from './order.ts'

export const listRoutes = (
  app: FastifyInstance,
  { lists, counts }: { lists: ListRepository; counts: CountRepository },
): void => {
  implement(app, listCandidates, async ({ recruiter, query, reply }) => {
    const { sort, limit, cursor } = query
    const candidates = await lists.list(recruiter, {
      filter: filterOf(query),
      sort,
      limit: limit + 1,
      from: readCursor(cursor, sort, listOrder(sort).isValue),
    })
    const { rows, link } = cutPage(listCandidates.path, query, candidates, ({ sorted_by, id }) => ({
      order: sort,
      value: sorted_by,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(app, countCandidates, ({ recruiter, query }) => counts.count(recruiter, query.q, filterOf(query)))
}
