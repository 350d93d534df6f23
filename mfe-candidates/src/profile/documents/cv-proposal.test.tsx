import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { parsedCv, pdfFile } from '../../testing/fake-parsed-cv.ts'
import { ONE, profileCalls } from '../../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import type { CvReading } from './proposed-values.ts'

fakeServices()

const open = async () => {
  const app = renderApp(`/kandidaat-profiel/${ID}`)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}
const documents = () => within(screen.getByRole('region', { name: 'Documenten' }))

/** The page with a CV that was just stored and read. */
const openProposal = async () => {
  const app = await open()
  await app.user.click(screen.getByRole('button', { name: 'Bewerken' }))
  await app.user.upload(documents().getByLabelText('CV kiezen'), pdfFile())
  await app.user.click(await documents().findByRole('button', { name: 'CV lezen' }))
  const proposal = within(await documents().findByRole('group', { name: 'Overnemen uit het CV' }))
  return { ...app, proposal }
}
const CV_FILE = '7a6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d41'
const blank = candidate({ email: null, phone: null, title: 'Coach', skills: [] })
const readCv = (overrides: Partial<CvReading> = {}) =>
  http.post(`${ONE}/cv/reading`, () => HttpResponse.json({ ...parsedCv(), cv_file: CV_FILE, ...overrides }))

test('what was filled in meanwhile is not overwritten; a choice stays', async () => {
  const { changes, handlers } = profileCalls({ person: blank })
  server.use(...handlers, readCv())
  server.use(http.put(`${ONE}/cv`, () => HttpResponse.json(blank)))
  const { user, proposal } = await openProposal()
  expect(proposal.getByRole('checkbox', { name: 'E-mailadres' })).toBeChecked()
  await user.click(proposal.getByRole('checkbox', { name: 'Functietitel' }))
  await user.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'noor@thuis.nl')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(await proposal.findByText('Nu: noor@thuis.nl')).toBeVisible()
  expect(proposal.getByRole('checkbox', { name: 'E-mailadres' })).not.toBeChecked()
  expect(proposal.getByRole('checkbox', { name: 'Functietitel' })).toBeChecked()
  await user.click(documents().getByRole('button', { name: 'Overnemen' }))
  expect(await screen.findByText('Ingevuld uit het CV: functietitel, telefoon en vaardigheden.')).toBeVisible()
  const { body } = changes[1] ?? {}
  expect(body).not.toHaveProperty('email')
  expect(body).toMatchObject({
    title: 'Wijkverpleegkundige',
    based_on: { title: 'Coach', phone: null, skills: [], email: 'noor@thuis.nl', name: 'Noor de Vries' },
    cv_file: CV_FILE,
  })
})

test('what a colleague changed meanwhile waits for a choice', async () => {
  const colleagueVersion = { ...blank, title: 'Teamleider', phone: '+31687654321' }
  const { changes, handlers } = profileCalls({ person: blank })
  server.use(
    http.patch(
      ONE,
      () =>
        HttpResponse.json(
          {
            ...failure('candidate_conflict', messages.candidateConflict),
            current: colleagueVersion,
            conflicts: ['title', 'phone'],
          },
          { status: 409 },
        ),
      { once: true },
    ),
    ...handlers,
    readCv(),
    http.put(`${ONE}/cv`, () => HttpResponse.json(blank)),
  )
  const { user, proposal } = await openProposal()
  await user.click(proposal.getByRole('checkbox', { name: 'Functietitel' }))
  await user.click(documents().getByRole('button', { name: 'Overnemen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders wijzigde dit ook' }))
  await user.click(dialog.getByRole('radio', { name: 'Teamleider' }))
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('Ingevuld uit het CV: e-mailadres, telefoon en vaardigheden.')).toBeVisible()
  const { body } = changes[0] ?? {}
  expect(body).toMatchObject({
    phone: '+31612345678',
    based_on: { title: 'Teamleider', phone: '+31687654321' },
  })
  expect(body).not.toHaveProperty('title')
})

test('a CV that was replaced meanwhile is read again before anything is taken over', async () => {
  const { changes, handlers } = profileCalls({ person: blank })
  server.use(
    http.patch(ONE, () => HttpResponse.json(failure('conflict', messages.cvReplaced), { status: 409 }), { once: true }),
    ...handlers,
    readCv(),
    http.put(`${ONE}/cv`, () => HttpResponse.json(blank)),
  )
  const { user } = await openProposal()
  await user.click(documents().getByRole('button', { name: 'Overnemen' }))
  expect(await documents().findByText(messages.cvReplaced)).toBeVisible()
  server.use(readCv({ availability: 'Per direct' }))
  await user.click(documents().getByRole('button', { name: 'CV opnieuw lezen' }))
  expect(await documents().findByText('Per direct')).toBeVisible()
  await user.click(documents().getByRole('button', { name: 'Overnemen' }))
  await screen.findByText(/^Ingevuld uit het CV/)
  expect(changes[0]?.body).toMatchObject({ availability: 'Per direct' })
})
