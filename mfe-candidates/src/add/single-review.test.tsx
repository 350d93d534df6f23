import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addingCalls } from '../testing/fake-adding.ts'
import { parsedCv, pdfFile } from '../testing/fake-parsed-cv.ts'
import { profileCalls } from '../testing/fake-profile.ts'
import { candidate, CANDIDATES, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { ITEMS, stackItem } from '../testing/fake-stack.ts'
import { filledButtons } from '../testing/filled-buttons.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { openReviewRow } from '../testing/review-rows.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const OTHER = '5e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22'
const wordFile = () =>
  new File(['x'], 'cv.docx', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' })

/** A chosen CV that asks for a look. */
const openReview = async (file = pdfFile()) => {
  server.use(noPdfWorker)
  const app = renderApp('/add-candidate')
  await app.user.upload(await screen.findByLabelText('CV kiezen'), file)
  await app.user.click(screen.getByRole('button', { name: 'Maak Profiel Aan' }))
  await screen.findByRole('form', { name: 'Gegevens uit het CV' })
  await waitForViewerFallback()
  return app
}
const form = () => screen.getByRole('form', { name: 'Gegevens uit het CV' })
const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => within(form()).getByRole('button', { name })
const findDashboard = () => screen.findByRole('heading', { level: 1, name: 'Kandidaten' })

test('left out, nothing is kept and another file can be chosen', async () => {
  const { calls, handlers } = addingCalls({ read: parsedCv({ name: null }) })
  server.use(...handlers)
  const { user } = await openReview()
  await user.click(button('Niet toevoegen'))
  expect(await screen.findByRole('button', { name: 'Maak Profiel Aan' })).toBeDisabled()
  expect(calls.filter((call) => call !== 'read')).toEqual(['upload', 'drop', 'discard'])
})

test('a CV that was removed in another tab counts as left out', async () => {
  const { handlers } = addingCalls({ read: parsedCv({ name: null }) })
  server.use(...handlers)
  server.use(
    http.delete(`${ITEMS}/:id`, () =>
      HttpResponse.json(failure('not_found', messages.importNotFound), { status: 404 }),
    ),
  )
  const { user } = await openReview()
  await user.click(button('Niet toevoegen'))
  expect(await screen.findByRole('button', { name: 'Maak Profiel Aan' })).toBeDisabled()
  expect(screen.queryByText(messages.importNotFound)).not.toBeInTheDocument()
})

test('a CV that can not be saved as it was read is looked through', async () => {
  const { calls, handlers } = addingCalls()
  server.use(...handlers)
  server.use(
    http.post(
      `${ITEMS}/:id/save`,
      () => HttpResponse.json(failure('validation_failed', 'Controleer de gegevens.'), { status: 400 }),
      { once: true },
    ),
  )
  const { user } = await openReview()
  expect(screen.getByText('Controleer de gegevens.')).toBeVisible()
  await user.click(button('Kandidaat opslaan'))
  await findDashboard()
  expect(calls).toEqual(['upload', 'read', 'save'])
})

test.each([
  [
    'a name it isn’t sure of',
    { evidence: { name: { confidence: 0.5, quote: 'Noor', places: [] } } },
    'Kijk dit goed na',
  ],
  [
    'no way to reach its owner',
    { email: null, phone: null },
    'In dit CV vonden we geen e-mailadres en geen telefoonnummer.',
  ],
  ['no name', { name: null }, 'In dit CV vonden we geen naam. Vul hem zelf in.'],
])('a CV with %s is looked through beside its document before it is saved', async (_, overrides, text) => {
  const { calls, bodies, handlers } = addingCalls({ read: parsedCv(overrides) })
  server.use(...handlers)
  const { user, states } = await openReview()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('region', { name: 'CV' })).toBeVisible()
  expect(form()).toHaveFocus()
  expect(calls).toEqual(['upload', 'read'])
  // A name that the CV doesn't have can be typed at once.
  if (!('name' in overrides)) await openReviewRow(user, 'Naam')
  await user.clear(field('Voornaam'))
  await user.type(field('Voornaam'), 'Nora')
  await user.click(button('Kandidaat opslaan'))
  await findDashboard()
  expect(bodies).toEqual([expect.objectContaining({ name: expect.stringMatching(/^Nora/), source: 'cv' })])
  expect(states).toContainEqual({ newCandidateId: ID, refreshCandidates: true })
})

test('a Word file is always looked through', async () => {
  const { bodies, handlers } = addingCalls()
  server.use(...handlers)
  const { user } = await openReview(wordFile())
  await user.click(button('Kandidaat opslaan'))
  await findDashboard()
  expect(bodies[0]).toMatchObject({ name: 'Noor de Vries', phone: '+31612345678', evidence: parsedCv().evidence })
})

test.each([[messages.cvWithoutText], [messages.cvProtected], [messages.cvUnreadable], [messages.cvTooComplex]])(
  '‘%s’: it is filled in beside the CV, which goes along',
  async (problem) => {
    const { bodies, handlers } = addingCalls({ read: { problem } })
    server.use(...handlers)
    const { user } = await openReview()
    expect(screen.getByText(problem)).toBeVisible()
    await user.type(field('Voornaam'), 'Noor')
    await user.type(field('Vaardigheid toevoegen'), 'Wondzorg, Indiceren{Enter}')
    await user.click(button('Kandidaat opslaan'))
    await findDashboard()
    expect(bodies).toEqual([
      expect.objectContaining({ name: 'Noor', email: null, skills: ['Wondzorg', 'Indiceren'], source: 'manual' }),
    ])
  },
)

test('a CV that failed can be read again, and is then saved', async () => {
  const { handlers } = addingCalls({ read: { problem: messages.cvParseFailed } })
  server.use(...handlers)
  const { user } = await openReview()
  server.use(
    http.post(`${ITEMS}/:id/retry`, () => HttpResponse.json(stackItem(1, { status: 'waiting' }))),
    ...addingCalls().handlers,
  )
  await user.click(button('Opnieuw lezen'))
  await findDashboard()
})

test('somebody with the same address is shown before anything is saved', async () => {
  const { calls, handlers } = addingCalls({
    duplicates: [{ candidate: summary({ name: 'N. de Vries' }), reasons: ['email', 'name'] }],
  })
  server.use(...handlers)
  const { user } = await openReview()
  expect(screen.getByText('Deze kandidaat is er misschien al')).toBeVisible()
  expect(screen.getByText(/zelfde e-mailadres/)).toBeVisible()
  expect(filledButtons(form())).toEqual(['Voeg dit CV bij N. de Vries'])
  expect(screen.getByRole('link', { name: 'Bekijk profiel van N. de Vries' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ID}`,
  )
  expect(calls).not.toContain('save')
  await user.click(button('Toch toevoegen'))
  await findDashboard()
})

test('somebody known gets the CV instead, and their profile opens', async () => {
  const { bodies, handlers } = addingCalls({
    duplicates: [{ candidate: summary({ name: 'N. de Vries' }), reasons: ['email'] }],
    saved: candidate({ name: 'N. de Vries' }),
  })
  server.use(...profileCalls().handlers, ...handlers)
  const { user, address } = await openReview()
  await user.click(button('Voeg dit CV bij N. de Vries'))
  expect(await screen.findByText('Het CV staat nu bij N. de Vries.')).toBeVisible()
  expect(address()).toBe(`/kandidaat-profiel/${ID}`)
  expect(bodies[0]).toMatchObject({ merge_with: ID })
  server.use(
    http.post(`${CANDIDATES}/${ID}/unmerge`, () =>
      HttpResponse.json({ candidate: candidate({ name: 'N. de Vries' }), other: candidate({ id: OTHER }) }),
    ),
  )
  await user.click(
    within(screen.getByRole('region', { name: 'Meldingen' })).getByRole('button', {
      name: 'Samenvoegen ongedaan maken',
    }),
  )
  expect(await screen.findByText('N. de Vries en Noor de Vries staan er weer apart.')).toBeVisible()
})

test('when the known one was erased meanwhile, nothing is saved and who else there is, is asked again', async () => {
  const { handlers } = addingCalls({ duplicates: [{ candidate: summary(), reasons: ['email'] }] })
  server.use(...handlers)
  const { user } = await openReview()
  server.use(
    http.post(
      `${ITEMS}/:id/save`,
      () => HttpResponse.json(failure('not_found', messages.candidateNotFound), { status: 404 }),
      { once: true },
    ),
    http.get(`${ITEMS}/:id`, () =>
      HttpResponse.json({ ...stackItem(1), name: 'Noor de Vries', parsed: parsedCv(), duplicates: [] }),
    ),
  )
  await user.type(field('Notities'), 'Belt liever')
  await user.click(button('Voeg dit CV bij Noor de Vries'))
  expect(await screen.findByText(messages.candidateNotFound)).toBeVisible()
  await user.click(await within(form()).findByRole('button', { name: 'Kandidaat opslaan' }))
  await findDashboard()
})
