import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { generated, makeMedia } from '../../services/ai-service/src/speech/testing/make-sound.ts'
import { errorLimit, JOINED } from '../bench/speech/error-limits.ts'
import { wordErrors } from '../bench/speech/word-errors.ts'
import type { Recruiter } from '../support/accounts.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { chooseRecording, fillImport, startTranscription, type SentFile } from '../support/recordings.ts'
import type { Urls } from '../support/urls.ts'
import { expect, speechTest as test } from './speech-test.ts'

test.describe.configure({ mode: 'serial' })

/** Milliseconds for a minute of speech on a machine of two cores, the loading of the model included. */
const HEARING = 600_000
const SOUND_ONLY_SECONDS = 120

const transcript = (page: Page) => page.getByRole('region', { name: 'Meeting Transcriptie' })

/** Sends a file from the screen, and returns the address of the profile that it arrives at. */
const sendRecording = async (page: Page, recruiter: Recruiter, urls: Urls, file: SentFile): Promise<string> => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: 'ilse@example.nl' })
  await page.goto(`/import-recording?candidate=${id}`)
  await fillImport(page, 'Sollicitatie Gesprek')
  await chooseRecording(page, file)
  await startTranscription(page)
  return `/kandidaat-profiel/${id}`
}

/** Opens the conversation that the profile leads to. */
const openConversation = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Gespreksopnames' }).getByRole('link', { name: 'Open gesprek' }).click()
  await expect(transcript(page)).toBeVisible()
}

/** Downloads the transcript as subtitles. */
const readSubtitles = async (page: Page): Promise<string> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Ondertitels (.vtt)' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

const CUE = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n(.+)$/gm
const seconds = (clock: string): number => clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)

const cuesOf = (vtt: string) =>
  [...vtt.matchAll(CUE)].map(([, start = '', end = '', text = '']) => ({
    start: seconds(start),
    end: seconds(end),
    text: text.replaceAll(/<[^>]*>/g, ''),
  }))

test('real speech becomes a transcript, through a service that is killed while it hears', async ({
  signedIn: page,
  recruiter,
  urls,
  ownProduct,
  conversation,
  model,
  complaints,
}) => {
  complaints.allow(/net::ERR_(?:CONNECTION|EMPTY|SOCKET|INCOMPLETE)_\w+|status of 50\d/)
  const profile = await sendRecording(page, recruiter, urls, conversation.file)
  const card = page.getByRole('article', { name: conversation.file.name })
  await expect(card.getByText(/Transcriptie wordt verwerkt, bezig/)).toBeVisible({ timeout: 60_000 })
  await ownProduct.restart('ai-service', 'SIGKILL')
  await expect(page).toHaveURL(profile, { timeout: HEARING })
  await openConversation(page)

  const cues = cuesOf(await readSubtitles(page))
  const { errors, words } = wordErrors(conversation.text, cues.map(({ text }) => text).join(' '))
  console.log(`${model}: ${errors} of ${words} words wrong, in ${cues.length} pieces`)
  expect(errors / words).toBeLessThanOrEqual(errorLimit(model) * JOINED)
  // What was heard twice, or lost, after the kill shows in the times too.
  for (const [index, { start, end }] of cues.entries()) {
    expect(end).toBeGreaterThan(start)
    expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.start ?? 0)
  }

  const last = transcript(page)
    .getByRole('button', { name: /^Speel af vanaf/ })
    .last()
  await last.click()
  await expect(page.getByRole('slider', { name: 'Plaats in de opname' })).not.toHaveAttribute('aria-valuetext', /^0:00/)
  await page.getByRole('button', { name: 'Pauzeer' }).click()
})

test('sound without speech gives no sentence', async ({ signedIn: page, recruiter, urls }) => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-music-'))
  const path = await makeMedia(folder, 'wachtmuziek.wav', ...generated(CHORD, SOUND_ONLY_SECONDS))
  const file = { name: 'wachtmuziek.wav', mimeType: 'audio/wav', buffer: await readFile(path) }
  await rm(folder, { recursive: true })
  await sendRecording(page, recruiter, urls, file)
  const card = page.getByRole('article', { name: file.name })
  await expect(card.getByText('In deze opname wordt niets gezegd.')).toBeVisible({ timeout: HEARING })
  await expect(card.getByRole('button', { name: 'Opnieuw proberen' })).toBeHidden()
})

/** Three tones that swell and fade, as the music of somebody who is on hold. */
const CHORD = 'aevalsrc=exprs=0.2*(sin(2*PI*262*t)+sin(2*PI*330*t)+sin(2*PI*392*t))*(0.6+0.4*sin(2*PI*0.5*t)):s=16000'
