import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type ErasureReport } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { person, stubCandidates } from '../testing/fake-candidates.ts'
import { pdfText, stubDownloads } from '../testing/fake-downloads.ts'
import { CANDIDATES, failure, fakeServices, server } from '../testing/fake-services.ts'
import { expectNobodyChosen, openSelection } from '../testing/open-selection.tsx'

fakeServices()

const amira = person(1, 'Amira Haddou')
const pieter = person(2, 'Pieter Vos')
const lotte = person(3, 'Lotte Brouwer')

const report = (candidate_id: string, overrides: Partial<ErasureReport> = {}): ErasureReport => ({
  id: `e${candidate_id.slice(1)}`,
  candidate_id,
  erased_at: '2026-02-01T10:00:00.000Z',
  by: 'Sanne Bakker',
  items: [{ kind: 'profile', removed: 1, left: 0 }],
  ...overrides,
})

/** Opens the question about Amira and Pieter, of three. */
const ask = async () => {
  const app = await openSelection([amira, pieter, lotte])
  await app.choose('Amira Haddou', 'Pieter Vos')
  await app.act('Wissen')
  const dialog = within(await screen.findByRole('dialog', { name: '2 kandidaten wissen?' }))
  return { ...app, dialog }
}
const confirm = async ({ user, dialog }: Awaited<ReturnType<typeof ask>>) => {
  await user.type(dialog.getByLabelText('Typ het aantal: 2'), '2')
  await user.click(dialog.getByRole('button', { name: 'Alles wissen' }))
}

test('erasing names everybody, asks for the number, and hands over a proof of each that names nobody', async () => {
  const files = stubDownloads()
  const app = await ask()
  const erased: string[] = []
  server.use(
    http.delete<{ id: string }>(`${CANDIDATES}/:id`, ({ params }) => {
      erased.push(params.id)
      return HttpResponse.json(report(params.id, { alike_in_imports: 1 }))
    }),
  )
  const names = within(app.dialog.getByRole('list', { name: 'Wie wordt gewist' })).getAllByRole('listitem')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Amira Haddou', 'Pieter Vos'])
  expect(app.dialog.getByRole('button', { name: 'Alles wissen' })).toBeDisabled()
  await app.user.type(app.dialog.getByLabelText('Typ het aantal: 2'), '3{Enter}{Backspace}')
  expect(erased).toEqual([])
  stubCandidates([lotte])
  await confirm(app)
  expect(await screen.findByText('2 kandidaten zijn gewist.')).toBeVisible()
  expect(screen.getByText(/^In stapels staan nog 2 CV’s op een naam die hierop lijkt/)).toBeVisible()
  expect(erased).toEqual([amira.id, pieter.id])
  await app.user.click(screen.getByRole('button', { name: 'Download bewijzen' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await pdfText(files[0]?.content)
  for (const { id } of [amira, pieter]) expect(text).toContain(report(id).id)
  expect(text).not.toContain('Amira')
  await app.user.click(screen.getByRole('button', { name: 'Klaar' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Amira Haddou' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Lotte Brouwer' })).toBeVisible()
  await expectNobodyChosen()
  expect(screen.queryByLabelText('Selectie')).toBeNull()
})

test('who could not be erased is named and stays; a retry leaves a proof of all', async () => {
  const app = await ask()
  const answers = { [pieter.id]: () => HttpResponse.json(failure('internal', ''), { status: 500 }) }
  server.use(
    http.delete<{ id: string }>(`${CANDIDATES}/:id`, ({ params }) => {
      const answer = answers[params.id]
      delete answers[params.id]
      return answer ? answer() : HttpResponse.json(report(params.id))
    }),
  )
  await confirm(app)
  expect(await screen.findByText('Wissen: 1 gelukt, 1 niet.')).toBeVisible()
  expect(screen.getByText(`Pieter Vos: ${messages.candidateEraseFailed}`)).toBeVisible()
  expect(screen.getByText('1 kandidaat is gewist.')).toBeVisible()
  expect(screen.getByLabelText('Selecteer Pieter Vos')).toBeChecked()
  await app.user.click(screen.getByRole('button', { name: 'Probeer de rest opnieuw' }))
  expect(await screen.findByText('2 kandidaten zijn gewist.')).toBeVisible()
})

test('what is left of somebody after an erasure is not hidden among the others', async () => {
  const app = await ask()
  server.use(
    http.delete<{ id: string }>(`${CANDIDATES}/:id`, ({ params }) =>
      HttpResponse.json(
        report(params.id, { items: [{ kind: 'files', removed: 2, left: params.id === pieter.id ? 1 : 0 }] }),
      ),
    ),
  )
  await confirm(app)
  expect(await screen.findByText(/^Bij 1 is iets overgebleven\./)).toBeVisible()
})

test('a question that is cancelled erases nobody and leaves the selection', async () => {
  const { user, dialog } = await ask()
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('2 geselecteerd')).toBeVisible()
})

test('the proofs are shown also when nobody is left', async () => {
  const app = await openSelection([amira])
  server.use(http.delete(`${CANDIDATES}/:id`, () => HttpResponse.json(report(amira.id))))
  await app.choose('Amira Haddou')
  await app.act('Wissen')
  stubCandidates([])
  await app.user.type(await screen.findByLabelText('Typ het aantal: 1'), '1{Enter}')
  expect(await screen.findByText('Nog geen kandidaten')).toBeVisible()
  expect(screen.getByText('1 kandidaat is gewist.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download bewijs' })).toBeVisible()
})
