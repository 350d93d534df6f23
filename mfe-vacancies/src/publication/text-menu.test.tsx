import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { stubScreen } from '@wervio/testing'
import { fakePublication, READ_PATH } from '../testing/fake-publication.ts'
import { fakeServices } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

/** Opens the text and its menu; returns the names in it. */
const openMenu = async () => {
  fakePublication()
  const { user } = renderApp(READ_PATH)
  await user.click(await screen.findByRole('button', { name: 'Meer met de tekst' }))
  return { user, names: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) }
}

test('printing has its button; only deleting is behind the menu', async () => {
  const { names } = await openMenu()
  expect(names).toEqual(['Tekst verwijderen…'])
})

test('on a phone printing is behind the menu', async () => {
  stubScreen(390)
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user, names } = await openMenu()
  expect(names).toEqual(['Print', 'Tekst verwijderen…'])
  expect(screen.queryByRole('button', { name: 'Print', hidden: true })).not.toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})
