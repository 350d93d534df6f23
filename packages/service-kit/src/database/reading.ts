import type pg from 'pg'

type Query = (...parameters: unknown[]) => Promise<unknown>

const firstFailure = (outcomes: PromiseSettledResult<unknown>[]): PromiseRejectedResult | undefined =>
  outcomes.find((outcome) => outcome.status === 'rejected')

/**
 * A client that sends each statement together with the begin and the end of its transaction, so that PGlite, which
 * serves nobody else during a transaction, never waits for us in the middle of one. Rejects when the transaction didn't
 * begin under its role. Needs a connection in pipeline mode.
 */
export const readingClient = (client: pg.PoolClient, opening: string): pg.PoolClient => {
  const send = client.query.bind(client) as Query
  const query: Query = async (...parameters) => {
    const outcomes = await Promise.allSettled([send(opening), send(...parameters), send('commit')])
    const failure = firstFailure(outcomes)
    if (failure) throw failure.reason
    return (outcomes[1] as PromiseFulfilledResult<unknown>).value
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}
