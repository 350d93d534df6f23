import { expect, test } from '@jest/globals'
import { identitiesOf } from './identities.ts'

type User = {
  email?: string
  displayName?: string
  providerData: { providerId: string }[]
  multiFactor?: { enrolledFactors: object[] }
  tokensValidAfterTime?: string
}

const findUser = (user: User) => {
  const refuse = () => Promise.reject(new Error('not asked for'))
  const auth = { getUser: () => Promise.resolve(user), deleteUser: refuse, updateUser: refuse }
  const rest = { createCustomToken: refuse, revokeRefreshTokens: refuse }
  return identitiesOf({ ...auth, ...rest } as unknown as Parameters<typeof identitiesOf>[0]).find('uid')
}

test('a visitor is known by nothing; an address that is left of a password is somebody’s', async () => {
  expect(await findUser({ providerData: [] })).toMatchObject({ anonymous: true, hasPassword: false, email: null })
  expect(await findUser({ providerData: [], email: 'noor@voorbeeld.nl' })).toMatchObject({
    anonymous: false,
    hasPassword: false,
    email: 'noor@voorbeeld.nl',
  })
  expect(await findUser({ providerData: [{ providerId: 'password' }], email: 'noor@voorbeeld.nl' })).toMatchObject({
    anonymous: false,
    hasPassword: true,
  })
})

test('a second factor, and since when tokens are valid, are told as the provider has them', async () => {
  expect(await findUser({ providerData: [] })).toMatchObject({ hasSecondFactor: false, tokensValidFrom: null })
  const tokensValidAfterTime = 'Sun, 29 Nov 2026 12:00:00 GMT'
  expect(
    await findUser({
      providerData: [],
      multiFactor: { enrolledFactors: [{ factorId: 'totp' }] },
      tokensValidAfterTime,
    }),
  ).toMatchObject({ hasSecondFactor: true, tokensValidFrom: '2026-11-29T12:00:00.000Z' })
  expect(await findUser({ providerData: [], multiFactor: { enrolledFactors: [] } })).toMatchObject({
    hasSecondFactor: false,
  })
})
