import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { pdfFile } from '../testing/fake-parsed-cv.ts'
import { ONE, profileCalls } from '../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const open = async (person = candidate()) => {
  const response = Promise.withResolvers<void>()
  const { handlers } = profileCalls({ person })
  server.use(
    http.patch(ONE, async () => {
      await response.promise
    }),
    http.put(`${ONE}/cv`, async () => {
      await response.promise
      return HttpResponse.json(failure('internal', ''), { status: 500 })
    }),
    ...handlers,
  )
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return { ...app, response }
}

test('a status that is stored after the profile was left is told, and can be undone there', async () => {
  const { user, go, response } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status van de kandidaat' }), 'In Proces')
  await go('/elders')
  response.resolve()
  expect(await screen.findByText('Status is nu In Proces.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Status is weer Nieuw.')).toBeVisible()
})

test('that the status follows the procedures again is told after the profile was left', async () => {
  const { user, go, response } = await open(candidate({ status_chosen_at: '2026-02-01T10:00:00.000Z' }))
  await user.click(screen.getByRole('button', { name: 'Laat de procedures volgen' }))
  await go('/elders')
  response.resolve()
  expect(await screen.findByText('De status volgt weer de procedures: Nieuw.')).toBeVisible()
})

test('a term that is stored after the profile was left is told', async () => {
  const { user, go, response } = await open()
  const privacy = within(screen.getByRole('region', { name: 'Bewaren en privacy' }))
  await user.selectOptions(privacy.getByRole('combobox'), 'Eén jaar, met toestemming')
  await go('/elders')
  response.resolve()
  expect(await screen.findByText('De bewaartermijn is opgeslagen.')).toBeVisible()
})

test('a CV that can not be stored after the profile was left is told', async () => {
  const { user, go, response } = await open()
  await user.upload(screen.getByLabelText('CV kiezen'), pdfFile('nieuw.pdf'))
  await go('/elders')
  response.resolve()
  expect(await screen.findByText(messages.cvUploadFailed)).toBeVisible()
})
