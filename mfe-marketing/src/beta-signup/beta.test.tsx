import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPage } from '../testing/render-page.tsx'

test('it says that the product is a closed beta, and where to mail', async () => {
  renderPage('/beta-signup')
  expect(await screen.findByText(/is nu in gesloten bèta/)).toBeVisible()
  const address = 'mailto:info@wervio.nl?subject=Meedoen%20met%20de%20b%C3%A8ta%20van%20Wervio'
  for (const name of ['info@wervio.nl', 'Mail ons'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})

test('who needs no account, or has one, is led on', async () => {
  renderPage('/beta-signup')
  expect(await screen.findByRole('link', { name: 'Probeer de generator' })).toHaveAttribute(
    'href',
    '/vacatures/generator',
  )
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
})

test('what needs no account is shown, with pictures in both themes', async () => {
  renderPage('/beta-signup')
  const cards = within(await screen.findByRole('region', { name: 'Dit kan nu al' })).getAllByRole('listitem')
  expect(
    cards.map((card) => {
      const link = within(card).getByRole('link')
      return [link.textContent, link.getAttribute('href'), card.querySelectorAll('img').length]
    }),
  ).toEqual([
    ['Schrijf een vacaturetekst', '/vacatures/generator', 2],
    ['Bekijk hoe het werkt', '/how-it-works', 2],
  ])
})
