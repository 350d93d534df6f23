import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { messages, type Publication } from '@wervio/contracts'
import { sessionAbsent, userStorage, VISITOR } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import {
  COUNTS,
  counts,
  failure,
  fakeServices,
  GENERATE,
  ID,
  server,
  signIn,
  SUMMARIES,
  vacancy,
  VACANCIES,
} from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { emptyValues, requiredFields } from './generator-fields.ts'
import { generatorStore } from './generator-store.ts'

fakeServices()

const response = {
  html: '<h1>Kok</h1><p>Kom koken.</p>',
  vacatureText: 'Kok\n\nKom koken.',
  made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
}
const publication: Publication = {
  html: '<h1>Kok</h1><p>Kom koken.</p>',
  version: 1,
  updated_at: '2026-01-01T09:00:00.000Z',
  updated_by: 'Sanne',
  made_by: response.made_by,
}
const field = (name: string) => screen.findByRole('textbox', { name })
const text = () => screen.findByRole('textbox', { name: 'Tekst' })
const button = (name: string) => screen.findByRole('button', { name })

const fill = async (user: UserEvent) => {
  for (const { label } of requiredFields) {
    await user.click(await field(label))
    await user.paste(label === 'Functietitel' ? 'Kok' : `Iets over ${label}`)
  }
}
const write = async (user: UserEvent) => {
  await fill(user)
  await user.click(await button('Genereer Vacaturetekst'))
  await text()
}
const stubServices = () => {
  const [generateRequest, saveRequest] = [jest.fn(), jest.fn()]
  server.use(
    http.post(
      GENERATE,
      async ({ request }) => (
        generateRequest(request.headers.get('authorization'), await request.json()),
        HttpResponse.json(response)
      ),
    ),
    http.post(
      VACANCIES,
      async ({ request }) => (saveRequest(await request.json()), HttpResponse.json(vacancy(), { status: 201 })),
    ),
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    // The page of the saved vacancy asks for its text.
    http.get(`${VACANCIES}/:id/publication`, () => HttpResponse.json(publication)),
  )
  return { generateRequest, saveRequest }
}

test('a visitor gets a text from the fields of the specification, without a token', async () => {
  sessionAbsent()
  const { generateRequest } = stubServices()
  const { user } = renderApp('/vacatures/generator')
  await write(user)
  expect(await text()).toHaveValue('Kok\n\nKom koken.')
  expect(generateRequest).toHaveBeenCalledWith(
    null,
    expect.objectContaining({ functie: 'Kok', organisatie_cultuur: '', collegas: '', doelen: '' }),
  )
})

test('what is needed is asked for, field by field, and nothing is sent', async () => {
  sessionAbsent()
  const { generateRequest } = stubServices()
  const { user } = renderApp('/vacatures/generator')
  await user.click(await button('Genereer Vacaturetekst'))
  for (const { label, missing } of requiredFields) {
    expect(await screen.findByText(missing ?? '')).toBeVisible()
    expect(await field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(generateRequest).not.toHaveBeenCalled()
})

test('place and hours may be filled in, are written about, and are saved with the vacancy', async () => {
  const { generateRequest, saveRequest } = stubServices()
  const { user, address } = renderApp('/vacatures/generator')
  await user.click(await field('Locatie'))
  await user.paste('Zwolle')
  await user.click(await field('Uren per week'))
  await user.paste('24–32 uur')
  await write(user)
  expect(generateRequest).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ locatie: 'Zwolle', uren: '24–32 uur' }),
  )
  await user.click(await button('Opslaan'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(saveRequest).toHaveBeenCalledWith(expect.objectContaining({ location: 'Zwolle', hours: '24–32 uur' }))
})

test('an agency names its client, chooses how the text speaks of them, and saves both', async () => {
  const { generateRequest, saveRequest } = stubServices()
  const { user, address } = renderApp('/vacatures/generator')
  expect(await field('Locatie')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Opdrachtgever in de tekst' })).toBeNull()
  await user.click(await field('Opdrachtgever (als je voor een klant werft)'))
  await user.paste('Bouwbedrijf Smit')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Opdrachtgever in de tekst' }), 'Bij naam')
  await write(user)
  expect(generateRequest).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ opdrachtgever: 'Bouwbedrijf Smit', opdrachtgever_in_tekst: 'named' }),
  )
  await user.click(await button('Opslaan'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(saveRequest).toHaveBeenCalledWith(
    expect.objectContaining({ client: 'Bouwbedrijf Smit', client_mention: 'named' }),
  )
})

test('a new text is shown from its top, a text of before stays where it stands, and a failure is shown too', async () => {
  sessionAbsent()
  stubServices()
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { user, unmount } = renderApp('/vacatures/generator')
  await write(user)
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'start' }]])
  expect(scrollIntoView.mock.contexts[0]).toContainElement(await text())
  expect(scrollIntoView.mock.contexts[0]).toHaveFocus()
  unmount()
  const again = renderApp('/vacatures/generator')
  await text()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  server.use(http.post(GENERATE, () => HttpResponse.json(failure('internal', 'Even niet'), { status: 500 })))
  await again.user.click(await button('Schrijf opnieuw'))
  await screen.findByText('Je formulier en je tekst zijn bewaard.')
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
  scrollIntoView.mockRestore()
})

