import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { stubCandidates } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { cvFileName, downloadCv, openCv } from './cv-file.ts'

fakeServices()

const CV = `${CANDIDATES}/${ID}/cv`
const wordResponse = () =>
  new HttpResponse('PK', {
    headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  })

const open = async () => {
  stubCandidates([summary({ cv_filename: 'cv-\u202Enoor.pdf' })])
  const { user } = renderApp('/dashboard-candidates')
  const button = await screen.findByRole('button', { name: 'CV bekijken van Noor de Vries' })
  await user.click(button)
  return { user, button, dialog: within(await screen.findByRole('dialog', { name: 'CV van Noor de Vries' })) }
}

test('while the CV comes it says so; closing stops the download and gives the focus back', async () => {
  let isAborted = false
  server.use(
    http.get(
      CV,
      ({ request }) =>
        new Promise<never>(() =>
          request.signal.addEventListener('abort', () => {
            isAborted = true
          }),
        ),
    ),
  )
  const { user, button, dialog } = await open()
  expect(dialog.getByText('CV laden...')).toBeVisible()
  expect(dialog.getByText('cv-noor.pdf')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Download CV' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(isAborted).toBe(true))
  expect(button).toHaveFocus()
})

test('a failure says Kon CV niet laden with why, and Probeer opnieuw asks again', async () => {
  let requestCount = 0
  server.use(
    http.get(
      CV,
      () => (
        (requestCount += 1),
        requestCount === 1
          ? HttpResponse.json(failure('not_found', messages.cvMissing), { status: 404 })
          : wordResponse()
      ),
    ),
  )
  const { user, dialog } = await open()
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByRole('heading', { name: messages.cvLoadFailed })).toBeVisible()
  expect(alert.getByText(messages.cvMissing)).toBeVisible()
  await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await dialog.findByRole('heading', { name: messages.cvNotPdf })).toBeVisible()
  expect(requestCount).toBe(2)
})

test('without a session the CV leads to sign-in', async () => {
  server.use(http.get(CV, () => HttpResponse.json(failure('unauthorized', messages.sessionExpired), { status: 401 })))
  const { dialog } = await open()
  expect(await dialog.findByRole('link', { name: 'Inloggen' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

test('a Word file is offered as a download under its own name', async () => {
  server.use(http.get(CV, wordResponse))
  const savedNames: string[] = []
  URL.createObjectURL = () => 'blob:cv'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    savedNames.push(this.download)
  })
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Download CV' }))
  expect(savedNames).toEqual(['cv-noor.pdf'])
  jest.restoreAllMocks()
})

test('a PDF is downloaded by one button and opened in a tab by another', () => {
  const openSpy = jest.spyOn(window, 'open').mockReturnValue(null)
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:cv'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  jest.useFakeTimers()
  const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  downloadCv(summary(), content)
  expect([saved, openSpy.mock.calls]).toEqual([['cv-noor.pdf'], []])
  openCv(content)
  expect([saved, openSpy.mock.calls]).toEqual([['cv-noor.pdf'], [['blob:cv', '_blank', 'noopener']]])
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a CV without a name of its own gets the name of the candidate', () => {
  expect(cvFileName({ id: ID, name: 'Noor de Vries', cv_filename: null })).toBe('cv-noor-de-vries.pdf')
})
