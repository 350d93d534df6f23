import { listConversations } from '@wervio/contracts'
import { cutPage, implement, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { overviewOrder } from './order.ts'
import type { Overview } from './repository.ts'

/** Planned meetings and imported recordings together. */
export const overviewRoutes = (app: FastifyInstance, { overview }: { overview: Overview }): void => {
  implement(app, listConversations, async ({ recruiter, query, reply }) => {
    const { q, filter, sort, limit, cursor } = query
    const conversations = await overview.list(recruiter, {
      q,
      filter,
      sort,
      limit: limit + 1,
      from: readCursor(cursor, sort, overviewOrder(sort).isValue),
    })
    const { rows, link } = cutPage(listConversations.path, query, conversations, ({ sorted_by, id }) => ({
      order: sort,
      value: sorted_by,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })
}
