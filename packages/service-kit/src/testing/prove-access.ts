import { expect, test } from '@jest/globals'
import { endpoints } from '@wervio/contracts/endpoints'
import { errorBody, roles, rolesOf, type Endpoint, type Role, type RowKind, type Service } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { formOf } from './multipart.ts'

export type Access = {
  service: Service
  /** The real service, without rows. */
  app: () => Promise<FastifyInstance>
  /** Bearer tokens of two recruiters of two organisations. */
  tokens: () => Promise<{ owner: string; stranger: string }>
  /** The bearer token of an account of one organisation for each role. */
  team: () => Promise<Record<Role, string>>
  /** Creates one row of a kind as its owner and returns its id; fails for a kind of this service without a maker. */
  rows: Partial<Record<RowKind, (owner: string) => Promise<string>>>
  /** Valid bodies by `METHOD /path`, for endpoints that accept no empty one. */
  bodies?: Partial<Record<string, object>>
}

const ABSENT_ID = '0190a000-0000-7000-8000-00000000ffff'

/** The body for an upload endpoint; other endpoints get their own. */
const fileFor = ({ upload }: Endpoint) =>
  upload ? formOf([{ field: upload.field, name: 'bestand.txt', type: 'text/plain', content: 'inhoud' }]) : undefined

const addressOf = ({ path }: Endpoint, id: string): string => path.replace(/\{\w+\}/g, id)

/**
 * Registers one test for each promise of the endpoint table, for every endpoint of `service`: it is served; it answers
 * 401 without a token and with an invalid one; browsers may not store its responses, and get no cookie; a row of
 * another organisation answers 404, exactly like a row that doesn't exist; a role that isn't the endpoint's is refused,
 * and no other.
 */
export const proveAccess = ({ service, app, tokens, team, rows, bodies = {} }: Access): void => {
  const serviceEndpoints: Endpoint[] = Object.values(endpoints).filter(
    (endpoint: Endpoint) => endpoint.service === service,
  )

  const call = async (endpoint: Endpoint, id: string, token?: string) => {
    const { method, path, body } = endpoint
    const file = fileFor(endpoint)
    return (await app()).inject({
      method,
      url: addressOf(endpoint, id),
      ...(body && { payload: bodies[`${method} ${path}`] ?? {} }),
      ...(file && { payload: file.payload }),
      headers: { ...file?.headers, ...(token && { authorization: `Bearer ${token}` }) },
    })
  }

  test.each(serviceEndpoints.map((endpoint) => [endpoint.method, endpoint.path] as const))(
    '%s %s is served',
    async (method, path) => {
      expect((await app()).implementedEndpoints).toContain(`${method} ${path}`)
    },
  )

  test('nothing is served that the table does not name', async () => {
    expect([...(await app()).implementedEndpoints].toSorted()).toEqual(
      serviceEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
    )
  })

  const guardedEndpoints = serviceEndpoints
    .filter(({ auth }) => auth !== 'public' && auth !== 'feed' && auth !== 'visitor')
    .map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const)

  test.each(guardedEndpoints)('%s %s answers 401 without a token', async (_method, _path, endpoint) => {
    const response = await call(endpoint, ABSENT_ID)
    expect(response.statusCode).toBe(401)
    expect(errorBody.parse(response.json()).code).toBe('not_signed_in')
  })

  test.each(guardedEndpoints)('%s %s answers 401 to a garbage token', async (_method, _path, endpoint) => {
    const response = await call(endpoint, ABSENT_ID, 'garbage')
    expect(response.statusCode).toBe(401)
    expect(errorBody.parse(response.json()).code).toBe('invalid_token')
  })

  const behindToken = serviceEndpoints
    .filter(({ auth }) => auth !== 'public' && auth !== 'feed')
    .map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const)

  test.each(behindToken)('%s %s: no answer may be kept by a browser', async (_method, _path, endpoint) => {
    const { owner } = await tokens()
    const make = endpoint.row && rows[endpoint.row]
    const answers = [
      await call(endpoint, ABSENT_ID),
      await call(endpoint, ABSENT_ID, 'garbage'),
      // A stream that nobody leaves gives no whole answer; its own test reads its head.
      ...(endpoint.endless ? [] : [await call(endpoint, make ? await make(owner) : ABSENT_ID, owner)]),
    ]
    for (const { headers } of answers) {
      expect(headers['cache-control']).toMatch(/\bno-store\b/)
      // Nothing a browser sends along by itself: another site can't act in somebody's name.
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  const behindNoToken = serviceEndpoints
    .filter(({ auth }) => auth === 'public' || auth === 'feed')
    .map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const)
  if (behindNoToken.length > 0)
    test.each(behindNoToken)('%s %s sets no cookie', async (_method, _path, endpoint) => {
      expect((await call(endpoint, ABSENT_ID)).headers['set-cookie']).toBeUndefined()
    })

  let members: Promise<Record<Role, string>> | undefined
  const ofRecruiters = guardedEndpoints
    .filter(([, , { auth }]) => auth === 'recruiter')
    .flatMap(([method, path, endpoint]) => roles.map((role) => [method, path, role, endpoint] as const))

  test.each(ofRecruiters)('%s %s admits %s only if it says so', async (_method, _path, role, endpoint) => {
    members ??= team()
    // A stream that nobody leaves gives whoever is admitted no whole answer.
    if (endpoint.endless && rolesOf(endpoint).includes(role)) return
    const response = await call(endpoint, ABSENT_ID, (await members)[role])
    const isRefused = response.statusCode === 403 && errorBody.parse(response.json()).code === 'role_refused'
    expect(isRefused).toBe(!rolesOf(endpoint).includes(role))
  })

  const withRow = serviceEndpoints.flatMap((endpoint) =>
    endpoint.row ? [[endpoint.method, endpoint.path, endpoint, endpoint.row] as const] : [],
  )
  if (withRow.length === 0) return

  test.each(withRow)("%s %s answers 404 for another organisation's row", async (_method, _path, endpoint, row) => {
    const make = rows[row]
    if (!make) throw new Error(`No maker for rows of the kind '${row}'`)
    const { owner, stranger } = await tokens()
    const response = await call(endpoint, await make(owner), stranger)
    expect(response.statusCode).toBe(404)
    expect(errorBody.parse(response.json())).toEqual((await call(endpoint, ABSENT_ID, stranger)).json())
  })

  test('every endpoint that names a row says of which kind, so that it is proven', () => {
    expect(
      serviceEndpoints.filter(({ auth, path, row }) => auth === 'recruiter' && path.includes('{') && !row),
    ).toEqual([])
  })
}
