import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { queryKeys } from '@wervio/api-client'
import { recruiterProfile } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { emptyCache } from '@wervio/remote-kit/testing'
import { userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { fakePublication } from '../testing/fake-publication.ts'
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
import { formValues, fillForm } from '../testing/fill-form.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const storeDraft = (values = formValues) => userStorage('u1').set('vacancy-draft:new', JSON.stringify({ values }))
const button = (name = 'Genereer Vacaturetekst') => screen.findByRole('button', { name })
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const eventStream = (body: string | ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })

const stubServices = () => {
  const writeRequest = jest.fn()
  const saveRequest = jest.fn()
  fakePublication(generatedText.html)
  server.use(
    http.post(
      GENERATE,
      async ({ request }) => (
        writeRequest(await request.json()),
        eventStream(event('progress', { step: 'Schrijven', percent: 40 }) + event('result', generatedText))
      ),
    ),
    http.post(
      VACANCIES,
      async ({ request }) => (
        saveRequest(await request.json()),
        HttpResponse.json(vacancy({ title: 'Planner' }), { status: 201 })
      ),
    ),
  )
  return { writeRequest, saveRequest }
}

test('a text is asked for in the language of the own profile', async () => {
  const { writeRequest } = stubServices()
  const queries = emptyCache()
  queries.setQueryData(queryKeys.profile, recruiterProfile({ text_language: 'en' }))
  const { user } = renderApp('/create-vacancy', queries)
  await fillForm(user)
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(writeRequest).toHaveBeenCalledWith({ ...formValues, language: 'en' })
})

test('the form is written out, saved field by field and shown', async () => {
  const { writeRequest, saveRequest } = stubServices()
  const { user, address } = renderApp('/create-vacancy')
  await fillForm(user)
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(address()).toBe('/vacancy-preview')
  expect(writeRequest).toHaveBeenCalledWith(formValues)
  expect(saveRequest).toHaveBeenCalledWith({
    title: 'Planner',
    company: 'Transport Noord',
    client: '',
    client_mention: 'described',
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
    description: generatedText.html,
    description_made_by: generatedText.made_by,
    creation_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(userStorage('u1').get('vacancy-draft:new')).toBeNull()
})

test('Ctrl+Enter submits, and a second submit while busy sends nothing', async () => {
  storeDraft()
  const { writeRequest } = stubServices()
  const { user } = renderApp('/create-vacancy')
  await user.click(await screen.findByRole('textbox', { name: 'Specifieke taken' }))
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(writeRequest).toHaveBeenCalledTimes(1)
})

test('without a token nothing is sent', async () => {
  storeDraft()
  const { user } = renderApp('/create-vacancy')
  localStorage.removeItem('token')
  await user.click(await button())
  expect(await screen.findByText('Je bent niet ingelogd. Log opnieuw in.')).toBeVisible()
})

test('progress is shown as it comes, and stopping leaves the form as it was', async () => {
  storeDraft()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(event('progress', { step: 'Tekst schrijven', percent: 40 }))),
  })
  server.use(http.post(GENERATE, () => eventStream(body)))
  const { user, address } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText('Tekst schrijven')).toBeVisible()
  expect(screen.getByText('40%')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stoppen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Functietitel' })).toHaveValue('Planner')
  expect(address()).toBe('/create-vacancy')
})

test('where a language model fails, the rules write the text with one click', async () => {
  storeDraft()
  const failed = failure('engine_answer_off_topic', messages.engineAnswerOffTopic)
  server.use(http.post(GENERATE, () => eventStream(event('error', failed))))
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText(messages.engineAnswerOffTopic)).toBeVisible()
  const { writeRequest } = stubServices()
  await user.click(screen.getByRole('button', { name: 'Schrijf met de ingebouwde regels' }))
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(writeRequest).toHaveBeenCalledWith({ ...formValues, engine: 'builtin' })
})

test.each([
  ['no html', () => eventStream(event('result', { ...generatedText, html: '' })), messages.generateEmpty],
  [
    'an engine that is busy',
    () => eventStream(event('error', failure('engine_rate_limited', messages.engineRateLimited))),
    messages.engineRateLimited,
  ],
  ['a server that says nothing', () => HttpResponse.json({}, { status: 500 }), messages.generateFailed],
])('%s: its text, the form kept, and trying again works', async (_, reply, text) => {
  storeDraft()
  server.use(http.post(GENERATE, reply))
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Functietitel' })).toHaveValue('Planner')
  stubServices()
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
})

