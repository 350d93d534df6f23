import type { Tone } from './listen.ts'

/** The words of a sentence, evenly over its tone. */
const wordsOf = ({ start, end, text }: Tone) => {
  const words = text.split(' ')
  const length = (end - start) / words.length
  return words.map((word, index) => ({ word, start: start + index * length, end: start + (index + 1) * length }))
}

/** An answer as OpenAI's `verbose_json`. */
export const verboseJson = (tones: readonly Tone[], duration: number) => ({
  task: 'transcribe',
  language: 'dutch',
  duration,
  text: tones.map(({ text }) => text).join(' '),
  segments: tones.map(({ start, end, text }, id) => ({
    id,
    start,
    end,
    text: ` ${text}`,
    avg_logprob: -0.2,
    compression_ratio: 1.2,
    no_speech_prob: 0.01,
    temperature: 0,
  })),
  words: tones.flatMap(wordsOf),
})

/** What a server makes up where nobody speaks. */
export const phantom = (duration: number) => ({
  ...verboseJson([], duration),
  text: 'Ondertiteld in opdracht van de omroep.',
  segments: [
    {
      start: 0,
      end: duration,
      text: 'Ondertiteld in opdracht van de omroep.',
      avg_logprob: -0.4,
      no_speech_prob: 0.8,
    },
  ],
  words: [],
})
