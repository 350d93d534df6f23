import { afterEach, expect, test } from '@jest/globals'
import { getVacancy, type Endpoint } from '@wervio/contracts'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { implement } from './implement.ts'
import { createServiceTokens } from './service-tokens.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

const SECRET = 'a secret of at least thirty-two letters'
const tokens = createServiceTokens(SECRET)
const recruiter = {
  accountId: '0190a000-0000-7000-8000-00000000000a',
  organisationId: '0190a000-0000-7000-8000-00000000000b',
}
const key = new TextEncoder().encode(SECRET)
const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds
const claims = (change: (token: SignJWT) => SignJWT) =>
  change(
    new SignJWT({ organisation: recruiter.organisationId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('wervio')
      .setAudience('main')
      .setSubject(recruiter.accountId)
      .setIssuedAt()
      .setExpirationTime('2m'),
  ).sign(key)

const forJobs = { ...getVacancy, jobs: true } as const satisfies Endpoint

/** The status of a call, and the recruiter it was served for. */
const ask = async (token: string, endpoint: Endpoint = forJobs, serviceTokens: typeof tokens | null = tokens) => {
  const { app } = testService({ serviceTokens: serviceTokens })
  let servedRecruiter: unknown = null
  implement(app, endpoint as typeof forJobs, ({ recruiter: of }) => {
    servedRecruiter = of
    return Promise.resolve(vacancyRow)
  })
  const { statusCode } = await app.inject({
    url: `/api/vacancies/${vacancyRow.id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return { statusCode, servedRecruiter }
}

test('a job of ours is served for the recruiter it names', async () => {
  expect(await ask(await tokens.sign(recruiter, 'main'))).toEqual({ statusCode: 200, servedRecruiter: recruiter })
})

test('where jobs may call, recruiters may still', async () => {
  expect((await ask('good')).statusCode).toBe(200)
})

test('only endpoints that say so serve jobs', async () => {
  expect((await ask(await tokens.sign(recruiter, 'main'), getVacancy)).statusCode).toBe(401)
})

test('a service without the secret serves no jobs', async () => {
  expect((await ask(await tokens.sign(recruiter, 'main'), forJobs, null)).statusCode).toBe(401)
})

test('a token of ours lives five minutes at most', async () => {
  const { exp = Number.NaN, iat = Number.NaN } = decodeJwt(await tokens.sign(recruiter, 'main'))
  expect(exp - iat).toBeGreaterThan(0)
  expect(exp - iat).toBeLessThanOrEqual(300)
})

test('a token of five minutes is taken', async () => {
  expect(await ask(await claims((token) => token.setExpirationTime('300s')))).toEqual({
    statusCode: 200,
    servedRecruiter: recruiter,
  })
})

test.each([
  ['for another service', () => tokens.sign(recruiter, 'ai')],
  ['of another secret', () => createServiceTokens('another secret of thirty-two letters!').sign(recruiter, 'main')],
  ['that may live over five minutes', () => claims((token) => token.setExpirationTime('301s'))],
  [
    'that was issued over five minutes ago',
    () => claims((token) => token.setIssuedAt(secondsAgo(306)).setExpirationTime('1m')),
  ],
  ['that is issued in the future', () => claims((token) => token.setIssuedAt(secondsAgo(-60)).setExpirationTime('2m'))],
  [
    'that does not say when it was issued',
    () =>
      new SignJWT({ organisation: recruiter.organisationId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('wervio')
        .setAudience('main')
        .setSubject(recruiter.accountId)
        .setExpirationTime('2m')
        .sign(key),
  ],
  ['that has ended', () => claims((token) => token.setExpirationTime('-1m'))],
  [
    'without an end',
    () =>
      new SignJWT({ organisation: recruiter.organisationId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('wervio')
        .setAudience('main')
        .setSubject(recruiter.accountId)
        .setIssuedAt()
        .sign(key),
  ],
  [
    'without an organisation',
    () =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('wervio')
        .setAudience('main')
        .setSubject(recruiter.accountId)
        .setIssuedAt()
        .setExpirationTime('2m')
        .sign(key),
  ],
  [
    'without a signature',
    () =>
      Promise.resolve(
        new UnsecuredJWT({ organisation: recruiter.organisationId })
          .setIssuer('wervio')
          .setAudience('main')
          .setSubject(recruiter.accountId)
          .setIssuedAt()
          .setExpirationTime('2m')
          .encode(),
      ),
  ],
])('a token %s is refused', async (_, make) => {
  expect(await ask(await make())).toEqual({ statusCode: 401, servedRecruiter: null })
})
