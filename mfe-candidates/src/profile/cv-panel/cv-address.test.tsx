import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import * as routes from '@wervio/contracts/routes'
import { http, HttpResponse } from 'msw'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { noPdfWorker, waitForViewerFallback } from '../../testing/pdf-viewer-stub.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const address = routes.candidate.inCv(ID, { field: 'title', quote: 'Wijkverpleegkundige' })
const serve = (person = candidate()) =>
  server.use(
    ...profileCalls({ person }).handlers,
    noPdfWorker,
    http.get(`${ONE}/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
  )

test('an address that asks for a place in the CV opens it, and closed it stays closed', async () => {
  serve()
  const app = renderApp(address)
  const dialog = within(await screen.findByRole('dialog', { name: 'CV' }))
  await waitForViewerFallback()
  await app.user.click(dialog.getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'CV' })).not.toBeInTheDocument())
  expect(app.address()).toBe(routes.candidate.href(ID))
  // Somebody goes there again.
  await app.go(address)
  expect(await screen.findByRole('dialog', { name: 'CV' })).toBeVisible()
  await waitForViewerFallback()
})

test('without a PDF the address shows the profile', async () => {
  serve(candidate({ has_cv: false, cv_filename: null }))
  renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  expect(screen.queryByRole('dialog', { name: 'CV' })).not.toBeInTheDocument()
})
