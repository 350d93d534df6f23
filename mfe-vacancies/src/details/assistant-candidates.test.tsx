import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { ChatMessage, ChatResponse } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { match, pipelineOf } from '../testing/fake-matches.ts'
import { AI, fakeServices, generatedText, ID, server, vacancy, VACANCIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const noor = match(1, 'Noor Jansen', {}, { stage: 3 })
const answer: ChatResponse = {
  response:
    '1 kandidaat is nu op ‘Gesprek Gepland’:\n- Noor Jansen staat sinds 3 maart 2026 op ‘Gesprek Gepland’. [1]\n[2]',
  sources: [
    {
      path: ['kandidaten', noor.id, 'procedure'],
      label: 'Noor Jansen, procedure',
      quote: 'Gesprek Gepland, 3 mrt 2026',
    },
    { path: ['kandidaten'], label: 'Procedure van deze vacature', quote: '1 kandidaat, 1 in de running' },
    { path: ['kandidaten', noor.id, 'skills', '3'], label: 'Noor Jansen, vaardigheden', quote: 'Wondzorg' },
  ],
  answered: true,
  made_by: generatedText.made_by,
  warnings: [],
}
let questions: string[] = []

beforeEach(() => {
  questions = []
  stubScreen(1920)
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(`${AI}/api/chat/messages`, () => HttpResponse.json([])),
    http.post(`${AI}/api/chat`, async ({ request }) => {
      questions.push(((await request.json()) as { message: string }).message)
      return HttpResponse.json(answer)
    }),
  )
})

const sources = async () => within(await screen.findByRole('list', { name: 'Bronnen' }))

test('with somebody in the procedure it offers questions about candidates, whose sources lead to profile and procedure', async () => {
  server.use(...pipelineOf([noor]))
  const { user } = renderApp(`/vacancy/${ID}`)
  const offer = within(await screen.findByRole('list', { name: 'Voorbeeldvragen: Over de kandidaten' }))
  expect(offer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Wie staan er in gesprek?',
    'Wie is er nieuw?',
    'Hoeveel kandidaten heb ik?',
  ])
  expect(
    within(screen.getByRole('list', { name: 'Voorbeeldvragen: Over deze vacature' })).getAllByRole('button'),
  ).toHaveLength(6)
  await user.click(offer.getByRole('button', { name: 'Wie staan er in gesprek?' }))
  const links = await sources()
  expect(links.getByRole('link', { name: 'Noor Jansen, procedure' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${noor.id}`,
  )
  expect(links.getByRole('link', { name: 'Procedure van deze vacature' })).toHaveAttribute(
    'href',
    `/vacancy/${ID}?tab=matches`,
  )
  // What the CV says opens there.
  expect(links.getByRole('link', { name: 'Noor Jansen, vaardigheden' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${noor.id}#cv=skills.3&zin=Wondzorg`,
  )
  expect(questions).toEqual(['Wie staan er in gesprek?'])
})

test('a source about a candidate opens with the keyboard', async () => {
  server.use(...pipelineOf([noor]))
  const { user, address } = renderApp(`/vacancy/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Wie is er nieuw?' }))
  const link = (await sources()).getByRole('link', { name: 'Noor Jansen, procedure' })
  screen.getByRole('link', { name: 'Bron 2: Procedure van deze vacature' }).focus()
  await user.tab()
  expect(link).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(address()).toBe(`/kandidaat-profiel/${noor.id}`)
})

test('an answer of an earlier visit keeps the way to its candidates', async () => {
  const stored: ChatMessage = {
    id: '4f6c1d52-7f7e-4f0e-8b3c-000000000001',
    role: 'assistant',
    content: answer.response,
    sources: answer.sources,
    made_by: answer.made_by,
    created_at: '2026-01-01T09:00:00.000Z',
  }
  server.use(http.get(`${AI}/api/chat/messages`, () => HttpResponse.json([stored])))
  renderApp(`/vacancy/${ID}`)
  expect((await sources()).getByRole('link', { name: 'Noor Jansen, procedure' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${noor.id}`,
  )
})

test('without candidates it offers the questions about the vacancy only', async () => {
  renderApp(`/vacancy/${ID}`)
  const offer = within(await screen.findByRole('list', { name: 'Voorbeeldvragen' }))
  expect(offer.getAllByRole('button')).toHaveLength(6)
  expect(screen.queryByText('Over de kandidaten')).not.toBeInTheDocument()
})
