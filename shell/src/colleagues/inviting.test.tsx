import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recruiterProfile } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const MAIN = 'http://main.test'
const ID = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a001'
const invitation = (more: object = {}) => ({
  id: ID,
  role: 'reader',
  email: 'noor@linde.nl',
  by: 'Sanne',
  vacancy_ids: [],
  created_at: '2026-11-10T10:00:00.000Z',
  expires_at: '2026-11-17T10:00:00.000Z',
  is_expired: false,
  ...more,
})

const { server, signInAs } = fakeServices()
const drafts: unknown[] = []
const secrets: unknown[] = []
const answerMail = (...answers: Response[]) =>
  server.use(
    http.post(`${MAIN}/api/invitations/${ID}/mail`, async ({ request }) => {
      secrets.push(await request.json())
      return answers.shift() ?? HttpResponse.json({ state: 'sent', reason: null })
    }),
  )
const setUp = async ({ canSend = true, invitations = [] as object[] } = {}) => {
  server.use(
    http.get(`${MAIN}/api/profile`, () => HttpResponse.json({ ...recruiterProfile(), role: 'owner' })),
    http.get(`${MAIN}/api/organisation`, () => HttpResponse.json({ name: 'Linde', members: [] })),
    http.get(`${MAIN}/api/invitations`, () => HttpResponse.json(invitations)),
    http.get(`${MAIN}/api/mail-settings`, () =>
      HttpResponse.json({ can_send: canSend, from: null, reply_to: null, undo_seconds: 0 }),
    ),
    http.post(`${MAIN}/api/invitations`, async ({ request }) => {
      const draft = (await request.json()) as { email?: string }
      drafts.push(draft)
      return HttpResponse.json(invitation({ email: draft.email || null, secret: 'geheim' }), { status: 201 })
    }),
  )
  renderShell('/profile/colleagues')
}
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Collega uitnodigen' }))
  return within(await screen.findByRole('dialog', { name: 'Collega uitnodigen' }))
}
const mailChoice = { name: 'Stuur de uitnodiging per e-mail' }
beforeEach(async () => {
  drafts.length = 0
  secrets.length = 0
  await signInAs('Sanne de Vries')
})

test('an invitation for an address is mailed, and its link still stands there', async () => {
  await setUp()
  answerMail()
  const dialog = await openDialog()
  expect(dialog.getByRole('checkbox', mailChoice)).toBeDisabled()
  await userEvent.type(dialog.getByRole('textbox'), 'noor@linde.nl')
  expect(dialog.getByRole('checkbox', mailChoice)).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: 'Uitnodiging mailen' }))
  const ready = within(await screen.findByRole('dialog', { name: 'De uitnodiging is verstuurd' }))
  expect(ready.getByText('Gemaild naar noor@linde.nl.')).toBeVisible()
  expect(ready.getByLabelText('Link')).toHaveValue(`${location.origin}/uitnodiging#geheim`)
  expect(drafts).toEqual([{ role: 'recruiter', vacancy_ids: [], email: 'noor@linde.nl' }])
  expect(secrets).toEqual([{ secret: 'geheim' }])
})

test('a mail that does not leave says why, leaves the link to copy, and can be tried again', async () => {
  await setUp()
  answerMail(
    HttpResponse.json({ state: 'failed', reason: 'De mailserver is druk.' }),
    HttpResponse.json(refusal('internal', 'Kapot.'), { status: 500 }),
  )
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox'), 'noor@linde.nl')
  await userEvent.click(dialog.getByRole('button', { name: 'Uitnodiging mailen' }))
  const ready = within(await screen.findByRole('dialog', { name: 'De uitnodiging staat klaar' }))
  expect(ready.getByText('De uitnodiging is niet gemaild. De mailserver is druk.')).toBeVisible()
  const again = () => userEvent.click(ready.getByRole('button', { name: 'Opnieuw mailen' }))
  await again()
  expect(await ready.findByText(/is niet gemaild\. (?!De mailserver)/)).toBeVisible()
  await again()
  expect(await screen.findByText('Gemaild naar noor@linde.nl.')).toBeVisible()
  expect(drafts).toHaveLength(1)
})

test('where no mail can be sent the choice says so, and the link is made', async () => {
  await setUp({ canSend: false })
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox'), 'noor@linde.nl')
  expect(await dialog.findByText(messages.invitationMailNotSetUp)).toBeVisible()
  expect(dialog.getByRole('checkbox', mailChoice)).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Link maken' }))
  expect(await screen.findByRole('dialog', { name: 'De uitnodiging staat klaar' })).toBeVisible()
  expect(secrets).toEqual([])
})

test('one that expired says so, and another takes its place with the same role and address', async () => {
  await setUp({ invitations: [invitation({ is_expired: true })], canSend: false })
  const list = within(await screen.findByRole('region', { name: 'Open uitnodigingen' }))
  expect(list.getByText('Verlopen')).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Opnieuw uitnodigen: noor@linde.nl' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Opnieuw uitnodigen' }))
  expect(dialog.getByRole('textbox')).toHaveValue('noor@linde.nl')
  expect(dialog.getByRole('combobox', { name: 'Rol' })).toHaveValue('reader')
  await userEvent.click(dialog.getByRole('button', { name: 'Link maken' }))
  expect(await screen.findByRole('dialog', { name: 'De uitnodiging staat klaar' })).toBeVisible()
  expect(drafts).toEqual([{ role: 'reader', vacancy_ids: [], email: 'noor@linde.nl', replaces: ID }])
})
