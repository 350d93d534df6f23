import { join, resolve } from 'node:path'
import { createLocalTranscriber } from './local/local-transcriber.ts'
import { hasRuntime } from './local/runtime.ts'
import { voiceModel } from './local/vad/voice-detector.ts'
import { ffmpegPath } from './media/ffmpeg-path.ts'
import { speechModels } from './models/manifest.ts'
import { damagedFiles, folderOf, installedModels } from './models/model-folder.ts'
import { createRemoteTranscriber } from './remote/remote-transcriber.ts'
import { SpeechError } from './speech-error.ts'
import type { SpeechVariables } from './speech-variables.ts'
import type { Transcriber } from './transcriber.ts'

/** Where models of speech are kept when nothing else is said. */
export const modelsFolder = ({
  WERVIO_SPEECH_MODELS,
  WERVIO_DATA,
}: Pick<SpeechVariables, 'WERVIO_SPEECH_MODELS' | 'WERVIO_DATA'>): string =>
  WERVIO_SPEECH_MODELS ?? join(resolve(WERVIO_DATA ?? '.data'), 'models')

/** Checks each folder once, because reading hundreds of megabytes takes a second. */
const verifyOnce = () => {
  const checks = new Map<string, Promise<void>>()
  const check = async (folder: string): Promise<void> => {
    const model = speechModels.find(({ name }) => folder.endsWith(name))
    const damaged = model ? await damagedFiles(folder, model) : []
    if (damaged.length > 0) throw new SpeechError('engine_failed', `damaged model: ${damaged.join(', ')}`)
  }
  return (folder: string): Promise<void> => {
    const checked = checks.get(folder) ?? check(folder)
    checks.set(folder, checked)
    checked.catch(() => checks.delete(folder))
    return checked
  }
}

/**
 * The engine of speech: the endpoint when one is configured, else Whisper on this machine. While there is no model it
 * throws `no_engine`, and one that is downloaded later works at once. Never a silent switch from one to the other.
 */
export const createTranscriber = (config: SpeechVariables): Transcriber => {
  const ffmpeg = () => ffmpegPath(config.WERVIO_FFMPEG)
  if (config.SPEECH_BASE_URL && config.SPEECH_MODEL)
    return createRemoteTranscriber({
      baseUrl: config.SPEECH_BASE_URL,
      model: config.SPEECH_MODEL,
      apiKey: config.SPEECH_API_KEY,
      timeoutMs: config.SPEECH_TIMEOUT_SECONDS * 1_000,
      voice: config.SPEECH_VOICE_DETECTION === 'on' && hasRuntime() ? voiceModel() : null,
      ffmpeg,
    })
  const models = modelsFolder(config)
  const wanted = config.WERVIO_SPEECH_MODEL
  return createLocalTranscriber({
    findModel: () => {
      const model = installedModels(models).find(({ name }) => wanted === undefined || name === wanted)
      return model ? { name: model.name, folder: folderOf(models, model) } : null
    },
    verify: verifyOnce(),
    voice: voiceModel(),
    ffmpeg,
  })
}
