import { expect, type Locator, type Page } from '@playwright/test'
import { PATIENCE } from './scene.ts'

/**
 * A picture of one service: how its screen is reached, and which part of it is shown, in CSS pixels: its width, and its
 * distance from the left and top of what `open` answers.
 */
export type Shot = { name: string; open: (page: Page) => Promise<Locator>; width: number; left?: number; top?: number }

const VACANCY = 'Wijkverpleegkundige'
const QUESTION = 'Wat zijn de essentiële technische vaardigheden?'

const openVacancy = async (page: Page, tab: string): Promise<void> => {
  await page.goto('/vacancy-dashboard')
  const link = page.getByRole('main').getByRole('link', { name: VACANCY }).first()
  const address = (await link.getAttribute('href', { timeout: PATIENCE })) ?? ''
  await page.goto(`${address}?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 1, name: VACANCY })).toBeVisible()
}

const openPersona = async (page: Page): Promise<Locator> => {
  await openVacancy(page, 'persona')
  const title = page.getByRole('article', { name: 'Persona' }).getByRole('heading', { name: /^De ideale/ })
  const make = page.getByRole('button', { name: 'Genereer Kandidaat Persona' })
  await expect(title.or(make)).toBeVisible({ timeout: PATIENCE })
  if (await make.isVisible()) {
    await make.click()
    await expect(title).toBeVisible({ timeout: PATIENCE })
    // Without the message that it was stored.
    await page.reload()
  }
  const radar = page.getByRole('heading', { name: 'Persoonlijkheid in één beeld' })
  await expect(radar).toBeVisible()
  return radar
}

const openText = async (page: Page): Promise<Locator> => {
  await openVacancy(page, 'publicatietekst')
  const text = page.getByRole('main').getByRole('heading', { name: /^Wijkverpleegkundige \(/ })
  await expect(text).toBeVisible({ timeout: PATIENCE })
  return text
}

const openMatch = async (page: Page): Promise<Locator> => {
  await page.goto('/matching-dashboard')
  const reasons = page.getByRole('complementary', { name: 'Uitleg bij de score' })
  await expect(reasons.getByRole('heading', { name: /^Waarom/ })).toBeVisible({ timeout: PATIENCE })
  return reasons
}

const openTranscript = async (page: Page): Promise<Locator> => {
  await page.goto('/meeting-overview')
  const card = page.getByRole('link', { name: /^Sollicitatiegesprek/ }).first()
  await page.goto((await card.getAttribute('href', { timeout: PATIENCE })) ?? '')
  const title = page.getByRole('heading', { name: 'Meeting Transcriptie' })
  await expect(page.getByText(/^Goedemorgen/).first()).toBeVisible()
  return title
}

const openAssistant = async (page: Page): Promise<Locator> => {
  await openVacancy(page, 'overzicht')
  await page.getByRole('button', { name: 'Vraag de assistent' }).click()
  const chip = page.getByRole('list', { name: 'Voorbeeldvragen' }).getByRole('button', { name: QUESTION })
  const answer = page.getByRole('list', { name: 'Bronnen' }).last()
  await expect(chip.or(answer)).toBeVisible({ timeout: PATIENCE })
  if (await chip.isVisible()) await chip.click()
  await expect(answer).toBeVisible({ timeout: PATIENCE })
  return page.getByRole('log', { name: 'Gesprek' })
}

const openInsights = async (page: Page): Promise<Locator> => {
  await page.goto('/improvements')
  const insights = page.getByRole('heading', { name: 'Inzichten', exact: true })
  await expect(insights).toBeVisible({ timeout: PATIENCE })
  return insights
}

/** Of every service of the home page, in its order. */
export const shots: readonly Shot[] = [
  { name: 'persona', open: openPersona, width: 720, left: -36, top: -36 },
  { name: 'texts', open: openText, width: 720, left: -48, top: -40 },
  { name: 'matching', open: openMatch, width: 534 },
  { name: 'transcription', open: openTranscript, width: 592, left: -24, top: -24 },
  { name: 'assistant', open: openAssistant, width: 480, left: -132, top: 112 },
  { name: 'insights', open: openInsights, width: 720, left: -16, top: -16 },
]
