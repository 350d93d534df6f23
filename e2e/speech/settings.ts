import { modelsFolder } from '../../services/ai-service/src/speech/create-transcriber.ts'
import type { SpeechModel } from '../../services/ai-service/src/speech/models/manifest.ts'
import { installedModels } from '../../services/ai-service/src/speech/models/model-folder.ts'
import { readSpeechVariables } from '../../services/ai-service/src/speech/speech-variables.ts'

export type SpeechSettings = {
  /** The folder of recordings with what is said in them, as the bench of speech reads them. */
  recordings: string
  /** The folder of models, and the one that the service chooses in it. */
  models: string
  model: SpeechModel
}

/** What the tests of speech need of this machine, or a sentence about what isn't there. */
export const readSpeechSettings = (): SpeechSettings | { missing: string } => {
  const { WERVIO_SPEECH_DATA: recordings, WERVIO_SPEECH_MODEL: wanted } = process.env
  const models = modelsFolder(readSpeechVariables(process.env))
  const model = installedModels(models).find(({ name }) => wanted === undefined || name === wanted)
  if (recordings === undefined)
    return { missing: 'Set WERVIO_SPEECH_DATA to a folder of recordings with what is said in transcripts.tsv.' }
  if (!model)
    return { missing: `No ${wanted ?? 'model'} is in ${models}: npm run speech -- models download whisper-base.` }
  return { recordings, models, model }
}
