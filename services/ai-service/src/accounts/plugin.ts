import { forgetAccount } from '@wervio/contracts'
import { defineDomain, implement } from '@wervio/service-kit'
import type { Accounts } from '../platform/accounts.ts'

type Parts = { accounts: Pick<Accounts, 'forget'> }

/** Lets main-api say that an account was changed or removed, so that it counts for the very next call. */
export const accountsPlugin = defineDomain<Parts>({ name: 'accounts', writesPerMinute: 60 }, (app, { accounts }) => {
  implement(app, forgetAccount, async () => {
    accounts.forget()
    return null
  })
})
