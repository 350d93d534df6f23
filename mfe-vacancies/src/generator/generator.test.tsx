import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { sessionAbsent, userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, GENERATE, ID, server, signIn, vacancy, VACANCIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { emptyValues, neededFields } from './generator-fields.ts'
import { generatorStore, VISITOR } from './generator-store.ts'

fakeServices()

const written = {
  html: '<h1>Kok</h1><p>Kom koken.</p>',
  vacatureText: 'Kok\n\nKom koken.',
  made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
}
const field = (name: string) => screen.findByRole('textbox', { name })
const text = () => screen.findByRole('textbox', { name: 'Tekst' })
const button = (name: string) => screen.findByRole('button', { name })

const fill = async (user: UserEvent) => {
  for (const { label } of neededFields) {
    await user.click(await field(label))
    await user.paste(label === 'Functietitel' ? 'Kok' : `Iets over ${label}`)
  }
}
const write = async (user: UserEvent) => {
  await fill(user)
  await user.click(await button('Genereer Vacaturetekst'))
  await text()
}
const services = () => {
  const [asked, saved] = [jest.fn(), jest.fn()]
  server.use(
    http.post(
      GENERATE,
      async ({ request }) => (
        asked(request.headers.get('authorization'), await request.json()),
        HttpResponse.json(written)
      ),
    ),
    http.post(
      VACANCIES,
      async ({ request }) => (saved(await request.json()), HttpResponse.json(vacancy(), { status: 201 })),
    ),
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
  )
  return { asked, saved }
}

test('a visitor gets a text from the fields of the specification, without a token', async () => {
  sessionAbsent()
  const { asked } = services()
  const { user } = renderApp('/vacatures/generator')
  await write(user)
  expect(await text()).toHaveValue('Kok\n\nKom koken.')
  expect(asked).toHaveBeenCalledWith(
    null,
    expect.objectContaining({ functie: 'Kok', organisatie_cultuur: '', collegas: '', doelen: '' }),
  )
})

test('what is needed is asked for, field by field, and nothing is sent', async () => {
  sessionAbsent()
  const { asked } = services()
  const { user } = renderApp('/vacatures/generator')
  await user.click(await button('Genereer Vacaturetekst'))
  for (const { label, missing } of neededFields) {
    expect(await screen.findByText(missing ?? '')).toBeVisible()
    expect(await field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(asked).not.toHaveBeenCalled()
})

test('the text is edited, copied, and survives a reload with its form', async () => {
  sessionAbsent()
  services()
  const copied = jest.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const { user, unmount } = renderApp('/vacatures/generator')
  await write(user)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  await user.type(await text(), ' Bel ons.')
  await user.click(await button('Kopiëren'))
  expect((await screen.findByText('Vacaturetekst gekopieerd!')).closest('[role="status"]')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('Kok\n\nKom koken. Bel ons.')
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
  const { saved } = services()
  const { user, unmount, address } = renderApp('/vacatures/generator')
  await write(user)
  await user.type(await text(), ' Bel ons.')
  await user.click(await button('Opslaan'))
  await user.click(await screen.findByRole('link', { name: 'Maak een gratis account' }))
  await waitFor(() => expect(address()).toBe('/register?next=%2Fvacatures%2Fgenerator'))
  expect(saved).not.toHaveBeenCalled()
  unmount()
  signIn()
  const back = renderApp('/vacatures/generator')
  await waitFor(() => expect(back.address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(saved).toHaveBeenCalledWith(
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

test('a save that failed says so, keeps the text, and is repeated under the same key', async () => {
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
  server.use(
    http.put(`${VACANCIES}/:id`, async ({ request }) => (changed(await request.json()), HttpResponse.json(vacancy()))),
  )
  saving(() => HttpResponse.error())
  const { user, address } = renderApp('/vacatures/generator')
  await write(user)
  await user.click(await button('Opslaan'))
  expect(await screen.findByText(messages.noNetwork)).toBeVisible()
  saving(() => HttpResponse.json(vacancy(), { status: 201 }))
  await user.click(await button('Opslaan'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}?tab=publicatietekst`))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(changed).toHaveBeenCalledTimes(1)
})

test('a sample fills the form, and what stood there comes back', async () => {
  sessionAbsent()
  services()
  generatorStore(VISITOR).keep({ values: { ...emptyValues, functie: 'Van mij' }, made: null, asked: null })
  const { user, address } = renderApp('/vacatures/generator?voorbeeld=wijkverpleegkundige')
  expect(await field('Functietitel')).toHaveValue('Wijkverpleegkundige')
  await waitFor(() => expect(address()).toBe('/vacatures/generator'))
  await user.click(await button('Zet terug'))
  expect(await field('Functietitel')).toHaveValue('Van mij')
})
