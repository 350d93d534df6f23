import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Candidate, ErasureReport } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { match, MATCHES, pipelineOf } from '../../testing/fake-matches.ts'
import { fakeServices, ID, MAIN, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const amira = match(1, 'Amira Haddou', { email: 'amira@voorbeeld.nl' })
const pieter = match(2, 'Pieter Vos', { shortlisted: true })
const profile = {
  status_chosen_at: null,
  notes: null,
  summary: null,
  experience: [],
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  availability: null,
  notice_period: null,
  salary_wish: null,
  hours: null,
  evidence: null,
  edits: {},
  sensitive: [],
  made_by: null,
  source: 'manual',
  retention: 'four_weeks',
  retain_until: '2026-03-29',
} satisfies Partial<Candidate>
const ONE = `${MAIN}/api/candidates/:id`

beforeEach(() => stubScreen(1440))

const open = async () => {
  server.use(...pipelineOf([amira, pieter]))
  const { user } = renderApp(`/vacancy/${ID}?tab=matches&weergave=kolommen`)
  await screen.findByRole('article', { name: 'Amira Haddou' })
  for (const name of ['Amira Haddou', 'Pieter Vos']) await user.click(screen.getByLabelText(`Selecteer ${name}`))
  const bar = within(screen.getByRole('region', { name: 'Selectie' }))
  return {
    user,
    act: async (button: string, item: string) => {
      await user.click(bar.getByRole('button', { name: button }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
    },
  }
}
const expectNobodyChosen = () =>
  waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0))

test('those in a pipeline get a status, by the calls of the list of candidates', async () => {
  const changes = new Map<string, unknown>()
  const record = (id: string): Candidate => ({ ...(id === amira.id ? amira : pieter), ...profile })
  server.use(
    http.get<{ id: string }>(ONE, ({ params }) => HttpResponse.json(record(params.id))),
    http.patch<{ id: string }>(ONE, async ({ params, request }) => {
      changes.set(params.id, await request.json())
      return HttpResponse.json(record(params.id))
    }),
  )
  const { act } = await open()
  await act('Status', 'Aangenomen')
  expect(await screen.findByText('De status van 2 kandidaten is nu Aangenomen.')).toBeVisible()
  expect(Object.fromEntries(changes)).toEqual({
    [amira.id]: { status: 'aangenomen' },
    [pieter.id]: { status: 'aangenomen' },
  })
  await expectNobodyChosen()
})

test('they are put on the shortlist without reading the pipeline again', async () => {
  const listed: string[] = []
  server.use(
    http.put<{ id: string }>(`${ONE}/shortlist`, ({ params }) => {
      listed.push(params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user, act } = await open()
  let reads = 0
  // Answers nothing itself: the pipeline does.
  server.use(http.get(MATCHES, () => void (reads += 1)))
  await act('Meer', 'Toevoegen aan shortlist')
  expect(await screen.findByText('1 kandidaat staat nu op je shortlist.')).toBeVisible()
  expect(listed).toEqual([amira.id])
  await expectNobodyChosen()
  // Both are on it now, as the pipeline shows.
  for (const name of ['Amira Haddou', 'Pieter Vos']) await user.click(screen.getByLabelText(`Selecteer ${name}`))
  await user.click(within(screen.getByRole('region', { name: 'Selectie' })).getByRole('button', { name: 'Meer' }))
  expect(await screen.findByRole('menuitem', { name: 'Van shortlist halen' })).toBeVisible()
  expect(reads).toBe(0)
})

test('they are written to, and who has no address is named', async () => {
  const { act } = await open()
  await act('Meer', 'Contact opnemen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact opnemen' }))
  expect(dialog.getByText(/^Van Pieter Vos is geen e-mailadres bekend/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Bericht aan Amira Haddou (1 van 1)' })).toBeVisible()
})

test('who is erased, after their number was typed, leaves the pipeline', async () => {
  const erased: string[] = []
  const { user, act } = await open()
  server.use(
    http.delete<{ id: string }>(ONE, ({ params }) => {
      erased.push(params.id)
      server.use(http.get(MATCHES, () => HttpResponse.json([amira, pieter].filter(({ id }) => !erased.includes(id)))))
      return HttpResponse.json({
        id: params.id,
        candidate_id: params.id,
        erased_at: '2026-03-01T10:00:00.000Z',
        by: 'sanne@voorbeeld.nl',
        items: [],
        alike_in_imports: 0,
      } satisfies ErasureReport)
    }),
  )
  await act('Meer', 'Wissen')
  const question = within(await screen.findByRole('dialog', { name: '2 kandidaten wissen?' }))
  await user.type(question.getByRole('textbox', { name: 'Typ het aantal: 2' }), '2{Enter}')
  expect(await screen.findByText('2 kandidaten zijn gewist.')).toBeVisible()
  expect(erased).toEqual([amira.id, pieter.id])
  await user.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(await screen.findByText('Nog geen matches beschikbaar')).toBeVisible()
})
