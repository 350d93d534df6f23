import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { bccAddress } from '@wervio/candidates'
import { http, HttpResponse } from 'msw'
import { person } from '../testing/fake-candidates.ts'
import { pdfText, stubDownloads } from '../testing/fake-downloads.ts'
import { AI, candidate, CANDIDATES, failure, fakeServices, MAIN, server } from '../testing/fake-services.ts'
import { openSelection } from '../testing/open-selection.tsx'

fakeServices()

const amira = person(1, 'Amira Haddou')
const pieter = person(2, 'Pieter Vos')
const lotte = person(3, 'Lotte Brouwer', { email: null })
const people = [amira, pieter, lotte]

/** jsdom opens no mail program. */
document.addEventListener('click', (click) => {
  if (click.target instanceof Element && click.target.closest('a[href^="mailto:"]')) click.preventDefault()
})

const stubExports = () =>
  server.use(
    http.get(`${AI}/api/candidates/:id/recordings`, () => HttpResponse.json([])),
    http.get<{ id: string }>(`${CANDIDATES}/:id/export`, ({ params }) =>
      HttpResponse.json({
        exported_at: '2026-02-01T10:00:00.000Z',
        candidate: candidate({ id: params.id, name: people.find(({ id }) => id === params.id)?.name ?? '' }),
        cv_text: null,
        files: [],
        applications: [],
        timeline: [],
      }),
    ),
  )

test('everything about all of them is one file, and they stay chosen', async () => {
  const files = stubDownloads()
  stubExports()
  const { user, choose, act } = await openSelection(people)
  await choose('Amira Haddou', 'Pieter Vos')
  await act('Exporteer')
  await user.click(await screen.findByRole('menuitem', { name: 'Exporteer als JSON' }))
  expect(await screen.findByText('Alles over 2 kandidaten staat in 2-kandidaten.json.')).toBeVisible()
  expect(files.map(({ name }) => name)).toEqual(['2-kandidaten.json'])
  const exports = JSON.parse((await files[0]?.content.text()) ?? '') as { candidate: { name: string } }[]
  expect(exports.map((one) => one.candidate.name)).toEqual(['Amira Haddou', 'Pieter Vos'])
  await act('Exporteer')
  await user.click(await screen.findByRole('menuitem', { name: 'Exporteer als pdf' }))
  await waitFor(() => expect(files).toHaveLength(2))
  const text = await pdfText(files[1]?.content)
  expect(text).toContain('Amira Haddou')
  expect(text).toContain('Pieter Vos')
  expect(screen.getByText('2 geselecteerd')).toBeVisible()
})

test('who could not be exported is named, and no file pretends to hold them', async () => {
  const files = stubDownloads()
  stubExports()
  server.use(
    http.get(`${CANDIDATES}/${pieter.id}/export`, () => HttpResponse.json(failure(), { status: 409 }), { once: true }),
  )
  const { user, choose, act } = await openSelection(people)
  await choose('Amira Haddou', 'Pieter Vos')
  await act('Exporteer')
  await user.click(await screen.findByRole('menuitem', { name: 'Exporteer als JSON' }))
  expect(await screen.findByText('Exporteren: 1 gelukt, 1 niet.')).toBeVisible()
  expect(screen.getByText('Pieter Vos: Van de server')).toBeVisible()
  expect(await screen.findByText('Alles over 1 kandidaat staat in 1-kandidaat.json.')).toBeVisible()
  expect(files).toHaveLength(1)
})

const openContact = async () => {
  const app = await openSelection(people)
  const notes: [id: string, note: unknown][] = []
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])),
    http.get(`${CANDIDATES}/:id/timeline`, () => HttpResponse.json([])),
    http.post<{ id: string }>(`${CANDIDATES}/:id/contacts`, async ({ params, request }) => {
      notes.push([params.id, await request.json()])
      return HttpResponse.json(
        { id: params.id, at: '2026-01-01T09:00:00.000Z', by: 'Sanne', kind: 'contacted', data: {} },
        { status: 201 },
      )
    }),
  )
  await app.choose('Amira Haddou', 'Pieter Vos', 'Lotte Brouwer')
  await app.act('Contact opnemen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact opnemen' }))
  return { ...app, notes, dialog }
}

test('one mail goes in bcc, so that nobody sees the others, and is noted after a yes', async () => {
  const { user, dialog, notes } = await openContact()
  expect(
    dialog.getByText('Van Lotte Brouwer is geen e-mailadres bekend: die doet niet mee.', { exact: false }),
  ).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Open in mailprogramma' })
  expect(link).toHaveAttribute('href', 'mailto:?bcc=1@example.nl,2@example.nl')
  const copySpy = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(dialog.getByRole('button', { name: 'Kopieer adressen voor bcc' }))
  expect(copySpy).toHaveBeenCalledWith('1@example.nl; 2@example.nl')
  expect(notes).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Ja, noteren' }))
  expect(await screen.findByText('Vastgelegd in de tijdlijn van 2 kandidaten.')).toBeVisible()
  const note = { template: null, subject: 'Bericht aan meerdere kandidaten' }
  expect(notes).toEqual([
    [amira.id, note],
    [pieter.id, note],
  ])
})

test('one by one everybody gets a message of their own', async () => {
  const { user, dialog } = await openContact()
  await user.click(dialog.getByRole('button', { name: 'Bericht aan Amira Haddou (1 van 2)' }))
  expect(await screen.findByText('Bericht aan Amira Haddou (1@example.nl)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sluiten' }))
  await user.click(await screen.findByRole('button', { name: 'Bericht aan Pieter Vos (2 van 2)' }))
  expect(await screen.findByText('Bericht aan Pieter Vos (2@example.nl)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(await screen.findByText('Je hebt iedereen gehad.')).toBeVisible()
})

test('more addresses than a mail program takes are copied instead', () => {
  expect(bccAddress(['noor+cv@example.nl'])).toBe('mailto:?bcc=noor%2Bcv@example.nl')
  expect(bccAddress(Array.from({ length: 200 }, (_, index) => `${index}@example.nl`))).toBeNull()
})
