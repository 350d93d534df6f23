import { afterAll, expect, test } from '@jest/globals'
import { errorBody, messages } from '@wervio/contracts'
import { buildService, type TokenVerifier } from '@wervio/service-kit'
import { formOf } from '@wervio/service-kit/testing'
import { cvPlugin } from '../../src/cv/plugin.ts'
import { createParsers } from '../../src/cv/workers/parsers.ts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { ORIGIN } from '../running-app.ts'
import { makePdf, simpleCv } from '@wervio/cv-document/testing'

const verifier: TokenVerifier = {
  verify: (uid) =>
    Promise.resolve({
      uid,
      email: 'jan@voorbeeld.nl',
      emailVerified: true,
      displayName: null,
      provider: 'password',
      signedInAt: 0,
      expiresAt: Date.now() + 60_000,
    }),
}
const app = buildService({
  service: 'ai',
  title: 'CVs',
  verifier,
  origins: [ORIGIN],
  logLevel: 'silent',
  ready: () => Promise.resolve(),
  findRecruiter: ({ uid }) => Promise.resolve({ accountId: uid, organisationId: uid.slice(0, 3), role: 'recruiter' }),
})
/** Room for three small CVs, of one organisation for one. */
const rules = createBuiltinEngine()
const parsers = createParsers({ waiting: 5_000 })
app.register(cvPlugin, { engine: rules, rules, parsers, taxonomy: { current: () => Promise.resolve(null) } })
afterAll(async () => {
  await app.close()
  await parsers.close()
})

const post = (token: string) => {
  const { payload, headers } = formOf([
    { field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from(makePdf({ pages: [simpleCv()] })) },
  ])
  return app.inject({
    method: 'POST',
    url: '/api/parse-cv',
    headers: { ...headers, 'content-length': String(payload.length), authorization: `Bearer ${token}` },
    payload,
  })
}

test('an organisation that sends more than its part is told so at once, and another is served', async () => {
  const [first, second, other] = await Promise.all([post('een-1'), post('een-2'), post('twee-1')])
  expect([first.statusCode, other.statusCode]).toEqual([200, 200])
  expect({ status: second.statusCode, wait: second.headers['retry-after'] }).toEqual({ status: 429, wait: '5' })
  expect(errorBody.parse(second.json())).toMatchObject({ code: 'rate_limited', error: messages.rateLimited })
  expect((await post('een-2')).statusCode).toBe(200)
}, 60_000)

test('when all together send more, one of them hears that too', async () => {
  const answers = await Promise.all([post('een-1'), post('twee-1'), post('drie-1'), post('vier-1')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 503,
  ])
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5')
}, 60_000)
