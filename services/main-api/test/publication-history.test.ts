import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { publicationOf } from './publication-calls.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy, databaseUrl } = startApp()

const start = async () => {
  const owner = await recruiter()
  const vacancy = await createVacancy(owner.token)
  return { own: owner, vacancy, publication: publicationOf(call, owner.token, vacancy.id), session: randomUUID() }
}

test('the saves of one stay are one version: the newest text', async () => {
  const { publication, session } = await start()
  for (const base_version of [0, 1, 2])
    await publication.put({ html: `<p>${'woord '.repeat(base_version + 1)}</p>`, base_version, session })
  const [only, ...others] = await publication.versions()
  expect(others).toEqual([])
  expect(only).toMatchObject({ version: 3, origin: 'edited', words: 3 })
  expect(await publication.html(only?.id ?? '')).toBe('<p>woord woord woord </p>')
  expect(await publication.get()).toMatchObject({ version: 3 })
})

test('after ten minutes the same stay begins a new version', async () => {
  const { own, publication, session } = await start()
  await publication.put({ html: '<p>a</p>', base_version: 0, session })
  await asRecruiter(
    databaseUrl(),
    own,
    sql`update main.publication_versions set created_at = created_at - interval '9 minutes'`,
  )
  await publication.put({ html: '<p>b</p>', base_version: 1, session })
  expect(await publication.versions()).toHaveLength(1)
  await asRecruiter(
    databaseUrl(),
    own,
    sql`update main.publication_versions set created_at = created_at - interval '2 minutes'`,
  )
  await publication.put({ html: '<p>c</p>', base_version: 2, session })
  const versions = await publication.versions()
  expect(await Promise.all(versions.map(({ id }) => publication.html(id)))).toEqual(['<p>c</p>', '<p>b</p>'])
})

test('another stay, another account and no stay at all begin a new version', async () => {
  const { own, vacancy, publication, session } = await start()
  const theirs = publicationOf(call, await colleagueOf(databaseUrl(), own, null), vacancy.id)
  await publication.put({ html: '<p>a</p>', base_version: 0, session })
  await theirs.put({ html: '<p>b</p>', base_version: 1, session })
  await publication.put({ html: '<p>c</p>', base_version: 2, session })
  await publication.put({ html: '<p>d</p>', base_version: 3, session: randomUUID() })
  await publication.put({ html: '<p>e</p>', base_version: 4 })
  await publication.put({ html: '<p>f</p>', base_version: 5 })
  expect((await publication.versions()).map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1])
})

test('what was generated or restored in a stay is not written over by it', async () => {
  const { publication, session } = await start()
  await publication.put({ html: '<p>a</p>', base_version: 0, session })
  await publication.put({ html: '<p>b</p>', base_version: 1, session, origin: 'generated' })
  await publication.put({ html: '<p>c</p>', base_version: 2, session })
  await publication.put({ html: '<p>a</p>', base_version: 3, session, origin: 'restored' })
  await publication.put({ html: '<p>d</p>', base_version: 4, session })
  await publication.put({ html: '<p>e</p>', base_version: 5, session })
  expect((await publication.versions()).map(({ version, origin }) => `${version} ${origin}`)).toEqual([
    '6 edited',
    '4 restored',
    '3 edited',
    '2 generated',
    '1 edited',
  ])
})

test('two hundred versions are kept, the newest', async () => {
  const { own, vacancy, publication } = await start()
  await asRecruiter(
    databaseUrl(),
    own,
    sql`insert into main.publication_versions (id, organisation_id, vacancy_id, version, origin, html, words)
      select gen_random_uuid(), ${own.account.organisation_id}, ${vacancy.id}, number, 'edited', '<p>' || number || '</p>', 1 from generate_series(1, 200) number`,
  )
  await asRecruiter(
    databaseUrl(),
    own,
    sql`update main.vacancies set description = '<p>200</p>', description_version = 200`,
  )
  await publication.put({ html: '<p>nieuw</p>', base_version: 200 })
  const versions = await publication.versions()
  expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([200, 201, 2])
})

test('the history goes with its vacancy', async () => {
  const { own, vacancy, publication } = await start()
  await publication.put({ html: '<p>a</p>', base_version: 0 })
  await call(own.token, { method: 'DELETE', url: `/api/vacancies/${vacancy.id}` })
  expect((await asRecruiter(databaseUrl(), own, sql`select 1 from main.publication_versions`)).rows).toEqual([])
})
