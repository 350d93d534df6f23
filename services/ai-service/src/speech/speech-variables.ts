import { resolve } from 'node:path'
import { z } from 'zod'
import { speechModels } from './models/manifest.ts'

/** Every variable that speech reads. */
export const speechVariables = {
  /**
   * An OpenAI-compatible endpoint that transcribes, up to and including /v1; with SPEECH_MODEL it takes the place of
   * the local engine.
   */
  SPEECH_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://localhost:8080/v1' })
    .optional(),
  SPEECH_MODEL: z.string().optional(),
  SPEECH_API_KEY: z.string().optional(),
  /** The most one request to it may take. */
  SPEECH_TIMEOUT_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(1, { error: 'must be at least 1 second' })
    .max(3_600, { error: 'must be at most 3600 seconds' })
    .default(600),
  /**
   * Whether only speech is sent to it, as the model of voice activity finds it; off for one that finds it out itself.
   */
  SPEECH_VOICE_DETECTION: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** The folder of models of speech; `models` in the data folder when absent. */
  WERVIO_SPEECH_MODELS: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  /** Which of them is used; the best that is there when absent. */
  WERVIO_SPEECH_MODEL: z
    .enum(
      speechModels.map(({ name }) => name),
      { error: `must be one of ${speechModels.map(({ name }) => name).join(', ')}` },
    )
    .optional(),
  /** The ffmpeg that reads recordings; one on the PATH, else the installed one, when absent. */
  WERVIO_FFMPEG: z.string().optional(),
  WERVIO_DATA: z.string().optional(),
}
const variables = z.object(speechVariables)
export type SpeechVariables = z.output<typeof variables>

/** The settings of speech alone, for commands outside of the service. */
export const readSpeechVariables = (env: NodeJS.ProcessEnv): SpeechVariables => variables.parse(env)

/** Settings that don't go together. */
export const speechProblems = (env: SpeechVariables): { name: string; message: string }[] => {
  const { SPEECH_BASE_URL: address, SPEECH_MODEL: model, SPEECH_API_KEY: key } = env
  const missing = (name: string, other: string) => ({ name, message: `is needed when ${other} is set` })
  return [
    ...(address && !model ? [missing('SPEECH_MODEL', 'SPEECH_BASE_URL')] : []),
    ...(!address && model ? [missing('SPEECH_BASE_URL', 'SPEECH_MODEL')] : []),
    ...(!address && key ? [missing('SPEECH_BASE_URL', 'SPEECH_API_KEY')] : []),
  ]
}
