import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { EDIT, fakePublication } from '../../testing/fake-publication.ts'
import { paste, textField } from '../../testing/edit.ts'
import { fakeServices } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

test('what is written is saved by itself and says when', async () => {
  const service = fakePublication()
  renderApp(EDIT)
  expect(await textField()).toHaveTextContent('Tekst van nu.')
  await paste(' En morgen.')
  expect(screen.getByText('Nog niet opgeslagen')).toBeVisible()
  await waitFor(() => expect(service.now.html).toBe('<h1>Wijkverpleegkundige</h1><p>Tekst van nu. En morgen.</p>'))
  expect(await screen.findByText(/^Opgeslagen om \d\d:\d\d$/)).toBeVisible()
  expect(service.sent).toHaveLength(1)
})
