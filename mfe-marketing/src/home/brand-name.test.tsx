import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from '@wervio/routing/testing'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { HomePage } from './home-page.tsx'

inlineConfig({ ...testConfig, brand: { name: 'Werf' } })

test('an operator’s own name stands wherever the product is named', () => {
  const { container } = render(
    <MemoryRouter>
      <main>
        <HomePage />
      </main>
    </MemoryRouter>,
  )
  expect(screen.getByText(/^Werf schrijft je vacatureteksten/)).toBeVisible()
  expect(screen.getByText(/^Werf neemt het schrijven/)).toBeVisible()
  expect(container).not.toHaveTextContent('Wervio')
})
