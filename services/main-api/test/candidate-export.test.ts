import { expect, test } from '@jest/globals'
import { candidateExport, type CandidateExport } from '@wervio/contracts'
import { aiRowsOf } from './ai-rows.ts'
import { candidatesOf } from './candidates-support.ts'
import { PDF } from './files-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, createVacancy, databaseUrl, recruiter } = app
const { createCandidate, events, find, merge, saveCv } = candidatesOf(app)
const { apply, move } = pipelineOf(app)
const ai = aiRowsOf(databaseUrl)

const exportOf = (token: string, id: string) => call(token, { url: `/api/candidates/${id}/export` })

test('the export is everything that is kept, as it is kept', async () => {
  const { token } = await recruiter()
  const { id } = await createCandidate(token, { name: 'Noor', cv_text: 'Kok in Assen' })
  const vacancy = await createVacancy(token, { title: 'Kok' })
  const application = (await apply(token, { vacancy_id: vacancy.id, candidate_id: id })).json<{ id: string }>()
  await move(token, application.id, { outcome: 'rejected', reason: 'Te ver weg.' })
  const exported = await exportOf(token, id)
  expect(exported.statusCode).toBe(200)
  expect(candidateExport.parse(exported.json())).toMatchObject({
    candidate: await find(token, id),
    cv_text: 'Kok in Assen',
    files: [],
    applications: [
      {
        id: application.id,
        vacancy_title: 'Kok',
        outcome: 'rejected',
        history: [
          { stage: 1, outcome: 'open' },
          { outcome: 'rejected', reason: 'Te ver weg.' },
        ],
      },
    ],
    timeline: await events(token, id),
  })
  await saveCv(token, id, 'Noor.pdf')
  expect((await exportOf(token, id)).json<CandidateExport>().files).toEqual([
    expect.objectContaining({ name: 'Noor.pdf', type: 'application/pdf', size: PDF.length }),
  ])
})

test('a stranger gets nothing', async () => {
  const { id } = await createCandidate((await recruiter()).token)
  expect((await exportOf((await recruiter()).token, id)).statusCode).toBe(404)
})

test('interviews stand in the timeline, and come along with a merge as conversations do', async () => {
  const { token, account } = await recruiter()
  const [one, other] = [await createCandidate(token), await createCandidate(token)]
  await Promise.all([
    ai.talk(account.id, one.id),
    ai.talk(account.id, other.id),
    ai.record(account.organisation_id, other.id, 'gesprek.mp3'),
  ])
  expect((await events(token, other.id)).filter(({ kind }) => kind === 'recording_added')).toMatchObject([
    { by: null, data: { name: 'gesprek.mp3' } },
  ])
  expect((await merge(token, one.id, { other_id: other.id })).statusCode).toBe(200)
  expect([await ai.count(one.id), await ai.count(other.id)]).toEqual([
    [2, 1],
    [0, 0],
  ])
  expect((await events(token, one.id)).map(({ kind }) => kind)).toContain('recording_added')
})
