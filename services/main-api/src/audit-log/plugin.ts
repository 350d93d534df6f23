import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { startRounds } from '../platform/rounds.ts'
import type { Platform } from '../platform/platform.ts'
import { createAttempt } from '../accounts/erasure/attempt.ts'
import { createAuditLogRepository } from './repository.ts'
import { auditLogRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

/** Who saw and changed what. Nothing here writes it: triggers do, and the log of reads of the service. */
export const auditLogPlugin = defineDomain<Pick<Platform, 'role' | 'database' | 'auditLogDays'>>(
  { name: 'audit-log', writesPerMinute: null },
  (app, { role, database, auditLogDays }) => {
    const entries = createAuditLogRepository(database)
    const attempt = createAttempt(app.log)
    const expire = () => attempt('deleting old entries of the audit log', () => entries.expire(auditLogDays))
    if (doesBackgroundWork(role)) app.addHook('onClose', startRounds('tidy', expire, database.opened, HOUR_MS).stop)
    auditLogRoutes(app, { entries })
  },
)
