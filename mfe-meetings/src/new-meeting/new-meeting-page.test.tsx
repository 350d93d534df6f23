import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderAgenda } from '../testing/render-agenda.tsx'

test('the two ways to a conversation', async () => {
  renderAgenda('/new-meeting')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nieuw gesprek' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Online Meeting/ })).toHaveAttribute('href', '/online-meeting')
  const importing = screen.getByRole('link', { name: /^Importeer Opname/ })
  expect(importing).toHaveAttribute('href', '/import-recording')
  expect(importing).not.toHaveTextContent('Binnenkort')
})
