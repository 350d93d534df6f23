import { messages, scheduleMeeting } from '@wervio/contracts'
import { createRecruiter } from '../../support/accounts.ts'
import { callApi } from '../../support/api.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'
import { connectTeams, subjectsOf } from '../../support/teams.ts'

test.describe.configure({ mode: 'serial' })

test('a crash between the answer of Microsoft and our row sends nothing twice', async ({
  signedIn: page,
  recruiter,
  peer,
  urls,
  ownProduct,
  complaints,
}) => {
  test.setTimeout(120_000)
  // However the connection to a killed process ends, and whatever a new one meets.
  complaints.allow(/net::ERR_(?:CONNECTION|EMPTY|SOCKET)_\w+|status of 50\d/)
  await connectTeams(urls, recruiter, peer)
  await page.goto('/online-meeting')
  const form = page.getByRole('form', { name: 'Meeting plannen' })
  await form.getByLabel(/^Titel/).fill('Net op tijd')
  await form.getByLabel(/^Deelnemers/).fill('ilse@example.nl')
  await page.keyboard.press('Enter')
  peer.world.graph = { kind: 'silent', times: 1 }
  await form.getByRole('button', { name: 'Plan meeting' }).click()
  await expect.poll(() => subjectsOf(peer)).toEqual(['Net op tijd'])
  await ownProduct.restart('ai-service', 'SIGKILL')
  await expect(form.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel(/^Titel/)).toHaveValue('Net op tijd')
  await form.getByRole('button', { name: 'Plan meeting' }).click()
  await expect(page.getByText(messages.meetingPlanned)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Net op tijd' })).toHaveCount(1)
  expect(subjectsOf(peer)).toEqual(['Net op tijd'])
  expect(peer.world.mails.filter(({ kind }) => kind === 'invitation')).toHaveLength(1)
})

test('ten callers at once with one key plan one meeting, through a service that is killed meanwhile', async ({
  peer,
  urls,
  ownProduct,
}) => {
  test.setTimeout(120_000)
  const recruiter = await createRecruiter(urls)
  await connectTeams(urls, recruiter, peer)
  const body = {
    subject: 'Eén keer',
    startTime: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16),
    attendees: ['ilse@example.nl'],
    creation_key: crypto.randomUUID(),
  }
  const plan = () =>
    callApi(`${urls.aiService}${scheduleMeeting.path}`, { token: recruiter.token, method: 'POST', body }).catch(
      () => null,
    )
  const planAtOnce = () => Promise.all(Array.from({ length: 10 }, plan))
  const first = planAtOnce()
  await expect.poll(() => subjectsOf(peer)).toEqual(['Eén keer'])
  await ownProduct.restart('ai-service', 'SIGKILL')
  await first
  const statuses = (await planAtOnce()).map((answer) => answer?.status)
  expect(statuses.every((status) => status === 200 || status === 201)).toBe(true)
  expect(subjectsOf(peer)).toEqual(['Eén keer'])
  expect(peer.world.mails).toHaveLength(1)
})
