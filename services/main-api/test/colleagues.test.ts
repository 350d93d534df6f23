import { expect, test } from '@jest/globals'
import { colleague, type Colleague } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, databaseUrl } = startApp()

const colleaguesOf = async (token: string): Promise<Colleague[]> => {
  const response = await call(token, { url: '/api/colleagues' })
  expect(response.statusCode).toBe(200)
  return colleague.array().parse(response.json())
}

test('the others of the organisation come by name, without whoever asks and without anybody else', async () => {
  const owner = await recruiter()
  await recruiter()
  expect(await colleaguesOf(owner.token)).toEqual([])
  const token = await colleagueOf(databaseUrl(), owner, 'Zoë Peters')
  await colleagueOf(databaseUrl(), owner, 'anne Bos')
  // Somebody without a name is called by their address.
  await colleagueOf(databaseUrl(), owner, ' ')
  const colleagues = await colleaguesOf(owner.token)
  expect(colleagues).toHaveLength(3)
  const namedColleagues = colleagues.filter(({ name, email }) => name !== email)
  expect(namedColleagues.map(({ name }) => name)).toEqual(['anne Bos', 'Zoë Peters'])
  expect((await colleaguesOf(token)).map(({ id }) => id)).toContain(owner.account.id)
})
