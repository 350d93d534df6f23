import { answersCalls, defineDomain, describeError } from '@wervio/service-kit'
import { measureNumber } from '@wervio/service-kit/telemetry'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { startListener } from './events/listener.ts'
import { eventRoutes } from './events/routes.ts'
import { createStreams } from './events/streams.ts'
import { createNotificationRepository } from './repository.ts'
import { notificationRoutes } from './routes.ts'
import { createNotificationSettings } from './settings-repository.ts'

/** What recruiters are told of, and the streams on which they hear it at once. */
export const notificationsPlugin = defineDomain<
  Pick<Platform, 'role' | 'database' | 'findRecruiter' | 'streamHeartbeatEvery'>
>(
  { name: 'notifications', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, database, findRecruiter, streamHeartbeatEvery: heartbeatEvery }) => {
    const notifications = createNotificationRepository(database)
    const streams = createStreams({
      changesSince: notifications.changesSince,
      onFailed: (error) => app.log.warn({ failure: describeError(error) }, 'notifications could not be sent'),
    })
    const stopMeasuring = measureNumber(
      'wervio.notification.streams',
      'Streams of notifications that are open, one a browser.',
      streams.count,
    )
    notificationRoutes(app, { notifications, settings: createNotificationSettings(database) })
    eventRoutes(app, { streams, findRecruiter, heartbeatEvery })

    let stopListening: (() => Promise<void>) | null = null
    let isStopping = false
    const listenOnceOpened = async () => {
      await database.opened
      if (isStopping) return
      stopListening = startListener({
        url: database.url,
        log: app.log,
        onChange: streams.look,
        onConnected: streams.lookAtAll,
      })
    }
    // A worker has no streams.
    if (answersCalls(role)) void listenOnceOpened()
    app.addHook('onClose', async () => {
      isStopping = true
      stopMeasuring()
      await stopListening?.()
    })
  },
)
