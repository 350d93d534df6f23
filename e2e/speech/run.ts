import { runTests } from '../support/run-tests.ts'
import { readSpeechSettings } from './settings.ts'

/** `pnpm e2e:speech [FILTER…]`: recordings of real speech, from the screen through a real model to the transcript. */
const settings = readSpeechSettings()
if ('missing' in settings) {
  console.error(settings.missing)
  process.exit(1)
}
await runTests('speech')
