import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Recruiter } from '../../support/accounts.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../../support/looks.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { chooseRecording, fillImport, importRecording, startTranscription } from '../../support/recordings.ts'
import { talkOfTones, teamsTranscript } from '../../support/sample-talks.ts'
import { signedInTest as test, expect } from '../../support/signed-in-test.ts'
import type { Urls } from '../../support/urls.ts'

const saveIlse = (urls: Urls, recruiter: Recruiter) =>
  saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: 'ilse@example.nl' })

const transcript = (page: Page) => page.getByRole('region', { name: 'Meeting Transcriptie' })
const summary = (page: Page) => page.getByRole('region', { name: 'Samenvatting Gesprek' })

test('a transcript of Teams becomes a conversation to read, with a summary that points into it', async ({
  page,
  urls,
  recruiter,
}) => {
  const { id } = await saveIlse(urls, recruiter)
  await page.goto(`/import-recording?candidate=${id}`)
  await chooseRecording(page, teamsTranscript())
  await fillImport(page, 'Competentie Gesprek')
  await startTranscription(page)
  await expect(page).toHaveURL(`/kandidaat-profiel/${id}`, { timeout: 30_000 })
  const stored = page.getByRole('region', { name: 'Gespreksopnames' })
  await expect(stored.getByText(/wijkverpleegkundige bij Zorggroep De Linde/).first()).toBeVisible()
  await expect(stored.getByText('Nog niet bewaard')).toBeHidden()
  await stored.getByRole('link', { name: 'Open gesprek' }).click()
  await expect(summary(page).getByText('Heb je plannen om kinderen te krijgen?')).toBeVisible()
  await expect(summary(page).getByText('Het was mijn taak om de indicatie te stellen.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Spreker' }).selectOption('Ilse Hoogveen')
  await expect(transcript(page).getByText('Heb je plannen om kinderen te krijgen?')).toBeHidden()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Ondertitels (.vtt)' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('00:00:40.000 --> 00:00:48.000\n<v Sanne de Wit>Heb je plannen om kinderen te krijgen?</v>')
})

test('without a speech engine a recording is kept, says so, and stands behind the bell', async ({
  page,
  urls,
  recruiter,
}) => {
  const { id } = await saveIlse(urls, recruiter)
  await page.goto(`/import-recording?candidate=${id}`)
  await chooseRecording(page, { ...talkOfTones([0]), name: 'zonder motor.wav' })
  await fillImport(page, 'Sollicitatie Gesprek')
  await startTranscription(page)
  const card = page.getByRole('article', { name: 'zonder motor.wav' })
  const problem = card.getByText(/^Er is nog geen spraakmotor ingesteld\./)
  await expect(problem).toBeVisible({ timeout: 30_000 })
  const retrying = page.waitForResponse((response) => response.url().endsWith('/retry'))
  await card.getByRole('button', { name: 'Opnieuw proberen' }).click()
  expect((await retrying).status()).toBe(202)
  await expect(problem).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Notificaties' }).click()
  await expect(page.getByRole('link', { name: /zonder motor\.wav.*Verwerken is niet gelukt/ })).toBeVisible()
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('import, conversation, speakers, consent and its end have no barrier', async ({ page, urls, recruiter }) => {
    const { id } = await saveIlse(urls, recruiter)
    await page.goto(`/import-recording?candidate=${id}`)
    await fillImport(page, 'Sollicitatie Gesprek')
    await chooseRecording(page, { ...talkOfTones([0]), name: 'opname.mp3', buffer: Buffer.alloc(0) })
    await expect(page.getByText('Dit bestand is leeg. Kies een ander.')).toBeVisible()
    await expectNoBarrier(page)
    await page.goto(`/gesprek/${await importRecording(urls.aiService, recruiter, id, teamsTranscript())}`)
    await expect(page.getByText(/^Toestemming van 5 januari 2026/)).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Sprekers' }).click()
    await expect(page.getByRole('dialog', { name: 'Sprekers' })).toBeVisible()
    await expectNoBarrier(page)
    await page.goto(`/kandidaat-profiel/${id}`)
    await page.getByRole('button', { name: 'Trek in' }).click()
    await expect(page.getByText(/^1 opname wordt voorgoed verwijderd/)).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Trek in en verwijder' }).click()
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Verwijderd' })).toBeVisible()
    await expectNoBarrier(page)
  })
})
