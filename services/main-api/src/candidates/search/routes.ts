import { explainSearch, searchCandidates } from '@wervio/contracts'
import { implement, cutPage, orderOf, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { filterOf } from '../list/filter.ts'
import type { ExplanationRepository } from './explanation-repository.ts'
import type { SearchRepository } from './search-repository.ts'
import { isValueOf, stageOf } from './stage-pages.ts'

type Repositories = { searches: SearchRepository; explanations: ExplanationRepository }

export const searchRoutes = (app: FastifyInstance, { searches, explanations }: Repositories): void => {
  implement(app, explainSearch, ({ recruiter, query }) => explanations.explain(recruiter, query.q))
  implement(app, searchCandidates, async ({ recruiter, query, reply }) => {
    const { q, limit, cursor } = query
    const stage = stageOf(orderOf(cursor ?? ''))
    const hits = await searches.search(recruiter, {
      q,
      filter: filterOf(query),
      limit: limit + 1,
      from: readCursor(cursor, stage, isValueOf(stage)),
    })
    const { rows, link } = cutPage(searchCandidates.path, query, hits, ({ position }) => position)
    if (link) reply.header('Link', link)
    return rows
  })
}
