import type { Account } from '@wervio/contracts'
import { createRecruiter } from '../support/accounts.ts'
import { signIn } from '../support/sign-in.ts'
import type { Bench } from './bench.ts'
import { connected } from './candidates/connections.ts'
import { fill, filling, settle } from './candidates/fill.ts'
import { percentile } from './candidates/measure.ts'
import { findWhileTyping } from './command-menu/find-while-typing.ts'
import { median } from './median.ts'
import { readAccount } from './read-account.ts'
import { startWithBrowser } from './start-with-browser.ts'
import { withStops } from './with-stops.ts'

const CANDIDATES = 10_000
const PEOPLE = 25
/** Milliseconds without a key before the menu asks, and those after which a person notices that they wait. */
const [PAUSE, NOTICED] = [150, 100]

/** Names of people in the organisation, those that the fewest share, in no order of the alphabet. */
const rareNames = (databaseUrl: string, { organisation_id }: Account): Promise<string[]> =>
  connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from main.candidates where organisation_id = $1 group by name order by count(*), md5(name) limit $2`,
      [organisation_id, PEOPLE],
    )
    return rows.map(({ name }) => name)
  })

/**
 * In an organisation with 10,000 candidates, from the last key of a name typed into the command menu until a candidate
 * of that name stands there.
 */
export const bench: Bench = {
  name: 'command-menu',
  run: async () => {
    return withStops(async (close) => {
      const { databaseUrl, product, browser } = await startWithBrowser(close)
      const recruiter = await createRecruiter(product.urls)
      const account = await connected(databaseUrl, (client) => readAccount(client, recruiter))
      await filling(databaseUrl, () => fill(databaseUrl, account, 0, CANDIDATES))
      await settle(databaseUrl)
      const page = await browser.newPage({ baseURL: product.urls.shell, viewport: { width: 1440, height: 900 } })
      await signIn(page, recruiter)
      const times: number[] = []
      for (const name of await rareNames(databaseUrl, account)) times.push(await findWhileTyping(page, name))
      const base = { against: 'the menu’s pause and what a person notices', reference: PAUSE + NOTICED, unit: 'ms' }
      return [
        {
          ...base,
          what: `command menu, from the last key to the candidate, median`,
          measured: median(times),
          limit: { atMost: 1 },
          note: `${times.length} names among ${CANDIDATES.toLocaleString('en')} candidates`,
        },
        {
          ...base,
          what: `command menu, from the last key to the candidate, p95`,
          measured: percentile(times, 0.95),
          limit: { atMost: 1.5 },
          note: `the longest ${Math.max(...times).toFixed(0)} ms`,
        },
      ]
    })
  },
}
