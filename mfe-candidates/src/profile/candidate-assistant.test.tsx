import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type ChatResponse } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { ONE, profileCalls, recording } from '../testing/fake-profile.ts'
import { AI, fakeServices, ID, server } from '../testing/fake-services.ts'
import { noPdfWorker, waitForViewerFallback } from '../testing/pdf-viewer-stub.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const CHAT = `${AI}/api/chat`
const STRENGTHS = 'Wat zijn de sterke punten van deze kandidaat?'
const answer: ChatResponse = {
  response: 'Noor werkt graag in de wijk. [1]',
  sources: [
    { path: ['samenvattingen', '0'], label: 'Samenvatting', quote: 'Noor werkt graag in de wijk.' },
    { path: ['cv', 'vaardigheden'], label: 'CV, vaardigheden', quote: 'Wondzorg' },
  ],
  answered: true,
  made_by: { engine: 'builtin', model: 'chat-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
}

beforeEach(() => {
  stubScreen(1920)
})

test('the assistant beside a profile gets the CV, the conversations and the name, and its sources lead to them', async () => {
  const requestBodies: unknown[] = []
  server.use(
    ...profileCalls({ recordings: [recording()] }).handlers,
    http.post(CHAT, async ({ request }) => (requestBodies.push(await request.json()), HttpResponse.json(answer))),
  )
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  expect(await screen.findByText(/^Hoi, .*Vraag me iets over Noor de Vries\./)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: STRENGTHS }))
  const sources = within(await screen.findByRole('list', { name: 'Bronnen' }))
  expect(requestBodies).toMatchObject([
    {
      message: STRENGTHS,
      subject: { kind: 'candidate', id: ID },
      context: {
        kandidaatNaam: 'Noor de Vries',
        cv: { functietitel: 'Wijkverpleegkundige' },
        transcripties: ['Noor: Ik werk graag in de wijk.'],
        samenvattingen: ['Noor werkt graag in de wijk.'],
      },
    },
  ])
  expect(sources.getByRole('link', { name: 'Samenvatting' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ID}?gesprekken=open`,
  )
  const skill = sources.getByRole('link', { name: 'CV, vaardigheden' })
  expect(skill).toHaveAttribute('href', `/kandidaat-profiel/${ID}#cv=skills&zin=Wondzorg`)
  server.use(
    noPdfWorker,
    http.get(`${ONE}/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
  )
  await user.click(skill)
  expect(await screen.findByRole('region', { name: 'CV' })).toBeVisible()
  await waitForViewerFallback()
})

test('an answer that fails says so as a message, and the profile stays', async () => {
  server.use(
    ...profileCalls().handlers,
    http.post(CHAT, () => HttpResponse.json({}, { status: 500 })),
  )
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  await user.click(await screen.findByRole('button', { name: STRENGTHS }))
  await waitFor(() => expect(screen.getAllByText(messages.chatFailed)[0]).toBeVisible())
  expect(screen.getByRole('heading', { level: 1, name: 'Noor de Vries' })).toBeVisible()
})
