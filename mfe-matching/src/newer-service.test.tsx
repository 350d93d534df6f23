import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, MAIN, PATH, requirementList, scored, server, stubMatching } from './testing/fake-matching.ts'
import { renderApp } from './testing/render-app.tsx'

fakeServices()

const list = () => screen.findByRole('list', { name: 'Kandidaten' })

test('a candidate of whom a newer service says more stands in the list with the score', async () => {
  const candidate = scored(1, 'Ilse Hoogveen', ['met', 'met', 'missing', 'met'], { status: 'op_wachtlijst' })
  const newerScore = candidate.score && { ...candidate.score, states: ['met', 'expired', 'missing', 'met'] }
  stubMatching([{ ...candidate, score: newerScore, later: 'van een latere versie' } as typeof candidate])
  renderApp(PATH)
  const row = within(await list())
  expect(row.getByRole('link', { name: /^1\. Ilse Hoogveen/ })).toBeVisible()
  expect(row.getByText(`${candidate.matchPercentage}%`)).toBeVisible()
})

test('requirements of a kind that only a newer service knows are shown with their label', async () => {
  const { requirements: sampleRequirements, ...rest } = requirementList()
  const newer = sampleRequirements.map((requirement) => ({ ...requirement, kind: 'clearance', later: true }))
  stubMatching(undefined, { ...rest, requirements: newer })
  const { user } = renderApp(PATH)
  await user.click(within(await list()).getByRole('link', { name: /^1\. / }))
  expect((await screen.findAllByText('BIG-registratie')).length).toBeGreaterThan(0)
})

test('a service of another major asks to refresh the page', async () => {
  stubMatching()
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () =>
      HttpResponse.json([], { headers: { 'Wervio-Api-Version': '99.0' } }),
    ),
  )
  renderApp('/matching-dashboard')
  expect((await screen.findAllByText(messages.versionRefused))[0]).toBeVisible()
})
