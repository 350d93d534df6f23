import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { event, ONE, profileCalls } from '../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const path = `/kandidaat-profiel/${ID}`
const open = async () => {
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const status = () => screen.getByRole('combobox', { name: 'Status van de kandidaat' })
const region = (name: string) => within(screen.getByRole('region', { name }))

test('the status is stored at once and can be undone', async () => {
  const { changes, handlers } = profileCalls()
  server.use(...handlers)
  const { user } = await open()
  expect(
    within(status())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Nieuw', 'In Proces', 'Aangenomen', 'Afgewezen'])
  await user.selectOptions(status(), 'In Proces')
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Status is weer Nieuw.')).toBeVisible()
  expect(changes.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'PATCH', body: { status: 'in_proces' } },
    { method: 'PATCH', body: { status: 'nieuw' } },
  ])
  expect(status()).toHaveValue('nieuw')
})

test('a status that followed the procedures follows them again after undo', async () => {
  const { changes, handlers } = profileCalls({ person: candidate({ status_chosen_at: null }) })
  server.use(...handlers)
  const { user } = await open()
  await user.selectOptions(status(), 'Afgewezen')
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  await waitFor(() =>
    expect(changes.map(({ body }) => body)).toEqual([{ status: 'afgewezen' }, { follow_procedures: true }]),
  )
})

test('a status follows the procedure until somebody chooses one, and says which of both', async () => {
  const { handlers } = profileCalls({ person: candidate({ status_chosen_at: null }) })
  server.use(...handlers)
  const { user } = await open()
  expect(screen.getByText('volgt de procedure')).toBeVisible()
  server.use(
    http.patch(ONE, () =>
      HttpResponse.json(candidate({ status: 'afgewezen', status_chosen_at: '2026-02-01T10:00:00.000Z' })),
    ),
  )
  await user.selectOptions(status(), 'Afgewezen')
  expect(await screen.findByText('zelf gekozen op 1 feb 2026')).toBeVisible()
  expect(screen.queryByText('volgt de procedure')).not.toBeInTheDocument()
})

test('a chosen status says so, and can be left to the procedures', async () => {
  const { changes, handlers } = profileCalls({
    person: candidate({ status: 'afgewezen', status_chosen_at: '2026-02-01T10:00:00.000Z' }),
  })
  server.use(...handlers)
  const { user } = await open()
  expect(
    region('Procedures').getByText(
      'De status ‘Afgewezen’ is zelf gekozen op 1 februari 2026 en volgt de procedures niet.',
    ),
  ).toBeVisible()
  await user.click(region('Procedures').getByRole('button', { name: 'Laat de procedures volgen' }))
  expect(await screen.findByText(/^De status volgt weer de procedures:/)).toBeVisible()
  expect(changes.map(({ body }) => body)).toEqual([{ follow_procedures: true }])
})

test('the focus on the heading of what is loading goes to the name', async () => {
  server.use(...profileCalls().handlers)
  const response = Promise.withResolvers<void>()
  server.use(http.get(ONE, async () => (await response.promise, HttpResponse.json(candidate()))))
  renderApp(path)
  const loading = await screen.findByRole('heading', { level: 1 })
  loading.tabIndex = -1
  loading.focus()
  response.resolve()
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })).toHaveFocus()
})

test('a status that can not be stored goes back', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.patch(ONE, () => HttpResponse.json(failure(), { status: 500 })))
  const { user } = await open()
  await user.selectOptions(status(), 'Afgewezen')
  expect(await screen.findByText('Van de server')).toBeVisible()
  expect(status()).toHaveValue('nieuw')
})

