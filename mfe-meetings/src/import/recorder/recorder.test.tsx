import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeServices } from '@wervio/api-client/testing'
import { signOut } from '@wervio/session'
import { stubImports } from '../../testing/fake-imports.ts'
import { FakeRecorder, fakeMicrophone } from '../../testing/fake-microphone.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'
import { recordingUploads } from '../uploads/recording-uploads.ts'
import { forgetRecording, listRecordingsOf } from './recording-store.ts'

fakeServices()
let microphone: ReturnType<typeof fakeMicrophone>
beforeEach(() => {
  microphone = fakeMicrophone()
})
afterEach(async () => {
  act(() => recordingUploads.clear())
  for (const { id } of await listRecordingsOf('u1')) await forgetRecording(id)
  microphone.restore()
})

const open = async () => {
  const service = stubImports()
  const app = renderAgenda('/import-recording')
  const form = within(await screen.findByRole('form', { name: 'Opname importeren' }))
  return { ...app, ...service, form }
}
type Page = Awaited<ReturnType<typeof open>>
const giveConsent = async ({ user, form }: Page) => {
  await user.click(form.getByRole('checkbox', { name: /opnemen en uitschrijven goed/ }))
  await user.selectOptions(form.getByLabelText('Hoe gaf de kandidaat toestemming?'), 'Mondeling')
}
const record = async (page: Page) => {
  await giveConsent(page)
  await page.user.click(page.form.getByRole('tab', { name: 'Nu opnemen' }))
  await page.user.click(page.form.getByRole('button', { name: 'Start opname' }))
  await page.form.findByText('Neemt op')
}

test('nobody is recorded before their consent is written down', async () => {
  const page = await open()
  await page.user.click(page.form.getByRole('tab', { name: 'Nu opnemen' }))
  const start = page.form.getByRole('button', { name: 'Start opname' })
  expect(start).toBeDisabled()
  await giveConsent(page)
  expect(start).toBeEnabled()
})

test('what is recorded here is imported as one file, and leaves this browser once it arrived', async () => {
  const page = await open()
  await record(page)
  act(() => FakeRecorder.last?.give('eerste '))
  await page.user.click(page.form.getByRole('button', { name: 'Pauzeer' }))
  expect(await page.form.findByText('Gepauzeerd')).toBeVisible()
  await page.user.click(page.form.getByRole('button', { name: 'Ga verder' }))
  act(() => FakeRecorder.last?.give('tweede'))
  await page.user.click(page.form.getByRole('button', { name: 'Stop opname' }))
  expect(await page.form.findByText(/^Opname .+\.webm$/)).toBeVisible()
  expect(microphone.isOff()).toBe(true)
  await page.user.click(page.form.getByRole('radio', { name: 'Sollicitatie Gesprek' }))
  await page.user.click(page.form.getByRole('checkbox', { name: 'Nieuwe Kandidaat' }))
  await page.user.click(page.form.getByRole('button', { name: 'Start Transcriptie' }))
  const size = 'eerste tweede'.length
  await waitFor(() => expect(page.state.drafts).toEqual([expect.objectContaining({ source: 'browser', size })]))
  await waitFor(() => expect(Object.values(page.state.arrived)).toEqual([size]))
  await waitFor(async () => expect(await listRecordingsOf('u1')).toEqual([]))
})

test('a page that went away leaves what was recorded: it can be used, or thrown away after a question', async () => {
  const first = await open()
  await record(first)
  act(() => FakeRecorder.last?.give('bewaard'))
  await waitFor(async () => expect(await listRecordingsOf('u1')).toHaveLength(1))
  first.unmount()
  const second = await open()
  expect(await second.form.findByText(/^Er staat nog een opname van .+ klaar/)).toBeVisible()
  await second.user.click(second.form.getByRole('button', { name: 'Verder uploaden' }))
  expect(await second.form.findByText(/^Opname .+\.webm$/)).toBeVisible()
  await second.user.click(second.form.getByRole('button', { name: 'Ander bestand kiezen' }))
  await second.user.click(await second.form.findByRole('button', { name: 'Weggooien' }))
  const question = within(await screen.findByRole('dialog', { name: 'Opname weggooien?' }))
  await second.user.click(question.getByRole('button', { name: 'Weggooien' }))
  await waitFor(() => expect(second.form.queryByText(/^Er staat nog een opname/)).toBeNull())
  expect(await listRecordingsOf('u1')).toEqual([])
})

test('signing out removes what was recorded from this browser', async () => {
  const page = await open()
  await record(page)
  act(() => FakeRecorder.last?.give('bewaard'))
  await waitFor(async () => expect(await listRecordingsOf('u1')).toHaveLength(1))
  page.unmount()
  await signOut()
  await waitFor(async () => expect(await listRecordingsOf('u1')).toEqual([]))
})

test.each([
  ['NotAllowedError', /mag de microfoon niet gebruiken/],
  ['NotFoundError', /geen microfoon gevonden/],
  ['NotReadableError', /bezet door een ander programma/],
])('a microphone that answers %s says what to do', async (name, text) => {
  const page = await open()
  microphone.refuse(name)
  await giveConsent(page)
  await page.user.click(page.form.getByRole('tab', { name: 'Nu opnemen' }))
  await page.user.click(page.form.getByRole('button', { name: 'Start opname' }))
  expect(await page.form.findByRole('alert')).toHaveTextContent(text)
  expect(page.form.getByRole('button', { name: 'Start opname' })).toBeEnabled()
})

test('leaving a recording that runs is asked about', async () => {
  const page = await open()
  await record(page)
  await page.go('/elders')
  const question = within(await screen.findByRole('dialog', { name: 'De opname loopt nog' }))
  await page.user.click(question.getByRole('button', { name: 'Hier blijven' }))
  expect(page.form.getByText('Neemt op')).toBeVisible()
  expect(page.address()).toBe('/import-recording')
})
