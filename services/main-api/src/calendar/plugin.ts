import { createConnections } from '@wervio/microsoft'
import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createEventRepository } from './events/repository.ts'
import { eventRoutes } from './events/routes.ts'
import { createFeedRepository } from './feed/repository.ts'
import { feedRoutes } from './feed/routes.ts'
import { createFileRepository } from './files/repository.ts'
import { fileRoutes } from './files/routes.ts'
import { microsoftRoutes } from './microsoft/routes.ts'
import { startSealing } from './microsoft/seal-anew.ts'
import { createCalendarSync } from './microsoft/sync.ts'

/**
 * The agenda: what Microsoft's calendar holds, calendars that were brought as a file, and planned meetings for other
 * calendars.
 */
export const calendarPlugin = defineDomain<Pick<Platform, 'role' | 'database' | 'microsoft'>>(
  { name: 'calendar', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, database, microsoft }) => {
    const events = createEventRepository(database)
    const connections =
      microsoft &&
      createConnections({
        settings: microsoft,
        schema: 'main',
        run: (recruiter, work) => database.asRecruiter(recruiter, work),
      })
    const now = () => new Date()
    const sync =
      connections &&
      createCalendarSync({
        connections,
        events,
        onFailed: (error) =>
          app.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'a calendar was not read'),
        now,
      })
    if (sync) app.addHook('onClose', sync.idle)
    if (microsoft && doesBackgroundWork(role))
      app.addHook('onClose', startSealing({ database, keys: microsoft.keys, log: app.log }).stop)
    const parts = { connections, events, sync, now }
    microsoftRoutes(app, parts)
    eventRoutes(app, parts)
    feedRoutes(app, { ...parts, feeds: createFeedRepository(database) })
    fileRoutes(app, { ...parts, files: createFileRepository(database) })
  },
)
