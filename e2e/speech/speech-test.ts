import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinRecordings } from '../bench/speech/join-recordings.ts'
import { readRecordings } from '../bench/speech/recordings.ts'
import { ownTest } from '../support/own-product.ts'
import type { SentFile } from '../support/recordings.ts'
import { readSpeechSettings, type SpeechSettings } from './settings.ts'

const settings = (): SpeechSettings => {
  const outcome = readSpeechSettings()
  if ('missing' in outcome) throw new Error(outcome.missing)
  return outcome
}

/** A conversation of real speech: the file, and what is said in it. */
export type Conversation = { file: SentFile; text: string }

/** Tests with a product that hears by the model of this machine. */
export const speechTest = ownTest.extend<object, { model: string; conversation: Conversation }>({
  ownEnvironment: [
    async ({}, provide) => {
      const { models, model } = settings()
      await provide({ WERVIO_SPEECH_MODELS: models, WERVIO_SPEECH_MODEL: model.name })
    },
    { scope: 'worker' },
  ],
  model: [async ({}, provide) => provide(settings().model.name), { scope: 'worker' }],
  conversation: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'wervio-speech-'))
      const { path, text } = await joinRecordings(folder, await readRecordings(settings().recordings))
      const buffer = await readFile(path)
      await rm(folder, { recursive: true })
      await provide({ file: { name: 'echt gesprek.wav', mimeType: 'audio/wav', buffer }, text })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect } from '../support/own-product.ts'
