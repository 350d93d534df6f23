import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Candidate } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { person } from '../testing/fake-candidates.ts'
import { CANDIDATES, candidate, failure, fakeServices, MAIN, server } from '../testing/fake-services.ts'
import { application, match, VACANCY, vacancySummary } from '../testing/fake-vacancies.ts'
import { expectNobodyChosen, openSelection, selectionBar } from '../testing/open-selection.tsx'

fakeServices()

const amira = person(1, 'Amira Haddou')
const pieter = person(2, 'Pieter Vos', { shortlisted: true })
const lotte = person(3, 'Lotte Brouwer')
const people = [amira, pieter, lotte]

const open = (path?: string) => openSelection(people, path)

test('those who are not on the shortlist are put on it, and undoing leaves who already was', async () => {
  const { choose, act, undo } = await open()
  await choose('Amira Haddou', 'Pieter Vos', 'Lotte Brouwer')
  await act('Toevoegen aan shortlist')
  expect(await screen.findByText('2 kandidaten staan nu op je shortlist.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Van shortlist halen: Amira Haddou' })).toBeVisible()
  await expectNobodyChosen()
  await undo()
  expect(await screen.findByText('2 kandidaten zijn van je shortlist gehaald.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Toevoegen aan shortlist: Lotte Brouwer' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Van shortlist halen: Pieter Vos' })).toBeVisible()
})

test('who it failed for stays chosen, is named with the reason, and can be tried again', async () => {
  const { user, choose, act } = await open()
  server.use(
    http.put(`${CANDIDATES}/${lotte.id}/shortlist`, () => HttpResponse.json(failure(), { status: 409 }), {
      once: true,
    }),
  )
  await choose('Amira Haddou', 'Lotte Brouwer')
  await act('Toevoegen aan shortlist')
  expect(await screen.findByText('Op je shortlist zetten: 1 gelukt, 1 niet.')).toBeVisible()
  expect(screen.getByText('Lotte Brouwer: Van de server')).toBeVisible()
  expect(screen.getByLabelText('Selecteer Lotte Brouwer')).toBeChecked()
  expect(screen.getByLabelText('Selecteer Amira Haddou')).not.toBeChecked()
  await user.click(selectionBar().getByRole('button', { name: 'Probeer de rest opnieuw' }))
  expect(await screen.findByRole('button', { name: 'Van shortlist halen: Lotte Brouwer' })).toBeVisible()
  await expectNobodyChosen()
})

/** Records of candidates that can be read and changed; returns the changes. */
const stubRecords = (overrides: Record<string, Partial<Candidate>>) => {
  const changes: [name: string, change: unknown][] = []
  const recordOf = (id: string) => {
    const row = people.find((one) => one.id === id) ?? amira
    return candidate({ ...row, experience: [], ...overrides[row.name] })
  }
  server.use(
    http.get<{ id: string }>(`${CANDIDATES}/:id`, ({ params }) => HttpResponse.json(recordOf(params.id))),
    http.patch<{ id: string }>(`${CANDIDATES}/:id`, async ({ params, request }) => {
      const record = recordOf(params.id)
      changes.push([record.name, await request.json()])
      return HttpResponse.json(record)
    }),
  )
  return changes
}

test('a status is given to all, and undoing puts back what each had: a choice, or the procedures', async () => {
  const { user, choose, act, undo } = await open()
  const changes = stubRecords({
    'Amira Haddou': { status: 'nieuw', status_chosen_at: null },
    'Lotte Brouwer': { status: 'afgewezen', status_chosen_at: '2026-01-01T09:00:00.000Z' },
  })
  await choose('Amira Haddou', 'Lotte Brouwer')
  await act('Status')
  await user.click(await screen.findByRole('menuitem', { name: 'Aangenomen' }))
  expect(await screen.findByText('De status van 2 kandidaten is nu Aangenomen.')).toBeVisible()
  expect(changes.splice(0)).toEqual([
    ['Amira Haddou', { status: 'aangenomen' }],
    ['Lotte Brouwer', { status: 'aangenomen' }],
  ])
  await undo()
  expect(await screen.findByText('De status van 2 kandidaten is weer zoals eerst.')).toBeVisible()
  expect(changes).toEqual([
    ['Amira Haddou', { follow_procedures: true }],
    ['Lotte Brouwer', { status: 'afgewezen' }],
  ])
})

test('statuses that were chosen follow the procedures again', async () => {
  const { user, choose, act } = await open()
  const changes = stubRecords({})
  await choose('Amira Haddou')
  await act('Status')
  await user.click(await screen.findByRole('menuitem', { name: 'Laat de procedures volgen' }))
  expect(await screen.findByText('De status van 1 kandidaat volgt weer de procedures.')).toBeVisible()
  expect(changes).toEqual([['Amira Haddou', { follow_procedures: true }]])
})

/** A vacancy whose pipeline holds Pieter; what is added stays, and what is removed is noted. */
const stubPipeline = () => {
  const standing = new Map([[pieter.id, application(pieter.id, { stage: 3 })]])
  const removed: string[] = []
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary()])),
    http.get(`${MAIN}/api/vacancies/${VACANCY}/matches`, () =>
      HttpResponse.json(
        people.flatMap((row) => {
          const one = standing.get(row.id)
          return one ? [match({ ...row, stage: one.stage, application: one })] : []
        }),
      ),
    ),
    http.post(`${MAIN}/api/applications`, async ({ request }) => {
      const { candidate_id } = (await request.json()) as { candidate_id: string }
      const newApplication = application(candidate_id)
      standing.set(candidate_id, newApplication)
      return HttpResponse.json(newApplication, { status: 201 })
    }),
    http.delete<{ id: string }>(`${MAIN}/api/applications/:id`, ({ params }) => {
      removed.push(params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { standing, removed }
}
const putInProcedure = async ({ act, user }: Awaited<ReturnType<typeof open>>) => {
  await act('In procedure zetten')
  const dialog = within(await screen.findByRole('dialog', { name: 'In procedure zetten' }))
  await user.click(await dialog.findByRole('button', { name: 'Kies Wijkverpleegkundige' }))
}

test('all are put in a procedure, who is in it stays at their stage, and undoing takes out only who was added', async () => {
  const app = await open()
  const { standing, removed } = stubPipeline()
  await app.choose('Amira Haddou', 'Pieter Vos', 'Lotte Brouwer')
  await putInProcedure(app)
  expect(
    await screen.findByText('2 kandidaten staan nu in de procedure van Wijkverpleegkundige. 1 stond er al in.'),
  ).toBeVisible()
  expect(standing.get(pieter.id)?.stage).toBe(3)
  const lottes = standing.get(lotte.id) ?? application(lotte.id)
  standing.set(lotte.id, { ...lottes, stage: 2, updated_at: '2026-01-02T09:00:00.000Z' })
  await app.undo()
  expect(await screen.findByText('Uit de procedure halen: 1 gelukt, 1 niet.')).toBeVisible()
  expect(
    screen.getByText('Lotte Brouwer: Iemand heeft deze procedure intussen gewijzigd. De kandidaat blijft erin staan.'),
  ).toBeVisible()
  expect(removed).toEqual([standing.get(amira.id)?.id])
})

test('a procedure that everybody is in adds nobody, and a pipeline that fails says so', async () => {
  const app = await open()
  stubPipeline()
  await app.choose('Pieter Vos')
  await putInProcedure(app)
  expect(await screen.findByText('Ze staan al allemaal in de procedure van Wijkverpleegkundige.')).toBeVisible()
  server.use(http.get(`${MAIN}/api/vacancies/${VACANCY}/matches`, () => HttpResponse.json(failure(), { status: 500 })))
  await putInProcedure(app)
  expect(await screen.findByText('Van de server')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'In procedure zetten' })).toBeVisible()
})

test('the table and the narrow rows can be chosen from too', async () => {
  const { user, choose } = await open()
  await user.click(screen.getByRole('button', { name: 'Tabel' }))
  await choose('Pieter Vos')
  expect(selectionBar().getByText('1 geselecteerd')).toBeVisible()
  expect(selectionBar().getByRole('button', { name: 'Van shortlist halen' })).toBeVisible()
})