test('somebody who is not there is told in Dutch, any other failure offers a retry', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.get(ONE, () => HttpResponse.json(failure('not_found', 'x'), { status: 404 })))
  const { unmount } = renderApp(path)
  expect(await screen.findByRole('heading', { name: messages.candidateNotFound })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar kandidaten' })).toHaveAttribute('href', '/dashboard-candidates')
  unmount()
  server.use(http.get(ONE, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  renderApp(path)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeVisible()
  expect(alert.getByText(messages.candidateFailed)).toBeVisible()
  expect(alert.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
})

test('what the CV says is changed on the spot', async () => {
  const { changes, handlers } = profileCalls({
    person: candidate({
      languages: [{ language: 'Engels', level: 'vloeiend' }],
      made_by: { engine: 'builtin', model: 'cv-1', at: '2026-01-01T09:00:00.000Z' },
    }),
  })
  server.use(...handlers)
  const { user } = await open()
  const cvRegion = region('Uit het CV')
  expect(cvRegion.getByText(/^Gelezen door de ingebouwde motor op/)).toBeVisible()
  await user.click(cvRegion.getByRole('button', { name: 'Functietitel wijzigen' }))
  await user.clear(cvRegion.getByRole('textbox', { name: 'Functietitel' }))
  await user.type(cvRegion.getByRole('textbox', { name: 'Functietitel' }), 'Teamleider{Enter}')
  expect(await cvRegion.findByText('Teamleider')).toBeVisible()
  await user.click(cvRegion.getByRole('button', { name: 'Vaardigheden wijzigen' }))
  await user.click(cvRegion.getByRole('button', { name: 'Verwijder Coachen' }))
  await user.type(cvRegion.getByRole('textbox', { name: 'Vaardigheid toevoegen' }), 'Roosteren{Enter}')
  await user.click(cvRegion.getByRole('button', { name: 'Opslaan' }))
  expect(await cvRegion.findByText('Roosteren')).toBeVisible()
  await user.click(cvRegion.getByRole('button', { name: 'Talen wijzigen' }))
  await user.type(cvRegion.getByRole('textbox', { name: 'Taal toevoegen' }), 'Duits (basis){Enter}')
  await user.click(cvRegion.getByRole('button', { name: 'Opslaan' }))
  expect(await cvRegion.findByText('Duits (basis)')).toBeVisible()
  await user.click(cvRegion.getByRole('button', { name: 'Uren toevoegen' }))
  await user.keyboard('{Escape}')
  expect(cvRegion.queryByRole('textbox', { name: 'Uren' })).not.toBeInTheDocument()
  const skills = ['Wondzorg', 'Indiceren', 'Palliatieve zorg', 'ECD', 'Roosteren']
  const english = { language: 'Engels', level: 'vloeiend' }
  expect(changes).toEqual([
    { method: 'PUT', body: { title: 'Teamleider', based_on: { title: 'Wijkverpleegkundige' } } },
    {
      method: 'PUT',
      body: { skills, based_on: { skills: ['Wondzorg', 'Indiceren', 'Palliatieve zorg', 'Coachen', 'ECD'] } },
    },
    {
      method: 'PUT',
      body: { languages: [english, { language: 'Duits', level: 'basis' }], based_on: { languages: [english] } },
    },
  ])
})

test('sensitive kinds are named and never what they say', async () => {
  server.use(
    ...profileCalls({
      person: candidate({ sensitive: [{ kind: 'birth_date' }, { kind: 'nationality' }, { kind: 'birth_date' }] }),
    }).handlers,
  )
  await open()
  expect(
    screen.getByText(
      'In het CV staan ook: geboortedatum, nationaliteit. Die gebruiken we niet voor zoeken of matchen.',
    ),
  ).toBeVisible()
})

test('the timeline tells what happened, and which vacancies they are still in', async () => {
  const vacancy = { vacancy_id: ID, vacancy_title: 'Wijkverpleegkundige' }
  const timeline = [
    event('application_outcome', { ...vacancy, stage: '2', outcome: 'rejected', reason: 'Woont te ver weg' }),
    event('application_removed', { vacancy_id: 'v2', vacancy_title: 'Kok' }),
    event('application_added', { vacancy_id: 'v2', vacancy_title: 'Kok', stage: '1' }),
    event('application_stage', { ...vacancy, stage: '2' }),
    event('application_added', { ...vacancy, stage: '1' }),
    event('contacted', { template: 'invitation', subject: 'Kennismaken' }),
    event('status', { from: 'nieuw', to: 'in_proces' }),
    event('changed', { fields: 'email,phone' }),
    event('created'),
  ]
  server.use(...profileCalls({ timeline }).handlers)
  const { user } = await open()
  const timelineRegion = region('Tijdlijn')
  expect(await timelineRegion.findByText('‘Wijkverpleegkundige’: afgewezen (Woont te ver weg)')).toBeVisible()
  await user.click(timelineRegion.getByRole('button', { name: 'Toon alle 9' }))
  for (const text of [
    'Uit de procedure gehaald van ‘Kok’',
    '‘Wijkverpleegkundige’: van CV Ontvangen naar Eerste Screening',
    'In de procedure gezet voor ‘Wijkverpleegkundige’',
    'Bericht klaargezet: Uitnodiging voor een gesprek: Kennismaken',
    'Status van Nieuw naar In Proces',
    'Gewijzigd: e-mailadres en telefoon',
    'Kandidaat toegevoegd',
  ])
    expect(timelineRegion.getByText(text)).toBeVisible()
  const vacancies = region('Procedures')
  expect(vacancies.getByRole('link', { name: 'Wijkverpleegkundige' })).toHaveAttribute('href', `/vacancy/${ID}`)
  expect(vacancies.getByText('Eerste Screening, 2 jan 2026')).toBeVisible()
  expect(vacancies.queryByText('Kok')).not.toBeInTheDocument()
})

test('a message can be written and the shortlist kept from here', async () => {
  let isShortlisted = false
  server.use(...profileCalls().handlers)
  server.use(
    http.put(`${ONE}/shortlist`, () => ((isShortlisted = true), new HttpResponse(null, { status: 204 }))),
    http.get(/\/api\/vacanc/, () => HttpResponse.json([])),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /^Toevoegen aan shortlist/ }))
  expect(await screen.findByText('Noor de Vries staat op je shortlist.')).toBeVisible()
  expect(isShortlisted).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Contact opnemen' }))
  expect(await screen.findByRole('dialog', { name: 'Contact opnemen' })).toBeVisible()
})

test('a timeline that can not be had says so, also where the vacancies stand', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.get(`${ONE}/timeline`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  await open()
  expect(region('Tijdlijn').getByRole('heading', { name: messages.timelineFailed })).toBeVisible()
  expect(region('Procedures').getByText(messages.timelineFailed)).toBeVisible()
})
