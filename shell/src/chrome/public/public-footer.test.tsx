import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from '@wervio/routing/testing'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { PublicFooter } from './public-footer.tsx'

inlineConfig({
  ...testConfig,
  brand: {
    registrationNumber: '12345678',
    postalAddress: 'Grote Markt 1, 9712 HN Groningen',
    socialUrl: 'https://social.example/wervio',
    socialLabel: 'Wervio op Social',
  },
})

test('what an operator says of the company stands in the footer', () => {
  render(<PublicFooter />, { wrapper: MemoryRouter })
  expect(screen.getByText('Wervio verandert het wervingsproces met AI.')).toBeVisible()
  expect(screen.getByText('KvK 12345678')).toBeVisible()
  expect(screen.getByText('Wervio, Grote Markt 1, 9712 HN Groningen')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wervio op Social' })).toHaveAttribute(
    'href',
    'https://social.example/wervio',
  )
})
