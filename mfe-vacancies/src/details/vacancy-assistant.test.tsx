import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { ChatResponse } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { AI, failure, fakeServices, generatedText, ID, server, vacancy, VACANCIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const answer: ChatResponse = {
  response: 'Je moet BIG hebben. [1]',
  sources: [
    { path: ['vacature', 'hard_skills'], label: 'Vacature, hard skills', quote: 'BIG' },
    { path: ['publicatietekst'], label: 'Publicatietekst', quote: 'Tekst van nu.' },
  ],
  answered: true,
  made_by: generatedText.made_by,
  warnings: [],
}
let chatRequests: { context: unknown; subject?: unknown }[] = []

beforeEach(() => {
  chatRequests = []
  stubScreen(1920)
  server.use(
    http.get(`${AI}/api/chat/messages`, () => HttpResponse.json([])),
    http.post(`${AI}/api/chat`, async ({ request }) => {
      chatRequests.push((await request.json()) as (typeof chatRequests)[number])
      return HttpResponse.json(answer)
    }),
  )
})

test('the assistant beside a vacancy gets its filled fields and its text, and its sources lead to the tabs', async () => {
  server.use(http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy({ benefits: '' }))))
  const { user, address } = renderApp(`/vacancy/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Wat zijn de essentiële technische vaardigheden?' }))
  const sources = within(await screen.findByRole('list', { name: 'Bronnen' }))
  expect(chatRequests).toMatchObject([
    {
      subject: { kind: 'vacancy', id: ID },
      context: {
        vacature: { title: 'Wijkverpleegkundige', hard_skills: '- Hbo-V\n- BIG' },
        publicatietekst: expect.stringContaining('Tekst van nu.'),
      },
    },
  ])
  expect(JSON.stringify(chatRequests)).not.toMatch(/benefits|recruiter_id|<p>/)
  expect(sources.getByRole('link', { name: 'Vacature, hard skills' })).toHaveAttribute(
    'href',
    `/vacancy/${ID}?tab=overzicht`,
  )
  expect(sources.getByRole('link', { name: 'Publicatietekst' })).toHaveAttribute(
    'href',
    `/vacancy/${ID}?tab=publicatietekst`,
  )
  expect(address()).toBe(`/vacancy/${ID}`)
})

test('a vacancy that is not there has no assistant', async () => {
  server.use(http.get(`${VACANCIES}/:id`, () => HttpResponse.json(failure('not_found'), { status: 404 })))
  renderApp(`/vacancy/${ID}`)
  await screen.findByRole('heading', { name: 'Vacature niet gevonden' })
  expect(screen.queryByRole('complementary', { name: 'Assistent' })).not.toBeInTheDocument()
})

test('beside the form it gets what is typed now', async () => {
  const { user } = renderApp('/create-vacancy')
  await user.type(await screen.findByRole('textbox', { name: 'Functietitel' }), 'Planner')
  await user.click(await screen.findByRole('button', { name: 'Wat ontbreekt er nog in mijn vacature?' }))
  await waitFor(() => expect(chatRequests).toHaveLength(1))
  expect(chatRequests.map(({ subject }) => subject)).toEqual([undefined])
  expect(chatRequests.map(({ context }) => context)).toEqual([{ vacature: { title: 'Planner' } }])
})
