import { z } from 'zod'
import { isPhantom } from '../phantoms.ts'

const seconds = z.number().catch(0)

/** What an OpenAI-compatible endpoint answers as `verbose_json`; servers leave out what they don't have. */
export const remoteAnswer = z.object({
  language: z.string().nullish(),
  text: z.string(),
  segments: z
    .array(
      z.object({
        start: seconds,
        end: seconds,
        text: z.string(),
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
  words: z
    .array(
      z.object({ word: z.string(), start: seconds, end: seconds, probability: z.number().min(0).max(1).nullish() }),
    )
    .nullish(),
})
export type RemoteAnswer = z.output<typeof remoteAnswer>

/** Servers give a language by its name or its code. */
const codes: Readonly<Record<string, string>> = { dutch: 'nl', english: 'en', german: 'de', french: 'fr' }
export const languageCode = (language: string): string => codes[language.toLowerCase()] ?? language.toLowerCase()

export type RemoteSegment = { start: number; end: number; text: string; confidence: number | null }

/** Whether it says anything; a recording of silence gets made-up sentences from some servers. */
const isSaid = ({ text, no_speech_prob, avg_logprob }: NonNullable<RemoteAnswer['segments']>[number]): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !isPhantom(text, { noSpeech: no_speech_prob ?? 0, logProbability: avg_logprob ?? 0 })

/** The segments of an answer about sound of `length` seconds; one that gives only a text is one segment. */
export const segmentsIn = (answer: RemoteAnswer, length: number): RemoteSegment[] => {
  const whole = answer.text.trim()
  const segments = answer.segments ?? (whole === '' ? [] : [{ start: 0, end: length, text: whole }])
  return segments.filter(isSaid).map(({ start, end, text, avg_logprob: log }) => ({
    start: Math.min(start, length),
    end: Math.min(Math.max(start, end), length),
    text: text.trim(),
    confidence: log === null || log === undefined ? null : Math.min(1, Math.exp(log)),
  }))
}
