import type { Page } from '@playwright/test'
import { buildPeer } from '../../peers/speech/peer.ts'
import type { Recruiter } from '../../support/accounts.ts'
import { callApi } from '../../support/api.ts'
import { chromium } from '../../support/chromium.ts'
import { expectNoBarrier, LOOKS_TIMEOUT } from '../../support/looks.ts'
import { expect, ownTest } from '../../support/own-product.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { chooseRecording, fillImport, importRecording, startTranscription } from '../../support/recordings.ts'
import { talkOfTones } from '../../support/sample-talks.ts'
import type { Urls } from '../../support/urls.ts'

const test = ownTest.extend<object, { speech: string }>({
  speech: [
    async ({}, provide) => {
      const peer = buildPeer()
      await provide(`${await peer.listen({ port: 0, host: '127.0.0.1' })}/v1`)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    // The tones of these talks are no voices to the model of voice activity.
    async ({ speech }, provide) =>
      provide({ SPEECH_BASE_URL: speech, SPEECH_MODEL: 'honest', SPEECH_VOICE_DETECTION: 'off' }),
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'serial' })
test.use({
  permissions: ['local-network-access', 'microphone'],
  launchOptions: {
    ...chromium.launchOptions,
    args: [
      ...(chromium.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

/** Opens the import for a candidate, filled in but for the recording; returns the id of the candidate. */
const openImport = async (page: Page, recruiter: Recruiter, urls: Urls): Promise<string> => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: 'ilse@example.nl' })
  await page.goto(`/import-recording?candidate=${id}`)
  await fillImport(page, 'Sollicitatie Gesprek')
  return id
}
const stored = (page: Page) => page.getByRole('region', { name: 'Gespreksopnames' })
const summary = (page: Page) => page.getByRole('region', { name: 'Samenvatting Gesprek' })

test('a recording is transcribed, summarised, heard and put right; withdrawn consent deletes it and says what', async ({
  signedIn: page,
  recruiter,
  urls,
  complaints,
}) => {
  const candidateId = await openImport(page, recruiter, urls)
  await chooseRecording(page, talkOfTones([0, 1, 2, 3, 4, 5, 6, 11]))
  await startTranscription(page)
  await expect(page).toHaveURL(`/kandidaat-profiel/${candidateId}`, { timeout: 40_000 })
  await expect(
    stored(page).getByText('Ik werk nu vijf jaar als planner bij een transportbedrijf.').first(),
  ).toBeVisible()
  await stored(page).getByRole('link', { name: 'Open gesprek' }).click()

  await summary(page)
    .getByRole('listitem')
    .filter({ hasText: 'Ik werk nu vijf jaar als planner' })
    .getByRole('button', { name: /0:02/ })
    .click()
  await expect(page.getByRole('slider', { name: 'Plaats in de opname' })).not.toHaveAttribute(
    'aria-valuetext',
    /^0:0[0-2]/,
  )
  await page.getByRole('button', { name: 'Pauzeer' }).click()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('team')
  await expect(page.getByText('1 van 1', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Wijzig het stuk op 0:00' }).click()
  await page.getByRole('textbox', { name: 'Wat er gezegd wordt' }).fill('Goedemorgen Ilse.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('button', { name: 'toon origineel' }).click()
  await expect(page.getByText('Goedemorgen, fijn dat je er bent.')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw samenvatten' }).click()
  await expect(page.getByText('Het gesprek is samengevat.')).toBeVisible()
  await expect(summary(page).getByText('Dan sturen we je volgende week een voorstel.')).toBeVisible()

  const conversation = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Naar profiel' }).click()
  await page.getByRole('button', { name: 'Trek in' }).click()
  await page.getByRole('button', { name: 'Trek in en verwijder' }).click()
  const proof = page.getByRole('dialog').getByRole('list', { name: 'Verwijderd' })
  await expect(proof.getByRole('listitem').filter({ hasText: /^1 opname$/ })).toBeVisible()
  await expect(proof.getByRole('listitem').filter({ hasText: /^2 geluidsbestanden$/ })).toBeVisible()
  await expect(proof.getByRole('listitem').filter({ hasText: /^8 stukken transcript$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect(stored(page).getByText(/^Nog geen gesprekken/)).toBeVisible()
  const answer = await callApi(`${urls.aiService}/api/recordings/${conversation.split('/').at(-1)}/audio`, recruiter)
  expect(answer.status).toBe(404)
  complaints.allow(/status of 404/)
  await page.goto(conversation)
  await expect(page.getByRole('heading', { name: 'Deze opname is er niet meer' })).toBeVisible()
})

test('a conversation with its sound has no barrier', async ({ signedIn: page, recruiter, urls }) => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: 'ilse@example.nl' })
  const recordingId = await importRecording(urls.aiService, recruiter, id, talkOfTones([0, 2]))
  await page.goto(`/gesprek/${recordingId}`)
  await expect(page.getByRole('slider', { name: 'Plaats in de opname' })).toBeVisible()
  await expect(summary(page).getByText('Ik werk nu vijf jaar als planner bij een transportbedrijf.')).toBeVisible()
  await expectNoBarrier(page)
})

test('a conversation is recorded here, paused, and goes on while its page is left', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  test.setTimeout(LOOKS_TIMEOUT)
  const candidateId = await openImport(page, recruiter, urls)
  await page.getByRole('tab', { name: 'Nu opnemen' }).click()
  await page.getByRole('button', { name: 'Start opname' }).click()
  const duration = page.getByRole('timer', { name: 'Duur van de opname' })
  await expect(duration).toHaveText('0:02')
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Pauzeer' }).click()
  await expect(page.getByText('Gepauzeerd')).toBeVisible()
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await page.getByRole('button', { name: 'Stop opname' }).click()
  await startTranscription(page)
  await expect(page.getByText('De import is begonnen.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText(/^Opname .* is uitgeschreven en samengevat\.$/)).toBeVisible({ timeout: 40_000 })
  await page.goto(`/kandidaat-profiel/${candidateId}`)
  await expect(stored(page).getByText(/^Opname [\d-]+ \d\d\.\d\d$/)).toBeVisible()
})
