import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidatesOf } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { cvFileName, downloadCv } from './cv-file.ts'

fakeServices()

const CV = `${CANDIDATES}/${ID}/cv`
const word = () =>
  new HttpResponse('PK', {
    headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  })

const open = async () => {
  candidatesOf([summary({ cv_filename: 'cv-\u202Enoor.pdf' })])
  const { user } = renderApp('/dashboard-candidates')
  const button = await screen.findByRole('button', { name: 'CV bekijken van Noor de Vries' })
  await user.click(button)
  return { user, button, dialog: within(await screen.findByRole('dialog', { name: 'CV van Noor de Vries' })) }
}

test('while the CV comes it says so; closing stops the download and gives the focus back', async () => {
  let stopped = false
  server.use(
    http.get(
      CV,
      ({ request }) =>
        new Promise<never>(() =>
          request.signal.addEventListener('abort', () => {
            stopped = true
          }),
        ),
    ),
  )
  const { user, button, dialog } = await open()
  expect(dialog.getByText('CV laden...')).toBeVisible()
  expect(dialog.getByText('cv-noor.pdf')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Download CV' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(stopped).toBe(true))
  expect(button).toHaveFocus()
})

test('a failure says Kon CV niet laden with why, and Probeer opnieuw asks again', async () => {
  let asked = 0
  server.use(
    http.get(
      CV,
      () => (
        (asked += 1),
        asked === 1 ? HttpResponse.json(failure('not_found', messages.cvMissing), { status: 404 }) : word()
      ),
    ),
  )
  const { user, dialog } = await open()
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByRole('heading', { name: messages.cvLoadFailed })).toBeVisible()
  expect(alert.getByText(messages.cvMissing)).toBeVisible()
  await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await dialog.findByRole('heading', { name: messages.cvNotPdf })).toBeVisible()
  expect(asked).toBe(2)
})

test('a Word file is offered as a download under its own name', async () => {
  server.use(http.get(CV, word))
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:cv'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Download CV' }))
  expect(saved).toEqual(['cv-noor.pdf'])
  jest.restoreAllMocks()
})

test('a PDF opens in a new tab and is handed over under its name', () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:cv'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  jest.useFakeTimers()
  downloadCv(summary(), new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
  jest.useRealTimers()
  expect(opened).toHaveBeenCalledWith('blob:cv', '_blank', 'noopener')
  expect(saved).toEqual(['cv-noor.pdf'])
  jest.restoreAllMocks()
})

test('a CV without a name of its own gets the name of the candidate', () => {
  expect(cvFileName({ id: ID, name: 'Noor de Vries', cv_filename: null })).toBe('cv-noor-de-vries.pdf')
})
