import { join } from 'node:path'
import { createServiceTokens } from '@wervio/service-kit'
import { blobsOf, openBlobs } from '@wervio/service-kit/blobs'
import type { Config } from '../platform/config.ts'
import { ffmpegPath } from '../speech/media/ffmpeg-path.ts'
import { makePlayback } from '../speech/media/make-playback.ts'
import type { Transcriber } from '../speech/transcriber.ts'
import { createMakeCandidate } from './ask-main-api.ts'
import type { RecordingParts } from './recording-parts.ts'
import { withoutSpeech } from './without-speech.ts'

/** What recordings are stored and transcribed with, as the environment says. */
export const configuredRecordings = (config: Config, transcriber: Transcriber): RecordingParts => {
  const folder = join(config.WERVIO_DATA ?? '.data', 'recordings')
  const url = config.WERVIO_MAIN_API_INTERNAL_URL ?? `http://localhost:${config.WERVIO_MAIN_API_PORT}`
  const secret = config.WERVIO_SERVICE_SECRET
  return {
    blobs: openBlobs(blobsOf(config)),
    folder,
    atOnce: config.WERVIO_SPEECH_JOBS,
    transcriber,
    makePlayback: async (path, target, signal) =>
      makePlayback(await ffmpegPath(config.WERVIO_FFMPEG), path, target, { signal }),
    makeCandidate: secret
      ? createMakeCandidate({ url, tokens: createServiceTokens(secret) })
      : withoutSpeech(folder).makeCandidate,
  }
}
