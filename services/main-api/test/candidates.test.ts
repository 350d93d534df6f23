import { expect, test } from '@jest/globals'
import { candidate, limits, messages, type Candidate } from '@wervio/contracts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter } = app
const { createCandidate } = pipelineOf(app)

const post = async (payload: object) =>
  call((await recruiter()).token, { method: 'POST', url: '/api/candidates', payload })

test('a candidate comes back as it was saved', async () => {
  const { token } = await recruiter()
  const draft = {
    name: ' Noor Visser ',
    title: 'Planner',
    location: 'Assen',
    skills: ['Excel', 'Duits'],
    email: 'noor@voorbeeld.nl',
    phone: '0592 000 000',
    linkedin: 'https://www.linkedin.com/in/voorbeeld',
    notes: 'Belt liever.',
    cv_filename: 'noor.pdf',
    experience: [{ position: 'Planner', company: 'Linde', period: '2019-2024', description: 'Ritten plannen' }],
  }
  const newCandidate = await createCandidate(token, draft)
  expect(candidate.parse(newCandidate)).toMatchObject({ ...draft, name: 'Noor Visser', photo: null, status: 'nieuw' })
  expect((await call(token, { url: `/api/candidates/${newCandidate.id}` })).json()).toEqual(newCandidate)
})

test('what was left out is null or empty', async () => {
  expect(await createCandidate((await recruiter()).token, { name: 'Noor' })).toMatchObject({
    title: null,
    email: null,
    notes: null,
    skills: [],
    experience: [],
  })
})

test('pages go from newest to oldest, without gaps or repeats', async () => {
  const { token } = await recruiter()
  const ids: string[] = []
  for (let number = 0; number < 5; number += 1)
    ids.push((await createCandidate(token, { name: `Kandidaat ${number}` })).id)
  const listedIds: string[] = []
  let url: string | undefined = '/api/candidates?limit=2'
  while (url) {
    const page = await call(token, { url })
    listedIds.push(...page.json<Candidate[]>().map(({ id }) => id))
    url = /<(.*)>/.exec(String(page.headers.link ?? ''))?.[1]
  }
  expect(listedIds).toEqual(ids.toReversed())
})

test.each([
  [{}, 'name'],
  [{ name: '   ' }, 'name'],
  [{ name: 'a'.repeat(limits.shortText + 1) }, 'name'],
  [{ name: 'a\u0000b' }, 'name'],
  [{ name: 'Noor', notes: 'x'.repeat(limits.longText + 1) }, 'notes'],
  [{ name: 'Noor', skills: 'Excel' }, 'skills'],
  [{ name: 'Noor', skills: Array.from({ length: 501 }, () => 'a') }, 'skills'],
  [{ name: 'Noor', skills: ['a', 'b\u0000'] }, 'skills.1'],
  [{ name: 'Noor', experience: [{ position: 1 }] }, 'experience.0.position'],
])('%.60j is refused', async (payload, path) => {
  const response = await post(payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] })
})

test('half an emoji, as cutting a text leaves it, becomes the sign for what is unreadable', async () => {
  const response = await post({ name: 'Noor\ud83d', skills: ['Excel\ud83d'], experience: [{ position: '\udc4dKok' }] })
  expect(response.json()).toMatchObject({
    name: 'Noor\ufffd',
    skills: ['Excel\ufffd'],
    experience: [{ position: '\ufffdKok' }],
  })
})

test.each(['niet-een-id', '%00', '0190a000-0000-7000-8000-00000000ffff'])('%s is no candidate', async (id) => {
  const response = await call((await recruiter()).token, { url: `/api/candidates/${id}` })
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([404, messages.candidateNotFound])
})
