import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderAgenda } from '../testing/render-agenda.tsx'

test('the two ways to a conversation', async () => {
  renderAgenda('/new-meeting')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nieuw gesprek' })).toBeVisible()
  const planning = screen.getByRole('link', { name: /^Online Meeting/ })
  expect(planning).toHaveAttribute('href', '/online-meeting')
  expect(planning).toHaveTextContent('Plan een Teams-meeting en laat de AI-assistent meedoen.')
  const importing = screen.getByRole('link', { name: /^Importeer Opname/ })
  expect(importing).toHaveAttribute('href', '/import-recording')
  expect(importing).toHaveTextContent('Upload een audio- of video-opname die je al hebt.')
})
