import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from '@wervio/routing/testing'
import { HomePage } from './home-page.tsx'

const renderHome = () =>
  render(
    <MemoryRouter>
      <main>
        <HomePage />
      </main>
    </MemoryRouter>,
  )

test('the headline is the one h1, and the browser tab and search engines get their text', () => {
  renderHome()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meer tijd voor mensen, minder voor admin')
  expect(document.title).toBe('Meer tijd voor mensen, minder voor admin · Wervio')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/recruiters/)
})

test.each([
  ['Probeer gratis', '/beta-signup'],
  ['Bekijk hoe het werkt', '/how-it-works'],
  ['Start gratis demo', '/demo'],
  ['Demo aanvragen', '/contact'],
  ['Neem contact op', '/contact'],
])('%s leads to %s', (name, target) => {
  renderHome()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', target)
})

test('the generator, which works without an account, is one click away', () => {
  renderHome()
  const invitation = within(screen.getByRole('region', { name: 'Probeer het nu met je eigen vacature' }))
  expect(invitation.getByRole('link', { name: 'Schrijf een vacaturetekst' })).toHaveAttribute(
    'href',
    '/vacatures/generator',
  )
})

test('six services, each with one sentence, a link to where it is and pictures of it in both themes', () => {
  renderHome()
  const cards = within(screen.getByRole('region', { name: 'Alles voor je werving op één plek' })).getAllByRole(
    'listitem',
  )
  expect(
    cards.map((card) => {
      const link = within(within(card).getByRole('heading', { level: 3 })).getByRole('link')
      return [link.textContent, link.getAttribute('href')]
    }),
  ).toEqual([
    ['AI Persona Generator', '/vacancy-dashboard'],
    ['AI Vacatureteksten', '/vacatures/generator'],
    ['Kandidaat Matching', '/matching-dashboard'],
    ['AI Gesprekstranscriptie', '/meeting-overview'],
    ['AI Recruitment Assistent', '/dashboard'],
    ['Data-gedreven Inzichten', '/improvements'],
  ])
  for (const card of cards) {
    expect(card.querySelector('p')?.textContent).toMatch(/^[^.]+\.$/)
    const pictures = [...card.querySelectorAll('img')]
    expect(pictures).toHaveLength(2)
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(Number(picture.getAttribute('width')) * Number(picture.getAttribute('height'))).toBeGreaterThan(0)
      expect(picture).toHaveAttribute('alt', expect.stringMatching(/\w{4}/))
    }
  }
})

test('four reasons, with the claims as they are made everywhere', () => {
  renderHome()
  const points = within(screen.getByRole('region', { name: 'Waarom Wervio' })).getAllByRole('listitem')
  expect(points).toHaveLength(4)
  for (const claim of ['Tot 70% tijdwinst', 'Tot 10 uur winst per aanname', 'AVG-proof', 'Wetenschappelijk bewezen'])
    expect(screen.getByRole('heading', { level: 3, name: claim })).toBeVisible()
  expect(screen.getByText('gratis, zonder creditcard')).toBeVisible()
})

test('claims with a number, and of science, say what they rest on', () => {
  renderHome()
  expect(screen.getByText(/schattingen van de makers, geen metingen/)).toBeVisible()
  const reason = screen.getByRole('heading', { level: 3, name: 'Wetenschappelijk bewezen' }).closest('li')
  expect(reason).toHaveTextContent(/Big Five/)
  for (const claim of ['Tot 70% tijdwinst', 'Tot 10 uur winst per aanname'])
    expect(screen.getByRole('heading', { level: 3, name: claim }).closest('li')).toHaveTextContent(/schatting/i)
})

test('the picture of the product has a text for those who can not see it, and says it is an example', () => {
  renderHome()
  const picture = screen.getByRole('figure')
  expect(within(picture).getByText(/^Voorbeeld met verzonnen gegevens: .*91%/)).toBeInTheDocument()
  expect(within(picture).queryByText('Amira Haddou')?.closest('[aria-hidden="true"]')).not.toBeNull()
})
