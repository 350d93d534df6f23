import { afterEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeServices, TOKEN } from '@wervio/api-client/testing'
import { messages } from '@wervio/contracts'
import { connectIdentity } from '@wervio/session'
import { IMPORT, recordingFile, recordingImport, stubImports } from '../../testing/fake-imports.ts'
import { renderAgenda } from '../../testing/render-agenda.tsx'
import { recordingUploads } from './recording-uploads.ts'

fakeServices()
afterEach(() => act(() => recordingUploads.clear()))

/** Just over one piece of 8 MB. */
const SIZE = 8_388_608 + 100

/** An interrupted import whose file is chosen again. */
const open = async (prepare: (service: ReturnType<typeof stubImports>) => void = () => {}) => {
  const service = stubImports({ imports: [recordingImport({ state: 'uploading', size: SIZE, uploaded: 0 })] })
  prepare(service)
  const app = renderAgenda('/import-recording')
  const card = within(await screen.findByRole('article', { name: 'gesprek.mp3' }))
  const choose = () => app.user.upload(card.getByLabelText('gesprek.mp3 opnieuw kiezen'), recordingFile(SIZE))
  return { ...app, ...service, card, choose }
}

test('the bytes go in pieces, each with the token, and the browser asks before the tab closes meanwhile', async () => {
  let release = () => {}
  const { state, card, choose } = await open(({ state: service }) => {
    service.gate = new Promise((resolve) => {
      release = resolve
    })
  })
  await choose()
  expect(await card.findByRole('progressbar', { name: 'Upload van gesprek.mp3' })).toBeVisible()
  expect(card.getByText(/van 8 MB/)).toBeVisible()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  release()
  expect(await card.findByText('Koffietijd!')).toBeVisible()
  expect(state.arrived).toEqual({ [IMPORT]: SIZE })
  expect(new Set(state.tokens)).toEqual(new Set([`Bearer ${TOKEN}`]))
  const afterwards = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(afterwards)
  expect(afterwards.defaultPrevented).toBe(false)
})

test('an upload goes on while the recruiter is on another page', async () => {
  let release = () => {}
  const { state, choose, go, card } = await open(({ state: service }) => {
    service.gate = new Promise((resolve) => {
      release = resolve
    })
  })
  await choose()
  await card.findByRole('button', { name: 'Pauzeer' })
  await go('/elders')
  release()
  await waitFor(() => expect(state.arrived).toEqual({ [IMPORT]: SIZE }))
  await waitFor(() => expect(recordingUploads.busy()).toBe(false))
})

test('a pause stops it, and going on sends what is missing', async () => {
  const { state, card, choose, user } = await open(({ state: service }) => {
    service.gate = new Promise(() => {})
  })
  await choose()
  await user.click(await card.findByRole('button', { name: 'Pauzeer' }))
  expect(await card.findByText('Gepauzeerd')).toBeVisible()
  state.gate = Promise.resolve()
  state.arrived[IMPORT] = 5_000
  await user.click(card.getByRole('button', { name: 'Ga verder' }))
  expect(await card.findByText('Koffietijd!')).toBeVisible()
  expect(state.arrived).toEqual({ [IMPORT]: SIZE })
})

test('a token that expired meanwhile is replaced, and the upload goes on', async () => {
  const { state, card, choose } = await open(({ state: service }) => {
    service.refusals = [{ status: 401 }]
  })
  connectIdentity({ refreshToken: () => Promise.resolve('token-2'), signOut: () => Promise.resolve() })
  await choose()
  expect(await card.findByText('Koffietijd!', undefined, { timeout: 10_000 })).toBeVisible()
  expect(state.tokens[0]).toBe(`Bearer ${TOKEN}`)
  expect(new Set(state.tokens.slice(1))).toEqual(new Set(['Bearer token-2']))
})

test('a full disk says so; going on later sends the rest', async () => {
  const { state, card, choose, user } = await open(({ state: service }) => {
    service.refusals = [{ status: 507 }]
  })
  await choose()
  expect(await card.findByRole('alert')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await card.findByText('Koffietijd!')).toBeVisible()
  expect(state.arrived).toEqual({ [IMPORT]: SIZE })
})

test('an import that is gone by now says so, and is not tried again', async () => {
  const { card, choose } = await open(({ state: service }) => {
    service.refusals = [{ status: 404 }]
  })
  await choose()
  expect(await card.findByRole('alert')).toHaveTextContent('Deze opname is er niet meer')
  expect(card.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
})

test('what refuses an upload on the way is told with its status', async () => {
  const { card, choose } = await open(({ state: service }) => {
    service.refusals = [{ status: 405, page: '<html>Method not allowed</html>' }]
  })
  await choose()
  expect(await card.findByRole('alert')).toHaveTextContent(`${messages.recordingImportFailed} (HTTP 405)`)
})
