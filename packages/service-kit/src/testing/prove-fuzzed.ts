import { expect, test } from '@jest/globals'
import { endpoints } from '@wervio/contracts/endpoints'
import type { Endpoint, Service } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { fuzzOperation, type FuzzCaller, type FuzzTarget } from './fuzz/fuzz-operation.ts'

export type Fuzzed = {
  service: Service
  /** The real service, without rows. */
  app: () => FastifyInstance
  /** People of two organisations, in every role, with rows. */
  callers: () => Promise<readonly FuzzCaller[]>
  /** Bodies that endpoints accept, by `METHOD /path`; marks may stand for ids. */
  bodies?: Partial<Record<string, object>>
  /** Requests for each endpoint. */
  runs: number
}

const SEED = 20_261_128

/** Calls after which a caller, or one of the rows, may be gone. */
const isEnding = ({ method, path }: Endpoint): boolean =>
  method === 'DELETE' || /\/(end|merge|unmerge|cancel|finish|accept|deletion|register|keep)$|colleagues/.test(path)

const targetOf = (app: FastifyInstance, callers: readonly FuzzCaller[]): FuzzTarget => ({
  callers: () => callers,
  named: new Set(),
  send: async (_endpoint, { method, path, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
    return { status: answer.statusCode, headers: Object.fromEntries(entries), body: answer.payload }
  },
})

/**
 * Registers one test for each endpoint of `service`: seeded requests from valid to nonsense get no 5xx, an answer of
 * the contract's shape, and nothing of another organisation. `pnpm attack fuzz` sends many more.
 */
export const proveFuzzed = ({ service, app, callers, bodies = {}, runs }: Fuzzed): void => {
  const serviceEndpoints = Object.entries<Endpoint>(endpoints)
    // A stream that nobody leaves gives no whole answer.
    .filter(([, endpoint]) => endpoint.service === service && !endpoint.endless)
    // The others find callers and rows.
    .toSorted(([, a], [, b]) => Number(isEnding(a)) - Number(isEnding(b)))
  let current: Promise<readonly FuzzCaller[]> | undefined

  test.each(serviceEndpoints)('%s answers whatever it is sent', async (operation, endpoint) => {
    current ??= callers()
    const example = bodies[`${endpoint.method} ${endpoint.path}`]
    const target = targetOf(app(), await current)
    expect(await fuzzOperation({ operation, endpoint, example, runs, seed: SEED }, target)).toBeNull()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
}
