import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPage } from '../testing/render-page.tsx'

const open = async () => {
  const { user } = renderPage('/pricing')
  await screen.findByRole('heading', { level: 1 })
  const plan = (name: string) => within(screen.getByRole('listitem', { name }))
  return { user, plan, billing: (name: RegExp) => screen.getByRole('radio', { name }) }
}

test('the page begins with the yearly prices, 25% under the list prices', async () => {
  const { plan, billing } = await open()
  expect(billing(/^Jaarlijks/)).toBeChecked()
  expect(screen.getByText('Bespaar 25%')).toBeVisible()
  expect(plan('Starter').getByText('€ 35')).toBeVisible()
  expect(plan('Professional').getByText('€ 59')).toBeVisible()
  expect(plan('Enterprise').getByText('Op aanvraag')).toBeVisible()
})

test('by the year one saves three times the monthly list price, and the whole sum is there', async () => {
  const { plan } = await open()
  expect(plan('Starter').getByText('Je bespaart € 141 per jaar')).toBeVisible()
  expect(plan('Starter').getByText('€ 423 per jaar, in één keer')).toBeVisible()
  expect(plan('Professional').getByText('Je bespaart € 237 per jaar')).toBeVisible()
})

test('by the month the list prices stand there, without savings, and back', async () => {
  const { user, plan, billing } = await open()
  await user.click(billing(/^Maandelijks/))
  expect(plan('Starter').getByText('€ 47')).toBeVisible()
  expect(plan('Professional').getByText('€ 79')).toBeVisible()
  expect(screen.queryByText(/^Je bespaart/)).toBeNull()
  await user.click(billing(/^Jaarlijks/))
  expect(plan('Starter').getByText('€ 35')).toBeVisible()
})

test.each([
  ['Starter', ['5 AI-vacatureteksten', '2 uur transcriptie', '20 kandidaten matchen', 'AI-chatbot']],
  [
    'Professional',
    [
      'Onbeperkt vacatureteksten',
      'Onbeperkt transcriptie',
      'Onbeperkt matchen',
      'AI-chatbot',
      'Persona generator',
      'AI-zoeken',
      'Persoonlijke onboarding',
      'Eigen sjablonen',
    ],
  ],
  [
    'Enterprise',
    [
      'Alles van Professional',
      'Training van een eigen model',
      'Vaste accountmanager',
      'Premium support',
      'Koppelingen op maat',
    ],
  ],
])('%s says all that is in it', async (name, contents) => {
  const { plan } = await open()
  const items = plan(name).getAllByRole('listitem')
  expect(items).toHaveLength(contents.length)
  for (const [index, content] of contents.entries()) expect(items[index]).toHaveTextContent(content)
})

test('a plan begins with a trial, Enterprise with a conversation; the bottom has both', async () => {
  const { plan } = await open()
  for (const name of ['Starter', 'Professional'])
    expect(plan(name).getByRole('link')).toHaveAttribute('href', '/register')
  expect(plan('Enterprise').getByRole('link')).toHaveAttribute('href', '/contact')
  const bottom = within(screen.getByRole('region', { name: 'Probeer het met je eigen vacature' }))
  expect(bottom.getByRole('link', { name: 'Start gratis trial' })).toHaveAttribute('href', '/register')
  expect(bottom.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact')
})

test('a question that is not there leads to the contact form', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Stel hem gerust' })).toHaveAttribute('href', '/contact')
})

test('the trial is 14 days without a credit card, and what follows it is told', async () => {
  await open()
  expect(screen.getAllByText(/14 dagen/)[0]).toBeVisible()
  expect(screen.getByText(/Zeg je niet op tijd op, dan wordt het een betaald abonnement/)).toBeVisible()
})
