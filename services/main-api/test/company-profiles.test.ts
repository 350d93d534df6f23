import { expect, test } from '@jest/globals'
import { companyProfile, limits, messages, type CompanyProfile, type ErrorBody } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { companyProfilesOf } from './company-profile-support.ts'
import { newToken, startApp } from './start-app.ts'

const app = startApp()
const { recruiter, databaseUrl } = app
const { create, createCompanyProfile, list, change, remove } = companyProfilesOf(app)

const full = {
  name: 'De Linde, thuiszorg',
  company: 'Zorggroep De Linde',
  sector: 'Zorg en welzijn',
  core_activity: 'Zorg aan huis',
  history: 'In 1998 begonnen\nmet één wijkteam',
  team_composition: 'Acht verpleegkundigen',
  company_culture: 'Korte lijnen',
  mission_vision_values: 'Iedereen thuis',
  social_contribution: 'Zij-instromers',
}

test('a profile comes back as it was saved, and the first one is the default', async () => {
  const { token } = await recruiter()
  const response = await create(token, full)
  expect(response.statusCode).toBe(201)
  const profile = companyProfile.parse(response.json())
  expect(profile).toMatchObject({ ...full, is_default: true, version: 1 })
  expect(await list(token)).toEqual([profile])
})

test('profiles stand by name, without regard to case and accents; another organisation sees none', async () => {
  const { token } = await recruiter()
  for (const name of ['zon', 'Éclair', 'Appel']) await createCompanyProfile(token, { name })
  expect((await list(token)).map(({ name }) => name)).toEqual(['Appel', 'Éclair', 'zon'])
  expect(await list((await recruiter()).token)).toEqual([])
})

test('a change counts its version and leaves absent fields alone', async () => {
  const { token } = await recruiter()
  const profile = await createCompanyProfile(token, full)
  const changed = (await change(token, profile.id, { base_version: 1, sector: 'Thuiszorg', history: '' })).json()
  expect(changed).toEqual({
    ...profile,
    sector: 'Thuiszorg',
    history: '',
    version: 2,
    updated_at: (changed as CompanyProfile).updated_at,
  })
})

test('a change on an earlier version is refused with the present profile, and changes nothing', async () => {
  const { token } = await recruiter()
  const { id } = await createCompanyProfile(token, full)
  const current = (await change(token, id, { base_version: 1, sector: 'Thuiszorg' })).json<CompanyProfile>()
  const refused = await change(token, id, { base_version: 1, sector: 'Bouw' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'conflict', error: messages.companyProfileConflict, current })
  expect(await list(token)).toEqual([current])
})

test('of changes that come at once on one version, one is saved', async () => {
  const { token } = await recruiter()
  const { id } = await createCompanyProfile(token, full)
  const sectors = ['Bouw', 'Zorg', 'Techniek']
  const answers = await Promise.all(sectors.map((sector) => change(token, id, { base_version: 1, sector })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect((await list(token))[0]?.version).toBe(2)
})

test('there is one default: a new choice takes it over, also of several at once', async () => {
  const { token } = await recruiter()
  await createCompanyProfile(token, full)
  const others = await Promise.all(
    ['Bakker', 'Slager'].map((name) => createCompanyProfile(token, { name, is_default: true })),
  )
  expect((await list(token)).filter(({ is_default }) => is_default)).toHaveLength(1)
  const [bakker] = others
  const present = (await list(token)).find(({ id }) => id === bakker?.id)
  await change(token, bakker?.id ?? '', { base_version: present?.version ?? 0, is_default: true })
  expect((await list(token)).filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(['Bakker'])
})

test('a name is given once, whatever its case; one that was sent twice is one profile', async () => {
  const { token } = await recruiter()
  const profile = await createCompanyProfile(token, full)
  const repeated = await create(token, full)
  expect([repeated.statusCode, repeated.json()]).toEqual([201, profile])
  const refusal = await create(token, { name: full.name.toUpperCase() })
  expect(refusal.statusCode).toBe(400)
  expect(refusal.json<ErrorBody>().fields).toEqual([{ path: 'name', message: messages.companyProfileNameTaken }])
  const other = await createCompanyProfile(token, { name: 'Andere klant' })
  expect((await change(token, other.id, { base_version: 1, name: full.name })).statusCode).toBe(400)
  expect((await change(token, profile.id, { base_version: 1, name: full.name.toUpperCase() })).statusCode).toBe(200)
})

test('a removed profile is the answer, and is made again from it', async () => {
  const { token } = await recruiter()
  const profile = await createCompanyProfile(token, full)
  const response = await remove(token, profile.id)
  expect([response.statusCode, response.json()]).toEqual([200, profile])
  expect(await list(token)).toEqual([])
  expect((await remove(token, profile.id)).json<ErrorBody>().error).toBe(messages.companyProfileNotFound)
  expect(await createCompanyProfile(token, response.json())).toMatchObject({ ...full, is_default: true })
})

test('an organisation has a limited number of them', async () => {
  const owner = await recruiter()
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`insert into main.company_profiles (id, organisation_id, name) select gen_random_uuid(), ${owner.account.organisation_id}, 'Klant ' || n from generate_series(1, ${limits.companyProfiles}::int) n`,
  )
  const refused = await create(owner.token, full)
  expect([refused.statusCode, refused.json<ErrorBody>().error]).toEqual([409, messages.companyProfilesFull])
})

test.each([
  [{ name: '  ' }, 'name'],
  [{ name: 'x'.repeat(limits.shortText + 1) }, 'name'],
  [{ name: 'Klant', history: 'x'.repeat(limits.longText + 1) }, 'history'],
  [{ name: 'Klant', sector: 'Zorg\u0000' }, 'sector'],
])('what cannot be a profile is refused by field: %#', async (draft, field) => {
  const { token } = await recruiter()
  const refused = await create(token, draft)
  expect(refused.statusCode).toBe(400)
  expect(refused.json<ErrorBody>().fields?.map(({ path }) => path)).toEqual([field])
})

test('an id that can not be one is not found', async () => {
  expect((await change((await recruiter()).token, 'geen-id', { base_version: 1 })).statusCode).toBe(404)
})

test('nobody gets profiles without an account', async () => {
  expect((await app.call(newToken(), { url: '/api/company-profiles' })).statusCode).toBe(403)
})