test('saving that failed is tried again without writing again, also after a reload', async () => {
  storeDraft()
  const { writeRequest } = stubServices()
  server.use(http.post(VACANCIES, () => HttpResponse.json({}, { status: 500 })))
  const { user, unmount } = renderApp('/create-vacancy')
  await user.click(await button())
  expect(await screen.findByText(messages.vacancySaveFailed)).toBeVisible()
  unmount()
  renderApp('/create-vacancy')
  const { saveRequest } = stubServices()
  await user.click(await button('Opnieuw opslaan'))
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(writeRequest).toHaveBeenCalledTimes(1)
  expect(saveRequest).toHaveBeenCalledTimes(1)
})

test('a save whose answer got lost is repeated under its key, and what changed since is stored in the vacancy it made', async () => {
  storeDraft()
  stubServices()
  const keys: unknown[] = []
  const updateRequest = jest.fn()
  const stubSave = (reply: () => Response) =>
    server.use(
      http.post(
        VACANCIES,
        async ({ request }) => (keys.push(((await request.json()) as { creation_key: string }).creation_key), reply()),
      ),
    )
  stubSave(() => HttpResponse.error())
  server.use(
    http.put(
      `${VACANCIES}/:id`,
      async ({ request, params }) => (
        updateRequest(params['id'], await request.json()),
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
  stubSave(() => HttpResponse.json(vacancy({ title: 'Planner' }), { status: 201 }))
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(updateRequest).toHaveBeenCalledWith(
    ID,
    expect.objectContaining({ hours: '36 uur', description: generatedText.html }),
  )
})

test('changed after a failed save, the text is written anew', async () => {
  storeDraft()
  stubServices()
  server.use(http.post(VACANCIES, () => HttpResponse.json({}, { status: 500 })))
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  await button('Opnieuw opslaan')
  await user.type(screen.getByRole('textbox', { name: 'Uren per week' }), ' uur')
  server.use(http.put(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy({ title: 'Planner' }))))
  const { writeRequest } = stubServices()
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Planner (m/v/x)' })).toBeVisible()
  expect(writeRequest).toHaveBeenCalledWith({ ...formValues, uren: '36 uur' })
})

test('a failure to write is over once the earlier text is saved again', async () => {
  storeDraft()
  stubServices()
  server.use(http.post(VACANCIES, () => HttpResponse.json({}, { status: 500 })))
  const { user } = renderApp('/create-vacancy')
  await user.click(await button())
  await button('Opnieuw opslaan')
  const hours = screen.getByRole('textbox', { name: 'Uren per week' })
  await user.type(hours, '0')
  server.use(http.post(GENERATE, () => HttpResponse.json({}, { status: 500 })))
  await user.click(await button())
  expect(await screen.findByText(messages.generateFailed)).toBeVisible()
  await user.type(hours, '{Backspace}')
  const mayReply = Promise.withResolvers<void>()
  server.use(
    http.post(VACANCIES, async () => {
      await mayReply.promise
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  await user.click(await button())
  expect(await screen.findByText('De vacature wordt opgeslagen')).toBeVisible()
  expect(screen.queryByText(messages.generateFailed)).not.toBeInTheDocument()
  mayReply.resolve()
  expect(await screen.findByText(messages.vacancySaveFailed)).toBeVisible()
  expect(await button('Opnieuw opslaan')).toBeEnabled()
})

test('fields the server refuses are marked', async () => {
  storeDraft()
  stubServices()
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

test('who recruits for a client says so, and chooses whether the text names them', async () => {
  const bodies: Record<string, unknown>[] = []
  server.use(
    http.post(GENERATE, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(generatedText)
    }),
    http.post(VACANCIES, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ ...vacancy(), id: ID }, { status: 201 })
    }),
  )
  const { user } = renderApp('/create-vacancy')
  await fillForm(user)
  expect(screen.queryByRole('combobox', { name: 'Opdrachtgever in de tekst' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Opdrachtgever (als je voor een klant werft)' }), 'Smit Bouw')
  const choice = screen.getByRole('combobox', { name: 'Opdrachtgever in de tekst' })
  expect(choice).toHaveDisplayValue('Niet bij naam: ‘onze opdrachtgever’')
  await user.selectOptions(choice, 'Bij naam')
  await user.click(await button())
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[0]).toMatchObject({ opdrachtgever: 'Smit Bouw', opdrachtgever_in_tekst: 'named' })
  expect(bodies[1]).toMatchObject({ client: 'Smit Bouw', client_mention: 'named' })
})
