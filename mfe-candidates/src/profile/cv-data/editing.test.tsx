import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type Candidate } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const job = (position: string, company: string, period: string) => ({
  position,
  company,
  period,
  start: period.slice(0, 4),
  end: null,
  current: false,
  location: 'Assen',
  description: null,
})
const [linde, eik] = [job('Wijkverpleegkundige', 'De Linde', '2019'), job('Verzorgende', 'De Eik', '2015')]
const person = (overrides: Partial<Candidate> = {}) =>
  candidate({
    experience: [linde, eik],
    evidence: { 'experience.0.position': { confidence: 1, quote: 'x', places: [] } },
    ...overrides,
  })
const cvRegion = () => within(screen.getByRole('region', { name: 'Uit het CV' }))
const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const textBox = (name: string, index = 0) => cvRegion().getAllByRole('textbox', { name })[index] as HTMLInputElement

test('a job is corrected, moved, taken out and added, and the change can be undone', async () => {
  const { changes, handlers } = profileCalls({ person: person() })
  server.use(...handlers)
  const { user } = await open()
  await user.click(cvRegion().getByRole('button', { name: 'Werkervaring wijzigen' }))
  expect(textBox('Functie bij deze baan')).toHaveFocus()
  await user.clear(textBox('Bedrijf', 1))
  await user.type(textBox('Bedrijf', 1), 'De Beuk')
  await user.clear(textBox('Periode', 1))
  await user.type(textBox('Periode', 1), 'mei 2014 - heden')
  await user.click(cvRegion().getByRole('button', { name: 'Baan 2 naar boven' }))
  expect(cvRegion().getByRole('button', { name: 'Baan 1 naar beneden' })).toHaveFocus()
  await user.click(cvRegion().getByRole('button', { name: 'Baan 2 weghalen' }))
  await user.click(cvRegion().getByRole('button', { name: 'Baan toevoegen' }))
  expect(textBox('Functie bij deze baan', 1)).toHaveFocus()
  await user.keyboard('Kok')
  await user.click(cvRegion().getByRole('button', { name: 'Opslaan' }))
  const jobs = within(await cvRegion().findByRole('list', { name: 'Werkervaring' }))
  expect(jobs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('VerzorgendeNu'),
    expect.stringContaining('Kok'),
  ])
  expect(cvRegion().getByRole('button', { name: 'Werkervaring wijzigen' })).toHaveFocus()
  const changedJobs = [
    { ...eik, company: 'De Beuk', period: 'mei 2014 - heden', start: '2014-05', current: true },
    {
      position: 'Kok',
      company: '',
      period: null,
      start: null,
      end: null,
      current: false,
      location: null,
      description: null,
    },
  ]
  expect(changes).toEqual([
    { method: 'PUT', body: { experience: changedJobs, based_on: { experience: [linde, eik] } } },
  ])
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Het staat er weer zoals het was.')).toBeVisible()
  expect(changes[1]).toEqual({
    method: 'PUT',
    body: { experience: [linde, eik], based_on: { experience: changedJobs }, evidence: person().evidence },
  })
})

test('a school is added with its level', async () => {
  const { changes, handlers } = profileCalls({ person: person() })
  server.use(...handlers)
  const { user } = await open()
  await user.click(cvRegion().getByRole('button', { name: 'Opleiding wijzigen' }))
  await user.click(cvRegion().getByRole('button', { name: 'Opleiding toevoegen' }))
  await user.keyboard('Verpleegkunde')
  await user.selectOptions(cvRegion().getByRole('combobox', { name: 'Niveau' }), 'Hbo')
  await user.type(textBox('School'), 'Hanzehogeschool')
  await user.click(cvRegion().getByRole('button', { name: 'Opslaan' }))
  expect(await cvRegion().findByText('Hanzehogeschool')).toBeVisible()
  expect(changes[0]?.body).toMatchObject({
    education: [{ degree: 'Verpleegkunde', institution: 'Hanzehogeschool', level: 'hbo' }],
    based_on: { education: [] },
  })
})

