import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { profileCalls, recording, RECORDINGS } from '../../testing/fake-profile.ts'
import { AI, candidate, CANDIDATES, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const transcriptionData = { fileName: 'nieuw.mp4', summary: 'Noor zoekt 32 uur.', transcript: 'Noor: Ik zoek 32 uur.' }
const conversations = () => within(screen.getByRole('region', { name: 'Gespreksopnames' }))
const open = async (state: unknown = null) => {
  const app = renderApp(`/kandidaat-profiel/${ID}`, state)
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  return app
}

test('a kept interview opens with its summary and transcript', async () => {
  server.use(...profileCalls({ recordings: [recording()] }).handlers)
  const { user } = await open()
  const name = await conversations().findByText('gesprek')
  expect(conversations().getByText('Samenvatting Gesprek')).not.toBeVisible()
  await user.click(name)
  expect(conversations().getByRole('heading', { name: 'Samenvatting Gesprek' })).toBeVisible()
  expect(conversations().getByText('Noor werkt graag in de wijk.')).toBeVisible()
  expect(conversations().getByRole('heading', { name: 'Volledige Transcriptie' })).toBeVisible()
  expect(conversations().getByText('Noor: Ik werk graag in de wijk.')).toBeVisible()
})

test('an interview that was just transcribed is offered to be kept', async () => {
  const requestBodies: unknown[] = []
  server.use(...profileCalls().handlers)
  server.use(
    http.post(
      RECORDINGS,
      async ({ request }) => (
        requestBodies.push(await request.json()),
        HttpResponse.json(recording(transcriptionData), { status: 201 })
      ),
    ),
  )
  const { user } = await open({ transcriptionData })
  expect(conversations().getByText('Noor zoekt 32 uur.')).toBeVisible()
  expect(conversations().getByText('Nog niet bewaard')).toBeVisible()
  await user.click(conversations().getByRole('button', { name: 'Bewaar bij Noor de Vries' }))
  expect(await screen.findByText('De gespreksopname staat bij de kandidaat.')).toBeVisible()
  expect(requestBodies).toEqual([transcriptionData])
  await waitFor(() => expect(conversations().queryByText('Nog niet bewaard')).not.toBeInTheDocument())
})

test('an interview that its import stored stands open, and is not offered again', async () => {
  server.use(...profileCalls({ recordings: [recording(transcriptionData), recording({ id: ID })] }).handlers)
  await open({ recordingId: recording().id, transcriptionData })
  expect(await conversations().findByText('Noor zoekt 32 uur.')).toBeVisible()
  expect(conversations().getByText('Noor werkt graag in de wijk.')).not.toBeVisible()
  expect(conversations().queryByText('Nog niet bewaard')).not.toBeInTheDocument()
  expect(conversations().queryByRole('button', { name: /^Bewaar bij/ })).not.toBeInTheDocument()
})

test('recordings that can not be had say so and leave the profile alone', async () => {
  server.use(...profileCalls().handlers)
  server.use(http.get(RECORDINGS, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  await open()
  expect(await conversations().findByRole('heading', { name: messages.recordingsFailed })).toBeVisible()
  expect(conversations().getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
})

test('an address can open them, as a source of the assistant does', async () => {
  server.use(...profileCalls({ recordings: [recording()] }).handlers)
  renderApp(`/kandidaat-profiel/${ID}?gesprekken=open`)
  expect(await screen.findByRole('heading', { name: 'Volledige Transcriptie' })).toBeVisible()
})

test('state of another shape is nothing', async () => {
  server.use(...profileCalls().handlers)
  await open({ transcriptionData: { fileName: 3 } })
  expect(await conversations().findByText(/^Nog geen gesprekken/)).toBeVisible()
})

test('without id a conversation becomes a new candidate with the recording', async () => {
  const requestBodies: Record<string, unknown>[] = []
  server.use(...profileCalls({ recordings: [recording(transcriptionData)] }).handlers)
  server.use(
    http.post(
      CANDIDATES,
      async ({ request }) => (
        requestBodies.push((await request.json()) as Record<string, unknown>),
        HttpResponse.json(candidate(), { status: 201 })
      ),
    ),
    http.post(
      RECORDINGS,
      async ({ request }) => (
        requestBodies.push((await request.json()) as Record<string, unknown>),
        HttpResponse.json(recording(transcriptionData), { status: 201 })
      ),
    ),
  )
  const { user, address } = renderApp('/kandidaat-profiel', { transcriptionData })
  expect(await screen.findByText('Noor zoekt 32 uur.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Voornaam' }), 'Noor')
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  expect(address()).toBe(`/kandidaat-profiel/${ID}`)
  expect(requestBodies[0]).toMatchObject({ name: 'Noor', source: 'recording' })
  expect(requestBodies[1]).toEqual(transcriptionData)
})

test('a recording that can not be kept is offered again in the new profile', async () => {
  server.use(...profileCalls().handlers)
  server.use(
    http.post(CANDIDATES, () => HttpResponse.json(candidate(), { status: 201 })),
    http.post(RECORDINGS, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  const { user } = renderApp('/kandidaat-profiel', { transcriptionData })
  await user.type(await screen.findByRole('textbox', { name: 'Voornaam' }), 'Noor')
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })
  expect(await screen.findByText(messages.recordingSaveFailed)).toBeVisible()
  expect(conversations().getByRole('button', { name: 'Bewaar bij Noor de Vries' })).toBeVisible()
})

test('without id and without a conversation the page says where to begin', async () => {
  server.use(http.get(`${AI}/api/chat/messages`, () => HttpResponse.json([])))
  renderApp('/kandidaat-profiel')
  expect(await screen.findByRole('heading', { name: 'Hier staat nog geen kandidaat' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar kandidaten' })).toHaveAttribute('href', '/dashboard-candidates')
})

test('an interview that is stored after the page was left does not lead back to it', async () => {
  const response = Promise.withResolvers<void>()
  server.use(...profileCalls().handlers)
  server.use(
    http.post(
      RECORDINGS,
      async () => (await response.promise, HttpResponse.json(recording(transcriptionData), { status: 201 })),
    ),
  )
  const { user, go, address } = await open({ transcriptionData })
  await user.click(conversations().getByRole('button', { name: 'Bewaar bij Noor de Vries' }))
  await go('/elders')
  response.resolve()
  expect(await screen.findByText('De gespreksopname staat bij de kandidaat.')).toBeVisible()
  expect(screen.getByText('Ergens anders')).toBeVisible()
  expect(address()).toBe('/elders')
})

test('a candidate who is added after the page was left does not lead to their profile', async () => {
  const response = Promise.withResolvers<void>()
  server.use(...profileCalls().handlers)
  server.use(
    http.post(CANDIDATES, async () => (await response.promise, HttpResponse.json(candidate(), { status: 201 }))),
    http.post(RECORDINGS, () => HttpResponse.json(recording(transcriptionData), { status: 201 })),
  )
  const { user, go, address } = renderApp('/kandidaat-profiel', { transcriptionData })
  await user.type(await screen.findByRole('textbox', { name: 'Voornaam' }), 'Noor')
  await user.click(screen.getByRole('button', { name: 'Kandidaat opslaan' }))
  await go('/elders')
  await user.click(await screen.findByRole('button', { name: 'Toch weggaan' }))
  response.resolve()
  expect(await screen.findByText('Noor de Vries is toegevoegd.')).toBeVisible()
  expect(address()).toBe('/elders')
  await user.click(screen.getByRole('button', { name: 'Bekijk profiel' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor de Vries' })).toBeVisible()
})

test('a stored interview leads to its page, and one that was deleted comes back', async () => {
  const address = `${AI}/api/recordings/${recording().id}`
  let recordings = [recording()]
  server.use(...profileCalls().handlers)
  server.use(
    http.get(RECORDINGS, () => HttpResponse.json(recordings)),
    http.delete(address, () => {
      recordings = []
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${address}/restore`, () => {
      recordings = [recording()]
      return HttpResponse.json(recording())
    }),
  )
  const { user } = await open()
  await user.click(await conversations().findByText('gesprek'))
  expect(conversations().getByRole('link', { name: 'Open gesprek' })).toHaveAttribute(
    'href',
    `/gesprek/${recording().id}`,
  )
  await user.click(conversations().getByRole('button', { name: 'Verwijder' }))
  expect(await conversations().findByText(/^Nog geen gesprekken/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('De gespreksopname staat er weer.')).toBeVisible()
  expect(await conversations().findByText('gesprek')).toBeVisible()
})
