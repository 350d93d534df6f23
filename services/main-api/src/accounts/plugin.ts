import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { createDeleteAccount } from './deletion/delete-account.ts'
import { createIdentityRemoval } from './deletion/remove-identities.ts'
import { createDeletionRepository } from './deletion/repository.ts'
import { deletionRoutes } from './deletion/routes.ts'
import { removeBytesOf } from './erasure/erase-organisation.ts'
import { createForget } from '../colleagues/forget.ts'
import { createEnter } from '../sign-in/enter.ts'
import { createAccountRepository } from './repository.ts'
import { accountRoutes } from './routes.ts'

/** A person registers once; a browser that retries does so a few times. */
const REGISTRATIONS_PER_MINUTE = 30

type Parts = Pick<
  Platform,
  'role' | 'database' | 'blobs' | 'signIn' | 'identities' | 'aiCalls' | 'forgetRecruiters' | 'identityRoundEvery'
>

export const accountsPlugin = defineDomain<Parts>(
  { name: 'accounts', writesPerMinute: REGISTRATIONS_PER_MINUTE },
  (app, { role, database, blobs, signIn, identities, aiCalls, forgetRecruiters, identityRoundEvery }) => {
    accountRoutes(app, { accounts: createAccountRepository(database), enter: createEnter(signIn) })
    const deletions = createDeletionRepository(database)
    const removal =
      identities &&
      createIdentityRemoval({
        deletions,
        identities,
        log: app.log,
        opened: database.opened,
        roundEvery: identityRoundEvery,
      })
    if (removal && doesBackgroundWork(role)) app.addHook('onClose', removal.startRounds().stop)
    const rule = createDeleteAccount({
      deletions,
      removeBytes: removeBytesOf(blobs),
      removeIdentity: async (uid) => (removal ? removal.removeNow(uid) : false),
      forget: createForget({ aiCalls, forgetRecruiters }, app.log),
    })
    deletionRoutes(app, { rule })
  },
)
