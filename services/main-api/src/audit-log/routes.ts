import { Readable } from 'node:stream'
import {
  AUDIT_EXPORT_MAXIMUM,
  exportAuditEntries,
  listAuditEntries,
  type AuditEntry,
  type AuditFilter,
} from '@wervio/contracts'
import { cutPage, implement, readCursor, type Position, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { AuditLogRepository } from './repository.ts'
import { csvHead, entryLine } from './write-csv.ts'

const ORDER = 'at'
/** Exports of one account in a minute: each reads the whole log. */
const EXPORTS = { max: 10, seconds: 60 }
/** Entries that an export reads at a time. */
const EXPORT_PAGE = 1_000

const positionOf = ({ at: value, id }: AuditEntry): Position => ({ order: ORDER, value, id })

export const auditLogRoutes = (app: FastifyInstance, { entries }: { entries: AuditLogRepository }): void => {
  implement(app, listAuditEntries, async ({ recruiter, query, reply }) => {
    const { limit, cursor, ...filter } = query
    const entriesAndOne = await entries.list(recruiter, { filter, limit: limit + 1, from: readCursor(cursor, ORDER) })
    const { rows, link } = cutPage(listAuditEntries.path, query, entriesAndOne, positionOf)
    if (link) reply.header('Link', link)
    return rows
  })

  const lines = async function* (
    recruiter: Recruiter,
    filter: AuditFilter,
    first: AuditEntry[],
  ): AsyncGenerator<string> {
    yield csvHead()
    let rowsWritten = 0
    let pageRows = first
    while (pageRows.length > 0) {
      yield pageRows.map(entryLine).join('')
      rowsWritten += pageRows.length
      const last = pageRows.at(-1)
      if (!last || pageRows.length < EXPORT_PAGE || rowsWritten >= AUDIT_EXPORT_MAXIMUM) return
      pageRows = await entries.list(recruiter, { filter, limit: EXPORT_PAGE, from: positionOf(last) })
    }
  }

  implement(
    app,
    exportAuditEntries,
    async ({ recruiter, query, reply }) => {
      // Before the answer begins: what goes wrong here is still an error that the page can show.
      const first = await entries.list(recruiter, { filter: query, limit: EXPORT_PAGE, from: null })
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="wervio-logboek.csv"`)
        .send(Readable.from(lines(recruiter, query, first)))
    },
    { rateLimit: EXPORTS },
  )
}
