import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addingCalls, failToConnect, failWithError } from '../testing/fake-adding.ts'
import { parsedCv, pdfFile } from '../testing/fake-parsed-cv.ts'
import { candidate, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { IMPORTS } from '../testing/fake-stack.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const open = async () => {
  const app = renderApp('/add-candidate')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nieuwe Kandidaat Toevoegen' })).toBeVisible()
  return app
}
const filePicker = () => screen.getByLabelText('CV kiezen')
const startButton = () => screen.getByRole('button', { name: 'Maak Profiel Aan' })
const drop = (files: File[]) => fireEvent.drop(window, { dataTransfer: { types: ['Files'], files, items: [] } })
const findDashboard = () => screen.findByRole('heading', { level: 1, name: 'Kandidaten' })

/** The page with a PDF chosen and the button pressed. */
const begin = async () => {
  const app = await open()
  await app.user.upload(filePicker(), pdfFile())
  await app.user.click(startButton())
  return app
}

test('a PDF becomes a candidate in three steps, and the dashboard opens with them', async () => {
  const { calls, bodies, handlers } = addingCalls()
  server.use(...handlers)
  const { user, address, states } = await open()
  expect(startButton()).toBeDisabled()
  await user.upload(filePicker(), pdfFile())
  expect(screen.getByText('cv-noor.pdf')).toBeVisible()
  await user.click(startButton())
  // First, because a toast goes again: the dashboard may load for longer.
  expect(await screen.findByText('Noor de Vries is toegevoegd.')).toBeVisible()
  await findDashboard()
  expect(calls).toEqual(['upload', 'read', 'save'])
  expect(bodies[0]).toMatchObject({
    name: 'Noor de Vries',
    source: 'cv',
    skills: ['Wondzorg', 'Indiceren'],
    cv_text: 'Noor de Vries\nWijkverpleegkundige',
    sensitive: [{ kind: 'birth_date' }],
  })
  expect(address()).toBe('/dashboard-candidates')
  expect(states).toContainEqual({ newCandidateId: ID, refreshCandidates: true })
})

test('while it is busy the button says so and the steps show', async () => {
  const { handlers } = addingCalls()
  const saving = Promise.withResolvers<void>()
  server.use(...handlers)
  server.use(
    http.post(/cv-import-items\/.*\/save$/, async () => (await saving.promise, HttpResponse.json(candidate()))),
  )
  await begin()
  expect(screen.getByRole('button', { name: 'Profiel aanmaken...' })).toBeDisabled()
  expect(await screen.findByText('De kandidaat wordt opgeslagen')).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: 'Stappen' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Uploaden (klaar)', 'Lezen (klaar)', 'Opslaan (bezig)'])
  saving.resolve()
  await findDashboard()
})

test('the service is asked again until it has read the CV', async () => {
  const { calls, handlers } = addingCalls({ pollsBeforeRead: 2 })
  server.use(...handlers)
  await begin()
  expect(await screen.findByText('Het CV wordt gelezen')).toBeVisible()
  await findDashboard()
  expect(calls).toEqual(['upload', 'read', 'save'])
})

test('stopping keeps the file and saves nothing; going on does not send it again', async () => {
  const { calls, handlers } = addingCalls()
  server.use(...handlers)
  server.use(http.get(`${IMPORTS}/:id`, () => new Promise<never>(() => undefined), { once: true }))
  const { user } = await begin()
  await screen.findByText('Het CV wordt gelezen')
  await user.click(screen.getByRole('button', { name: 'Stoppen' }))
  expect(await screen.findByRole('button', { name: 'Maak Profiel Aan' })).toBeEnabled()
  expect(screen.getByText('cv-noor.pdf')).toBeVisible()
  expect(calls).toEqual(['upload'])
  await user.click(startButton())
  await findDashboard()
  expect(calls).toEqual(['upload', 'read', 'save'])
})

test('what was stopped and left is thrown away', async () => {
  const { calls, handlers } = addingCalls()
  server.use(...handlers)
  server.use(http.get(`${IMPORTS}/:id`, () => new Promise<never>(() => undefined), { once: true }))
  const { user, go } = await begin()
  await screen.findByText('Het CV wordt gelezen')
  await user.click(screen.getByRole('button', { name: 'Stoppen' }))
  await screen.findByRole('button', { name: 'Maak Profiel Aan' })
  await go('/dashboard-candidates')
  await findDashboard()
  await waitFor(() => expect(calls).toEqual(['upload', 'discard']))
})

