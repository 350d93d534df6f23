import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { filledButtons } from '../testing/filled.ts'
import { addingCalls, cutOnce, failOnce } from '../testing/fake-adding.ts'
import { parsedCv, pdfFile } from '../testing/fake-parsed-cv.ts'
import { noStacks } from '../testing/fake-stack.ts'
import { profileCalls } from '../testing/fake-profile.ts'
import { AI, candidate, CANDIDATES, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const OTHER = '5e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22'

const open = async () => {
  server.use(noStacks)
  const app = renderApp('/add-candidate')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nieuwe Kandidaat Toevoegen' })).toBeVisible()
  return app
}
const picker = () => screen.getByLabelText('CV kiezen')
const start = () => screen.getByRole('button', { name: 'Maak Profiel Aan' })
const drop = (files: File[]) => fireEvent.drop(window, { dataTransfer: { types: ['Files'], files, items: [] } })
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Kandidaten' })

test('a PDF becomes a candidate in three steps, and the dashboard opens with him', async () => {
  const { calls, bodies, handlers } = addingCalls()
  server.use(...handlers)
  const { user, address, states } = await open()
  expect(start()).toBeDisabled()
  await user.upload(picker(), pdfFile())
  expect(screen.getByText('cv-noor.pdf')).toBeVisible()
  await user.click(start())
  await arrived()
  expect(calls).toEqual(['upload', 'parse', 'doubles', 'save'])
  expect(bodies[0]).toMatchObject({
    name: 'Noor de Vries',
    cv_filename: 'f1.pdf',
    source: 'cv',
    skills: ['Wondzorg', 'Indiceren'],
    cv_text: 'Noor de Vries\nWijkverpleegkundige',
    sensitive: [{ kind: 'birth_date' }],
  })
  expect(bodies[0]?.['creation_key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(address()).toBe('/dashboard-candidates')
  expect(states).toContainEqual({ newCandidateId: ID, refreshCandidates: true })
  expect(await screen.findByText('Noor de Vries is toegevoegd.')).toBeVisible()
})

test('while it is busy the button says so and the steps show', async () => {
  const { handlers } = addingCalls()
  const reading = Promise.withResolvers<void>()
  server.use(...handlers)
  server.use(http.post(`${AI}/api/parse-cv`, async () => (await reading.promise, HttpResponse.json(parsedCv()))))
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  expect(screen.getByRole('button', { name: 'Profiel aanmaken...' })).toBeDisabled()
  expect(await screen.findByText('Het CV wordt gelezen')).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: 'Stappen' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Uploaden (klaar)', 'Lezen (bezig)', 'Opslaan'])
  reading.resolve()
  await arrived()
})

test('stopping keeps the file and saves nothing', async () => {
  const { calls, handlers } = addingCalls()
  server.use(...handlers)
  server.use(http.post(`${AI}/api/parse-cv`, () => new Promise<never>(() => undefined), { once: true }))
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  await screen.findByText('Het CV wordt gelezen')
  await user.click(screen.getByRole('button', { name: 'Stoppen' }))
  expect(await screen.findByRole('button', { name: 'Maak Profiel Aan' })).toBeEnabled()
  expect(screen.getByText('cv-noor.pdf')).toBeVisible()
  expect(calls).toEqual(['upload'])
})

test.each([
  [
    'a Word file',
    new File(['x'], 'cv.docx', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }),
    messages.cvRefused,
  ],
  ['an empty PDF', new File([], 'leeg.pdf', { type: 'application/pdf' }), messages.attachmentEmpty],
])('%s is refused and the file is cleared', async (_, file, problem) => {
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  drop([file])
  expect(await screen.findByText(problem)).toBeVisible()
  expect(screen.queryByText('cv-noor.pdf')).not.toBeInTheDocument()
  expect(start()).toBeDisabled()
})

test('several files are a stack, and leaving it brings the choice of a file back', async () => {
  const { user } = await open()
  drop([pdfFile('a.pdf'), pdfFile('b.pdf')])
  expect(await screen.findByRole('heading', { name: '2 CV’s gekozen' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Andere bestanden kiezen' }))
  expect(start()).toBeDisabled()
})

test.each([
  ['upload', ['upload', 'parse', 'doubles', 'save'], 'Uploaden'],
  ['parse', ['upload', 'parse', 'doubles', 'save'], 'Lezen'],
  ['doubles', ['upload', 'parse', 'doubles', 'save'], 'Opslaan'],
  ['save', ['upload', 'parse', 'doubles', 'save'], 'Opslaan'],
] as const)(
  'without a connection at %s nothing is half made, and a retry goes on from there',
  async (call, all, step) => {
    const { calls, handlers } = addingCalls()
    server.use(...handlers)
    server.use(cutOnce(call))
    const { user, address } = await open()
    await user.upload(picker(), pdfFile())
    await user.click(start())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(messages.noNetwork)).toBeVisible()
    expect(
      alert.getByText(`Er is nog geen kandidaat opgeslagen. Opnieuw proberen gaat verder bij ‘${step}’.`),
    ).toBeVisible()
    expect(address()).toBe('/add-candidate')
    await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
    await arrived()
    // What was answered before is not asked again.
    expect(calls).toEqual(all)
  },
)

test.each([
  ['upload', messages.cvUploadFailed],
  ['parse', messages.cvParseFailed],
  ['save', messages.candidateSaveFailed],
] as const)('when %s fails without a word from the service the specification’s text shows', async (call, text) => {
  server.use(...addingCalls().handlers)
  server.use(failOnce(call))
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible()
})

test('leaving with something unsaved asks first', async () => {
  const { handlers } = addingCalls()
  server.use(...handlers)
  server.use(cutOnce('parse'))
  const { user, go, address } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  await screen.findByRole('alert')
  await go('/dashboard-candidates')
  const question = within(await screen.findByRole('dialog', { name: 'De kandidaat is nog niet opgeslagen' }))
  expect(question.getByText('Als je nu weggaat, wordt er niets bewaard.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Hier blijven' }))
  expect(address()).toBe('/add-candidate')
  await go('/dashboard-candidates')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Toch weggaan' }))
  await arrived()
})

test('somebody with the same address is shown before anything is saved', async () => {
  const { calls, handlers } = addingCalls({
    doubles: [{ candidate: summary({ name: 'N. de Vries' }), reasons: ['email', 'name'] }],
    saved: candidate(),
  })
  server.use(...handlers)
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  const dialog = within(await screen.findByRole('dialog', { name: 'Deze kandidaat is er misschien al' }))
  expect(dialog.getByText('Zelfde e-mailadres')).toBeVisible()
  expect(filledButtons(screen.getByRole('dialog'))).toEqual(['Voeg dit CV bij N. de Vries'])
  expect(dialog.getByRole('link', { name: 'Bekijk profiel van N. de Vries' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ID}`,
  )
  expect(calls).not.toContain('save')
  await user.click(dialog.getByRole('button', { name: 'Toch toevoegen' }))
  await arrived()
  expect(calls).toEqual(['upload', 'parse', 'doubles', 'save'])
})

test('somebody known gets the CV instead, and his profile opens', async () => {
  const { calls, bodies, handlers } = addingCalls({
    doubles: [{ candidate: summary({ name: 'N. de Vries' }), reasons: ['email'] }],
    saved: candidate({ name: 'N. de Vries' }),
  })
  server.use(...profileCalls().handlers, ...handlers)
  const { user, address } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Voeg dit CV bij N. de Vries' }),
  )
  expect(await screen.findByText('Het CV staat nu bij N. de Vries.')).toBeVisible()
  expect([address(), calls]).toEqual([`/kandidaat-profiel/${ID}`, ['upload', 'parse', 'doubles', 'save']])
  expect(bodies[0]).toMatchObject({ merge_with: ID, cv_filename: 'f1.pdf' })
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

test('when the uploaded CV is gone by then, another attempt sends it anew', async () => {
  const { calls, bodies, handlers } = addingCalls({ doubles: [{ candidate: summary(), reasons: ['phone'] }] })
  const gone = {
    ...failure('validation_failed', messages.cvGone),
    fields: [{ path: 'cv_filename', message: messages.cvGone }],
  }
  server.use(...profileCalls().handlers, ...handlers)
  server.use(http.post(CANDIDATES, () => HttpResponse.json(gone, { status: 400 }), { once: true }))
  const { user, address } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Voeg dit CV bij Noor de Vries' }),
  )
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(messages.cvGone)).toBeVisible()
  await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Het CV staat nu bij Noor de Vries.')).toBeVisible()
  expect([address(), calls, bodies[0]?.['merge_with']]).toEqual([
    `/kandidaat-profiel/${ID}`,
    ['upload', 'parse', 'doubles', 'upload', 'save'],
    ID,
  ])
})

test('when the known one was erased meanwhile, nothing is saved and the question comes again', async () => {
  const { calls, handlers } = addingCalls({ doubles: [{ candidate: summary(), reasons: ['email'] }] })
  server.use(...handlers)
  server.use(
    http.post(CANDIDATES, () => HttpResponse.json(failure('not_found', messages.candidateNotFound), { status: 404 }), {
      once: true,
    }),
  )
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Voeg dit CV bij Noor de Vries' }),
  )
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(messages.candidateNotFound)).toBeVisible()
  await user.click(alert.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('dialog', { name: 'Deze kandidaat is er misschien al' })).toBeVisible()
  expect(calls).toEqual(['upload', 'parse', 'doubles', 'doubles'])
})

test('a near-same name alone is no reason to ask', async () => {
  const { calls, handlers } = addingCalls({
    doubles: [{ candidate: summary({ name: 'Noor de Vriese' }), reasons: ['name'] }],
  })
  server.use(...handlers)
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  await arrived()
  expect(calls).toContain('save')
})

test('what a model said that is not in the document is told', async () => {
  const { handlers } = addingCalls({ parsed: parsedCv({ warnings: ['Weggelaten: ‘Senior’ staat niet in het CV.'] }) })
  server.use(...handlers)
  const { user } = await open()
  await user.upload(picker(), pdfFile())
  await user.click(start())
  expect(await screen.findByText('Weggelaten: ‘Senior’ staat niet in het CV.')).toBeVisible()
})
