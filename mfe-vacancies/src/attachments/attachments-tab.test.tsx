import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { attachment, ATTACHMENTS, attachmentsOf, FILES } from '../testing/fake-attachments.ts'
import { failure, fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const openTab = () => renderApp(`/vacancy/${ID}?tab=bijlagen`)
const rows = () => within(screen.getByRole('list', { name: 'Bijlagen' })).getAllByRole('listitem')

test('the list says what each file is, how big, when and by whom, newest first', async () => {
  server.use(
    ...attachmentsOf([
      attachment(1, 'functieprofiel.pdf'),
      attachment(2, 'team.png', { type: 'image/png', size: 900 }),
    ]),
  )
  openTab()
  await screen.findByRole('list', { name: 'Bijlagen' })
  expect(rows().map((row) => row.textContent?.replace(/\u00a0/g, ' '))).toEqual([
    expect.stringContaining('Afbeelding · 900 byte · 2 maart 2026 om 10:00 · Sanne'),
    expect.stringContaining('Pdf-bestand · 1,2 MB · 1 maart 2026 om 10:00 · Sanne'),
  ])
  expect(screen.getByRole('tab', { name: 'Bijlagen 2' })).toBeVisible()
})

test('a name that misleads shows as it is', async () => {
  server.use(...attachmentsOf([attachment(1, 'cv\u202Efdp.exe', { type: 'application/x-msdownload' })]))
  openTab()
  expect(await screen.findByRole('button', { name: 'Download cvfdp.exe' })).toBeVisible()
  expect(rows()[0]).toHaveTextContent('Programma')
})

test('without attachments there is one sentence and one button', async () => {
  server.use(...attachmentsOf([]))
  openTab()
  expect(await screen.findByRole('heading', { name: 'Nog geen bijlagen' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Bijlage toevoegen' })).toHaveLength(1)
})

test('a failure shows its text and a retry brings the files', async () => {
  server.use(...attachmentsOf([attachment(1, 'functieprofiel.pdf')]))
  server.use(http.get(ATTACHMENTS, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = openTab()
  expect(await screen.findByRole('heading', { name: messages.attachmentsFailed })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('list', { name: 'Bijlagen' })).toBeVisible()
})

test('deleting is at once and can be undone, in its place', async () => {
  server.use(...attachmentsOf([attachment(1, 'oud.pdf'), attachment(2, 'midden.pdf'), attachment(3, 'nieuw.pdf')]))
  const { user } = openTab()
  await user.click(await screen.findByRole('button', { name: 'Verwijder midden.pdf' }))
  expect(await screen.findByText('midden.pdf is verwijderd.')).toBeVisible()
  expect(rows()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('midden.pdf is terug.')).toBeVisible()
  expect(rows()[1]).toHaveTextContent('midden.pdf')
})

test('a delete that fails brings the file back and says why', async () => {
  server.use(...attachmentsOf([attachment(1, 'functieprofiel.pdf')]))
  server.use(http.delete(FILES, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = openTab()
  await user.click(await screen.findByRole('button', { name: 'Verwijder functieprofiel.pdf' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.attachmentDeleteFailed)
  expect(rows()).toHaveLength(1)
})

test('a download carries the token and keeps the name', async () => {
  const tokens: (string | null)[] = []
  const downloads: string[] = []
  server.use(...attachmentsOf([attachment(1, 'functieprofiel.pdf')]))
  server.use(
    http.get(FILES, ({ request }) => {
      tokens.push(request.headers.get('authorization'))
      return new HttpResponse('inhoud')
    }),
  )
  URL.createObjectURL = () => 'blob:bestand'
  URL.revokeObjectURL = () => undefined
  const downloadClicked = new Promise<void>((resolve) => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push(`${this.download} ${this.href}`)
      resolve()
    })
  })
  const { user } = openTab()
  await user.click(await screen.findByRole('button', { name: 'Download functieprofiel.pdf' }))
  await downloadClicked
  expect(downloads).toEqual(['functieprofiel.pdf blob:bestand'])
  expect(tokens).toEqual(['Bearer token-1'])
})

test('a file that is gone says so', async () => {
  server.use(...attachmentsOf([attachment(1, 'functieprofiel.pdf')]))
  server.use(http.get(FILES, () => HttpResponse.json(failure('not_found'), { status: 404 })))
  const { user } = openTab()
  await user.click(await screen.findByRole('button', { name: 'Download functieprofiel.pdf' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.fileNotFound)
})
