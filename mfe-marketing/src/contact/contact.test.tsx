import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeMainApi, MAIN, server } from '../testing/fake-main-api.ts'
import { renderPage } from '../testing/render-page.tsx'

fakeMainApi()

const CONTACT = `${MAIN}/api/contact`
const SUCCESS = 'Je bericht is succesvol verzonden!'
const typed = {
  Naam: 'Sanne Bakker',
  'E-mailadres': 'sanne@example.nl',
  Telefoonnummer: '06 12 34 56 78',
  Bericht: 'Wanneer kan ik een demo zien?',
} as const

/** Only what the page itself waits for: requests and Testing Library go on by the clock. */
const realTimers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const
beforeEach(() => void jest.useFakeTimers({ doNotFake: [...realTimers] }))
afterEach(() => void jest.useRealTimers())

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const subject = () => screen.getByRole('combobox', { name: /^Onderwerp/ })
const button = () => screen.getByRole('button', { name: /Verstuur bericht|Je bericht wordt verstuurd/ })
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Contactformulier' }))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const open = async () => {
  renderPage('/contact')
  await screen.findByRole('form', { name: 'Contactformulier' })
}
const fillIn = () => {
  for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } })
  fireEvent.change(subject(), { target: { value: 'demo' } })
}

/** Answers every message so; returns the bodies that came. */
const answer = (status: number, body: object) => {
  const bodies: Record<string, unknown>[] = []
  server.use(
    http.post(CONTACT, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(body, { status })
    }),
  )
  return bodies
}
const ID = '4f2d3c1e-7a54-4c1e-9b57-2f6f3a1c9d10'

test('the details, the promise and the five fields are there, with the choices of a subject', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'info@wervio.nl' })).toHaveAttribute('href', 'mailto:info@wervio.nl')
  expect(screen.getAllByText(/binnen één werkdag/i)[0]).toBeVisible()
  expect(field('E-mailadres')).toHaveAttribute('type', 'email')
  expect(field('Telefoonnummer')).toHaveAttribute('type', 'tel')
  expect(field('Bericht')).toHaveAttribute('rows', '4')
  expect([...subject().querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Selecteer een onderwerp'],
    ['demo', 'Ik wil een demo aanvragen'],
    ['pricing', 'Ik wil meer weten over de prijzen'],
    ['support', 'Ik heb een supportvraag'],
    ['other', 'Anders'],
  ])
  for (const control of [...Object.keys(typed).map(field), subject()]) expect(control).toBeRequired()
})

test('it is busy for 1.5 seconds at least, then says for 5 seconds that it was sent, and is empty again', async () => {
  const bodies = answer(201, { id: ID })
  await open()
  fillIn()
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({
    name: 'Sanne Bakker',
    email: 'sanne@example.nl',
    phone: '06 12 34 56 78',
    subject: 'demo',
    message: 'Wanneer kan ik een demo zien?',
    website: '',
  })
  await pass(1_499)
  expect(button()).toBeDisabled()
  expect(screen.getByText('Je bericht wordt verstuurd')).toBeInTheDocument()
  expect(screen.queryByText(SUCCESS)).toBeNull()
  await pass(1)
  expect(await screen.findByText(SUCCESS)).toBeVisible()
  await pass(4_999)
  expect(screen.getByText(SUCCESS)).toBeVisible()
  expect(field('Naam')).toHaveValue('Sanne Bakker')
  await pass(1)
  expect(screen.queryByText(SUCCESS)).toBeNull()
  for (const control of [...Object.keys(typed).map(field), subject()]) expect(control).toHaveValue('')
  expect(button()).toBeEnabled()
})

test('an error is told in Dutch and keeps what was typed; the same message again has the same key', async () => {
  const refusal = { error: 'Nu niet.', message: 'Nu niet.', code: 'unavailable' }
  const refusedBodies = answer(503, refusal)
  await open()
  fillIn()
  send()
  await waitFor(() => expect(refusedBodies).toHaveLength(1))
  await pass(1_500)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu niet.')
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value)
  expect(subject()).toHaveValue('demo')

  const bodies = answer(201, { id: ID })
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.['creation_key']).toBe(refusedBodies[0]?.['creation_key'])
  await pass(1_500)
  expect(await screen.findByText(SUCCESS)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a message that was changed after a failure is another message', async () => {
  const refusedBodies = answer(500, { error: 'Mis.', message: 'Mis.', code: 'internal' })
  await open()
  fillIn()
  send()
  await waitFor(() => expect(refusedBodies).toHaveLength(1))
  await pass(1_500)
  await screen.findByRole('alert')
  const bodies = answer(201, { id: ID })
  fireEvent.change(field('Bericht'), { target: { value: 'En wat kost het?' } })
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]?.['creation_key']).not.toBe(refusedBodies[0]?.['creation_key'])
})

test('nothing is sent while a field is empty or wrong; each says what it needs', async () => {
  const bodies = answer(201, { id: ID })
  await open()
  send()
  expect(await screen.findByText('Vul je naam in.')).toBeVisible()
  for (const text of ['Vul je e-mailadres in.', 'Vul je telefoonnummer in.', 'Selecteer een onderwerp.'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Vul je bericht in.')).toBeVisible()
  fillIn()
  fireEvent.change(field('E-mailadres'), { target: { value: 'geen adres' } })
  send()
  expect(await screen.findByText('Dit is geen e-mailadres.')).toBeVisible()
  expect(bodies).toHaveLength(0)
})

test('a megabyte of text is refused at its field before anything is sent, and stays there', async () => {
  const bodies = answer(201, { id: ID })
  await open()
  fillIn()
  const megabyte = 'a'.repeat(1_048_576)
  fireEvent.change(field('Bericht'), { target: { value: megabyte } })
  send()
  expect(await screen.findByText('Gebruik hier hoogstens 5.000 tekens.')).toBeVisible()
  expect(field('Bericht')).toHaveValue(megabyte)
  expect(bodies).toHaveLength(0)
})

test('an address in other letters and HTML in a text are sent as they were typed', async () => {
  const bodies = answer(201, { id: ID })
  await open()
  fillIn()
  const odd = { 'E-mailadres': 'jörg@köln.example', Bericht: '<script>alert(1)</script> & groet' }
  for (const [name, value] of Object.entries(odd)) fireEvent.change(field(name), { target: { value } })
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ email: odd['E-mailadres'], message: odd.Bericht })
})

test('who sends too often is told so, and keeps what was typed', async () => {
  const refusal = { error: messages.contactFormLimited, message: messages.contactFormLimited, code: 'rate_limited' }
  const bodies = answer(429, refusal)
  await open()
  fillIn()
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  await pass(1_500)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.contactFormLimited)
  expect(field('Bericht')).toHaveValue(typed.Bericht)
})

test('what the service refuses of one field is told at that field', async () => {
  const fields = [{ path: 'phone', message: 'Dit nummer klopt niet.' }]
  const bodies = answer(400, { error: 'Niet goed.', message: 'Niet goed.', code: 'validation_failed', fields })
  await open()
  fillIn()
  send()
  await waitFor(() => expect(bodies).toHaveLength(1))
  await pass(1_500)
  expect(await screen.findByText('Dit nummer klopt niet.')).toBeVisible()
  expect(field('Telefoonnummer')).toHaveAttribute('aria-invalid', 'true')
})

test('people and screen readers do not meet the field for programs', async () => {
  await open()
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
  expect(document.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1')
})