test('a word changes in its place and moves', async () => {
  const { changes, handlers } = profileCalls({ person: person({ skills: ['Wondzorg', 'Coachen'] }) })
  server.use(...handlers)
  const { user } = await open()
  await user.click(cvRegion().getByRole('button', { name: 'Vaardigheden wijzigen' }))
  await user.click(cvRegion().getByRole('button', { name: 'Wijzig Wondzorg' }))
  const word = cvRegion().getByRole('textbox', { name: 'Vaardigheid wijzigen' })
  await user.clear(word)
  await user.type(word, 'Complexe wondzorg{Enter}')
  await user.click(cvRegion().getByRole('button', { name: 'Wijzig Coachen' }))
  await user.click(cvRegion().getByRole('button', { name: 'Naar voren' }))
  await user.click(cvRegion().getByRole('button', { name: 'Opslaan' }))
  expect(await cvRegion().findByText('Complexe wondzorg')).toBeVisible()
  expect(changes[0]?.body).toMatchObject({ skills: ['Coachen', 'Complexe wondzorg'] })
})

test('what was changed by hand says by whom', async () => {
  const edit = (yours: boolean) => ({ at: '2026-01-01T09:00:00.000Z', yours })
  server.use(
    ...profileCalls({
      person: person({
        edits: { 'experience.0': edit(true), title: edit(false), 'skills.1': edit(true), phone: edit(true) },
      }),
    }).handlers,
  )
  await open()
  expect(within(cvRegion().getByRole('list', { name: 'Werkervaring' })).getByText('aangepast door jou')).toBeVisible()
  expect(cvRegion().getByText('aangepast door een collega')).toBeVisible()
  expect(cvRegion().getByTitle('Indiceren: aangepast door jou')).toBeVisible()
  const contact = within(screen.getByRole('region', { name: 'Contactgegevens' }))
  expect(contact.getByText('aangepast door jou')).toBeVisible()
})

test('what a colleague changed too is shown beside it, and the choice is stored', async () => {
  const colleagueVersion = person({ experience: [{ ...linde, company: 'De Iep' }] })
  const { changes, handlers } = profileCalls({ person: person({ experience: [linde] }) })
  server.use(
    http.put(
      ONE,
      () =>
        HttpResponse.json(
          {
            ...failure('candidate_conflict', messages.candidateConflict),
            current: colleagueVersion,
            conflicts: ['experience'],
          },
          { status: 409 },
        ),
      { once: true },
    ),
    ...handlers,
  )
  const { user } = await open()
  await user.click(cvRegion().getByRole('button', { name: 'Werkervaring wijzigen' }))
  await user.clear(textBox('Bedrijf'))
  await user.type(textBox('Bedrijf'), 'De Es')
  await user.click(cvRegion().getByRole('button', { name: 'Opslaan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' }))
  expect(dialog.getByText('Wijkverpleegkundige · De Es · 2019')).toBeVisible()
  expect(dialog.getByText('Wijkverpleegkundige · De Iep · 2019')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await cvRegion().findByText('De Es · Assen · 2019')).toBeVisible()
  expect(changes).toEqual([
    {
      method: 'PUT',
      body: { experience: [{ ...linde, company: 'De Es' }], based_on: { experience: colleagueVersion.experience } },
    },
  ])
})

test('a second edit that is stored leaves the choice about the first, and what was typed in it', async () => {
  const colleagueVersion = person({ title: 'Teamleider' })
  const { handlers } = profileCalls({ person: person({ title: 'Kok', skills: ['Wondzorg'] }) })
  const answer = Promise.withResolvers<void>()
  server.use(
    http.put(
      ONE,
      async () => {
        await answer.promise
        return HttpResponse.json(
          {
            ...failure('candidate_conflict', messages.candidateConflict),
            current: colleagueVersion,
            conflicts: ['title'],
          },
          { status: 409 },
        )
      },
      { once: true },
    ),
    ...handlers,
  )
  const { user } = await open()
  await user.click(cvRegion().getByRole('button', { name: 'Functietitel wijzigen' }))
  await user.clear(textBox('Functietitel'))
  await user.type(textBox('Functietitel'), 'Chef{Enter}')
  await user.click(cvRegion().getByRole('button', { name: 'Vaardigheden wijzigen' }))
  await user.type(textBox('Vaardigheid toevoegen'), 'Roosteren{Enter}')
  await user.click(
    within(cvRegion().getByRole('form', { name: 'Vaardigheden wijzigen' })).getByRole('button', { name: 'Opslaan' }),
  )
  answer.resolve()
  expect(await screen.findByText('Vaardigheden gewijzigd.')).toBeVisible()
  const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' }))
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
  expect(textBox('Functietitel')).toHaveValue('Chef')
  expect(cvRegion().getByRole('button', { name: 'Annuleren' })).toBeEnabled()
})
