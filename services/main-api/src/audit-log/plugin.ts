import { defineDomain } from '@wervio/service-kit'
import { startRounds } from '../platform/rounds.ts'
import type { Platform } from '../platform/platform.ts'
import { createAttempt } from '../accounts/erasure/attempt.ts'
import { createAuditLogRepository } from './repository.ts'
import { auditLogRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

/** Who saw and changed what. Nothing here writes it: triggers do, and the log of reads of the service. */
export const auditLogPlugin = defineDomain<Pick<Platform, 'database' | 'auditLogDays'>>(
  { name: 'audit-log', writesPerMinute: null },
  (app, { database, auditLogDays }) => {
    const entries = createAuditLogRepository(database)
    const attempt = createAttempt(app.log)
    const rounds = startRounds(
      'tidy',
      () => attempt('deleting old entries of the audit log', () => entries.expire(auditLogDays)),
      database.opened,
      HOUR_MS,
    )
    app.addHook('onClose', rounds.stop)
    auditLogRoutes(app, { entries })
  },
)