test('the text is edited, copied, and survives a reload with its form', async () => {
  sessionAbsent()
  stubServices()
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const { user, unmount } = renderApp('/vacatures/generator')
  await write(user)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await user.type(await text(), ' Bel ons.')
  await user.click(await button('Kopiëren'))
  expect((await screen.findByText('Vacaturetekst gekopieerd!')).closest('[role="status"]')).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('Kok\n\nKom koken. Bel ons.')
  unmount()
  renderApp('/vacatures/generator')
  expect(await text()).toHaveValue('Kok\n\nKom koken. Bel ons.')
  expect(await field('Functietitel')).toHaveValue('Kok')
})

test('who asks too often keeps everything and is shown the way to an account', async () => {
  sessionAbsent()
  server.use(
    http.post(GENERATE, () => HttpResponse.json(failure('rate_limited', messages.visitorLimited), { status: 429 })),
  )
  const { user } = renderApp('/vacatures/generator')
  await fill(user)
  await user.click(await button('Genereer Vacaturetekst'))
  expect(await screen.findByText(messages.visitorLimited)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Maak een gratis account' })).toHaveAttribute(
    'href',
    '/register?next=%2Fvacatures%2Fgenerator',
  )
  expect(await field('Functietitel')).toHaveValue('Kok')
})

test('saving as a visitor leads to an account, and back with one it is saved once and opened', async () => {
  sessionAbsent()
  const { saveRequest } = stubServices()
  const { user, unmount, address } = renderApp('/vacatures/generator')
  await write(user)
  await user.type(await text(), ' Bel ons.')
  await user.click(await button('Opslaan'))
  await user.click(await screen.findByRole('link', { name: 'Maak een gratis account' }))
  await waitFor(() => expect(address()).toBe('/register?next=%2Fvacatures%2Fgenerator'))
  expect(saveRequest).not.toHaveBeenCalled()
  unmount()
  signIn()
  const signedInView = renderApp('/vacatures/generator')
  await waitFor(() => expect(signedInView.address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(saveRequest).toHaveBeenCalledTimes(1)
  expect(saveRequest).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Kok',
      description: '<h1>Kok</h1><p>Kom koken. Bel ons.</p>',
      description_made_by: null,
      creation_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  )
  expect(generatorStore(VISITOR).read()).toBeNull()
  expect(userStorage('u1').get('vacancy-generator')).toBeNull()
})

test('a link opened in a new tab ends no storing in this one, and saving there goes on with what is typed here', async () => {
  sessionAbsent()
  const { saveRequest } = stubServices()
  const { user, unmount } = renderApp('/vacatures/generator')
  await write(user)
  await user.click(await button('Opslaan'))
  const link = await screen.findByRole('link', { name: 'Maak een gratis account' })
  // jsdom has no tabs: the browser would open one and leave this page as it is.
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}{Escape}')
  await user.type(await text(), ' Bel ons.')
  unmount()
  signIn()
  const { address } = renderApp('/vacatures/generator')
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(saveRequest).toHaveBeenCalledWith(
    expect.objectContaining({ description: '<h1>Kok</h1><p>Kom koken. Bel ons.</p>' }),
  )
})

