import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { consentWording, messages, type Consent } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { CONSENTS, profileCalls } from '../../../testing/fake-profile.ts'
import { AI, failure, fakeServices, ID, server } from '../../../testing/fake-services.ts'
import { renderApp } from '../../../testing/render-app.tsx'

fakeServices()

const consent = (overrides: Partial<Consent> = {}): Consent => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  wording: 'Ik vind het goed.',
  way: 'spoken',
  given_on: '2026-11-03',
  by: 'Sanne Bakker',
  withdrawn_at: null,
  deletion: null,
  recordings: 2,
  meeting_transcripts: 0,
  created_at: '2026-11-03T10:00:00.000Z',
  ...overrides,
})
const WITHDRAW = `${AI}/api/consents/${consent().id}/withdraw`

const open = async (consents: Consent[]) => {
  server.use(...profileCalls({ consents }).handlers)
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return { ...app, card: within(screen.getByRole('region', { name: 'Toestemming voor opname' })) }
}

test('a consent says how, when, by whom and in which words', async () => {
  const { user, card } = await open([consent()])
  expect(await card.findByText('Mondeling op 3 november 2026')).toBeVisible()
  expect(card.getByText('Geldig')).toBeVisible()
  expect(card.getByText('Vastgelegd door Sanne Bakker')).toBeVisible()
  await user.click(card.getByText('Waarmee Noor de Vries instemde'))
  expect(card.getByText('Ik vind het goed.')).toBeVisible()
})

test('withdrawing says what goes, and afterwards what went', async () => {
  const { user, card } = await open([consent()])
  const deletion = { evidence: 0, segments: 40, summaries: 1, recordings: 2, audio_files: 2, chat_answers: 3 }
  const withdrawn = consent({ withdrawn_at: '2026-11-24T09:00:00.000Z', deletion, recordings: 0 })
  server.use(http.post(WITHDRAW, () => HttpResponse.json(withdrawn)))
  await user.click(await card.findByRole('button', { name: 'Trek in' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Toestemming intrekken?' }))
  expect(
    dialog.getByText(/^2 opnames worden voorgoed verwijderd, met geluid, transcript en samenvatting/),
  ).toBeVisible()
  expect(dialog.getByText(/De procedures van Noor de Vries gaan gewoon door/)).toBeVisible()
  server.use(http.get(CONSENTS, () => HttpResponse.json([withdrawn])))
  await user.click(dialog.getByRole('button', { name: 'Trek in en verwijder' }))
  const proof = within(await screen.findByRole('dialog', { name: 'De toestemming is ingetrokken' }))
  expect(
    within(proof.getByRole('list', { name: 'Verwijderd' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 opnames',
    '2 geluidsbestanden',
    '40 stukken transcript',
    '1 samenvatting',
    '0 bewijsplaatsen in matches',
    '3 antwoorden van de assistent',
  ])
  await user.click(proof.getByRole('button', { name: 'Klaar' }))
  expect(await card.findByText('Ingetrokken')).toBeVisible()
  expect(card.getByRole('list', { name: 'Verwijderd' })).toBeVisible()
})

test('withdrawing says that transcripts of Teams go too', async () => {
  const { user, card } = await open([consent({ recordings: 0, meeting_transcripts: 1 })])
  await user.click(await card.findByRole('button', { name: 'Trek in' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Toestemming intrekken?' }))
  expect(
    dialog.getByText(/^1 transcript uit Teams wordt voorgoed verwijderd, met alles wat daarvan is afgeleid\./),
  ).toBeVisible()
})

test('several consents are withdrawn in one act, with one proof of all that went', async () => {
  const second = consent({ id: '00000000-0000-4000-8000-0000000000c2', way: 'mail', recordings: 0 })
  const { user, card } = await open([second, consent()])
  const withdrawn_at = '2026-11-24T09:00:00.000Z'
  const withdrawn = [
    consent({ ...second, withdrawn_at, deletion: { recordings: 1, meeting_transcripts: 1, segments: 2 } }),
    consent({ withdrawn_at, recordings: 0, deletion: { recordings: 2, meeting_transcripts: 0, segments: 40 } }),
  ]
  server.use(http.post(`${CONSENTS}/withdraw`, () => HttpResponse.json(withdrawn)))
  await user.click(await card.findByRole('button', { name: 'Trek alles in' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Alle toestemmingen intrekken?' }))
  expect(dialog.getByText(/^Alle opnames, transcripten en samenvattingen .* worden voorgoed verwijderd/)).toBeVisible()
  expect(dialog.getByText('Per e-mail op 3 november 2026')).toBeVisible()
  expect(dialog.getByText('Mondeling op 3 november 2026')).toBeVisible()
  server.use(http.get(CONSENTS, () => HttpResponse.json(withdrawn)))
  await user.click(dialog.getByRole('button', { name: 'Trek in en verwijder' }))
  const proof = within(await screen.findByRole('dialog', { name: 'De toestemmingen zijn ingetrokken' }))
  expect(
    within(proof.getByRole('list', { name: 'Verwijderd' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 opnames', '1 transcript uit Teams', '42 stukken transcript'])
  await user.click(proof.getByRole('button', { name: 'Klaar' }))
  expect(await card.findAllByText('Ingetrokken')).toHaveLength(2)
  expect(card.queryByRole('button', { name: 'Trek alles in' })).not.toBeInTheDocument()
})

test('a withdrawal that fails leaves the consent as it was', async () => {
  const { user, card } = await open([consent()])
  server.use(http.post(WITHDRAW, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  await user.click(await card.findByRole('button', { name: 'Trek in' }))
  await user.click(screen.getByRole('button', { name: 'Trek in en verwijder' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.consentSaveFailed)
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect(card.getByText('Geldig')).toBeVisible()
})

test('a consent is noted in the words that were put, and not for a day to come', async () => {
  const bodies: Record<string, unknown>[] = []
  const { user, card } = await open([])
  expect(await card.findByText(/^Nog geen toestemming vastgelegd/)).toBeVisible()
  server.use(
    http.post(CONSENTS, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      bodies.push(body)
      const givenConsent = consent({ way: 'mail', given_on: '2026-01-05' })
      server.use(http.get(CONSENTS, () => HttpResponse.json([givenConsent])))
      return HttpResponse.json(givenConsent, { status: 201 })
    }),
  )
  await user.click(card.getByRole('button', { name: 'Leg vast' }))
  const form = within(screen.getByRole('form', { name: 'Toestemming vastleggen' }))
  expect(form.getByRole('textbox', { name: 'Waarmee de kandidaat instemt' })).toHaveValue(consentWording)
  await user.selectOptions(form.getByRole('combobox', { name: 'Hoe' }), 'Per e-mail')
  await user.clear(form.getByLabelText('Wanneer'))
  await user.type(form.getByLabelText('Wanneer'), '9999-01-05')
  expect(form.getByText(messages.consentInFuture)).toBeVisible()
  await user.clear(form.getByLabelText('Wanneer'))
  await user.type(form.getByLabelText('Wanneer'), '2026-01-05')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leg vast' }))
  expect(await card.findByText('Per e-mail op 5 januari 2026')).toBeVisible()
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ wording: consentWording, way: 'mail', given_on: '2026-01-05' })
})

test('consents that can not be had say so and leave the profile alone', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.get(CONSENTS, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  renderApp(`/kandidaat-profiel/${ID}`)
  expect(await screen.findByRole('heading', { name: messages.consentsFailed })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Noor de Vries' })).toBeVisible()
})
