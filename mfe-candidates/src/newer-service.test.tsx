import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { stubCandidates, person } from './testing/fake-candidates.ts'
import { profileCalls } from './testing/fake-profile.ts'
import { candidate, fakeServices, ID, server } from './testing/fake-services.ts'
import { renderApp } from './testing/render-app.tsx'

fakeServices()

test('a status that only a newer service knows is shown in the list by its own word', async () => {
  stubCandidates([person(1, 'Noor de Vries', { status: 'op_wachtlijst' })])
  renderApp('/dashboard-candidates?view=table')
  expect(await screen.findByText('op_wachtlijst')).toBeVisible()
})

test('what only a newer service knows of somebody is shown by its own word', async () => {
  const newerPerson = candidate({
    status: 'op_wachtlijst',
    source: 'portaal',
    retention: 'two_years',
    sensitive: [{ kind: 'handtekening' }],
    education: [{ ...school, level: 'phd' }],
  })
  server.use(...profileCalls({ person: newerPerson }).handlers)
  renderApp(`/kandidaat-profiel/${ID}`)
  expect(await screen.findByRole('combobox', { name: 'Status van de kandidaat' })).toHaveDisplayValue('op_wachtlijst')
  expect(screen.getByText('phd')).toBeVisible()
  expect(screen.getByText(/handtekening/)).toBeVisible()
  const privacy = within(screen.getByRole('region', { name: 'Bewaren en privacy' }))
  expect(privacy.getByRole('combobox', { name: 'Bewaartermijn' })).toHaveDisplayValue('two_years')
  expect(privacy.getByText(/^portaal op/)).toBeVisible()
})

const school = {
  degree: 'Verpleegkunde',
  institution: 'Hanze',
  period: null,
  start: null,
  end: null,
  description: null,
}
