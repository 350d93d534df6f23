import { expect, test } from '@jest/globals'
import { brandDefaults } from '@wervio/brand'
import {
  AUDIT_LOG_DAYS,
  CV_IMPORT_DAYS,
  EXPIRED_INVITATION_DAYS,
  INVITATION_DAYS,
  NOTIFICATION_DAYS,
  SESSION_DAYS,
} from '@wervio/contracts'
import { act, screen, within } from '@testing-library/react'
import { renderPage } from '../testing/render-page.tsx'
import { fillFacts } from './facts.ts'
import { legalTexts } from './legal-texts.ts'

const open = async (address: string) => {
  const page = renderPage(address)
  await screen.findByRole('heading', { level: 1 })
  return page
}
const tab = (name: string) => screen.getByRole('tab', { name })
const sections = () => within(screen.getByRole('article')).getAllByRole('heading', { level: 3 })

test.each([
  ['/privacy', 'Privacybeleid', 9, '30 november 2026'],
  ['/privacy?tab=terms', 'Gebruikersvoorwaarden', 15, '30 november 2026'],
  ['/privacy?tab=fairuse', 'Fair use policy', 9, '30 november 2026'],
])('%s shows %s, with %d sections and the day it last changed', async (address, title, count, day) => {
  await open(address)
  expect(tab(title)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
  expect(sections()).toHaveLength(count)
  expect(document.title).toBe(`${title} · Wervio`)
  expect(screen.getByText(/^Laatst bijgewerkt op/)).toHaveTextContent(`Laatst bijgewerkt op ${day}`)
})

test.each(['', 'TERMS', 'nonsense', '<script>', '__proto__', 'terms&tab=fairuse'])(
  '?tab=%s shows one of the texts, as the first tab says',
  async (value) => {
    await open(`/privacy?tab=${value}`)
    expect(tab(value.startsWith('terms') ? 'Gebruikersvoorwaarden' : 'Privacybeleid')).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
)

test('another tab replaces the address, so that back leads to the page before', async () => {
  const { user, router, address } = await open('/privacy')
  await user.click(tab('Gebruikersvoorwaarden'))
  expect(address()).toBe('/privacy?tab=terms')
  await user.click(tab('Fair use policy'))
  expect(address()).toBe('/privacy?tab=fairuse')
  await user.click(tab('Privacybeleid'))
  expect(address()).toBe('/privacy')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/before')
})

test('the contents lead to each section of the text that is open', async () => {
  await open('/privacy?tab=terms')
  const links = within(screen.getByRole('navigation', { name: 'Inhoud' })).getAllByRole('link')
  expect(links).toHaveLength(15)
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)).toBeVisible()
  }
})

test('the terms say what the specification names', async () => {
  await open('/privacy?tab=terms')
  const article = screen.getByRole('article')
  for (const fact of [
    /gaat ze vanzelf over in een betaald abonnement/,
    /hoogstens het bedrag dat je ons in de 12 maanden daarvoor hebt betaald/,
    /langer dan 30 dagen, dan mogen we allebei de overeenkomst schriftelijk ontbinden/,
    /Nederlands recht van toepassing/,
  ])
    expect(article).toHaveTextContent(fact)
})

test.each([
  [
    '/privacy',
    [
      'gegevens er zijn',
      'Waarvoor we ze gebruiken',
      'delen',
      'beschermen',
      'rechten',
      'Cookies',
      'Wijzigingen en contact',
    ],
  ],
  [
    '/privacy?tab=fairuse',
    ['Wat mag', 'Wat niet mag', 'Grenzen', 'Gelijke behandeling', 'Toegankelijkheid', 'melden', 'misbruik'],
  ],
])('%s has the sections that the specification names', async (address, subjects) => {
  await open(address)
  const titles = sections().map(({ textContent }) => textContent)
  for (const subject of subjects) expect(titles).toContainEqual(expect.stringContaining(subject))
})

test('the policy says how long what is stored about an account stays', async () => {
  await open('/privacy')
  const article = screen.getByRole('article')
  for (const fact of [
    `Het logboek: ${AUDIT_LOG_DAYS} dagen`,
    `tot je er ${SESSION_DAYS} dagen niet hebt gewerkt`,
    `Een uitnodiging: ${INVITATION_DAYS} dagen geldig. Daarna ziet de eigenaar haar nog ${EXPIRED_INVITATION_DAYS} dagen`,
    `Meldingen: ${NOTIFICATION_DAYS} dagen`,
    `Een stapel CV’s die is ingelezen: ${CV_IMPORT_DAYS} dagen`,
  ])
    expect(article).toHaveTextContent(fact)
})

test('mail addresses, pages and other sites are links', async () => {
  await open('/privacy')
  const article = within(screen.getByRole('article'))
  expect(article.getAllByRole('link', { name: 'privacy@wervio.nl' })[0]).toHaveAttribute(
    'href',
    'mailto:privacy@wervio.nl',
  )
  expect(article.getByRole('link', { name: 'contactformulier' })).toHaveAttribute('href', '/contact')
  expect(article.getByRole('link', { name: 'Autoriteit Persoonsgegevens' })).toHaveAttribute(
    'href',
    'https://www.autoriteitpersoonsgegevens.nl',
  )
})

test('every text is whole: its sections differ, and no fact is missing', () => {
  for (const { sections: all } of legalTexts) {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const text of all.flatMap(({ blocks }) => blocks.flat()))
      expect(fillFacts(text, brandDefaults)).not.toMatch(/[{}]|undefined|null/)
  }
})
