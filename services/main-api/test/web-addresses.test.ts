import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages, type Candidate, type CvImport, type ImportItem, type ImportItemSummary } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import pg from 'pg'
import { importsOf } from './imports-support.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
let database: pg.Pool
beforeAll(async () => {
  parser = await startParserStandIn()
})
// Before the database ends, which `startApp` does.
afterAll(async () => {
  await database.end()
  await parser.stop()
})

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { begin, add } = importsOf(app)
beforeAll(() => {
  database = new pg.Pool({ connectionString: app.databaseUrl(), max: 1 })
})

const HOSTILE = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.nl/x',
  '//kwaad.nl',
  'https://google.com@kwaad.nl',
]
const refusal = { code: 'validation_failed', fields: [{ path: 'linkedin', message: messages.webAddressRefused }] }

const post = (token: string, linkedin: string) =>
  call(token, { method: 'POST', url: '/api/candidates', payload: { name: 'Noor', linkedin } })
const put = (token: string, id: string, payload: object) =>
  call(token, { method: 'PUT', url: `/api/candidates/${id}`, payload })
const candidateOf = async (token: string, id: string) =>
  (await call(token, { url: `/api/candidates/${id}` })).json<Candidate>()

/** The one CV of a new stack once it is past being read. */
const readAlone = async (token: string, linkedin: string | null, mode?: string): Promise<ImportItemSummary> => {
  parser.answerWith(() => ({ status: 200, body: { ...parsedCv(), linkedin } }))
  const stack = await begin(token, mode)
  await add(token, stack.id)
  return until(async () => {
    const [item] = (await call(token, { url: `/api/cv-imports/${stack.id}` })).json<CvImport>().items
    return item?.status !== 'waiting' && item?.status !== 'reading' && item
  })
}

test.each(HOSTILE)(
  '%j is stored nowhere: not with a new candidate, not by a change, not from a stack',
  async (linkedin) => {
    const { token } = await recruiter()
    const { id } = (await post(token, 'linkedin.com/in/noor')).json<Candidate>()
    const item = await readAlone(token, null)
    const answers = [
      await post(token, linkedin),
      await put(token, id, { linkedin }),
      await call(token, {
        method: 'POST',
        url: `/api/cv-import-items/${item.id}/save`,
        payload: { name: 'Noor', linkedin },
      }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual(
      answers.map(() => [400, expect.objectContaining(refusal)]),
    )
    expect(await candidateOf(token, id)).toMatchObject({ linkedin: 'https://linkedin.com/in/noor' })
  },
)

test('an address without a scheme is stored as https, and may be taken away', async () => {
  const { token } = await recruiter()
  const candidate = (await post(token, ' www.linkedin.com/in/noor ')).json<Candidate>()
  expect(candidate.linkedin).toBe('https://www.linkedin.com/in/noor')
  expect((await put(token, candidate.id, { linkedin: 'münchen.de/noor' })).json()).toMatchObject({
    linkedin: 'https://münchen.de/noor',
  })
  expect((await put(token, candidate.id, { linkedin: '' })).json()).toMatchObject({ linkedin: null })
})

test.each(HOSTILE)('a CV that says %j is read all the same, without it', async (linkedin) => {
  const { token } = await recruiter()
  const item = await readAlone(token, linkedin)
  expect(item).toMatchObject({ status: 'ready', name: 'Noor Visser' })
  expect((await call(token, { url: `/api/cv-import-items/${item.id}` })).json<ImportItem>().parsed).toMatchObject({
    linkedin: null,
    email: 'noor@voorbeeld.nl',
  })
})

test('what is saved unseen has whole addresses only', async () => {
  const { token } = await recruiter()
  const saved = [
    await readAlone(token, 'linkedin.com/in/noor', 'automatic'),
    await readAlone((await recruiter()).token, 'javascript:alert(1)', 'automatic'),
  ]
  expect(saved.map(({ status }) => status)).toEqual(['saved', 'saved'])
  const { rows } = await database.query('select linkedin from main.candidates where id = any($1) order by created_at', [
    saved.map(({ candidate_id }) => candidate_id),
  ])
  expect(rows).toEqual([{ linkedin: 'https://linkedin.com/in/noor' }, { linkedin: null }])
})

test('a row of before is still read, and its other fields are changed without touching the address', async () => {
  const { token } = await recruiter()
  const { id } = (await post(token, 'linkedin.com/in/noor')).json<Candidate>()
  await database.query(`update main.candidates set linkedin = 'linkedin.com/in/noor' where id = $1`, [id])
  expect(await candidateOf(token, id)).toMatchObject({ linkedin: 'linkedin.com/in/noor' })
  const saved = await put(token, id, {
    linkedin: 'https://linkedin.com/in/noor',
    location: 'Emmen',
    based_on: { linkedin: 'linkedin.com/in/noor', location: null },
  })
  expect(saved.json<Candidate>()).toMatchObject({ location: 'Emmen', edits: { location: expect.anything() } })
  expect(saved.json<Candidate>().edits).not.toHaveProperty('linkedin')
  await database.query(`update main.candidates set linkedin = 'javascript:alert(1)' where id = $1`, [id])
  expect(await candidateOf(token, id)).toMatchObject({ linkedin: 'javascript:alert(1)', location: 'Emmen' })
  expect((await put(token, id, { location: 'Assen' })).json()).toMatchObject({ location: 'Assen' })
})

test.each([
  ['<a href="javascript&#58;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#9;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#1;javascript:alert(1)">x</a>', '<a>x</a>'],
  [
    '<a href="data:text/html,x">x</a><a href="vbscript:x">y</a><a href="file:///etc/passwd">z</a><a href="blob:https://a.nl/x">b</a>',
    '<a>x</a><a>y</a><a>z</a><a>b</a>',
  ],
  ['<a href="https://google.com@kwaad.nl">x</a><a href="/uit">y</a><a href="#kop">z</a>', '<a>x</a><a>y</a><a>z</a>'],
  [
    '<a href=" https://wervio.nl/?a=1&amp;b=2 ">x</a><a href="mailto:a@b.nl">m</a><a href="tel:+31612345678">t</a>',
    '<a href="https://wervio.nl/?a=1&amp;b=2">x</a><a href="mailto:a@b.nl">m</a><a href="tel:+31612345678">t</a>',
  ],
])('a publication keeps of its links only what leads somewhere: %s', async (description, html) => {
  const { token } = await recruiter()
  expect(
    (await call(token, { method: 'POST', url: '/api/vacancies', payload: { title: 'Kok', description } })).json(),
  ).toMatchObject({ description: html })
})
