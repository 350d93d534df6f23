import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, CANDIDATES, failure, fakeServices, ID, server, summary } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const OTHER = '5e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22'
const other = candidate({ id: OTHER, name: 'N. de Vries', email: 'n.devries@example.nl' })

/** A profile whose merge is under way; it fails once `response` is resolved. */
const beginMerge = async () => {
  const response = Promise.withResolvers<void>()
  const duplicates = [{ candidate: summary({ id: OTHER, name: 'N. de Vries' }), reasons: ['phone' as const] }]
  server.use(
    http.get(`${CANDIDATES}/${OTHER}`, () => HttpResponse.json(other)),
    http.post(`${ONE}/merge`, async () => (await response.promise, HttpResponse.json(failure(), { status: 500 }))),
    ...profileCalls({ duplicates }).handlers,
  )
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await app.user.click(await screen.findByRole('button', { name: 'Vergelijk met N. de Vries' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Samenvoegen' }))
  await dialog.findByText('Kies per veld wat blijft.')
  await app.user.click(dialog.getByRole('button', { name: 'Samenvoegen' }))
  return { ...app, dialog, response }
}

test('a merge that is under way can not be closed away, so that its failure is seen', async () => {
  const { user, dialog, response } = await beginMerge()
  expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Sluiten' }))
  response.resolve()
  expect(await dialog.findByText('Van de server')).toBeVisible()
  expect(dialog.getByText('Er is niets veranderd.')).toBeVisible()
})

test('a merge that fails after the profile was left is told', async () => {
  const { go, response } = await beginMerge()
  await go('/elders')
  response.resolve()
  expect(await screen.findByText('Van de server')).toBeVisible()
})
