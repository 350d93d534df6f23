import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServiceError } from '@wervio/service-kit'
import { createFolderStore } from '@wervio/service-kit/blobs'
import { SpeechError } from '../speech/speech-error.ts'
import type { RecordingParts } from './recording-parts.ts'

/** Where no place and no engine was set up: transcript files are read, recordings wait for an engine. */
export const withoutSpeech = (folder = join(tmpdir(), 'wervio-recordings')): RecordingParts => ({
  blobs: createFolderStore(join(folder, 'blobs')),
  folder,
  atOnce: 1,
  transcriber: { transcribe: () => Promise.reject(new SpeechError('no_engine')) },
  makePlayback: () => Promise.reject(new SpeechError('no_engine')),
  makeCandidate: () => Promise.reject(new ServiceError('unavailable')),
})
