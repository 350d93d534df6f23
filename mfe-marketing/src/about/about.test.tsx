import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { renderPage } from '../testing/render-page.tsx'

inlineConfig({ ...testConfig, brand: { socialUrl: 'https://netwerk.example/oprichter' } })

const open = async () => {
  renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
}

test('the founder is a former recruiter with a background in data and IT, and reached by mail and network', async () => {
  await open()
  const founder = within(screen.getByRole('region', { name: 'De oprichter' }))
  expect(founder.getByText('Oud-recruiter, met een achtergrond in data en IT')).toBeVisible()
  expect(founder.getByRole('link', { name: 'Mail de oprichter' })).toHaveAttribute('href', 'mailto:info@wervio.nl')
  expect(founder.getByRole('link', { name: 'Profiel op netwerk.example' })).toHaveAttribute(
    'href',
    'https://netwerk.example/oprichter',
  )
  // Nobody gave a picture of them.
  expect(founder.queryByRole('img')).toBeNull()
})

test('four fields of expertise, and what they believe in', async () => {
  await open()
  const expertise = within(screen.getByRole('region', { name: 'Waar we verstand van hebben' }))
  expect(expertise.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Werving',
    'Data',
    'IT',
    'Eerlijk werven met AI',
  ])
  expect(within(screen.getByRole('region', { name: 'Onze visie' })).getByText(/^Werven is mensenwerk/)).toBeVisible()
})