test('what is typed while a save is on its way stays, and the next save brings the same vacancy up to date', async () => {
  const { saveRequest } = stubServices()
  const mayReply = Promise.withResolvers<undefined>()
  const updateRequest = jest.fn()
  server.use(
    http.post(
      VACANCIES,
      async () => {
        await mayReply.promise
        return undefined
      },
      { once: true },
    ),
    http.put(
      `${VACANCIES}/:id`,
      async ({ request }) => (updateRequest(await request.json()), HttpResponse.json(vacancy())),
    ),
  )
  const { user, address, unmount } = renderApp('/vacatures/generator')
  await write(user)
  await user.type(await field('Functietitel'), ' ')
  await user.click(await button('Opslaan'))
  await user.type(await text(), ' Bel ons.')
  mayReply.resolve(undefined)
  expect(await screen.findByText(/^Je vacature is opgeslagen\. Wat je daarna typte/)).toBeVisible()
  expect(address()).toBe('/vacatures/generator')
  expect(await text()).toHaveValue('Kok\n\nKom koken. Bel ons.')
  unmount()
  const again = renderApp('/vacatures/generator')
  expect(await text()).toHaveValue('Kok\n\nKom koken. Bel ons.')
  await again.user.click(await button('Opslaan'))
  await waitFor(() => expect(again.address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  const keys = saveRequest.mock.calls.map(([body]) => (body as { creation_key: string }).creation_key)
  expect(new Set(keys).size).toBe(1)
  expect(updateRequest).toHaveBeenCalledWith(
    expect.objectContaining({ description: '<h1>Kok</h1><p>Kom koken. Bel ons.</p>' }),
  )
})

test('a save that is answered after its page was left leads nowhere, and offers the way to the vacancy', async () => {
  stubServices()
  const mayReply = Promise.withResolvers<undefined>()
  server.use(
    http.get(SUMMARIES, () => HttpResponse.json([])),
    http.get(COUNTS, () => HttpResponse.json(counts())),
    http.post(
      VACANCIES,
      async () => {
        await mayReply.promise
        return undefined
      },
      { once: true },
    ),
  )
  const { user, address } = renderApp('/vacatures/generator')
  await write(user)
  await user.click(await button('Opslaan'))
  await user.click(screen.getByRole('link', { name: 'Terug naar vacatures' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tekst' })).not.toBeInTheDocument())
  mayReply.resolve(undefined)
  expect(await screen.findByText('Je vacature is opgeslagen.')).toBeVisible()
  expect(address()).toBe('/vacatures')
  expect(generatorStore('u1').read()).toBeNull()
  await user.click(await button('Bekijk vacature'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
})

test('a save that failed says so, keeps the text, and is repeated under the same key', async () => {
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
  server.use(
    http.put(
      `${VACANCIES}/:id`,
      async ({ request }) => (updateRequest(await request.json()), HttpResponse.json(vacancy())),
    ),
  )
  stubSave(() => HttpResponse.error())
  const { user, address } = renderApp('/vacatures/generator')
  await write(user)
  await user.click(await button('Opslaan'))
  expect(await screen.findByText(messages.noNetwork)).toBeVisible()
  stubSave(() => HttpResponse.json(vacancy(), { status: 201 }))
  await user.click(await button('Opslaan'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(updateRequest).toHaveBeenCalledTimes(1)
})

test('a sample fills the form, and what stood there comes back', async () => {
  sessionAbsent()
  stubServices()
  generatorStore(VISITOR).keep({ values: { ...emptyValues, functie: 'Van mij' }, made: null, asked: null })
  const { user, address } = renderApp('/vacatures/generator?voorbeeld=wijkverpleegkundige')
  expect(await field('Functietitel')).toHaveValue('Wijkverpleegkundige')
  expect(await field('Locatie')).toHaveValue('Assen')
  await waitFor(() => expect(address()).toBe('/vacatures/generator'))
  await user.click(await button('Terugzetten'))
  expect(await field('Functietitel')).toHaveValue('Van mij')
})
