import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type TimelineEvent } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { event, profileCalls } from '../testing/fake-profile.ts'
import { failure, fakeServices, ID, MAIN, server } from '../testing/fake-services.ts'
import { application, VACANCY, vacancySummary } from '../testing/fake-vacancies.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const kitchen = vacancySummary({
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12',
  title: 'Chef-kok café',
  company: 'De Haven',
  location: 'Scheveningen',
})

/** Opens the dialog from the profile; what is added is collected. */
const open = async (timeline: TimelineEvent[] = []) => {
  const addedBodies: unknown[] = []
  server.use(
    ...profileCalls({ timeline }).handlers,
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary(), kitchen])),
    http.post(`${MAIN}/api/applications`, async ({ request }) => {
      addedBodies.push(await request.json())
      return HttpResponse.json(application(ID), { status: 201 })
    }),
  )
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await app.user.click(await screen.findByRole('button', { name: 'In procedure zetten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'In procedure zetten' }))
  return { ...app, dialog, added: addedBodies }
}

test('a vacancy is found by its words, and the candidate is put in its procedure', async () => {
  const { user, dialog, added } = await open()
  await dialog.findByRole('list', { name: 'Vacatures' })
  await user.type(dialog.getByRole('searchbox', { name: 'Zoek een vacature' }), 'CAFE haven')
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: 'Kies Chef-kok café' }))
  expect(await screen.findByText('Noor de Vries staat nu in de procedure.')).toBeVisible()
  expect(added).toEqual([{ vacancy_id: kitchen.id, candidate_id: ID }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a procedure somebody is in is not offered again', async () => {
  const { dialog } = await open([
    event('application_added', { vacancy_id: VACANCY, vacancy_title: 'Wijkverpleegkundige', stage: '1' }),
  ])
  expect(await dialog.findByText('Staat er al in')).toBeVisible()
  expect(dialog.getAllByRole('button', { name: /^Kies / })).toHaveLength(1)
})

test('what goes wrong is said, and the choice stays', async () => {
  const { user, dialog } = await open()
  server.use(http.post(`${MAIN}/api/applications`, () => HttpResponse.json(failure(), { status: 500 })))
  await user.click(await dialog.findByRole('button', { name: 'Kies Chef-kok café' }))
  expect(await screen.findByText('Van de server')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'In procedure zetten' })).toBeVisible()
})

test('without vacancies the first one can be made, and a list that fails can be asked again', async () => {
  server.use(
    ...profileCalls().handlers,
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'In procedure zetten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'In procedure zetten' }))
  expect(await dialog.findByText(messages.vacanciesFailed)).toBeVisible()
  server.use(http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])))
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await dialog.findByRole('link', { name: 'Nieuwe Vacature' })).toHaveAttribute('href', '/create-vacancy')
})
