import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from '@wervio/routing/testing'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { ContactDetails } from './contact-details.tsx'

inlineConfig({
  ...testConfig,
  brand: { phone: '+31 (0)50 123 45 67', postalAddress: 'Grote Markt 1, 9712 HN Groningen' },
})

test('a telephone number and an address that an operator gave stand among the details', () => {
  render(<ContactDetails />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: '+31 (0)50 123 45 67' })).toHaveAttribute('href', 'tel:+31501234567')
  expect(screen.getByText('Grote Markt 1, 9712 HN Groningen')).toBeVisible()
  expect(screen.queryByText('Groningen, Nederland')).toBeNull()
})