test.each([
  ['a text', new File(['x'], 'cv.txt', { type: 'text/plain' }), messages.cvRefused],
  ['an empty PDF', new File([], 'leeg.pdf', { type: 'application/pdf' }), messages.attachmentEmpty],
])('%s is refused and the file is cleared', async (_, file, problem) => {
  server.use(...addingCalls().handlers)
  const { user } = await open()
  await user.upload(filePicker(), pdfFile())
  drop([file])
  expect(await screen.findByText(problem)).toBeVisible()
  expect(screen.queryByText('cv-noor.pdf')).not.toBeInTheDocument()
  expect(startButton()).toBeDisabled()
})

test('several files are a stack, and leaving it brings the choice of a file back', async () => {
  server.use(...addingCalls().handlers)
  const { user } = await open()
  drop([pdfFile('a.pdf'), pdfFile('b.pdf')])
  expect(await screen.findByRole('heading', { name: '2 CV’s gekozen' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Andere bestanden kiezen' }))
  expect(startButton()).toBeDisabled()
})

test.each([
  ['upload', 'Uploaden'],
  ['read', 'Lezen'],
  ['save', 'Opslaan'],
] as const)('without a connection at %s nothing is half made, and a retry goes on from there', async (call, step) => {
  const { calls, keys, handlers } = addingCalls()
  server.use(...handlers)
  server.use(failToConnect(call))
  const { user, address } = await begin()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(messages.noNetwork)).toBeVisible()
  expect(
    alert.getByText(`Er is nog geen kandidaat opgeslagen. Opnieuw proberen gaat verder bij ‘${step}’.`),
  ).toBeVisible()
  expect(address()).toBe('/add-candidate')
  server.use(...handlers)
  await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
  await findDashboard()
  // What was answered before is not asked again.
  expect(calls).toEqual(['upload', 'read', 'save'])
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test.each([
  ['upload', messages.cvUploadFailed],
  ['read', messages.cvParseFailed],
  ['save', messages.candidateSaveFailed],
] as const)('when %s fails without a word from the service the specification’s text shows', async (call, text) => {
  server.use(...addingCalls().handlers)
  server.use(failWithError(call))
  await begin()
  expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible()
})

test('a page of a version that the service no longer serves is not tried again', async () => {
  server.use(...addingCalls().handlers)
  server.use(
    http.post(IMPORTS, () => HttpResponse.json(failure('version_refused', messages.versionRefused), { status: 400 })),
  )
  await begin()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(messages.versionRefused)).toBeVisible()
  expect(alert.queryByRole('button', { name: 'Probeer opnieuw' })).not.toBeInTheDocument()
})

test('leaving before the CV has arrived asks first', async () => {
  server.use(...addingCalls().handlers)
  server.use(failToConnect('upload'))
  const { user, go, address } = await begin()
  await screen.findByRole('alert')
  await go('/dashboard-candidates')
  const question = within(await screen.findByRole('dialog', { name: 'De kandidaat is nog niet opgeslagen' }))
  expect(question.getByText('Als je nu weggaat, wordt er niets bewaard.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Hier blijven' }))
  expect(address()).toBe('/add-candidate')
  await go('/dashboard-candidates')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Toch weggaan' }))
  await findDashboard()
})

test('once the CV has arrived it can be left, to go on with later', async () => {
  const { calls, handlers } = addingCalls()
  server.use(...handlers)
  server.use(failToConnect('read'))
  const { go } = await begin()
  await screen.findByRole('alert')
  await go('/dashboard-candidates')
  await findDashboard()
  expect(calls).toEqual(['upload'])
  server.use(...handlers)
  await go('/add-candidate')
  const openStacks = within(await screen.findByRole('region', { name: 'Ga verder met je stapel' }))
  expect(openStacks.getByText(/nog niets opgeslagen$/)).toBeVisible()
})

test('a near-same name alone is no reason to ask', async () => {
  const { calls, handlers } = addingCalls({
    duplicates: [{ candidate: summary({ name: 'Noor de Vriese' }), reasons: ['name'] }],
  })
  server.use(...handlers)
  await begin()
  await findDashboard()
  expect(calls).toContain('save')
})

test('what a model said that is not in the document is told', async () => {
  server.use(...addingCalls({ read: parsedCv({ warnings: ['Weggelaten: ‘Senior’ staat niet in het CV.'] }) }).handlers)
  await begin()
  expect(await screen.findByText('Weggelaten: ‘Senior’ staat niet in het CV.')).toBeVisible()
})

test('thrown away meanwhile in another tab, it begins anew', async () => {
  const { calls, handlers } = addingCalls()
  const notFound = { error: messages.importNotFound, message: messages.importNotFound, code: 'not_found' }
  server.use(...handlers)
  server.use(http.get(`${IMPORTS}/:id`, () => HttpResponse.json(notFound, { status: 404 }), { once: true }))
  const { user } = await begin()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(messages.importNotFound)).toBeVisible()
  await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
  await findDashboard()
  expect(calls).toEqual(['upload', 'upload', 'read', 'save'])
})
