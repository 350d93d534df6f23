import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { limits, messages } from '@wervio/contracts'
import { sessionAbsent } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { attachment, ATTACHMENTS, attachmentsOf } from '../../testing/fake-attachments.ts'
import { failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const openTab = async () => {
  const app = renderApp(`/vacancy/${ID}?tab=bijlagen`)
  await screen.findByRole('button', { name: 'Bijlage toevoegen' })
  return app
}
const file = (name: string, content = 'inhoud') => new File([content], name, { type: 'text/plain' })
const picker = () => screen.getByLabelText('Bestanden kiezen')
const entry = (isDirectory: boolean, name: string) => ({
  kind: 'file',
  webkitGetAsEntry: () => ({ isDirectory, name }),
})
const drag = (files: File[], items: object[] = []) => ({ dataTransfer: { types: ['Files'], files, items } })

/** A service that keeps every upload waiting until it is let go. */
const holdUploads = () => {
  const waitingUploads: { name: string; release: () => void }[] = []
  server.use(
    http.post(ATTACHMENTS, async ({ request }) => {
      const uploadedFile = (await request.formData()).get('file') as File
      await new Promise<void>((resolve) => waitingUploads.push({ name: uploadedFile.name, release: resolve }))
      return HttpResponse.json(attachment(waitingUploads.length + 10, uploadedFile.name), { status: 201 })
    }),
  )
  return waitingUploads
}

test('several files from the picker are added, and are there after opening again', async () => {
  server.use(...attachmentsOf([]))
  const { user, unmount } = await openTab()
  await user.upload(picker(), [file('profiel.txt'), file('team.txt')])
  expect(await screen.findByRole('button', { name: 'Bekijk profiel.txt' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Bekijk team.txt' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Bestanden onderweg' })).not.toBeInTheDocument()
  unmount()
  await openTab()
  expect(screen.getByRole('button', { name: 'Bekijk team.txt' })).toBeVisible()
})

test('files dropped anywhere are added; a folder is refused by name', async () => {
  server.use(...attachmentsOf([]))
  await openTab()
  const dropEvent = drag([file('profiel.txt'), file('map', '')], [entry(false, 'profiel.txt'), entry(true, 'map')])
  fireEvent.dragEnter(window, dropEvent)
  expect(await screen.findByText('Laat los om toe te voegen')).toBeInTheDocument()
  fireEvent.drop(window, dropEvent)
  expect(await screen.findByRole('button', { name: 'Bekijk profiel.txt' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Een map kun je niet toevoegen. Kies losse bestanden.')
  fireEvent.click(screen.getByRole('button', { name: 'map van de lijst halen' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an empty file and one over the limit are refused before anything is sent', async () => {
  let requestCount = 0
  server.use(
    ...attachmentsOf([]),
    http.post(ATTACHMENTS, () => ((requestCount += 1), HttpResponse.json({}))),
  )
  const { user } = await openTab()
  const large = file('film.mp4')
  Object.defineProperty(large, 'size', { value: limits.attachment + 1 })
  await user.upload(picker(), [file('leeg.txt', ''), large])
  const rows = await within(await screen.findByRole('list', { name: 'Bestanden onderweg' })).findAllByRole('alert')
  expect(rows.map((row) => row.textContent)).toEqual([messages.attachmentEmpty, messages.attachmentTooLarge])
  expect(screen.queryByRole('button', { name: /opnieuw proberen/ })).not.toBeInTheDocument()
  expect(requestCount).toBe(0)
  for (const name of ['leeg.txt', 'film.mp4'])
    await user.click(screen.getByRole('button', { name: `${name} van de lijst halen` }))
})

test('a program is refused with the reason, and is not offered again', async () => {
  server.use(...attachmentsOf([]))
  const refusal = failure('file_type_refused', messages.attachmentRefused)
  server.use(http.post(ATTACHMENTS, () => HttpResponse.json(refusal, { status: 415 })))
  const { user } = await openTab()
  await user.upload(picker(), [file('installeer.exe')])
  const list = within(await screen.findByRole('list', { name: 'Bestanden onderweg' }))
  expect(await list.findByRole('alert')).toHaveTextContent(messages.attachmentRefused)
  expect(list.queryByRole('button', { name: /opnieuw proberen/ })).not.toBeInTheDocument()
  await user.click(list.getByRole('button', { name: 'installeer.exe van de lijst halen' }))
})

test('three go at a time, one can be cancelled, and leaving is warned about meanwhile', async () => {
  server.use(...attachmentsOf([]))
  const waitingUploads = holdUploads()
  const { user } = await openTab()
  const isLeaveBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isLeaveBlocked()).toBe(false)
  await user.upload(
    picker(),
    ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => file(name)),
  )
  await waitFor(() => expect(waitingUploads.map(({ name }) => name).toSorted()).toEqual(['a.txt', 'b.txt', 'c.txt']))
  expect(screen.getByText('Wacht op zijn beurt')).toBeVisible()
  expect(screen.getAllByRole('progressbar')).toHaveLength(3)
  expect(isLeaveBlocked()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'b.txt annuleren' }))
  await waitFor(() => expect(waitingUploads.map(({ name }) => name)).toContain('d.txt'))
  for (const { release } of waitingUploads) release()
  expect(await screen.findByRole('button', { name: 'Bekijk d.txt' })).toBeVisible()
  expect(screen.queryByText('b.txt')).not.toBeInTheDocument()
  await waitFor(() => expect(isLeaveBlocked()).toBe(false))
})

test('an upload that breaks off stays with its reason and can be tried again', async () => {
  server.use(...attachmentsOf([]))
  server.use(http.post(ATTACHMENTS, () => HttpResponse.error(), { once: true }))
  const { user } = await openTab()
  await user.upload(picker(), file('profiel.txt'))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.noNetwork)
  await user.click(screen.getByRole('button', { name: 'profiel.txt opnieuw proberen' }))
  expect(await screen.findByRole('button', { name: 'Bekijk profiel.txt' })).toBeVisible()
})

test('uploads go on under another tab, and a toast says what happened', async () => {
  server.use(...attachmentsOf([]))
  const waitingUploads = holdUploads()
  const { user } = await openTab()
  await user.upload(picker(), file('profiel.txt'))
  await waitFor(() => expect(waitingUploads).toHaveLength(1))
  await user.click(screen.getByRole('tab', { name: 'Overzicht' }))
  waitingUploads[0]?.release()
  expect(await screen.findByText('profiel.txt is toegevoegd als bijlage.')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Bijlagen 1' })).toBeVisible()
})

test('whoever signs out leaves no list for the next', async () => {
  server.use(...attachmentsOf([]))
  server.use(http.post(ATTACHMENTS, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await openTab()
  await user.upload(picker(), file('geheim.txt'))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.attachmentSaveFailed)
  act(() => sessionAbsent())
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'geheim.txt opnieuw proberen' })).not.toBeInTheDocument(),
  )
})
