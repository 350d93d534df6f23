import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { stubCandidates, person } from '../testing/fake-candidates.ts'
import { fakeServices, ID, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

test('the tabs stand in the address, also with the keyboard; filters stay with their own tab', async () => {
  stubCandidates([summary()])
  const { user, address } = renderApp('/dashboard-candidates?status=nieuw&view=table')
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Alle kandidaten',
    'Matches',
    'Zoek kandidaat',
    'Shortlist',
    'Analytics',
  ])
  await user.click(screen.getByRole('tab', { name: 'Zoek kandidaat' }))
  expect(address()).toBe('/dashboard-candidates?view=table&tab=zoeken')
  expect(screen.getByRole('heading', { name: 'Zoek in alles wat je van kandidaten weet' })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('tab', { name: 'Shortlist', selected: true })).toHaveFocus()
  expect(await screen.findByRole('heading', { name: 'Nog niemand op je shortlist' })).toBeVisible()
  await user.keyboard('{Home}')
  await waitFor(() => expect(address()).toBe('/dashboard-candidates?view=table'))
})

test('a list that was just read is read again when the navigation says so, and not otherwise', async () => {
  const requests = stubCandidates([summary()])
  const { go } = renderApp('/dashboard-candidates')
  await screen.findByRole('link', { name: 'Noor de Vries' })
  await go('/dashboard-candidates?tab=zoeken')
  await go('/dashboard-candidates', { refreshCandidates: false })
  await screen.findByRole('link', { name: 'Noor de Vries' })
  expect(requests).toHaveLength(1)
  await go('/dashboard-candidates', { refreshCandidates: true })
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('who was just added is marked and has the focus', async () => {
  stubCandidates([summary(), person(2, 'Pieter Vos')])
  const { address } = renderApp('/dashboard-candidates', { newCandidateId: ID, refreshCandidates: true })
  expect(await screen.findByText('Net toegevoegd')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Noor de Vries' })).toHaveFocus())
  expect(address()).toBe('/dashboard-candidates')
})

test('a state that is something else changes nothing', async () => {
  stubCandidates([summary()])
  renderApp('/dashboard-candidates', { newCandidateId: 7 })
  expect(await screen.findByRole('link', { name: 'Noor de Vries' })).toBeVisible()
  expect(screen.queryByText('Net toegevoegd')).not.toBeInTheDocument()
})
