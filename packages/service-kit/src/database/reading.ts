import type pg from 'pg'

type Query = (...parameters: unknown[]) => Promise<unknown>

const firstFailure = (outcomes: PromiseSettledResult<unknown>[]): PromiseRejectedResult | undefined =>
  outcomes.find((outcome) => outcome.status === 'rejected')

/**
 * A client whose every statement goes out in one piece with the opening of a transaction before it and its end after
 * it, so that the database, which serves nobody else inside a transaction (PGlite), never waits for us in the middle of
 * one. What came is handed over only when the transaction had opened under its role: a statement that ran without one
 * is an error. It needs a connection in pipeline mode.
 */
export const reading = (client: pg.PoolClient, opening: string): pg.PoolClient => {
  const send = client.query.bind(client) as Query
  const query: Query = async (...parameters) => {
    const outcomes = await Promise.allSettled([send(opening), send(...parameters), send('commit')])
    const failure = firstFailure(outcomes)
    if (failure) throw failure.reason
    return (outcomes[1] as PromiseFulfilledResult<unknown>).value
  }
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}
