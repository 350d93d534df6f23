import { isOneOf, recordingLanguages } from '@wervio/contracts'
import { createTranscriber } from '../../services/ai-service/src/speech/create-transcriber.ts'
import type { SpeechVariables } from '../../services/ai-service/src/speech/speech-variables.ts'
import { UsageError } from './usage-error.ts'

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Prints what is said in a file as it is heard, and at the end what the engine was. */
export const transcribe = async (settings: SpeechVariables, file: string, language = 'nl'): Promise<void> => {
  if (!isOneOf(recordingLanguages, language)) throw new UsageError(`A language is ${recordingLanguages.join(', ')}`)
  const transcriber = createTranscriber(settings)
  try {
    const { segments, ...rest } = await transcriber.transcribe({
      audio: file,
      language,
      onProgress: ({ seconds, total }) => console.error(`${clock(seconds)} of ${clock(total)}`),
    })
    for (const { start, speaker, text } of segments)
      console.log(`${clock(start)} ${speaker === '' ? '' : `${speaker}: `}${text}`)
    console.log(JSON.stringify(rest))
  } finally {
    await transcriber.close()
  }
}
