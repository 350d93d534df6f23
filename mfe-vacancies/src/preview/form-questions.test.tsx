import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { VacancyQuestion } from '@wervio/contracts'
import { userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import {
  failure,
  fakeServices,
  generatedText,
  GENERATE,
  ID,
  server,
  vacancy,
  VACANCIES,
} from '../testing/fake-services.ts'
import { fakePublication } from '../testing/fake-publication.ts'
import { formValues } from '../testing/fill-form.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const question: VacancyQuestion = {
  field: 'hard_skills',
  quote: 'soms een nacht',
  question: 'Hoort dit bij uren?',
  options: [
    { label: 'Ja, bij uren', changes: { hard_skills: 'Excel', uren: '36, soms een nacht' } },
    { label: 'Nee, bij hard skills', changes: {} },
  ],
}
const form = { ...formValues, hard_skills: 'Excel\nsoms een nacht' }

const start = (openQuestions: readonly VacancyQuestion[] = [question]) => {
  userStorage('u1').set(
    'vacancy-text',
    JSON.stringify({
      vacancyId: ID,
      form,
      html: generatedText.html,
      made_by: generatedText.made_by,
      warnings: [],
      questions: openQuestions,
    }),
  )
  const requests: Record<string, unknown>[] = []
  const changes: Record<string, unknown>[] = []
  const service = fakePublication(generatedText.html)
  server.use(
    http.post(GENERATE, async ({ request }) => {
      requests.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({
        ...generatedText,
        html: '<h1>Planner</h1><p>Soms een nacht.</p>',
        warnings: [],
        questions: [],
      })
    }),
    http.put(`${VACANCIES}/:id`, async ({ request }) => {
      changes.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(vacancy())
    }),
  )
  return { ...renderApp('/vacancy-preview'), requests, changes, service }
}
const questions = () => screen.findByRole('region', { name: 'Eén vraag over je formulier' })

test('one click answers a question: fields and text change and are stored, and the toast takes it back', async () => {
  const { user, requests, changes, service } = start()
  const region = within(await questions())
  expect(region.getByText('soms een nacht')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Ja, bij uren' }))
  expect(await screen.findByText('Soms een nacht.')).toBeVisible()
  expect(requests[0]).toMatchObject({ hard_skills: 'Excel', uren: '36, soms een nacht', engine: 'builtin' })
  expect(changes).toEqual([{ hard_skills: 'Excel', hours: '36, soms een nacht' }])
  expect(service.saves[0]).toMatchObject({ base_version: 1, origin: 'generated' })
  expect(screen.queryByRole('region', { name: 'Eén vraag over je formulier' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await questions()).toBeVisible()
  expect(changes[1]).toEqual({ hard_skills: 'Excel\nsoms een nacht', hours: '36' })
  expect(service.publication.html).toBe(generatedText.html)
})

test('an answer that changes nothing only takes the question away, also after a reload', async () => {
  const { user, requests, unmount } = start()
  await user.click(within(await questions()).getByRole('button', { name: 'Nee, bij hard skills' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Eén vraag over je formulier' })).toBeNull())
  expect(requests).toEqual([])
  unmount()
  renderApp('/vacancy-preview')
  expect(await screen.findByRole('article', { name: 'Vacaturetekst' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Eén vraag over je formulier' })).toBeNull()
})

test('after an answer the keyboard goes on at the questions that are left', async () => {
  const { user } = start([question, { ...question, quote: 'avonden', options: [{ label: 'Zo laten', changes: {} }] }])
  const region = within(await screen.findByRole('region', { name: '2 vragen over je formulier' }))
  await user.click(region.getByRole('button', { name: 'Zo laten' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Eén vraag over je formulier' })).toHaveFocus())
})

test('when the text can not be written the question stays and says why', async () => {
  const { user, service } = start()
  const region = within(await questions())
  server.use(http.post(GENERATE, () => HttpResponse.json(failure('internal', 'Even stuk'), { status: 500 })))
  await user.click(region.getByRole('button', { name: 'Ja, bij uren' }))
  expect(await region.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(region.getByRole('button', { name: 'Ja, bij uren' })).toBeEnabled()
  expect(service.saves).toEqual([])
})

test('a text that was edited by hand is not written over: nothing is asked', async () => {
  const { service, unmount } = start()
  await questions()
  unmount()
  service.write('<h1>Planner</h1><p>Bewerkt.</p>', 'Sanne', 'edited')
  renderApp('/vacancy-preview')
  expect(await screen.findByText('Bewerkt.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Eén vraag over je formulier' })).toBeNull()
})
