import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import {
  AI,
  failure,
  fakeServices,
  idOf,
  ilse,
  kwame,
  MAIN,
  server,
  stubMatching,
  VACANCY,
} from '../../testing/fake-matching.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleAnalysis } from '../../testing/sample-analysis.ts'

fakeServices()

const at = '2026-01-01T09:00:00.000Z'
const summary = { ...ilse, matchPercentage: undefined }
const note = {
  id: idOf(70),
  text: 'x',
  by: null,
  yours: true,
  deletable: true,
  version: 1,
  created_at: at,
  edited_at: null,
}

/** An outcome on the page, and the dialog in which it is saved; returns the notes that are written. */
const openDialog = async () => {
  stubMatching()
  const notes: { path: string; text: string }[] = []
  server.use(
    http.post(`${AI}/api/analyze-match`, () => HttpResponse.json(sampleAnalysis)),
    http.get(`${MAIN}/api/candidates`, () => HttpResponse.json([summary, { ...kwame, matchPercentage: undefined }])),
    http.post(`${MAIN}/api/candidates/:id/notes`, async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      notes.push({ path: new URL(request.url).pathname, text })
      return HttpResponse.json(note, { status: 201 })
    }),
  )
  const view = renderApp('/match-analysis')
  const { user } = view
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Vacature' }), VACANCY)
  await user.upload(screen.getByLabelText('CV kiezen'), new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }))
  await user.click(screen.getByRole('button', { name: 'Analyseer Match' }))
  await user.click(await screen.findByRole('button', { name: 'Bewaar bij kandidaat' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bewaar bij een kandidaat' }))
  return { ...view, dialog, notes }
}

test('an analysis is saved as a note with a candidate who is there', async () => {
  const { user, dialog, notes } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Bewaar bij Ilse Hoogveen' }))
  expect(await screen.findByText('De analyse is bewaard bij Ilse Hoogveen.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(notes.map(({ path }) => path)).toEqual([`/api/candidates/${ilse.id}/notes`])
  for (const words of ['Match analyse: Wijkverpleegkundige', '78%', '- Vraag naar het rijbewijs', 'Rijbewijs B'])
    expect(notes[0]?.text).toContain(words)
  const outcome = within(screen.getByRole('region', { name: 'Uitkomst' }))
  expect(outcome.getByRole('link', { name: 'Ilse Hoogveen' })).toHaveAttribute('href', `/kandidaat-profiel/${ilse.id}`)
})

test('a failure is told, and nothing is said to be saved', async () => {
  const { user, dialog } = await openDialog()
  server.use(
    http.post(`${MAIN}/api/candidates/:id/notes`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  await user.click(await dialog.findByRole('button', { name: 'Bewaar bij Ilse Hoogveen' }))
  expect(await dialog.findByText(messages.noteSaveFailed)).toBeVisible()
})

test('of the CV a new candidate is made by way of the review, and the analysis goes with them', async () => {
  const { user, dialog, notes } = await openDialog()
  const item = {
    id: idOf(81),
    import_id: idOf(80),
    file_name: 'cv.pdf',
    size: 8,
    status: 'reading',
    problem: null,
    name: kwame.name,
    title: null,
    has_duplicates: false,
    candidate_id: null as string | null,
    created_at: at,
    updated_at: at,
  }
  server.use(
    http.post(`${MAIN}/api/cv-imports`, () =>
      HttpResponse.json({ id: idOf(80), mode: 'review', created_at: at, items: [] }, { status: 201 }),
    ),
    http.post(`${MAIN}/api/cv-imports/:id/files`, () => HttpResponse.json(item, { status: 201 })),
    http.get(`${MAIN}/api/cv-import-items/:id`, () => HttpResponse.json({ ...item, parsed: null, duplicates: [] })),
  )
  await user.click(dialog.getByRole('button', { name: 'Nieuwe kandidaat van dit CV' }))
  expect(await dialog.findByRole('link', { name: 'Kijk het CV na' })).toHaveAttribute(
    'href',
    `/add-candidate/stapel/${idOf(80)}`,
  )
  item.candidate_id = kwame.id
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Bewaar bij kandidaat' }))
  const list = within(await screen.findByRole('list', { name: 'Kandidaat van dit CV' }))
  await user.click(list.getByRole('button', { name: 'Bewaar bij Kwame Eikelboom' }))
  expect(await screen.findByText('De analyse is bewaard bij Kwame Eikelboom.')).toBeVisible()
  expect(notes.map(({ path }) => path)).toEqual([`/api/candidates/${kwame.id}/notes`])
})
