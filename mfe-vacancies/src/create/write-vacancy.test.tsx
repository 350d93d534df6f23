import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { fakePublication } from '../testing/fake-publication.ts'
import { failure, fakeServices, generated, GENERATE, ID, server, vacancy, VACANCIES } from '../testing/fake-services.ts'
import { filled, fillForm } from '../testing/fill-form.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const draft = (values = filled) => userStorage('u1').set('vacancy-draft:new', JSON.stringify({ values }))
const button = (name = 'Genereer Vacaturetekst') => screen.findByRole('button', { name })
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const events = (body: string | ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })

const services = () => {
  const written = jest.fn()
  const saved = jest.fn()
  fakePublication(generated.html)
  server.use(
    http.post(
      GENERATE,
      async ({ request }) => (
        written(await request.json()),
        events(event('progress', { step: 'Schrijven', percent: 40 }) + event('result', generated))
      ),
    ),
    http.post(
      VACANCIES,
      async ({ request }) => (
        saved(await request.json()),
        HttpResponse.json(vacancy({ title: 'Planner' }), { status: 201 })
      ),
    ),
  )
  return { written, saved }
}

test('the form is written out, saved field by field and shown', async () => {
  const { written, saved } = services()
  const { user, address } = renderApp('/create-vacancy')
  await fillForm(user)
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(address()).toBe('/vacancy-preview')
  expect(written).toHaveBeenCalledWith(filled)
  expect(saved).toHaveBeenCalledWith({
    title: 'Planner',
    company: 'Transport Noord',
    salary: 'Schaal 8',
    location: 'Groningen',
    hours: '36',
    specific_tasks: 'Plannen',
    benefits: 'Reiskosten',
    soft_skills: 'Rustig',
    hard_skills: 'Excel',
    sector: 'Logistiek',
    core_activity: 'Vervoer',
    history: 'Sinds 1970',
    team_composition: 'Zes planners',
    company_culture: 'Nuchter',
    social_contribution: '',
    mission_vision_values: '',
    description: generated.html,
    description_made_by: generated.made_by,
    creation_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(userStorage('u1').get('vacancy-draft:new')).toBeNull()
})

test('Ctrl+Enter submits, and a second submit while busy sends nothing', async () => {
  draft()
  const { written } = services()
  const { user } = renderApp('/create-vacancy')
  await user.click(await screen.findByRole('textbox', { name: 'Specifieke taken' }))
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(written).toHaveBeenCalledTimes(1)
})

test('without a token nothing is sent', async () => {
  draft()
  const { user } = renderApp('/create-vacancy')
  localStorage.removeItem('token')
  await user.click(await button())
  expect(await screen.findByText('Je bent niet ingelogd. Log opnieuw in.')).toBeVisible()
})

test('progress is shown as it comes, and stopping leaves the form as it was', async () => {
  draft()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (events) =>
      events.enqueue(new TextEncoder().encode(event('progress', { step: 'Tekst schrijven', percent: 40 }))),
  })
  server.use(http.post(GENERATE, () => events(body)))
  const { user, address } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText('Tekst schrijven')).toBeVisible()
  expect(screen.getByText('40%')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stoppen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Functietitel' })).toHaveValue('Planner')
  expect(address()).toBe('/create-vacancy')
})

test.each([
  ['no html', () => events(event('result', { ...generated, html: '' })), messages.generateEmpty],
  [
    'an engine that is busy',
    () => events(event('error', failure('engine_rate_limited', messages.engineRateLimited))),
    messages.engineRateLimited,
  ],
  ['a server that says nothing', () => HttpResponse.json({}, { status: 500 }), messages.generateFailed],
])('%s: its text, the form kept, and trying again works', async (_, reply, text) => {
  draft()
  server.use(http.post(GENERATE, reply))
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Functietitel' })).toHaveValue('Planner')
  services()
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
})

test('saving that failed is tried again without writing again, also after a reload', async () => {
  draft()
  const { written } = services()
  server.use(http.post(VACANCIES, () => HttpResponse.json({}, { status: 500 })))
  const { user, unmount } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText(messages.vacancySaveFailed)).toBeVisible()
  unmount()
  renderApp('/create-vacancy')
  const { saved } = services()
  await user.click(await button('Opnieuw opslaan'))
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(written).toHaveBeenCalledTimes(1)
  expect(saved).toHaveBeenCalledTimes(1)
})

test('a save whose answer got lost is repeated under its key, and what changed since is stored in the vacancy it made', async () => {
  draft()
  services()
  const keys: unknown[] = []
  const changed = jest.fn()
  const saving = (reply: () => Response) =>
    server.use(
      http.post(
        VACANCIES,
        async ({ request }) => (keys.push(((await request.json()) as { creation_key: string }).creation_key), reply()),
      ),
    )
  saving(() => HttpResponse.error())
  server.use(
    http.put(
      `${VACANCIES}/:id`,
      async ({ request, params }) => (
        changed(params['id'], await request.json()),
        HttpResponse.json(vacancy({ title: 'Planner' }))
      ),
    ),
  )
  const { user, unmount } = renderApp('/create-vacancy')
  await user.click(await button())
  await button('Opnieuw opslaan')
  await user.type(screen.getByRole('textbox', { name: 'Uren per week' }), ' uur')
  unmount()
  renderApp('/create-vacancy')
  saving(() => HttpResponse.json(vacancy({ title: 'Planner' }), { status: 201 }))
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(changed).toHaveBeenCalledWith(ID, expect.objectContaining({ hours: '36 uur', description: generated.html }))
})

test('changed after a failed save, the text is written anew', async () => {
  draft()
  services()
  server.use(http.post(VACANCIES, () => HttpResponse.json({}, { status: 500 })))
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  await button('Opnieuw opslaan')
  await user.type(screen.getByRole('textbox', { name: 'Uren per week' }), ' uur')
  server.use(http.put(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy({ title: 'Planner' }))))
  const { written } = services()
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(written).toHaveBeenCalledWith({ ...filled, uren: '36 uur' })
})

test('fields the server refuses are marked', async () => {
  draft()
  services()
  server.use(
    http.post(VACANCIES, () =>
      HttpResponse.json(
        {
          ...failure('validation_failed', messages.validationFailed),
          fields: [{ path: 'company', message: 'Te lang voor ons.' }],
        },
        { status: 400 },
      ),
    ),
  )
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText('Te lang voor ons.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Organisatie' })).toHaveAttribute('aria-invalid', 'true')
})

test('an existing vacancy fills the form and is changed, not doubled', async () => {
  services()
  const changed = jest.fn()
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.put(
      `${VACANCIES}/:id`,
      async ({ request, params }) => (
        changed(params['id'], await request.json()),
        HttpResponse.json(vacancy({ hours: '32 uur' }))
      ),
    ),
  )
  const { user } = renderApp(`/create-vacancy?vacature=${ID}`)
  const hours = await screen.findByRole('textbox', { name: 'Uren per week' })
  expect(screen.getByRole('heading', { level: 1, name: 'Vacature bewerken' })).toBeVisible()
  await user.clear(hours)
  await user.type(hours, '32 uur')
  await user.click(await button())
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith(
      ID,
      expect.objectContaining({ hours: '32 uur', title: 'Wijkverpleegkundige', description: generated.html }),
    ),
  )
  expect(changed.mock.calls[0]?.[1]).not.toHaveProperty('status')
})
