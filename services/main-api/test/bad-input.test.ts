import { expect, test } from '@jest/globals'
import { limits, vacancyDraft, type VacancyDraft } from '@wervio/contracts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const fields = Object.keys(vacancyDraft.shape)
const notWords = ['status', 'client_mention', 'creation_key', 'description_made_by']
const words = fields.filter((field) => !notWords.includes(field))
const plain = words.filter((field) => field !== 'description')

const post = async (payload: unknown) =>
  call((await recruiter()).token, { method: 'POST', url: '/api/vacancies', payload: payload as object })

const madeBy = { engine: 'builtin', model: 'regels', at: '2026-01-01T00:00:00.000Z' }

const refused = async (payload: unknown, path: string) => {
  const response = await post(payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path, message: expect.stringMatching(/^[A-Z].+\.$/) }],
  })
}

test.each(fields)('%s of the wrong type is refused', (field) => refused({ title: 'Kok', [field]: 7 }, field))

test.each(words)('%s too long is refused', (field) =>
  refused({ title: 'Kok', [field]: 'x'.repeat(limits.htmlText + 1) }, field),
)

test.each(words)('%s with a NUL byte is refused', (field) => refused({ title: 'Kok', [field]: 'a\u0000b' }, field))

test.each([
  ['engine', { ...madeBy, engine: 'handwerk' }],
  ['model', { ...madeBy, model: 'a\u0000b' }],
  ['model', { ...madeBy, model: 'x'.repeat(limits.shortText + 1) }],
  ['at', { ...madeBy, at: 'gisteren' }],
  ['at', { ...madeBy, at: `2026-01-01T00:00:00.${'0'.repeat(1_000)}Z` }],
])('a wrong %s of the engine is refused', (part, description_made_by) =>
  refused({ title: 'Kok', description: '<p>a</p>', description_made_by }, `description_made_by.${part}`),
)

test.each(['', 'geen-sleutel', '0190a000', "'; --"])('%p is no creation key', (creation_key) =>
  refused({ title: 'Kok', creation_key }, 'creation_key'),
)

test.each([{}, { title: '' }, { title: '   ' }, { title: null }])('without a title nothing is saved: %p', (payload) =>
  refused(payload, 'title'),
)

test('a status outside the list is refused', () => refused({ title: 'Kok', status: 'gesloten' }, 'status'))

test('fields we do not know, and those only the service sets, are ignored', async () => {
  const { token, account } = await recruiter()
  const newVacancy = await createVacancy(token, {
    title: 'Kok',
    id: 'x',
    recruiter_id: 'x',
    organisation_id: 'x',
    created_at: 'x',
  } as VacancyDraft)
  expect(newVacancy.recruiter_id).toBe(account.id)
})

test('5 MB of JSON is too large', async () => {
  const response = await post({ title: 'Kok', description: 'x'.repeat(5_000_000) })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'body_too_large'])
})

test.each(['&', '<', '"&'])('a text that only fits before %p is escaped is too long', (character) =>
  refused({ title: 'Kok', description: character.repeat(limits.htmlText / character.length) }, 'description'),
)

test('a text as long as one may be is kept whole', async () => {
  const { token } = await recruiter()
  const description = `<p>${'é'.repeat(limits.htmlText - '<p></p>'.length)}</p>`
  expect((await createVacancy(token, { title: 'Kok', description })).description).toBe(description)
})

test.each(['<b>', '<p>', '<a href="https://a.nl">', '</p>', '<', '&', '<!--', '<p '])(
  '%p without end neither holds up nor breaks the service',
  async (piece) => {
    const { token } = await recruiter()
    const response = await call(token, {
      method: 'POST',
      url: '/api/vacancies',
      payload: { title: 'Kok', description: piece.repeat(Math.floor(limits.htmlText / piece.length)) },
    })
    expect([201, 400]).toContain(response.statusCode)
  },
)

const nasty = `<script>alert(1)</script><img src=x onerror=alert(1)> & "quotes" '; drop table main.vacancies; -- 👩🏽‍🔧 שלום مرحبا`

test('markup, scripts, emoji and right-to-left text come back as the same plain text', async () => {
  const { token } = await recruiter()
  const draft = { title: nasty, ...Object.fromEntries(plain.map((field) => [field, nasty])) }
  expect(await createVacancy(token, draft)).toMatchObject(draft)
})

test.each([
  ['<script>alert(1)</script><p>Hallo</p>', '<p>Hallo</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x">Hallo</p>', '<p>Hallo</p>'],
  ['<a href="javascript:alert(1)">x</a><a href="//elders.nl">y</a>', '<a>x</a><a>y</a>'],
  [
    '<a href="https://wervio.nl" target="_blank" rel="opener">x</a><a href="mailto:a@b.nl">m</a><a href="tel:+31">t</a>',
    '<a href="https://wervio.nl">x</a><a href="mailto:a@b.nl">m</a><a href="tel:+31">t</a>',
  ],
  ['<h2>Kop</h2><table><tr><td>cel</td></tr></table><iframe src="x"></iframe>', '<h2>Kop</h2>cel'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg><p>ok', '<p>ok</p>'],
  ['5 < 6 & 7 > 6 👍', '5 &lt; 6 &amp; 7 &gt; 6 👍'],
])('a publication text keeps only what a publication has: %s', async (description, storedDescription) => {
  const { token } = await recruiter()
  const newVacancy = await createVacancy(token, { title: 'Kok', description })
  expect(newVacancy.description).toBe(storedDescription)
  const again = await call(token, {
    method: 'PUT',
    url: `/api/vacancies/${newVacancy.id}`,
    payload: { description: newVacancy.description },
  })
  expect(again.json()).toMatchObject({ description: storedDescription })
})
