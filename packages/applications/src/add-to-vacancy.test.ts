import { expect, test } from '@jest/globals'
import { fakeServices, MAIN, server } from '@wervio/api-client/testing'
import type { Application } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addToVacancy, applicationRemover } from './add-to-vacancy.ts'
import { application, match, VACANCY } from './testing/fake-pipeline.ts'

fakeServices()

const amira = application(1)
const bo = application(2)

/** A pipeline with these applications; notes every reading of it and everybody who is removed. */
const stubPipeline = (...standing: Application[]) => {
  const calls = { reads: 0, removed: [] as string[] }
  server.use(
    http.get(`${MAIN}/api/vacancies/${VACANCY}/matches`, () => {
      calls.reads += 1
      return HttpResponse.json(standing.map((one) => match(one)))
    }),
    http.delete<{ id: string }>(`${MAIN}/api/applications/:id`, ({ params }) => {
      calls.removed.push(params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return calls
}

test('a candidate begins in the first stage', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(`${MAIN}/api/applications`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(amira, { status: 201 })
    }),
  )
  expect(await addToVacancy(VACANCY, amira.candidate_id)).toEqual(amira)
  expect(bodies).toEqual([{ vacancy_id: VACANCY, candidate_id: amira.candidate_id }])
})

test('those who were just added are removed, after one reading of the pipeline for all', async () => {
  const calls = stubPipeline(amira, bo)
  const remove = applicationRemover(VACANCY)
  await Promise.all([remove(amira), remove(bo)])
  expect({ ...calls, removed: new Set(calls.removed) }).toEqual({ reads: 1, removed: new Set([amira.id, bo.id]) })
})

test('one that somebody has changed since stays, and stops nobody else', async () => {
  const calls = stubPipeline(application(1, { updated_at: '2026-11-03T09:00:00.000Z' }), bo)
  const remove = applicationRemover(VACANCY)
  await expect(remove(amira)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Iemand heeft deze procedure intussen gewijzigd. De kandidaat blijft erin staan.',
  })
  await remove(bo)
  expect(calls.removed).toEqual([bo.id])
})

test('one that is gone, or was made anew by somebody else, is left alone', async () => {
  const calls = stubPipeline({ ...amira, id: application(3).id })
  const remove = applicationRemover(VACANCY)
  await remove(amira)
  await remove(bo)
  expect(calls.removed).toEqual([])
})

test('after a reading that failed nobody is removed, and the next attempt reads anew', async () => {
  const calls = stubPipeline(amira)
  server.use(
    http.get(
      `${MAIN}/api/vacancies/${VACANCY}/matches`,
      () => HttpResponse.json({ error: 'Kan niet.', code: 'internal' }, { status: 500 }),
      { once: true },
    ),
  )
  const remove = applicationRemover(VACANCY)
  await expect(remove(amira)).rejects.toMatchObject({ status: 500 })
  expect(calls).toEqual({ reads: 0, removed: [] })
  await remove(amira)
  expect(calls).toEqual({ reads: 1, removed: [amira.id] })
})
