import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addingCalls, unreadable } from '../testing/fake-adding.ts'
import { parsedCv, pdfFile } from '../testing/fake-parsed-cv.ts'
import { noStacks } from '../testing/fake-stack.ts'
import { CANDIDATES, failure, fakeServices, server } from '../testing/fake-services.ts'
import { noPdfWorker, viewerGaveUp } from '../testing/no-pdf.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const open = async () => {
  server.use(noStacks)
  const app = renderApp('/add-candidate')
  await screen.findByRole('heading', { level: 1, name: 'Nieuwe Kandidaat Toevoegen' })
  return app
}
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Kandidaat opslaan' })
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Kandidaten' })

const withCv = async () => {
  const app = await open()
  await app.user.upload(screen.getByLabelText('CV kiezen'), pdfFile())
  await app.user.click(screen.getByRole('button', { name: 'Maak Profiel Aan' }))
  await screen.findByRole('form', { name: 'Kandidaat' })
  await viewerGaveUp()
  return app
}

test.each([
  ['cv_without_text', messages.cvWithoutText],
  ['cv_protected', messages.cvProtected],
  ['cv_unreadable', messages.cvUnreadable],
  ['cv_too_complex', messages.cvTooComplex],
])('%s: the form opens beside the CV, and the candidate is saved with it', async (code, text) => {
  const { bodies, handlers } = addingCalls()
  server.use(...handlers)
  server.use(unreadable(code, text), noPdfWorker)
  const { user } = await withCv()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('region', { name: 'CV' })).toBeVisible()
  expect(field('Voornaam')).toHaveFocus()
  await user.type(field('Voornaam'), 'Noor')
  await user.type(field('Achternaam'), 'de Vries')
  await user.type(field('Vaardigheid toevoegen'), 'Wondzorg, Indiceren{Enter}')
  await user.click(save())
  await arrived()
  expect(bodies).toEqual([
    expect.objectContaining({
      name: 'Noor de Vries',
      cv_filename: 'f1.pdf',
      email: null,
      skills: ['Wondzorg', 'Indiceren'],
      source: 'manual',
    }),
  ])
})

test('a CV without a name is filled in as far as it goes; what is typed over loses its evidence', async () => {
  const { bodies, handlers } = addingCalls({ parsed: parsedCv({ name: null }) })
  server.use(...handlers, noPdfWorker)
  const { user } = await withCv()
  expect(screen.getByText('In dit CV vonden we geen naam. Vul hem zelf in.')).toBeVisible()
  expect(field('E-mailadres')).toHaveValue('noor@example.nl')
  await user.type(field('Voornaam'), 'Noor')
  await user.clear(field('E-mailadres'))
  await user.type(field('E-mailadres'), 'n@example.nl')
  await user.click(save())
  await arrived()
  expect(bodies[0]).toMatchObject({
    name: 'Noor',
    email: 'n@example.nl',
    source: 'cv',
    cv_text: 'Noor de Vries\nWijkverpleegkundige',
    evidence: {},
  })
})

test('without a CV somebody fills it in himself; what is wrong is said at its field', async () => {
  const { calls, bodies, handlers } = addingCalls()
  server.use(...handlers)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await user.type(field('E-mailadres'), 'geen adres')
  await user.click(save())
  expect(await screen.findByText('Vul een voornaam in.')).toBeVisible()
  expect(screen.getByText('Dit is geen e-mailadres.')).toBeVisible()
  expect(calls).toEqual([])
  await user.clear(field('E-mailadres'))
  await user.type(field('Voornaam'), 'Noor')
  await user.click(save())
  await arrived()
  expect(calls).toEqual(['doubles', 'save'])
  expect(bodies[0]).toMatchObject({ name: 'Noor', cv_filename: null, source: 'manual' })
})

test('a refusal keeps what was typed and says what is wrong', async () => {
  const { handlers } = addingCalls()
  server.use(...handlers)
  server.use(
    http.post(
      CANDIDATES,
      () =>
        HttpResponse.json(
          {
            ...failure('validation_failed', messages.validationFailed),
            fields: [{ path: 'phone', message: 'Dit nummer is te lang.' }],
          },
          { status: 400 },
        ),
      { once: true },
    ),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await user.type(field('Voornaam'), 'Noor')
  await user.click(save())
  expect(within(await screen.findByRole('alert')).getByText(messages.validationFailed)).toBeVisible()
  expect(await screen.findByText('Dit nummer is te lang.')).toBeVisible()
  expect(field('Voornaam')).toHaveValue('Noor')
  await user.click(save())
  await arrived()
})

test('what was typed is there again after a reload, until it is saved or dropped', async () => {
  const { handlers } = addingCalls()
  server.use(...handlers)
  const first = await open()
  await first.user.click(screen.getByRole('button', { name: 'Zelf invullen' }))
  await first.user.type(field('Voornaam'), 'Noor')
  first.unmount()
  const { user, unmount } = await open()
  expect(screen.getByText(/^Je was deze kandidaat nog aan het invullen/)).toBeVisible()
  expect(field('Voornaam')).toHaveValue('Noor')
  await user.click(screen.getByRole('button', { name: 'Terug' }))
  expect(screen.getByRole('button', { name: 'Maak Profiel Aan' })).toBeVisible()
  unmount()
  await open()
  expect(screen.queryByRole('textbox', { name: 'Voornaam' })).not.toBeInTheDocument()
})
