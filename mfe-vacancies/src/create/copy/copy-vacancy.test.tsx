import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, server, summary, SUMMARIES, vacancy, VACANCIES } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const field = (name: string) => screen.findByRole('textbox', { name })
const archivedSummary = summary({ id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d77', title: 'Kok', company: '' })
const stubVacancies = () =>
  server.use(
    http.get(SUMMARIES, ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.has('archived') ? [archivedSummary] : [summary()]),
    ),
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
  )

const chooseVacancy = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Kopieer een eerdere vacature' }))
  const dialog = await screen.findByRole('dialog', { name: 'Eerdere vacature kopiëren' })
  await user.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Vacature' }),
    'Wijkverpleegkundige · Zorggroep De Linde',
  )
  return within(dialog)
}

test('the fields of an earlier vacancy fill the form, without its title, and the toast takes them back', async () => {
  stubVacancies()
  const { user } = renderApp('/create-vacancy')
  const dialog = await chooseVacancy(user)
  await user.click(await dialog.findByRole('button', { name: 'Kopiëren' }))
  await waitFor(async () => expect(await field('Locatie')).toHaveValue('Assen'))
  expect(await field('Missie, visie en kernwaarden')).toHaveValue('Iedereen thuis')
  expect(await field('Functietitel')).toHaveValue('')
  expect(await screen.findByText('Concept bewaard')).toBeVisible()
  await user.clear(await field('Locatie'))
  await user.type(await field('Locatie'), 'Haren')
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await field('Salaris')).toHaveValue('')
  expect(await field('Locatie')).toHaveValue('Haren')
})

test.each([
  ['Alleen de andere velden', 'Haren'],
  ['Alles vervangen', 'Assen'],
])('what was typed is asked about: %s', async (answer, location) => {
  stubVacancies()
  const { user } = renderApp('/create-vacancy')
  await user.type(await field('Locatie'), 'Haren')
  await user.type(await field('Sector'), 'Zorg')
  const dialog = await chooseVacancy(user)
  expect(await dialog.findByText('Locatie: vervangen of laten staan?')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: answer }))
  expect(await field('Salaris')).toHaveValue('€ 3.250')
  expect(await field('Locatie')).toHaveValue(location)
})

test('vacancies that cannot be read can be asked for again', async () => {
  server.use(http.get(SUMMARIES, () => HttpResponse.json(failure('internal', 'Even niet'), { status: 500 })))
  const { user } = renderApp('/create-vacancy')
  await user.click(await screen.findByRole('button', { name: 'Kopieer een eerdere vacature' }))
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  stubVacancies()
  await user.click(retry)
  expect(await screen.findByRole('combobox', { name: 'Vacature' })).toBeVisible()
})

test('a vacancy in the archive can be copied too', async () => {
  stubVacancies()
  const { user } = renderApp('/create-vacancy')
  await user.click(await screen.findByRole('button', { name: 'Kopieer een eerdere vacature' }))
  const archive = await screen.findByRole('group', { name: 'Archief' })
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Vacature' }),
    within(archive).getByRole('option', { name: 'Kok' }),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Kopiëren' })).toBeEnabled())
})
