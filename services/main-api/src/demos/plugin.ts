import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { createAccountRepository } from '../accounts/repository.ts'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createAskSamples } from './ask-samples.ts'
import { createEndingRepository } from './ending-repository.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createKeepDemo } from './keep-demo.ts'
import { createDemoRepository } from './repository.ts'
import { createRestRepository } from './rest-repository.ts'
import { DEMO_LIMITS, demoRoutes } from './routes.ts'
import { createSamples } from './samples.ts'
import { createStartDemo } from './start-demo.ts'

/** Demos of visitors without an account: an organisation of their own with sample data, erased after two hours. */
export const demosPlugin = defineDomain<
  Pick<Platform, 'role' | 'database' | 'blobs' | 'askParser' | 'aiCalls' | 'demos' | 'identities' | 'signIn'>
>(
  { name: 'demos', writesPerMinute: WRITES_PER_MINUTE },
  (
    app,
    {
      role,
      database,
      blobs,
      askParser,
      aiCalls,
      identities,
      signIn,
      demos: { atOnce, limits = DEMO_LIMITS, roundEvery },
    },
  ) => {
    const demos = createDemoRepository(database)
    const ask = askParser && aiCalls && createAskSamples({ ...aiCalls, askParser })
    // Also where visitors get no demo any more: those that were begun must end.
    const housekeeping =
      identities && doesBackgroundWork(role)
        ? startHousekeeping({
            demos,
            rest: createRestRepository(database),
            endings: createEndingRepository(database),
            blobs,
            identities,
            links: signIn.links,
            ask,
            log: app.log,
            opened: database.opened,
            roundEvery,
          })
        : null
    if (housekeeping) app.addHook('onClose', housekeeping.stop)
    const rule = createStartDemo({
      database,
      blobs,
      demos,
      findRecruiter: createAccountRepository(database).find,
      samples: ask && createSamples(ask),
      atOnce: identities ? atOnce : 0,
    })
    const keep = createKeepDemo({ demos, signIn })
    demoRoutes(app, { demos, rule, keep, limits, onStart: () => housekeeping?.soon() })
  },
)
