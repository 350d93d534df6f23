import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { attachment, attachmentsOf, FILES } from '../../testing/fake-attachments.ts'
import { failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { decodeText } from './decode-text.ts'

fakeServices()

const openPreview = async (name: string) => {
  const { user } = renderApp(`/vacancy/${ID}?tab=bijlagen`)
  await user.click(await screen.findByRole('button', { name: `Bekijk ${name}` }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Voorbeeld' })) }
}

test('an image shows with its name', async () => {
  server.use(...attachmentsOf([attachment(1, 'team.png', { type: 'image/png' })], 'beeld'))
  URL.createObjectURL = () => 'blob:beeld'
  URL.revokeObjectURL = () => undefined
  const { dialog } = await openPreview('team.png')
  expect(await dialog.findByRole('img', { name: 'team.png' })).toHaveAttribute('src', 'blob:beeld')
})

test('a text shows as text, also when it looks like markup', async () => {
  server.use(
    ...attachmentsOf(
      [attachment(1, 'notitie.txt', { type: 'text/plain' })],
      '<b>Café</b> <script>window.stolen = 1</script>',
    ),
  )
  const { dialog } = await openPreview('notitie.txt')
  expect(await dialog.findByText('<b>Café</b> <script>window.stolen = 1</script>')).toBeVisible()
})

test('of a long text the first megabyte shows', async () => {
  const long = 'a'.repeat(1_048_576)
  server.use(...attachmentsOf([attachment(1, 'lang.txt', { type: 'text/plain' })], `${long}EINDE`))
  const { dialog } = await openPreview('lang.txt')
  expect(await dialog.findByText('Je ziet het eerste deel (1 MB). Download het bestand voor de rest.')).toBeVisible()
  expect(dialog.queryByText(/EINDE/)).not.toBeInTheDocument()
})

test.each([
  ['image/svg+xml', 'logo.svg'],
  ['text/html', 'pagina.html'],
  ['application/x-msdownload', 'cv.pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'profiel.docx'],
])('%s is never shown, only offered as a download', async (type, name) => {
  let isRequested = false
  server.use(...attachmentsOf([attachment(1, name, { type })]))
  server.use(http.get(FILES, () => ((isRequested = true), new HttpResponse('<svg onload="alert(1)"/>'))))
  const { dialog } = await openPreview(name)
  expect(dialog.getByRole('heading', { name: 'Geen voorbeeld mogelijk' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  expect(isRequested).toBe(false)
})

test('content that can not be had offers a retry', async () => {
  server.use(...attachmentsOf([attachment(1, 'notitie.txt', { type: 'text/plain' })], 'Hallo'))
  server.use(http.get(FILES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user, dialog } = await openPreview('notitie.txt')
  expect(await dialog.findByRole('heading', { name: messages.fileFailed })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await dialog.findByText('Hallo')).toBeVisible()
})

test('without a session an attachment leads to sign-in', async () => {
  server.use(...attachmentsOf([attachment(1, 'notitie.txt', { type: 'text/plain' })], 'Hallo'))
  const notSignedIn = () => HttpResponse.json(failure('unauthorized', messages.sessionExpired), { status: 401 })
  server.use(http.get(FILES, notSignedIn))
  const { dialog } = await openPreview('notitie.txt')
  expect(await dialog.findByRole('link', { name: 'Inloggen' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

test.each([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
  ['UTF-8 cut in the last letter', [0x43, 0x61, 0x66, 0xc3], 'Caf'],
  ['Windows-1252', [0x43, 0x61, 0x66, 0xe9, 0x20, 0x80], 'Café €'],
  ['UTF-16, low byte first', [0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00], 'Cé'],
  ['UTF-16, high byte first', [0xfe, 0xff, 0x00, 0x43, 0x00, 0xe9], 'Cé'],
])('%s reads well', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})
