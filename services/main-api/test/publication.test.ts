import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { limits, messages, type Vacancy } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { publicationOf } from './publication-calls.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy, databaseUrl } = startApp()

const madeBy = { engine: 'builtin', model: 'regels', at: '2026-01-01T00:00:00.000Z' } as const

const withText = async () => {
  const owner = await recruiter()
  const vacancy = await createVacancy(owner.token, {
    title: 'Kok',
    description: '<p>Eerst</p>',
    description_made_by: madeBy,
  })
  return {
    own: owner,
    vacancy,
    publication: publicationOf(call, owner.token, vacancy.id),
    url: `/api/vacancies/${vacancy.id}`,
  }
}

test('a saved text is the text of the vacancy, sanitised, and counts on', async () => {
  const { own, vacancy, publication, url } = await withText()
  const saved = await publication.put({
    html: '<p onclick="x()">Tweede tekst</p><script>x()</script>',
    base_version: 1,
  })
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toMatchObject({
    html: '<p>Tweede tekst</p>',
    version: 2,
    updated_by: own.account.email,
    made_by: madeBy,
  })
  expect(await publication.get()).toEqual(saved.json())
  const changed = (await call(own.token, { url })).json<Vacancy>()
  expect(changed.description).toBe('<p>Tweede tekst</p>')
  expect(changed.updated_at > vacancy.updated_at).toBe(true)
})

test('a save on an older version changes nothing and answers the text of now', async () => {
  const { own, publication } = await withText()
  const colleague = await colleagueOf(databaseUrl(), own, '  Sanne de Wit ')
  const theirs = publicationOf(call, colleague, publication.url.split('/')[3] ?? '')
  await theirs.put({ html: '<p>Van Sanne</p>', base_version: 1 })
  const refused = await publication.put({ html: '<p>Van mij</p>', base_version: 1 })
  expect(refused.statusCode).toBe(409)
  const current = await publication.get()
  expect(refused.json()).toEqual({
    error: messages.publicationConflict,
    message: messages.publicationConflict,
    code: 'publication_conflict',
    current,
  })
  expect(current).toMatchObject({ html: '<p>Van Sanne</p>', version: 2, updated_by: 'Sanne de Wit' })
})

test.each([0, 2, 3, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
  'a save on version %d of a text at version 1 is a conflict',
  async (base_version) => {
    const { publication } = await withText()
    const response = await publication.put({ html: '<p>Tweede</p>', base_version })
    expect(response.statusCode).toBe(409)
  },
)

test('the same save again, after its answer got lost, is no conflict and no version', async () => {
  const { publication } = await withText()
  const save = { html: '<p>Tweede</p>', base_version: 1, session: randomUUID() }
  const [first, again] = [await publication.put(save), await publication.put(save)]
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await publication.versions()).toHaveLength(2)
})

test('the same text again is no version', async () => {
  const { own, publication, url } = await withText()
  expect((await publication.put({ html: '<p class="x">Eerst</p>', base_version: 1 })).json()).toMatchObject({
    version: 1,
  })
  await call(own.token, { method: 'PUT', url, payload: { description: '<p>Eerst</p>', title: 'Chef' } })
  expect(await publication.get()).toMatchObject({ version: 1 })
  expect(await publication.versions()).toHaveLength(1)
})

test('a change of the vacancy keeps the text before in the history', async () => {
  const { own, publication, url } = await withText()
  expect((await call(own.token, { method: 'PUT', url, payload: { status: 'ingevuld' } })).statusCode).toBe(200)
  await call(own.token, { method: 'PUT', url, payload: { description: '<p>Zelf</p>' } })
  await call(own.token, { method: 'PUT', url, payload: { description: '<p>Opnieuw</p>', description_made_by: madeBy } })
  const versions = await publication.versions()
  expect(versions).toMatchObject([
    { version: 3, origin: 'generated', made_by: madeBy },
    { version: 2, origin: 'edited', made_by: madeBy },
    { version: 1, origin: 'generated', made_by: madeBy },
  ])
  expect(await Promise.all(versions.map(({ id }) => publication.html(id)))).toEqual([
    '<p>Opnieuw</p>',
    '<p>Zelf</p>',
    '<p>Eerst</p>',
  ])
})

test('a deleted text leaves its history, and can be put back with the engine that wrote it', async () => {
  const { own, publication, url } = await withText()
  expect((await publication.remove()).statusCode).toBe(204)
  expect((await publication.remove()).statusCode).toBe(204)
  expect(await publication.get()).toMatchObject({ html: '', version: 2, updated_by: own.account.email, made_by: null })
  expect((await call(own.token, { url })).json()).toMatchObject({ description: '' })
  const restored = await publication.put({ html: '<p>Eerst</p>', base_version: 2, origin: 'restored' })
  expect(restored.json()).toMatchObject({ html: '<p>Eerst</p>', version: 3, made_by: madeBy })
  expect(await publication.versions()).toMatchObject([
    { version: 3, origin: 'restored' },
    { version: 2, origin: 'deleted', words: 0 },
    { version: 1, origin: 'generated' },
  ])
})

test('a text that a person begins after a deletion is no engine text', async () => {
  const { publication } = await withText()
  await publication.remove()
  expect((await publication.put({ html: '<p>Zelf</p>', base_version: 2 })).json()).toMatchObject({ made_by: null })
})

test.each([
  ['base_version', { html: '', base_version: -1 }],
  ['base_version', { html: '', base_version: 1.5 }],
  ['base_version', { html: '' }],
  ['html', { base_version: 1 }],
  ['html', { html: 'a\u0000', base_version: 1 }],
  ['html', { html: '&'.repeat(limits.htmlText), base_version: 1 }],
  ['html', { html: 'a'.repeat(limits.htmlText + 1), base_version: 1 }],
  ['origin', { html: '', base_version: 1, origin: 'deleted' }],
  ['session', { html: '', base_version: 1, session: 'tab' }],
  ['made_by', { html: '', base_version: 1, made_by: 'mijzelf' }],
])('a wrong %s is refused in Dutch and changes nothing', async (path, payload) => {
  const { own, publication } = await withText()
  const response = await call(own.token, { method: 'PUT', url: publication.url, payload })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path, message: expect.stringMatching(/^[A-Z].+\.$/) }],
  })
  expect(await publication.get()).toMatchObject({ html: '<p>Eerst</p>', version: 1 })
})

test('a version that is not there, or is of another vacancy, is not found', async () => {
  const [one, two] = [await withText(), await withText()]
  const [theirs] = await two.publication.versions()
  for (const id of [randomUUID(), 'laatste', '..%2F..', theirs?.id ?? '']) {
    const response = await call(one.own.token, { url: `${one.publication.url}/versions/${id}` })
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([404, messages.versionNotFound])
  }
})

test.each(['geen-id', '1', "'; --", randomUUID()])(
  'there is no text, and nothing to save, of a vacancy that is not there: %s',
  async (id) => {
    const { token } = await recruiter()
    const missing = publicationOf(call, token, encodeURIComponent(id))
    const answers = [
      await call(token, { url: missing.url }),
      await missing.put({ html: '<p>x</p>', base_version: 0 }),
      await missing.remove(),
      await call(token, { url: `${missing.url}/versions` }),
      await call(token, { url: `${missing.url}/versions/${randomUUID()}` }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, messages.vacancyNotFound])
  },
)
