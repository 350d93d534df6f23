import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { person } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, MAIN, server } from '../testing/fake-services.ts'
import { application, match, VACANCY, vacancySummary } from '../testing/fake-vacancies.ts'
import { expectNobodyChosen, openSelection, selectionBar } from '../testing/open-selection.tsx'

fakeServices()

const lotte = person(3, 'Lotte Brouwer')
const amira = person(1, 'Amira Haddou')
const pieter = person(2, 'Pieter Vos')

/** Opens the candidates for a vacancy: Lotte has a score, Pieter is in the procedure. Returns what is stored. */
const openMatches = async () => {
  const matches: Match[] = [
    match({ ...lotte, matchPercentage: 90 }),
    match({ ...pieter, application: application(pieter.id, { stage: 2 }), stage: 2 }),
  ]
  const removed: string[] = []
  const shortlist = (id: string) => {
    const index = matches.findIndex((one) => one.id === id)
    const row = matches[index]
    if (row) matches[index] = { ...row, shortlisted: true }
  }
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary()])),
    http.get(`${MAIN}/api/vacancies/:id`, () =>
      HttpResponse.json(failure(), { status: 503, headers: { 'retry-after': '0' } }),
    ),
    http.get(`${MAIN}/api/vacancies/:id/matches`, () => HttpResponse.json(matches)),
    http.post(`${MAIN}/api/applications`, async ({ request }) => {
      const { candidate_id: id } = (await request.json()) as { candidate_id: string }
      const row = [lotte, amira, pieter].find((one) => one.id === id) ?? amira
      const score = matches.find((one) => one.id === id)?.matchPercentage ?? null
      const addedMatch = match({ ...row, matchPercentage: score, application: application(id), stage: 1 })
      matches.splice(0, matches.length, ...matches.filter((one) => one.id !== id), addedMatch)
      return HttpResponse.json(addedMatch.application, { status: 201 })
    }),
    http.delete<{ id: string }>(`${MAIN}/api/applications/:id`, ({ params }) => {
      removed.push(params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const app = await openSelection([lotte, amira, pieter], `/dashboard-candidates?tab=matches&vacancyId=${VACANCY}`)
  // Answers nothing itself: the list of candidates does.
  server.use(http.put<{ id: string }>(`${CANDIDATES}/:id/shortlist`, ({ params }) => shortlist(params.id)))
  await screen.findByRole('article', { name: 'Amira Haddou' })
  return { ...app, removed }
}
const standingOf = (name: string, text: string) =>
  within(screen.getByRole('article', { name })).findByText(`In procedure: ${text}`)

test('all who are chosen are put in the procedure of this vacancy, and undoing takes out who was added', async () => {
  const { choose, act, undo, removed } = await openMatches()
  await choose('Lotte Brouwer', 'Amira Haddou', 'Pieter Vos')
  await act('In procedure zetten')
  expect(
    await screen.findByText('2 kandidaten staan nu in de procedure van Wijkverpleegkundige. 1 stond er al in.'),
  ).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await standingOf('Lotte Brouwer', 'CV Ontvangen')).toBeVisible()
  expect(await standingOf('Amira Haddou', 'CV Ontvangen')).toBeVisible()
  expect(await standingOf('Pieter Vos', 'Eerste Screening')).toBeVisible()
  await undo()
  expect(await screen.findByText('2 kandidaten zijn weer uit de procedure van Wijkverpleegkundige.')).toBeVisible()
  expect(removed).toEqual([application(lotte.id).id, application(amira.id).id])
})

test('a range goes from those with a score on to those without, and all actions of the list are there', async () => {
  const { user, act, choose } = await openMatches()
  await user.click(screen.getByLabelText('Selecteer Lotte Brouwer'))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByLabelText('Selecteer Pieter Vos'))
  await user.keyboard('{/Shift}')
  expect(selectionBar().getByText('3 geselecteerd')).toBeVisible()
  expect(selectionBar().getByRole('button', { name: 'Wissen' })).toBeEnabled()
  await act('Toevoegen aan shortlist')
  expect(await screen.findByText('3 kandidaten staan nu op je shortlist.')).toBeVisible()
  await expectNobodyChosen()
  await choose('Lotte Brouwer')
  expect(await selectionBar().findByRole('button', { name: 'Van shortlist halen' })).toBeVisible()
})
