import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeServices } from '../testing/fake-services.ts'
import { inlineConfig } from '@wervio/testing/page-config'
import { renderShell } from '../testing/render-shell.tsx'

fakeServices()

test('sign-in code that finds no configuration says so, and starts at the second try', async () => {
  const user = userEvent.setup()
  renderShell('/agenda', null)
  expect(await screen.findByText(/Het inloggen kon niet worden geladen/)).toBeVisible()
  inlineConfig()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Niet ingelogd')).toBeVisible()
})
